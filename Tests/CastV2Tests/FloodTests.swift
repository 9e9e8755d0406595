import CastTestSupport
import CastV2
import LoopIsolation
import NIOCore
import Testing

/// A peer that sends faster than messages are handled: other work on the loop still gets its turns.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct FloodTests {
  /// Handles each message slowly.
  private final class SlowReader: CastConnectionDelegate {
    var texts: [String] = []
    var closures = 0
    /// The largest number of messages between two turns of other work.
    var longestStretch = 0
    private var stretch = 0
    let finished = Mailbox<Bool>()

    func othersHadATurn() { self.stretch = 0 }

    func connection(_ connection: CastConnection, didReceive message: CastMessage) {
      let start = NIODeadline.now()
      while NIODeadline.now() - start < .milliseconds(2) {}
      #expect(self.closures == 0)
      self.texts.append(message.text)
      self.stretch += 1
      self.longestStretch = max(self.longestStretch, self.stretch)
      if self.texts.count == 200 { self.finished.put(true) }
    }

    func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) {
      self.closures += 1
      self.finished.put(false)
    }
  }

  @Test func givesTurnsToOthersWithoutLoss() async throws {
    let accepted = try await Link.listen()
    let client = try await Link.connect(to: accepted.listener)
    let server = LinkRecorder(try #require(await accepted.next()))
    let reader = SlowReader()
    client.start(delegate: reader)
    let ticks = LoopActor.shared.eventLoop.scheduleRepeatedTask(
      initialDelay: .nanoseconds(0), delay: .milliseconds(1)
    ) { _ in
      LoopActor.assumeIsolated { reader.othersHadATurn() }
    }
    for index in 0..<200 { try server.connection.send(CastConnectionTests.message("\(index)")) }
    _ = await reader.finished.next()
    ticks.cancel()
    #expect(reader.texts == (0..<200).map(String.init))
    #expect(reader.closures == 0 && client.isOpen && server.connection.isOpen && accepted.listener.localAddress != nil)
    // 5 ms are three messages; the machine may be busy.
    #expect(reader.longestStretch <= 10)
  }
}
