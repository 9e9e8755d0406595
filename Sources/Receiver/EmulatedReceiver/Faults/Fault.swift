public import NIOCore

/// One way to misbehave; a ``FaultRule`` decides which messages, links or handshakes it strikes, and when.
public enum Fault: Sendable, Hashable {
  // MARK: Messages

  /// The message is lost: the sender gets no reply, or the receiver never sees the request.
  case discard
  /// The message is sent, or handled, this many times.
  case duplicate(copies: Int)
  /// The message is late, and so is everything behind it: the order stays, as with TCP.
  case delay(TimeAmount)
  /// The message changes places with the next one in the same direction.
  case reorder
  /// The message carries request id 0, as if it answered no request.
  case zeroRequestID
  /// Invalid bytes are sent before the message: in a separate frame, or (unframed) as they are, so that the sender
  /// can find no further frame.
  case garbage(byteCount: Int, isFramed: Bool)
  /// In place of the message, the header of a frame is sent that is longer than any sender accepts.
  case oversize(announcedLength: UInt32)
  /// The message's frame stops after this many bytes, and nothing follows; the link stays open.
  case stall(afterBytes: Int)

  // MARK: Links

  /// TLS sends its close alert, and TCP is closed.
  case drop
  /// TCP is reset.
  case reset
  /// The receiver's half of the stream ends; incoming messages are still handled, without an answer.
  case halfClose
  /// CLOSE from `receiver-0`, after which the sender has to connect again.
  case closePlatform
  /// The receiver sends nothing and ignores all messages, heartbeats included: for a while, or forever.
  case silence(TimeAmount?)
  /// The network hangs: nothing passes for a while; then everything does, in order.
  case freeze(TimeAmount)

  // MARK: Handshakes

  /// TLS begins after this delay.
  case slowTLS(TimeAmount)
  /// The receiver shows another device's certificate.
  case wrongCertificate

  // MARK: Devices

  /// Everything is closed; after a while the device returns on another port (0: any), under the same id.
  case reboot(after: TimeAmount, port: Int)
  /// The running app ends, as a crash does.
  case crashApplication
  /// Another sender takes over the device.
  case takeOver(TakeOver)
  /// Another member becomes the group's leader: the group moves to another port, and its senders are disconnected.
  case moveLeader(to: String?)
}

extension Fault {
  /// The target of a fault.
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

  /// Whether the message that triggers the fault is lost with it.
  var replacesMessage: Bool {
    switch self {
    case .discard, .oversize, .stall, .drop, .reset, .silence, .reboot: true
    default: false
    }
  }
}

/// The action of another sender on the device (``Fault/takeOver(_:)``).
public enum TakeOver: Sendable, Hashable {
  /// Launches an app.
  case launch(appId: String)
  /// Launches the app, unless it runs, and loads media in it.
  case load(appId: String, contentId: String, contentType: String, title: String?)
  /// Ends the running app.
  case stop
}
