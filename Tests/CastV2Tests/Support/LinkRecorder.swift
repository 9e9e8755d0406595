import CastTestSupport
import CastV2
import LoopIsolation

/// Records a link's events, for tests to await one by one.
@LoopActor
final class LinkRecorder: CastConnectionDelegate {
  enum Event: Sendable {
    case message(CastMessage)
    case writable(Bool)
    case closed(CastConnectionClosure)
  }

  let connection: CastConnection
  private let events = Mailbox<Event>()
  private(set) var messageCount = 0
  /// Whether the first message makes it close the link.
  var closesOnMessage = false

  init(_ connection: CastConnection) {
    self.connection = connection
    connection.start(delegate: self)
  }

  func next() async -> Event? { await self.events.next() }

  /// Waits for the next message, and skips other events before it. Returns `nil` if the link closed first.
  func message() async -> CastMessage? {
    while let event = await self.next() {
      if case .message(let message) = event { return message }
    }
    return nil
  }

  /// Waits for the link's end, and skips all events before it.
  func closure() async -> CastConnectionClosure? {
    while let event = await self.next() {
      if case .closed(let closure) = event { return closure }
    }
    return nil
  }

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    self.messageCount += 1
    self.events.put(.message(message))
    if self.closesOnMessage { connection.close() }
  }

  func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool) {
    self.events.put(.writable(isWritable))
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
    self.events.put(.closed(closure))
    self.events.finish()
  }
}
