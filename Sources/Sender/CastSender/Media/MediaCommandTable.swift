import CastModel
package import CastV2

/// The requests to an app's player that have no outcome yet, whoever asks (media, queue, widgets, transfers), and which of them a message
/// ends that doesn't name them. A pure value.
///
/// Who got an answer under its id is the tracker's matter. What is decided here is what ids don't say: some receivers write 0 where the
/// id of the answered request belongs (cast.md 5 and 16, trap 40), some answer LOAD before it is decided, and errors of loading name
/// nobody.
package struct MediaCommandTable: Sendable {
  /// What a request is for.
  package enum Purpose: Sendable, Hashable {
    /// Changes something; the status that shows it is the answer where none names it.
    case command(CommandExpectation? = nil)
    /// Leads to a new media session.
    case load(LoadResolution)
    /// Asks for the media status (GET_STATUS).
    case status(omitsMetadata: Bool)
    /// Asks for the app's own state (STORE_SESSION).
    case storeSession
    /// Changes the queue.
    case queueChange(QueueChangeRequest)
    /// Asks for the queue's list.
    case itemIds(fetch: Int64)
    /// Asks for items of the queue.
    case items(fetch: Int64, itemIds: Set<Int64>)
    /// Asks for the items around one.
    case itemRange
    /// Asks for something else.
    case question

    /// Whether something changes by it.
    package var isCommand: Bool {
      switch self {
      case .command, .load, .storeSession, .queueChange: true
      case .status, .itemIds, .items, .itemRange, .question: false
      }
    }
  }

  /// A change of the queue on its way.
  package struct QueueChangeRequest: Sendable, Hashable {
    /// The change in the queue's order of changes.
    package var ticket: UInt64
    /// Whether the list is another one after it.
    package var changesList: Bool
    /// What had been told of the list before.
    package var listMessages: Int

    package init(ticket: UInt64, changesList: Bool, listMessages: Int) {
      self.ticket = ticket
      self.changesList = changesList
      self.listMessages = listMessages
    }
  }

  private var pending: [Int64: Purpose] = [:]
  /// The LOAD that is not decided; a newer one takes its place.
  private var loadId: Int64?
  /// A LOAD that has failed, while LOAD_FAILED, which says why, may still come.
  private var failingLoadId: Int64?
  /// Our last LOAD, answered or not.
  package private(set) var lastLoadId: Int64?
  /// Whether the app has ever named a request in a status; some never do.
  private var namesRequests = false

  package init() {}

  /// How many commands wait; questions don't count.
  package var commandCount: Int { self.pending.values.count(where: \.isCommand) }

  /// Whether the media status is being asked for.
  package var asksForStatus: Bool {
    self.pending.values.contains { if case .status = $0 { true } else { false } }
  }

  // MARK: Requests

  /// A request is about to be sent.
  package mutating func begin(_ id: Int64, _ purpose: Purpose) {
    self.pending[id] = purpose
    guard case .load = purpose else { return }
    self.loadId = id
    self.lastLoadId = id
  }

  /// A request has its outcome.
  package mutating func finish(_ id: Int64) {
    self.pending[id] = nil
    if self.loadId == id { self.loadId = nil }
    if self.failingLoadId == id { self.failingLoadId = nil }
  }

  /// The link is down: nothing will be answered any more.
  package mutating func removeAll() {
    self.pending = [:]
    self.loadId = nil
    self.failingLoadId = nil
  }

  // MARK: Statuses

  /// The commands that a status which names no request shows to be carried out.
  package func commandsCarriedOut(by status: MediaStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0 else { return [] }
    return self.ids { purpose in
      if case .command(let expectation?) = purpose { expectation.isMet(by: status) } else { false }
    }
  }

  /// The questions for the status that a complete status may answer which names no request. It may be just news, so the real answer
  /// should have a moment to come.
  package func statusRequests(perhapsAnsweredBy status: MediaStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0, CommandExpectation(.everything, mediaSessionId: nil).isMet(by: status) else {
      return []
    }
    return self.ids { if case .status = $0 { true } else { false } }
  }

  /// What a status is to us, and whether it leaves out metadata because it was asked to.
  ///
  /// - Parameters:
  ///   - carriedOut: The commands that it shows to be carried out.
  ///   - awaited: The question for the status that the session itself asked, if any.
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

  /// Whether a status is the answer to the LOAD that isn't decided; it may still say LOADING.
  package func answersLoad(_ status: MediaStatusMessage) -> Bool {
    status.requestId != nil && status.requestId == self.loadId
  }

  /// What a status decides about the LOAD.
  ///
  /// A LOAD that has failed stays in the table until ``takeFailingLoad(_:)`` or ``refused(_:requestId:awaited:)`` says that it is over.
  package mutating func decideLoad(by status: MediaStatusMessage) -> (id: Int64, outcome: LoadResolution.Outcome)? {
    guard let id = self.loadId, var load = self.load else { return nil }
    let outcome = load.receive(status)
    self.pending[id] = .load(load)
    if outcome != .waiting { self.loadId = nil }
    if outcome == .failed { self.failingLoadId = id }
    return (id, outcome)
  }

  /// Whether a LOAD that has failed still waits for its reason; it no longer does.
  package mutating func takeFailingLoad(_ id: Int64) -> Bool {
    guard self.failingLoadId == id else { return false }
    self.failingLoadId = nil
    return true
  }

  // MARK: Other messages

  /// The request of ours that an error reply is about: the one that it names, or where it names none the only one that it can mean.
  ///
  /// - Parameter awaited: The requests to the player that somebody waits for.
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

  /// The STORE_SESSION that a state answers which names no request.
  package var storeSessionId: Int64? { self.ids { $0 == .storeSession }.last }

  // MARK: The queue

  /// The request that a message of the queue answers: the one that it names, or where it names none the one that it fits; 0: none.
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

  /// The queue's own number of the question for its list that a request asks.
  package func listFetch(of id: Int64) -> Int64? {
    if case .itemIds(let fetch)? = self.pending[id] { fetch } else { nil }
  }

  /// The queue's own number of the question for items that a request asks.
  package func itemFetch(of id: Int64) -> Int64? {
    if case .items(let fetch, _)? = self.pending[id] { fetch } else { nil }
  }

  /// The change of the queue that a request makes.
  package func queueChange(of id: Int64) -> UInt64? {
    if case .queueChange(let change)? = self.pending[id] { change.ticket } else { nil }
  }

  /// The request that a change of the queue waits for.
  package func request(ofQueueChange ticket: UInt64) -> Int64? {
    self.ids { if case .queueChange(let change) = $0 { change.ticket == ticket } else { false } }.last
  }

  /// The change of the queue that a status ends which names no request, where the app never names any.
  ///
  /// - Parameter listMessages: What has been told of the list by now.
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

  private func ids(where matches: (Purpose) -> Bool) -> [Int64] {
    self.pending.filter { matches($0.value) }.keys.sorted()
  }
}
