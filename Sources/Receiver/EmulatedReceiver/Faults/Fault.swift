public import NIOCore

/// One way to misbehave; what it strikes, and when, is said by a ``FaultRule``.
public enum Fault: Sendable, Hashable {
  // MARK: Messages

  /// The message is lost: a reply that never comes, or a request that is never seen.
  case discard
  /// The message goes out, or is handled, so many times.
  case duplicate(copies: Int)
  /// The message is late, and so is everything behind it: order is kept, as TCP does.
  case delay(TimeAmount)
  /// The message changes places with the next one of its direction.
  case reorder
  /// The message carries request id 0, as if nobody had asked.
  case zeroRequestID
  /// Before the message come so many bytes that are no message: as a frame of its own, or (unframed) as they are, after
  /// which no frame can be found any more.
  case garbage(byteCount: Int, isFramed: Bool)
  /// In the message's place a frame is announced that is longer than anyone accepts.
  case oversize(announcedLength: UInt32)
  /// The message's frame stops after so many bytes, and nothing follows, ever; the link stays open.
  case stall(afterBytes: Int)

  // MARK: Links

  /// TLS says goodbye, TCP is closed.
  case drop
  /// TCP is reset.
  case reset
  /// Our half of the stream ends; what comes in is still handled, without an answer.
  case halfClose
  /// CLOSE from `receiver-0`, after which the sender has to connect again.
  case closePlatform
  /// Nothing goes out and nothing is heard, heartbeats neither: for a while, or for good.
  case silence(TimeAmount?)
  /// Nothing goes out or comes in for a while; then all of it does, in order: a network that hangs.
  case freeze(TimeAmount)

  // MARK: Handshakes

  /// TLS begins so much later.
  case slowTLS(TimeAmount)
  /// The certificate is another device's.
  case wrongCertificate

  // MARK: Devices

  /// Everything is closed; after a while the device comes back on another port (0: any), under the same id.
  case reboot(after: TimeAmount, port: Int)
  /// The running app ends, as a crash does.
  case crashApplication
  /// Another sender takes the device.
  case takeOver(TakeOver)
  /// The group's leader becomes another member: the group moves to another port, its senders are cut off.
  case moveLeader(to: String?)
}

extension Fault {
  /// What a fault strikes.
  public enum Scope: Sendable, Hashable {
    case message, link, handshake, device
  }

  var scope: Scope {
    switch self {
    case .discard, .duplicate, .delay, .reorder, .zeroRequestID, .garbage, .oversize, .stall: .message
    case .drop, .reset, .halfClose, .closePlatform, .silence, .freeze: .link
    case .slowTLS, .wrongCertificate: .handshake
    case .reboot, .crashApplication, .takeOver, .moveLeader: .device
    }
  }

  /// Whether the message that brings it on is lost with it.
  var replacesMessage: Bool {
    switch self {
    case .discard, .oversize, .stall, .drop, .reset, .silence, .reboot: true
    default: false
    }
  }
}

/// What another sender does with the device (``Fault/takeOver(_:)``).
public enum TakeOver: Sendable, Hashable {
  /// Launches an app.
  case launch(appId: String)
  /// Launches the app, unless it runs, and loads something in it.
  case load(appId: String, contentId: String, contentType: String, title: String?)
  /// Ends the running app.
  case stop
}
