public import LoopIsolation
public import NIOCore
import NIOHTTP1

/// A body that is written bit by bit, for as long as the client listens.
@LoopActor
public final class HTTPResponseStream {
  /// Called once, when the stream has ended: the client left, was cut off, or ``end()`` was called; at once if it has ended already.
  public var onEnd: (@LoopActor () -> Void)? {
    didSet {
      guard !self.isOpen, let onEnd = self.onEnd else { return }
      self.onEnd = nil
      onEnd()
    }
  }
  /// Whether it can still be written to.
  public private(set) var isOpen = true
  /// What has been written and not yet been taken by the system, in bytes.
  public private(set) var queuedBytes = 0

  private let maximumQueuedBytes: Int
  private weak var connection: HTTPConnection?

  init(connection: HTTPConnection, maximumQueuedBytes: Int) {
    self.connection = connection
    self.maximumQueuedBytes = maximumQueuedBytes
  }

  /// Sends `bytes`; `false` if the stream has ended, or ends now because the client is too far behind.
  @discardableResult
  public func write(_ bytes: ByteBuffer) -> Bool {
    guard self.isOpen, let connection = self.connection else { return false }
    let count = bytes.readableBytes
    guard count > 0 else { return true }
    guard self.queuedBytes + count <= self.maximumQueuedBytes else {
      connection.abort()
      return false
    }
    self.queuedBytes += count
    connection.write(part: .body(.byteBuffer(bytes))).whenComplete { [weak self] _ in
      LoopActor.assumeIsolated { self?.queuedBytes -= count }
    }
    return true
  }

  /// Sends one server-sent event; `data` may have several lines.
  @discardableResult
  public func send(event: String? = nil, data: String) -> Bool {
    var text = event.map { "event: \($0)\n" } ?? ""
    for line in data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { text += "data: \(line)\n" }
    return self.write(ByteBuffer(string: text + "\n"))
  }

  /// Ends the body; the connection may go on.
  public func end() {
    guard self.isOpen else { return }
    let connection = self.connection
    self.ended()
    connection?.streamEnded()
  }

  /// The stream is over, for whatever reason.
  func ended() {
    guard self.isOpen else { return }
    self.isOpen = false
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?()
  }
}
