import CastModel
import CastSender
import NIOCore
import Testing

/// An app that vanishes while a group changes, or that may have moved: cast.md 6.2 and 13.
@Suite("A session whose app vanishes")
struct GroupChangeTests {
  /// An event, and the expected actions.
  enum Event: Sendable {
    case status([ReceiverApplication])
    case groupChange
    case close
    case time
    case notFound
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var mayMove = false
    /// The time, the event, and the actions.
    var script: [(Double, Event, [ApplicationPresence.Action])]
  }

  private static let twin = ReceiverApplication.running(sessionId: "run-2", transportId: "transport-2")
  private static let other = ReceiverApplication.running("OTHER", sessionId: "run-9", transportId: "transport-9")

  private static let shadow = ReceiverApplication.running("705D30C6", sessionId: "run-5", transportId: "transport-5")

  static let rows: [Row] = [
    Row(
      testDescription: "a missing app has ended after a second",
      script: [(0, .status([]), []), (0.99, .time, []), (1, .time, [.end(.applicationEnded)])]),
    Row(
      testDescription: "while the group changes it hasn't",
      script: [
        (0, .groupChange, []), (0.1, .status([]), []), (1.2, .time, []), (9.9, .time, []),
        (10, .time, [.end(.applicationEnded)]),
      ]),
    Row(
      testDescription: "a change that is told after the app vanished counts, too",
      script: [(0, .status([]), []), (0.5, .groupChange, []), (1, .time, []), (10.5, .time, [.end(.applicationEnded)])]),
    Row(
      testDescription: "an app that comes back is the same session",
      script: [(0, .groupChange, []), (0.1, .status([]), []), (3, .status([.running()]), []), (20, .time, [])]),
    Row(
      testDescription: "the same app as another run is the same session",
      script: [
        (0, .groupChange, []),
        (1, .status([Self.twin]), [.reconnectApplication(transportId: "transport-2")]), (20, .time, []),
      ]),
    Row(
      testDescription: "another run that was seen before the change was told",
      script: [
        (0, .status([Self.twin]), []),
        (0.5, .groupChange, [.reconnectApplication(transportId: "transport-2")]), (20, .time, []),
      ]),
    Row(
      testDescription: "without a change another run takes its place",
      script: [(0, .status([Self.twin]), []), (1, .time, [.end(.replaced)])]),
    Row(
      testDescription: "long after a change another run takes its place",
      script: [(0, .groupChange, []), (11, .status([Self.twin]), []), (12, .time, [.end(.replaced)])]),
    Row(
      testDescription: "another app isn't the same session, change or not",
      script: [(0, .groupChange, []), (1, .status([Self.other]), []), (10, .time, [.end(.replaced)])]),
    Row(
      testDescription: "a CLOSE of the app while the group changes is no end",
      script: [
        (0, .groupChange, []), (1, .close, []),
        (2, .status([.running()]), [.reconnectApplication(transportId: "transport-1")]), (20, .time, []),
      ]),
    Row(
      testDescription: "a CLOSE of the app is the end with the next status, which says why",
      script: [(0, .close, []), (0.1, .status([]), [.end(.applicationEnded)])]),
    Row(
      testDescription: "a CLOSE of the app in favour of another",
      script: [(0, .close, []), (0.1, .status([Self.other]), [.end(.replaced)])]),
    Row(
      testDescription: "a CLOSE of the app without a status is the end after a second",
      script: [(0, .close, []), (0.9, .time, []), (1, .time, [.end(.applicationEnded)])]),
    Row(
      testDescription: "an app that closed the connection and goes on is connected to anew",
      script: [
        (0, .close, []), (0.5, .status([.running()]), [.reconnectApplication(transportId: "transport-1")]),
        (2, .time, []),
      ]),
    Row(
      testDescription: "what may have moved is sought, and ends when it isn't found in time", mayMove: true,
      script: [
        (0, .close, []), (0.1, .status([]), []), (1, .time, [.seek]), (3, .time, []),
        (6, .time, [.end(.applicationEnded)]),
      ]),
    Row(
      testDescription: "what is nowhere ends at once", mayMove: true,
      script: [(0, .status([]), []), (1, .time, [.seek]), (1.2, .notFound, [.end(.applicationEnded)])]),
    Row(
      testDescription: "what comes back meanwhile is sought no more", mayMove: true,
      script: [(0, .status([]), []), (1, .time, [.seek]), (2, .status([.running()]), [.stopSeeking]), (9, .time, [])]),
    Row(
      testDescription: "what another app replaced has not moved", mayMove: true,
      script: [(0, .status([Self.other]), []), (1, .time, [.end(.replaced)])]),
    Row(
      testDescription: "a group's app on its member doesn't replace what may have moved", mayMove: true,
      script: [(0, .status([Self.shadow]), []), (1, .time, [.seek]), (6, .time, [.end(.replaced)])]),
    Row(
      testDescription: "a group's app replaces what can't have moved",
      script: [(0, .status([Self.shadow]), []), (1, .time, [.end(.replaced)])]),
  ]

  @Test(arguments: rows)
  func script(_ row: Row) {
    var presence = ApplicationPresence(
      receiverSessionId: "run-1", transportId: "transport-1", applicationId: "CC1AD845")
    presence.mayMove = row.mayMove
    for (index, (time, event, expected)) in row.script.enumerated() {
      let actions =
        switch event {
        case .status(let applications): presence.statusReceived(applications, now: at(time))
        case .groupChange: presence.groupChanged(now: at(time))
        case .close: presence.closed(by: presence.transportId, receiverId: "receiver-0", now: at(time))
        case .time: presence.deadlineReached(now: at(time))
        case .notFound: presence.notFound()
        }
      #expect(actions == expected, "step \(index)")
    }
  }

  @Test func theSuccessorsNamesAreTheSessionsFromThenOn() {
    var presence = ApplicationPresence(
      receiverSessionId: "run-1", transportId: "transport-1", applicationId: "CC1AD845")
    _ = presence.groupChanged(now: at(0))
    _ = presence.statusReceived([Self.twin], now: at(1))
    #expect(presence.receiverSessionId == "run-2")
    #expect(presence.closed(by: "transport-1", receiverId: "receiver-0", now: at(30)) == [])
    #expect(presence.application == .running, "that transport is nobody's any more")
    _ = presence.closed(by: "transport-2", receiverId: "receiver-0", now: at(30))
    #expect(presence.statusReceived([], now: at(30)) == [.end(.applicationEnded)])
  }
}
