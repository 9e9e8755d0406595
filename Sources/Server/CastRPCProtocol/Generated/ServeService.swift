// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Files of this machine for receivers: each under a URL that nobody can guess, for the one receiver that is to play
/// it. `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
///
/// The methods of the namespace `serve`; the server's hand-written half implements them.
@LoopActor
public protocol ServeService: AnyObject, Sendable {
  /// Serves a file to a receiver, and returns its URL.
  ///
  /// Only the receiver of the session, or `device`, and the members of its group may fetch it; others are disconnected,
  /// and nothing else is ever served. The address in the URL is the one by which the receiver reaches this machine.
  /// With a session it ends with the session; without one (`device`) it belongs to the connection that published it and
  /// ends with it. `serve.unpublish` ends it earlier. Subtitles in another format than WebVTT are converted, unless
  /// `contentType` says otherwise. A pipe (FIFO) is served as a stream. A symbolic link is followed once: what is put
  /// in the file's place later isn't served.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, DeviceNotFound,
  /// AmbiguousDevice, AddressNotResolved, FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable,
  /// InternalLimitReached.
  func publish(_ params: ServePublishParams, _ call: JSONRPCCallContext) async throws -> Publication

  /// Takes a publication back: its URL leads nowhere, and whoever is fetching it is disconnected.
  ///
  /// - Throws: ``APIError``: NoSuchPublication.
  func unpublish(_ params: ServeUnpublishParams, _ call: JSONRPCCallContext) async throws

  /// Returns what is published.
  func list(_ params: ServeListParams, _ call: JSONRPCCallContext) async throws -> ServeListResult
}
