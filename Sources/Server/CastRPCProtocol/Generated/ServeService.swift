// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays it.
/// `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
///
/// The methods of the namespace `serve`; the server's hand-written half implements them.
@LoopActor
public protocol ServeService: AnyObject, Sendable {
  /// Serves a file to a receiver, and returns its URL.
  ///
  /// Only the receiver of the session (or `device`) and the members of its group may fetch the file; the server
  /// disconnects all others and serves nothing else. The URL has the address by which the receiver reaches this
  /// machine.
  ///
  /// A publication for a session ends with the session; one for a `device` ends with the connection that published it.
  /// `serve.unpublish` ends it earlier. Subtitles in another format than WebVTT are converted, unless `contentType`
  /// says otherwise. A pipe (FIFO) is served as a stream. A symbolic link is resolved once, so a file that replaces the
  /// target later isn't served.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended,
  /// DeviceNotFound, AmbiguousDevice, AddressNotResolved, FileNotFound, FileNotReadable, FileNotPlayable,
  /// ServingUnavailable, InternalLimitReached.
  func publish(_ params: ServePublishParams, _ call: JSONRPCCallContext) async throws -> Publication

  /// Ends a publication: its URL becomes invalid, and transfers in progress are disconnected.
  ///
  /// - Throws: ``APIError``: NoSuchPublication.
  func unpublish(_ params: ServeUnpublishParams, _ call: JSONRPCCallContext) async throws

  /// Returns the publications.
  func list(_ params: ServeListParams, _ call: JSONRPCCallContext) async throws -> ServeListResult
}
