public import CastDiscovery
public import CastModel
public import CastV2
import LoopIsolation

/// The observers of all links of a context. They cost one comparison with `nil` while there are none.
@LoopActor
final class LinkTaps {
  /// Called with the messages of sessions.
  var message: (@LoopActor (TappedMessage) -> Void)?
  /// Called with the events of all links, probes included.
  var link: (@LoopActor (LinkReport) -> Void)?
  private var lastConnection: UInt64 = 0

  nonisolated init() {}

  func nextConnection() -> UInt64 {
    self.lastConnection += 1
    return self.lastConnection
  }
}

/// An event of a link, for recordings.
public struct LinkReport: Sendable {
  /// The kind of event.
  public enum Event: Sendable {
    /// The link is connected.
    case opened
    /// A message was sent or received, heartbeats and chunks included.
    case message(CastMessage, CastMessageDirection)
    /// The device answered the authentication challenge, with its certificate and intermediates in DER.
    case authenticated(AuthenticationVerdict, certificates: [[UInt8]])
    /// The link is closed, for this reason in words.
    case closed(String)
  }

  /// The number of the connection, unique in the context.
  public var connection: UInt64
  /// The session of the link; `nil` for a probe.
  public var sessionId: String?
  /// The device, as last seen.
  public var device: DiscoveredDevice
  /// The id under which this sender sends.
  public var senderId: String
  /// The device's numeric address.
  public var peer: String?
  /// The device's address and port.
  public var address: String?
  /// The event.
  public var event: Event
}
