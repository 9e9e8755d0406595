import CastModel
import CastV2
import DNSSD
import Logging
import LoopIsolation
import Testing

@testable import EmulatedReceiver

/// The receiver's memory for senders that don't read.
@Suite(.timeLimit(.minutes(1))) struct UnreadMessagesTests {
  private final class Link: UnreadLink {
    var isWritable = false
    var unreadCost: Int
    var isReset = false

    nonisolated init(_ cost: Int) { self.unreadCost = cost }

    func resetUnread() {
      self.isReset = true
      self.unreadCost = 0
    }
  }

  @LoopActor @Test func resetsTheLinkThatHoldsTheMost() {
    let unread = UnreadMessages(maximumInSum: 100)
    let links = [30, 50, 20].map(Link.init)
    for link in links { unread.didSend(to: link) }
    #expect(links.map(\.isReset) == [false, false, false], "the limit itself is allowed")
    links[2].unreadCost = 21
    unread.didSend(to: links[2])
    #expect(links.map(\.isReset) == [false, true, false])
  }

  @LoopActor @Test func aLinkThatReadsAgainDoesNotCount() {
    let unread = UnreadMessages(maximumInSum: 100)
    let links = [90, 90].map(Link.init)
    unread.didSend(to: links[0])
    links[0].isWritable = true
    unread.didSend(to: links[1])
    #expect(links.map(\.isReset) == [false, false])
  }

  /// Fed more and more, the receiver keeps the same: it resets the link once the limit is reached.
  @LoopActor @Test(arguments: [1, 2, 4]) func aSenderThatNeverReadsIsReset(factor: Int) async throws {
    let receiver = try await EmulatedReceiver.start()
    var events = receiver.events().makeAsyncIterator()
    let sender = try await TestSender.connect(port: receiver.port)
    try sender.open()
    sender.connection.setReading(false)
    let longID = String(repeating: "i", count: 30_000)
    var isGone = false
    // Each is answered with as many bytes; ten times the limit at least, and the kernel's buffers.
    for _ in 0..<(1_000 * factor) where !isGone {
      do throws(CastChannelError) {
        try sender.connection.send(
          CastMessage(
            sourceId: "sender-1", destinationId: "receiver-0", namespace: .receiver,
            text: "{\"type\":\"GET_APP_AVAILABILITY\",\"requestId\":1,\"appId\":[\"\(longID)\"]}"))
      } catch {
        break
      }
      while let event = await events.next(isolation: LoopActor.shared) {
        if case .linkClosed = event { isGone = true }
        if case .messageReceived(let message, _) = event, message.namespace == .connection { continue }
        break
      }
    }
    while !isGone, let event = await events.next(isolation: LoopActor.shared) {
      if case .linkClosed = event { isGone = true }
    }
    #expect(isGone && receiver.linkCount == 0)
    // Another sender is served as before.
    let other = try await TestSender.connect(port: receiver.port)
    #expect(try await other.launch() != nil)
    await receiver.shutDown()
  }
}

/// Names that can't be announced, and places at the daemon.
@Suite struct AnnouncementLimitsTests {
  @Test(arguments: [(1, false), (252, false), (253, true), (300, true)])
  func aNameMustFitTheRecord(length: Int, isRefused: Bool) {
    let device = ReceiverDevice(friendlyName: String(repeating: "n", count: length))
    #expect((device.announcementProblem != nil) == isRefused)
  }

  @Test func theTextOfAnAppIsCutToFit() throws {
    let record = TXTTemplate.current.record(
      of: ReceiverDevice(), statusText: String(repeating: "\u{1F3AC}", count: 100))
    #expect(record["rs"] == String(repeating: "\u{1F3AC}", count: 63))
    _ = try record.wireBytes()
  }

  @LoopActor @Test func thePlacesAtTheDaemonAreGivenBack() {
    let places = DaemonPlaces(limit: 2)
    let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    #expect([1, 2, 3].map { _ in places.take(logger, instead: "") } == [true, true, false])
    places.release()
    #expect(places.take(logger, instead: ""))
  }
}
