package import CastModel
package import NIOCore

/// Whether a connected session still exists: the link to the receiver and the app's run, which are two things, each with its
/// own state, so that a lost link doesn't mean an ended app (peers page, P17). A pure value.
package struct SessionPresence: Sendable {
  /// The link.
  package enum Link: Sendable, Hashable {
    case up
    case lost
  }

  /// The app's run.
  package enum Application: Sendable, Hashable {
    case running
    /// The receiver's status doesn't list it; that may be a flicker until the deadline.
    case missing(until: NIODeadline)
    case gone
  }

  /// What is to be done.
  package enum Action: Sendable, Hashable {
    /// The session is over; comes once.
    case end(SessionEndReason)
    /// The link is gone, the app may not be: find out.
    case suspend(SessionSuspendReason)
    /// The app has another address: open a virtual connection to it.
    case reconnectApplication(transportId: String)
  }

  package private(set) var link = Link.up
  package private(set) var application = Application.running
  /// The receiver's name for the run.
  package let receiverSessionId: String
  /// Where the app's messages go.
  package private(set) var transportId: String
  private let goneDelay: TimeAmount
  private var latestApplications: [ReceiverApplication] = []
  private var isOver = false

  package init(receiverSessionId: String, transportId: String, goneDelay: TimeAmount = .seconds(1)) {
    self.receiverSessionId = receiverSessionId
    self.transportId = transportId
    self.goneDelay = goneDelay
  }

  /// When ``deadlineReached(now:)`` is due.
  package var deadline: NIODeadline? {
    if case .missing(let until) = self.application { until } else { nil }
  }

  /// A RECEIVER_STATUS came.
  package mutating func statusReceived(_ applications: [ReceiverApplication], now: NIODeadline) -> [Action] {
    guard !self.isOver else { return [] }
    self.latestApplications = applications
    guard let own = applications.first(where: { $0.sessionId == self.receiverSessionId }) else {
      if case .running = self.application { self.application = .missing(until: now + self.goneDelay) }
      return []
    }
    self.application = .running
    guard let transportId = own.transportId, !transportId.isEmpty, transportId != self.transportId else { return [] }
    self.transportId = transportId
    return [.reconnectApplication(transportId: transportId)]
  }

  /// A CLOSE came from `remoteId` for our own virtual connection; anybody else's doesn't concern us (peers page, P19).
  package mutating func closed(by remoteId: String, receiverId: String) -> [Action] {
    switch remoteId {
    case self.transportId:
      self.application = .gone
      return self.end(self.isAnotherRunning ? .replaced : .applicationEnded)
    // The platform dropped this sender: only a new link helps (Protocol page 3.3).
    case receiverId: return self.linkLost()
    default: return []
    }
  }

  /// The link broke, or was put down.
  package mutating func linkLost(_ reason: SessionSuspendReason = .networkError) -> [Action] {
    guard !self.isOver, self.link == .up else { return [] }
    self.link = .lost
    return [.suspend(reason)]
  }

  /// There is a new link, and the same run of the app.
  package mutating func resumed(transportId: String) {
    guard !self.isOver else { return }
    self.link = .up
    self.application = .running
    self.transportId = transportId
  }

  /// The session ends because somebody asked for it.
  package mutating func endRequested(_ reason: SessionEndReason) -> [Action] { self.end(reason) }

  /// The time of ``deadline`` has come, or not yet.
  package mutating func deadlineReached(now: NIODeadline) -> [Action] {
    guard case .missing(let until) = self.application, until <= now else { return [] }
    self.application = .gone
    return self.end(self.isAnotherRunning ? .replaced : .applicationEnded)
  }

  private var isAnotherRunning: Bool {
    self.latestApplications.contains { !$0.isIdle && $0.isReachable && $0.sessionId != self.receiverSessionId }
  }

  private mutating func end(_ reason: SessionEndReason) -> [Action] {
    guard !self.isOver else { return [] }
    self.isOver = true
    return [.end(reason)]
  }
}
