package import CastModel
package import NIOCore

/// Whether a connected session still exists: the link to the receiver and the app's run, which are two things, each with its
/// own state, so that a lost link doesn't mean an ended app (peers.md P17). A pure value.
///
/// An app that is missing has ended if it stays missing for a second; while a group changes, for as long as that takes; and if
/// the session may have moved to another device, only when it isn't found there (cast.md 6.2 and 13).
package struct ApplicationPresence: Sendable {
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
    /// It is missing for good here, and looked for on other devices.
    case sought(until: NIODeadline)
    case gone
  }

  /// What to do.
  package enum Action: Sendable, Hashable {
    /// The session is over; comes once.
    case end(SessionEndReason)
    /// The link is gone, the app may not be: find out.
    case suspend(SessionSuspendReason)
    /// The app has another address: open a virtual connection to it.
    case reconnectApplication(transportId: String)
    /// Look for the session on other devices.
    case seek
    /// It is here again.
    case stopSeeking
  }

  package private(set) var link = Link.up
  package private(set) var application = Application.running
  /// The receiver's name for the run.
  package private(set) var receiverSessionId: String
  /// Where the app's messages go.
  package private(set) var transportId: String
  /// Whether the app closed the virtual connection, so that nothing reaches it.
  package private(set) var isApplicationClosed = false
  /// Whether what plays can go on on another device, so that an app that is missing may have moved.
  package var mayMove = false
  private let applicationId: String?
  private let goneDelay: TimeAmount
  private let groupChange: TimeAmount
  private let search: TimeAmount
  /// Until when the group's members are changing.
  private var changingUntil: NIODeadline?
  private var latestApplications: [ReceiverApplication] = []
  /// Whether the session is over, so that nothing that happens to the app is news.
  package private(set) var isOver = false

  package init(
    receiverSessionId: String, transportId: String, applicationId: String? = nil,
    goneDelay: TimeAmount = .seconds(1), transfer: TransferOptions = TransferOptions()
  ) {
    self.receiverSessionId = receiverSessionId
    self.transportId = transportId
    self.applicationId = applicationId
    self.goneDelay = goneDelay
    self.groupChange = transfer.groupChange
    self.search = transfer.search
  }

  /// When ``deadlineReached(now:)`` is due.
  package var deadline: NIODeadline? {
    guard !self.isOver else { return nil }
    switch self.application {
    case .missing(let until), .sought(let until): return until
    default: return nil
    }
  }

  /// A RECEIVER_STATUS came.
  package mutating func statusReceived(_ applications: [ReceiverApplication], now: NIODeadline) -> [Action] {
    guard !self.isOver else { return [] }
    self.latestApplications = applications
    guard let own = applications.first(where: { $0.sessionId == self.receiverSessionId }) ?? self.successor(now: now)
    else {
      if case .running = self.application { self.miss(now: now) }
      // It closed the connection, and isn't there: both together are no flicker.
      return self.isApplicationClosed && !self.isChanging(now) && !self.mayMove ? self.notFound() : []
    }
    return self.found(own)
  }

  /// The group's members are changing: the app may vanish, and come back as another run (cast.md 6.2).
  package mutating func groupChanged(now: NIODeadline) -> [Action] {
    guard !self.isOver else { return [] }
    let until = now + self.groupChange
    self.changingUntil = until
    guard case .missing(let earlier) = self.application else { return [] }
    self.application = .missing(until: max(earlier, until))
    guard let successor = self.successor(now: now) else { return [] }
    return self.found(successor)
  }

  /// A CLOSE came from `remoteId` for our own virtual connection; anybody else's doesn't concern us (peers.md P19).
  package mutating func closed(by remoteId: String, receiverId: String, now: NIODeadline) -> [Action] {
    switch remoteId {
    case self.transportId:
      self.isApplicationClosed = true
      // Why it did is said by the next status: it has ended, or another app runs, or it goes on without us.
      if case .running = self.application, !self.isOver { self.miss(now: now) }
      return []
    // The platform dropped this sender: only a new link helps (cast.md 3.3).
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
    self.isApplicationClosed = false
    self.transportId = transportId
  }

  /// The session ends because somebody asked for it.
  package mutating func endRequested(_ reason: SessionEndReason) -> [Action] { self.end(reason) }

  /// The time of ``deadline`` has come, or not yet.
  package mutating func deadlineReached(now: NIODeadline) -> [Action] {
    guard let deadline, deadline <= now else { return [] }
    if case .missing = self.application, self.mayMove, self.link == .up, !self.isAnotherRunning {
      self.application = .sought(until: now + self.search)
      return [.seek]
    }
    return self.notFound()
  }

  /// The session isn't on any other device.
  package mutating func notFound() -> [Action] {
    guard self.deadline != nil else { return [] }
    self.application = .gone
    return self.end(self.isAnotherRunning ? .replaced : .applicationEnded)
  }

  // MARK: The app

  private mutating func miss(now: NIODeadline) {
    self.application = .missing(until: max(now + self.goneDelay, self.changingUntil ?? now))
  }

  private mutating func found(_ own: ReceiverApplication) -> [Action] {
    var actions: [Action] = []
    if case .sought = self.application { actions.append(.stopSeeking) }
    self.application = .running
    self.receiverSessionId = own.sessionId ?? self.receiverSessionId
    guard let transportId = own.transportId, !transportId.isEmpty,
      transportId != self.transportId || self.isApplicationClosed
    else { return actions }
    self.transportId = transportId
    self.isApplicationClosed = false
    return actions + [.reconnectApplication(transportId: transportId)]
  }

  private func isChanging(_ now: NIODeadline) -> Bool { self.changingUntil.map { now < $0 } ?? false }

  /// While a group changes: the same app under another session id, which is the same session.
  private func successor(now: NIODeadline) -> ReceiverApplication? {
    guard self.isChanging(now), let applicationId else { return nil }
    return self.latestApplications.first { $0.isReachable && $0.matches(applicationId) }
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
