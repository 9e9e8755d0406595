import CastModel
import CastSender
import NIOCore
import Testing

@Suite("Whether a session still exists")
struct ApplicationPresenceTests {
  private var presence = ApplicationPresence(
    receiverSessionId: "run-1", transportId: "transport-1", applicationId: "CC1AD845")

  @Test mutating func aMissingAppEndsItAfterASecond() {
    #expect(self.presence.statusReceived([], now: at(0)) == [])
    #expect(self.presence.deadline == at(1))
    #expect(self.presence.deadlineReached(now: at(0.9)) == [])
    #expect(self.presence.deadlineReached(now: at(1)) == [.end(.applicationEnded)])
  }

  @Test mutating func anAppThatReturnsInTimeKeepsIt() {
    _ = self.presence.statusReceived([], now: at(0))
    #expect(self.presence.statusReceived([.running()], now: at(0.5)) == [])
    #expect(self.presence.deadline == nil)
    #expect(self.presence.deadlineReached(now: at(5)) == [])
  }

  @Test mutating func aSecondStatusWithoutTheAppDoesNotExtendTheWait() {
    _ = self.presence.statusReceived([], now: at(0))
    _ = self.presence.statusReceived([], now: at(0.8))
    #expect(self.presence.deadline == at(1))
  }

  @Test mutating func anotherRunMeansThatItWasReplaced() {
    _ = self.presence.statusReceived([.running(sessionId: "run-2", transportId: "transport-2")], now: at(0))
    #expect(self.presence.deadlineReached(now: at(1)) == [.end(.replaced)])
  }

  @Test mutating func theIdleScreenReplacesNothing() {
    _ = self.presence.statusReceived([.running("E8C28D3C", sessionId: "idle", transportId: "idle")], now: at(0))
    #expect(self.presence.deadlineReached(now: at(1)) == [.end(.applicationEnded)])
  }

  @Test mutating func aCloseOfTheAppEndsItWithTheNextStatus() {
    #expect(self.presence.closed(by: "transport-1", receiverId: "receiver-0", now: at(0)) == [])
    #expect(self.presence.deadline == at(1))
    #expect(self.presence.statusReceived([], now: at(0.1)) == [.end(.applicationEnded)])
  }

  @Test mutating func aCloseOfTheReceiverCostsTheLinkOnly() {
    #expect(self.presence.closed(by: "receiver-0", receiverId: "receiver-0", now: at(0)) == [.suspend(.networkError)])
    #expect(self.presence.link == .lost)
  }

  @Test mutating func ignoresACloseOfAnotherApp() {
    #expect(self.presence.closed(by: "transport-9", receiverId: "receiver-0", now: at(0)) == [])
    #expect(self.presence.application == .running)
  }

  @Test mutating func reconnectsToAMovedApp() {
    let moved = ReceiverApplication.running(transportId: "transport-2")
    #expect(
      self.presence.statusReceived([moved], now: at(0)) == [.reconnectApplication(transportId: "transport-2")])
    #expect(self.presence.closed(by: "transport-1", receiverId: "receiver-0", now: at(0)) == [])
    #expect(self.presence.application == .running)
    #expect(self.presence.closed(by: "transport-2", receiverId: "receiver-0", now: at(0)) == [])
    #expect(self.presence.deadline == at(1))
  }

  @Test mutating func aLostLinkLeavesTheAppRunning() {
    #expect(self.presence.linkLost() == [.suspend(.networkError)])
    #expect(self.presence.link == .lost)
    #expect(self.presence.application == .running)
    #expect(self.presence.linkLost() == [])
  }

  @Test mutating func aNewLinkMayHaveAnotherTransport() {
    _ = self.presence.linkLost()
    self.presence.resumed(transportId: "transport-2")
    #expect(self.presence.link == .up)
    #expect(self.presence.closed(by: "transport-1", receiverId: "receiver-0", now: at(0)) == [])
    #expect(self.presence.linkLost() == [.suspend(.networkError)])
  }

  enum Step: CaseIterable, Sendable { case status, close, receiverClose, linkLost, requested }

  @Test(arguments: Step.allCases, Step.allCases)
  func endsOnceInAnyOrder(_ first: Step, _ second: Step) {
    var presence = ApplicationPresence(receiverSessionId: "run-1", transportId: "transport-1")
    var ends = 0
    for step in [first, second, first, second] {
      let actions =
        switch step {
        case .status: presence.statusReceived([], now: at(0)) + presence.deadlineReached(now: at(2))
        case .close:
          presence.closed(by: "transport-1", receiverId: "receiver-0", now: at(0))
            + presence.deadlineReached(now: at(2))
        case .receiverClose: presence.closed(by: "receiver-0", receiverId: "receiver-0", now: at(0))
        case .linkLost: presence.linkLost()
        case .requested: presence.endRequested(.requested)
        }
      ends += actions.filter { if case .end = $0 { true } else { false } }.count
    }
    let isEnding = [first, second].contains { ![.receiverClose, .linkLost].contains($0) }
    #expect(ends == (isEnding ? 1 : 0))
  }

  @Test mutating func afterTheEndNothingIsDue() {
    _ = self.presence.statusReceived([], now: at(0))
    #expect(self.presence.endRequested(.requested) == [.end(.requested)])
    #expect(self.presence.isOver && self.presence.deadline == nil)
    #expect(self.presence.deadlineReached(now: at(5)) == [])
  }
}
