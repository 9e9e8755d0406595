package import CastModel
import CastV2

/// The requests to an app's player without an outcome, and the messages that end them without naming them. A pure
/// value.
///
/// Requests for media, the queue, widgets and transfers all pass through it.
///
/// 1. ``begin(_:_:)`` notes a request's id and its ``Purpose`` before the message leaves.
/// 2. ``RequestTracker`` completes a request whose id the reply carries. The table decides the other cases: some
///    receivers write 0 in place of the id (cast.md 5 and 16, trap 40), some answer LOAD before it is decided, and
///    LOAD_FAILED names no request.
/// 3. For each status it returns the commands that the status shows to be executed, the questions that it may answer,
///    and its relation to this sender's requests (``MediaStatusReducer/Relation``).
/// 4. ``finish(_:)`` removes the request once it has its outcome.
package struct MediaCommandTable: Sendable {
  package enum Purpose: Sendable, Hashable {
    /// Changes something. Where no status names the request, the status that shows the effect is the answer.
    case command(CommandExpectation? = nil)
    /// Leads to a new media session.
    case load(LoadResolution)
    /// Asks for the media status (GET_STATUS).
    case status(omitsMetadata: Bool)
    /// Asks for the app's own state (STORE_SESSION).
    case storeSession
    case queueChange(QueueChangeRequest)
    /// Asks for the queue's list.
    case itemIds(fetch: Int64)
    /// Asks for items of the queue.
    case items(fetch: Int64, itemIds: Set<Int64>)
    /// Asks for the items around a given item.
    case itemRange
    /// Asks for something else.
    case question

    /// Whether the request changes anything.
    package var isCommand: Bool {
      switch self {
      case .command, .load, .storeSession, .queueChange: true
      case .status, .itemIds, .items, .itemRange, .question: false
      }
    }
  }

  package struct QueueChangeRequest: Sendable, Hashable {
    /// The change's ticket in the queue's order of changes.
    package var ticket: UInt64
    package var changesList: Bool
    /// The number of messages about the list received before the change.
    package var listMessages: Int
    /// The items that the change removes.
    package var removedIds: [Int64] = []
  }

  private var pending: [Int64: Purpose] = [:]
  /// The undecided LOAD; a newer one replaces it.
  private var loadId: Int64?
  /// This sender's newest LOADs, with any outcome.
  private var ownLoadIds: [Int64] = []
  /// A failed LOAD whose LOAD_FAILED, with the reason, may still arrive.
  private var failingLoadId: Int64?
  /// This sender's last LOAD, answered or not.
  package private(set) var lastLoadId: Int64?
  /// Whether the app has ever named a request in a status; some apps never do.
  private var namesRequests = false

  package init() {}

  /// The number of unanswered commands; questions don't count.
  package var commandCount: Int { self.pending.values.count(where: \.isCommand) }

  /// Whether a GET_STATUS is unanswered.
  package var asksForStatus: Bool {
    self.pending.values.contains { if case .status = $0 { true } else { false } }
  }

  // MARK: Requests

  /// Notes a request that is about to be sent.
  package mutating func begin(_ id: Int64, _ purpose: Purpose) {
    self.pending[id] = purpose
    guard case .load = purpose else { return }
    self.loadId = id
    self.ownLoadIds = self.ownLoadIds.suffix(15) + [id]
    self.lastLoadId = id
  }

  /// Removes a request that has its outcome.
  package mutating func finish(_ id: Int64) {
    self.pending[id] = nil
    if self.loadId == id { self.loadId = nil }
    if self.failingLoadId == id { self.failingLoadId = nil }
  }

  /// Removes all requests: the link is down, so none will be answered.
  package mutating func removeAll() {
    self.pending = [:]
    self.loadId = nil
    self.failingLoadId = nil
  }

  // MARK: Statuses

  /// Returns the commands whose effect is shown by a status that names no request.
  package func commandsCarriedOut(by status: MediaStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0 else { return [] }
    return self.ids { purpose in
      if case .command(let expectation?) = purpose { expectation.isMet(by: status) } else { false }
    }
  }

  /// Returns the GET_STATUS requests that a complete status without a request id may answer. It may also be an
  /// unrelated update, so the caller should allow a moment for the real answer.
  package func statusRequests(perhapsAnsweredBy status: MediaStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0, CommandExpectation(.everything, mediaSessionId: nil).isMet(by: status) else {
      return []
    }
    return self.ids { if case .status = $0 { true } else { false } }
  }

  /// Returns the status's relation to this sender's requests, and whether it omits metadata because the request said
  /// so.
  ///
  /// - Parameters:
  ///   - carriedOut: The commands whose effect the status shows.
  ///   - awaited: The session's own unanswered GET_STATUS, if any.
  package mutating func relate(
    _ status: MediaStatusMessage, carriedOut: [Int64], awaited: Int64?
  ) -> (relation: MediaStatusReducer.Relation, omitsMetadata: Bool) {
    let named = status.requestId ?? 0
    if named != 0 { self.namesRequests = true }
    let ids = ([named] + carriedOut).filter { $0 != 0 }
    if let loadId, let load = self.load, ids.contains(loadId) || load.isOverAtOnce(by: status) {
      return (.loadAnswer, false)
    }
    var relation: MediaStatusReducer.Relation = named != 0 && named == awaited ? .statusAnswer : .update
    var isShort = false
    for id in ids {
      guard case .status(let omitsMetadata)? = self.pending[id] else { continue }
      self.pending[id] = nil
      relation = .statusAnswer
      isShort = isShort || omitsMetadata
    }
    return (relation, isShort)
  }

  // MARK: Loading

  private var load: LoadResolution? {
    guard let loadId, case .load(let load)? = self.pending[loadId] else { return nil }
    return load
  }

  /// Whether the next LOAD replaces an undecided one, whose media session may still begin. An app that names requests
  /// tells the two apart.
  package var nextLoadAwaitsItsAnswer: Bool { self.loadId != nil && self.namesRequests }

  /// Whether a status names the undecided LOAD, which may still say LOADING, or the failed one that waits for its
  /// reason.
  package func answersLoad(_ status: MediaStatusMessage) -> Bool {
    guard let id = status.requestId else { return false }
    return id == self.loadId || id == self.failingLoadId
  }

  /// Returns the undecided LOAD and its outcome by a status, or `nil` if no LOAD is undecided.
  ///
  /// A failed LOAD stays in the table until ``takeFailingLoad(_:)`` or ``refused(_:requestId:awaited:)`` ends it.
  package mutating func decideLoad(by status: MediaStatusMessage) -> (id: Int64, outcome: LoadResolution.Outcome)? {
    guard let id = self.loadId, var load = self.load else { return nil }
    let outcome = load.receive(status)
    self.pending[id] = .load(load)
    if outcome != .waiting { self.loadId = nil }
    if outcome == .failed { self.failingLoadId = id }
    return (id, outcome)
  }

  /// Removes a failed LOAD that waits for its reason; returns whether there was one.
  package mutating func takeFailingLoad(_ id: Int64) -> Bool {
    guard self.failingLoadId == id else { return false }
    self.failingLoadId = nil
    return true
  }

  // MARK: Other messages

  /// Whether a request is, or was, a LOAD of this sender.
  package func isOwnLoad(_ id: Int64) -> Bool { self.ownLoadIds.contains(id) }

  /// Whether a LOAD_FAILED that names this request, or none (0), concerns the media of the newest LOAD.
  ///
  /// A request of another sender does, unless a LOAD of this one is undecided: then that one's media loads.
  package func concernsNewestLoad(_ requestId: Int64) -> Bool {
    if requestId == 0 || requestId == self.lastLoadId { return true }
    return self.loadId == nil && !self.isOwnLoad(requestId)
  }

  /// Returns our request that an error reply concerns: the one that it names, or, if it names none, the only possible
  /// one.
  ///
  /// - Parameter awaited: The unanswered requests to the player.
  package mutating func refused(_ type: CastMessageType, requestId: Int64, awaited: [Int64]) -> Int64? {
    guard type.isErrorReply else { return nil }
    if let id = self.loadId ?? self.failingLoadId {
      let isAboutLoading = type == .loadFailed || type == .loadCancelled
      if requestId == id || (requestId == 0 && isAboutLoading) { return self.forgetLoad(id) }
    }
    guard requestId == 0, type == .invalidPlayerState || type == .invalidRequest, awaited.count == 1 else {
      return nil
    }
    return self.forgetLoad(awaited[0])
  }

  private mutating func forgetLoad(_ id: Int64) -> Int64 {
    if self.loadId == id { self.loadId = nil }
    if self.failingLoadId == id { self.failingLoadId = nil }
    return id
  }

  /// The STORE_SESSION that a state answers without naming it.
  package var storeSessionId: Int64? { self.ids { $0 == .storeSession }.last }

  // MARK: The queue

  /// Returns the request that a queue message answers: the one that it names, or else the one that fits; 0 if there
  /// is none.
  package func request(answeredBy message: QueueMessage) -> Int64 {
    if let id = message.requestId, id != 0 { return id }
    switch message.content {
    case .change: return 0
    case .itemIds: return self.ids { if case .itemIds = $0 { true } else { false } }.last ?? 0
    case .items(let items):
      let told = Set(items.compactMap(\.itemId))
      let fitting = self.ids { purpose in
        if case .items(_, let wanted) = purpose { !told.isEmpty && told.isSubset(of: wanted) } else { false }
      }
      if let id = fitting.first { return id }
      let ranges = self.ids { $0 == .itemRange }
      return ranges.count == 1 ? ranges[0] : 0
    }
  }

  /// Returns the queue's number of the list fetch that a request performs.
  package func listFetch(of id: Int64) -> Int64? {
    if case .itemIds(let fetch)? = self.pending[id] { fetch } else { nil }
  }

  /// Returns the queue's number of the item fetch that a request performs.
  package func itemFetch(of id: Int64) -> Int64? {
    if case .items(let fetch, _)? = self.pending[id] { fetch } else { nil }
  }

  /// Returns the ticket of the queue change that a request makes.
  package func queueChange(of id: Int64) -> UInt64? {
    if case .queueChange(let change)? = self.pending[id] { change.ticket } else { nil }
  }

  package func request(ofQueueChange ticket: UInt64) -> Int64? {
    self.ids { if case .queueChange(let change) = $0 { change.ticket == ticket } else { false } }.last
  }

  /// Returns the queue change ended by a status that names no request, if the app never names any.
  ///
  /// - Parameter listMessages: The number of messages about the list received so far.
  package func queueChange(
    endedBy status: MediaStatusMessage, listMessages: Int
  ) -> (id: Int64, ticket: UInt64)? {
    guard !self.namesRequests, (status.requestId ?? 0) == 0 else { return nil }
    for id in self.pending.keys.sorted() {
      guard case .queueChange(let change)? = self.pending[id] else { continue }
      return !change.changesList || listMessages > change.listMessages ? (id, change.ticket) : nil
    }
    return nil
  }

  /// Returns the removals in flight of which every item is gone.
  package func removals(where isGone: ([Int64]) -> Bool) -> [Int64] {
    self.ids {
      guard case .queueChange(let change) = $0, !change.removedIds.isEmpty else { return false }
      return isGone(change.removedIds)
    }
  }

  private func ids(where matches: (Purpose) -> Bool) -> [Int64] {
    self.pending.filter { matches($0.value) }.keys.sorted()
  }
}
