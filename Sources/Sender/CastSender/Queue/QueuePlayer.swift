import CastModel
import CastV2
import JSONCodec
import LoopIsolation
import MediaPreflight
import NIOCore

/// The player that a ``MediaQueue`` belongs to, as far as the queue knows it: the link, the state, and the requests.
/// ``RemoteMediaClient``, which owns the queue, is one.
@LoopActor
protocol QueuePlayer: AnyObject {
  /// The session's link; a transfer replaces it.
  var link: ReceiverLink? { get }
  var snapshot: MediaSnapshot { get }
  var reducer: MediaStatusReducer { get }
  /// The requests to the app's player without an outcome so far.
  var commands: MediaCommandTable { get }
  /// The number of messages that the app has sent.
  var messageCount: Int { get }

  /// Returns the session's link, if it is connected.
  func connectedLink() throws(CastError) -> ReceiverLink
  /// Returns the session's link, if it is connected and its app plays media.
  func mediaLink() throws(CastError) -> ReceiverLink
  /// Sends a request to the app's player, and waits for its outcome.
  func ask<Payload: JSONEncodable>(
    _ kind: RequestKind, timeout: TimeAmount, replacesSameKind: Bool,
    _ make: @LoopActor (Int64) -> (MediaCommandTable.Purpose, Payload)
  ) async throws(CastError) -> CastReply

  /// Returns the answer to a request for the status.
  func status(
    omitsMetadata: Bool, omitsQueueItems: Bool, customData: JSONValue?
  ) async throws(CastError) -> CastReply

  /// Publishes the request's files of this machine while `body` loads them.
  func publishing<T>(
    _ request: LoadRequestData, _ wishes: ConversionWishes?,
    _ body: (LoadRequestData) async throws(CastError) -> T
  ) async throws(CastError) -> T
  /// Sends one LOAD, and waits until the media is loaded.
  func loadOnce(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot
  /// Sends one QUEUE_LOAD, and waits until the media is loaded.
  func queueLoadOnce(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot
  /// Whether a LOAD failed as if the receiver only knew QUEUE_LOAD.
  func mayKnowOnlyQueueLoad(after error: CastError) -> Bool
  /// Waits until an item plays, or any other than the earlier one.
  func wait(
    forItem itemId: Int64?, otherThan earlier: Int64, until deadline: NIODeadline?
  ) async throws(CastError) -> MediaSnapshot
}
