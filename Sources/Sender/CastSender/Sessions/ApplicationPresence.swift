package import CastModel
package import NIOCore

/// The evidence of whether a connected session still exists. The link to the receiver and the app's run have separate
/// states, so that a lost link doesn't count as an ended app (peers.md P17). A pure value.
///
/// An app that is missing from the receiver's status has ended if it stays missing for a second, or, while a group
/// changes, until the change is over. If the session may have moved to another device, it has ended only when it
/// isn't found there (cast.md 6.2 and 13).
package struct ApplicationPresence: Sendable {
  package enum Link: Sendable, Hashable {
    case up
    case lost
  }

  /// The app's run.
  package enum Application: Sendable, Hashable {
    case running
    /// The receiver's status doesn't list the app. Until the deadline that may be temporary.
    case missing(until: NIODeadline)
    /// The app stayed missing here, and other devices are being searched for it.
    case sought(until: NIODeadline)
    case gone
  }

  /// An action that the owner must carry out.
  package enum Action: Sendable, Hashable {
    /// The session is over. Returned once.
    case end(SessionEndReason)
    /// The link is lost, but the app may still run: suspend the session and reconnect.
    case suspend(SessionSuspendReason)
    /// The app has another transport id: open a virtual connection to it.
    case reconnectApplication(transportId: String)
    /// Search for the session on other devices.
    case seek
    /// The app runs on this device again: end the search.
    case stopSeeking
  }

  package private(set) var link = Link.up
  package private(set) var application = Application.running
  /// The receiver's name for the run.
  package private(set) var receiverSessionId: String
  /// The destination id of messages to the app.
  package private(set) var transportId: String
  /// Whether the app closed the virtual connection, so that no message reaches it.
  package private(set) var isApplicationClosed = false
  /// Whether playback can continue on another device, so that a missing app may have moved.
  package var mayMove = false
  private let applicationId: String?
  private let goneDelay: TimeAmount
  private let groupChange: TimeAmount
  private let search: TimeAmount
  /// The end of the time in which the group's members are changing.
  private var changingUntil: NIODeadline?
  private var latestApplications: [ReceiverApplication] = []
  /// Whether the session is over, so that later events about the app are ignored.
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

  /// The time at which ``deadlineReached(now:)`` is due.
  package var deadline: NIODeadline? {
    guard !self.isOver else { return nil }
    switch self.application {
    case .missing(let until), .sought(let until): return until
    default: return nil
    }
  }

  /// Handles a RECEIVER_STATUS.
  package mutating func statusReceived(_ applications: [ReceiverApplication], now: NIODeadline) -> [Action] {
    guard !self.isOver else { return [] }
    self.latestApplications = applications
    guard let own = applications.first(where: { $0.sessionId == self.receiverSessionId }) ?? self.successor(now: now)
    else {
      if case .running = self.application { self.miss(now: now) }
      // The app closed the connection and isn't listed: the two together aren't temporary.
      return self.isApplicationClosed && !self.isChanging(now) && !self.mayMove ? self.notFound() : []
    }
    return self.found(own)
  }

  /// Handles a change of the group's members: the app may vanish, and return as another run (cast.md 6.2).
  package mutating func groupChanged(now: NIODeadline) -> [Action] {
    guard !self.isOver else { return [] }
    let until = now + self.groupChange
    self.changingUntil = until
    guard case .missing(let earlier) = self.application else { return [] }
    self.application = .missing(until: max(earlier, until))
    guard let successor = self.successor(now: now) else { return [] }
    return self.found(successor)
  }

  /// Handles a CLOSE from `remoteId` for our own virtual connection. Those of others are ignored (peers.md P19).
  package mutating func closed(by remoteId: String, receiverId: String, now: NIODeadline) -> [Action] {
    switch remoteId {
    case self.transportId:
      self.isApplicationClosed = true
      // The next status gives the reason: the app ended, was replaced, or runs on without this sender.
      if case .running = self.application, !self.isOver { self.miss(now: now) }
      return []
    // The platform dropped this sender: only a new link restores the connection (cast.md 3.3).
    case receiverId: return self.linkLost()
    default: return []
    }
  }

  /// Handles the loss of the link, or its closing by this sender.
  package mutating func linkLost(_ reason: SessionSuspendReason = .networkError) -> [Action] {
    guard !self.isOver, self.link == .up else { return [] }
    self.link = .lost
    return [.suspend(reason)]
  }

  /// Handles a new link to the same run of the app.
  package mutating func resumed(transportId: String) {
    guard !self.isOver else { return }
    self.link = .up
    self.application = .running
    self.isApplicationClosed = false
    self.transportId = transportId
  }

  /// Ends the session at a caller's request.
  package mutating func endRequested(_ reason: SessionEndReason) -> [Action] { self.end(reason) }

  /// Handles ``deadline``. Does nothing if it hasn't been reached.
  package mutating func deadlineReached(now: NIODeadline) -> [Action] {
    guard let deadline, deadline <= now else { return [] }
    if case .missing = self.application, self.mayMove, self.link == .up, !self.isReplaced {
      self.application = .sought(until: now + self.search)
      return [.seek]
    }
    return self.notFound()
  }

  /// Handles the end of a search that didn't find the session on any other device.
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

  /// Returns the same app under another session id while a group changes: it counts as the same session.
  private func successor(now: NIODeadline) -> ReceiverApplication? {
    guard self.isChanging(now), let applicationId else { return nil }
    return self.latestApplications.first { $0.isReachable && $0.matches(applicationId) }
  }

  private var isAnotherRunning: Bool { !self.others.isEmpty }

  /// Whether the other app that runs shows that this one hasn't moved to a group with the device.
  private var isReplaced: Bool { self.others.contains { !$0.isOfGroupMember } }

  private var others: [ReceiverApplication] {
    self.latestApplications.filter { !$0.isIdle && $0.isReachable && $0.sessionId != self.receiverSessionId }
  }

  private mutating func end(_ reason: SessionEndReason) -> [Action] {
    guard !self.isOver else { return [] }
    self.isOver = true
    return [.end(reason)]
  }
}

extension ReceiverApplication {
  /// The apps that a member of a group runs while the group plays: of its leader and of the others, each with two ids
  /// (Chromium's `kMultizoneMemberAppIds`; Tests/Recordings/captures/samdel169-shadow-app.jsonl).
  private static let groupMemberIds: Set<String> = ["MULTIZONELEADER", "531A4F84", "MULTIZONEFOLLOWER", "705D30C6"]

  /// Whether the device may run the app only because it is a member of a group.
  fileprivate var isOfGroupMember: Bool { Self.groupMemberIds.contains((self.appId ?? "").uppercased()) }
}
