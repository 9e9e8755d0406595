import CastModel
import CastRecording
import CastV2
import JSONCodec
import NIOCore

/// An action that a replayed link requests.
enum ReplayAction: Sendable {
  /// Sends a message of the recorded device.
  case send(CastMessage)
  /// The device has ended a sender's connection to one of its endpoints.
  case close(endpoint: String, senderId: String)
  /// Closes the link.
  case closeLink
  /// Stops listening, as a device without power.
  case disappear
}

/// One live link of a sender, which replays a recorded one.
///
/// A cursor moves through the recorded steps: a message of the device is sent when the cursor reaches it and its
/// recorded delay has passed; at a request the cursor waits until the live sender makes it. For a request that changes
/// nothing it waits for a short time only, since another sender, or another version of the same one, may not make it.
/// Pure: the clock is passed in.
struct ReplayLink: Sendable {
  /// How long the cursor waits for a request that changes nothing, and for a connection to an endpoint.
  static let patience = TimeAmount.seconds(2)
  /// The same wait in a replay that is as fast as possible.
  static let shortPatience = TimeAmount.milliseconds(400)
  /// The number of commands that a live sender may leave out before one that the recording has.
  static let maximumSkippedCommands = 4
  /// The number of commands left out that a live sender may still send later.
  static let maximumLateCommands = 256
  /// The number of recorded requests that are searched for an earlier one with the same content.
  static let maximumRepeats = 256
  /// The number of requests per second that are answered although the recording has none left. Without the limit a
  /// sender that repeats a request because of the answer would do so for ever.
  static let maximumRepeatRate = 200
  /// The number of messages sent at a time, so that a recording of many leaves the loop free.
  static let batch = 64

  /// A request that the live sender made in place of a recorded one.
  private struct Match {
    var requestId: Int64?
    var senderId: String
  }

  let recorded: ReplayedLink
  let options: ReplayOptions
  /// Whether the live sender has requested more than a connection.
  private(set) var isUsed = false
  /// The latest status of the platform, until ``takeReceiverStatus()`` returns it.
  private var receiverStatus: JSONObject?
  private var cursor = 0
  /// When the cursor reached its step.
  private var arrival: NIODeadline
  private var matches: [Int: Match] = [:]
  /// The commands before the cursor that the live sender hasn't sent.
  private var skippedCommands: [Int] = []
  /// The answers to requests that the live sender hasn't made yet.
  private var held: [Int: [Int]] = [:]
  /// The live ids of the recorded senders.
  private var senders: [String: String] = [:]
  /// The sender that wrote last, to which messages for unknown recorded senders go.
  private var lastSender = CastEndpointID.broadcast
  /// The live ids in use, with which ids of other recorded senders mustn't clash.
  private var liveIds: Set<Int64> = []
  /// The requests without a step of their own in the second since ``repeatsBegan``.
  private var repeats = 0
  private var repeatsBegan: NIODeadline
  /// Whether the message at the cursor waits for a connection to its endpoint.
  private var awaitsConnection = false
  /// The latest statuses, by endpoint and namespace.
  private var statuses: [StatusKey: ReplayMessage] = [:]
  /// The media of each media session, which most statuses leave out (cast.md 7.3).
  private var media: [Int64: JSONValue] = [:]

  private struct StatusKey: Hashable {
    var endpoint: String
    var namespace: CastNamespace
  }

  init(_ recorded: ReplayedLink, options: ReplayOptions, now: NIODeadline) {
    self.recorded = recorded
    self.options = options
    self.arrival = now
    self.repeatsBegan = now
  }

  private var patience: TimeAmount { self.options.speed == nil ? Self.shortPatience : Self.patience }

  // MARK: Time

  /// When ``advance(to:isOpen:)`` has work to do; `nil` if the cursor waits for a command, or is at the end.
  var nextDeadline: NIODeadline? {
    guard self.cursor < self.recorded.steps.count else { return nil }
    let step = self.recorded.steps[self.cursor]
    switch step.kind {
    case .request(let request): return request.isPassive ? self.arrival + self.patience : nil
    case .message, .close:
      return self.arrival + self.options.scaled(step.delay) + (self.awaitsConnection ? self.patience : .zero)
    }
  }

  /// Sends the messages that are due by `now`.
  ///
  /// - Parameter isOpen: Whether the live sender is connected to an endpoint.
  mutating func advance(to now: NIODeadline, isOpen: (String) -> Bool) -> [ReplayAction] {
    var actions: [ReplayAction] = []
    while self.cursor < self.recorded.steps.count, actions.count < Self.batch {
      JSONWork.count()
      let step = self.recorded.steps[self.cursor]
      let due = self.arrival + self.options.scaled(step.delay)
      switch step.kind {
      case .request(let request):
        guard request.isPassive, self.arrival + self.patience <= now else { return actions }
        self.arrival = now
      case .message(let message):
        guard due <= now else { return actions }
        let isOpen = isOpen(message.sourceId)
        self.awaitsConnection = !isOpen && due + self.patience > now
        if self.awaitsConnection { return actions }
        if isOpen { actions += self.emit(message, at: self.cursor) }
        self.remember(message)
        self.arrival = self.options.speed == nil ? now : due
      case .close:
        guard due <= now else { return actions }
        actions.append(.closeLink)
        self.arrival = now
      }
      self.cursor += 1
    }
    return actions
  }

  // MARK: Requests

  /// Handles a live sender's message.
  ///
  /// - Returns: The actions, or `nil` if the recording doesn't have the request. The caller advances the link next.
  mutating func receive(
    _ request: ReplayRequest, now: NIODeadline, isOpen: (String) -> Bool
  ) -> [ReplayAction]? {
    self.lastSender = request.sourceId
    if let id = request.requestId, id != 0, self.liveIds.count < 4_096 { self.liveIds.insert(id) }
    if request.key.namespace != .connection { self.isUsed = true }
    guard let step = self.step(for: request) else { return self.repeated(request, now: now) }
    self.matches[step] = Match(requestId: request.requestId, senderId: request.sourceId)
    if case .request(let recorded) = self.recorded.steps[step].kind {
      self.senders[recorded.sourceId] = request.sourceId
    }
    guard step >= self.cursor else {
      self.skippedCommands.removeAll { $0 == step }
      return self.release(step)
    }
    let actions = self.skip(to: step, isOpen: isOpen)
    self.cursor = step + 1
    self.arrival = now
    self.awaitsConnection = false
    return actions
  }

  /// Skips the steps before `step`. The messages among them are sent now, or held for requests not made yet.
  private mutating func skip(to step: Int, isOpen: (String) -> Bool) -> [ReplayAction] {
    var actions: [ReplayAction] = []
    for index in self.cursor..<step {
      JSONWork.count()
      switch self.recorded.steps[index].kind {
      case .request(let request):
        guard !request.isPassive, self.matches[index] == nil else { continue }
        if self.skippedCommands.count == Self.maximumLateCommands { self.skippedCommands.removeFirst() }
        self.skippedCommands.append(index)
      case .message(let message):
        if isOpen(message.sourceId) { actions += self.emit(message, at: index) }
        self.remember(message)
      case .close: break
      }
    }
    return actions
  }

  /// Returns the step of the recorded request that is the same, or else the nearest one.
  private func step(for request: ReplayRequest) -> Int? {
    guard let all = self.recorded.requests[request.key] else { return nil }
    let next = all.partition(before: self.cursor)
    if request.isPassive {
      let end = self.recorded.nextBarrier[self.cursor]
      let candidates = all[next...].prefix { $0 < end }.prefix(64)
      return candidates.first { self.isExact(request, $0) } ?? candidates.first
    }
    let skipped = self.skippedCommands.filter { self.key(of: $0) == request.key }
    let candidates = self.reachable(by: request.key) + skipped
    if let exact = candidates.first(where: { self.isExact(request, $0) }) { return exact }
    return candidates.max { self.similarity(request, $0) < self.similarity(request, $1) }
  }

  /// Returns the next commands with this key, as far as the live sender may leave out others before them.
  private func reachable(by key: ReplayRequest.Key) -> [Int] {
    var reachable: [Int] = []
    var command = self.recorded.nextCommand[self.cursor]
    for _ in 0...Self.maximumSkippedCommands where command < self.recorded.steps.count {
      if self.key(of: command) == key { reachable.append(command) }
      command = self.recorded.nextCommand[command + 1]
    }
    return reachable
  }

  private func key(of step: Int) -> ReplayRequest.Key? {
    JSONWork.count()
    return if case .request(let request) = self.recorded.steps[step].kind { request.key } else { nil }
  }

  private func isExact(_ request: ReplayRequest, _ step: Int) -> Bool {
    JSONWork.count()
    guard case .request(let recorded) = self.recorded.steps[step].kind else { return false }
    return recorded.content == request.content
  }

  private func similarity(_ request: ReplayRequest, _ step: Int) -> Int {
    guard case .request(let recorded) = self.recorded.steps[step].kind else { return 0 }
    return recorded.similarity(to: request)
  }

  /// Answers a request that has no recorded step left: with the status as of the cursor, or with the recorded answers
  /// again.
  ///
  /// Beyond ``maximumRepeatRate`` a request stays unanswered.
  private mutating func repeated(_ request: ReplayRequest, now: NIODeadline) -> [ReplayAction]? {
    let match = Match(requestId: request.requestId, senderId: request.sourceId)
    guard request.key.namespace != .connection else { return [] }
    if self.repeatsBegan + .seconds(1) <= now { (self.repeats, self.repeatsBegan) = (0, now) }
    self.repeats += 1
    guard self.repeats <= Self.maximumRepeatRate else { return [] }
    if request.key.type == CastMessageType.getStatus.rawValue {
      let key = StatusKey(endpoint: request.key.destinationId, namespace: request.key.namespace)
      guard let status = self.statuses[key] else { return nil }
      return self.completed(status).message(to: request.sourceId, requestId: match.requestId).map { [.send($0)] } ?? []
    }
    let all = self.recorded.requests[request.key] ?? []
    let earlier = all[..<all.partition(before: self.cursor)].suffix(Self.maximumRepeats).last {
      self.matches[$0] != nil && self.isExact(request, $0)
    }
    guard let earlier else { return nil }
    return (self.recorded.answers[earlier] ?? []).prefix(Self.batch).compactMap { index -> ReplayAction? in
      guard case .message(let message) = self.recorded.steps[index].kind else { return nil }
      let current = message.isStatus ? self.statuses[Self.statusKey(message)] ?? message : message
      return self.completed(current).message(to: request.sourceId, requestId: match.requestId).map(ReplayAction.send)
    }
  }

  // MARK: Messages

  /// Sends a message of the device, or holds it if it answers a request that the live sender hasn't made.
  private mutating func emit(_ message: ReplayMessage, at index: Int) -> [ReplayAction] {
    guard let cause = message.cause else { return self.send(message, requestId: self.foreignId(of: message)) }
    if let match = self.matches[cause] { return self.answer(message, match) }
    guard !message.isBroadcast else { return self.send(message, requestId: 0) }
    self.held[cause, default: []].append(index)
    return []
  }

  /// Sends the answers that were held for a request.
  private mutating func release(_ step: Int) -> [ReplayAction] {
    guard let match = self.matches[step], let indices = self.held.removeValue(forKey: step) else { return [] }
    var actions: [ReplayAction] = []
    for index in indices {
      if case .message(let message) = self.recorded.steps[index].kind { actions += self.answer(message, match) }
    }
    return actions
  }

  private func answer(_ message: ReplayMessage, _ match: Match) -> [ReplayAction] {
    let destination = message.isBroadcast ? message.destinationId : match.senderId
    return message.message(to: destination, requestId: match.requestId).map { [.send($0)] } ?? []
  }

  private func send(_ message: ReplayMessage, requestId: Int64?) -> [ReplayAction] {
    let destination =
      message.isBroadcast
      ? message.destinationId : self.senders[message.destinationId] ?? self.lastSender
    guard let live = message.message(to: destination, requestId: requestId) else { return [] }
    guard message.namespace == .connection else { return [.send(live)] }
    return [.send(live), .close(endpoint: message.sourceId, senderId: destination)]
  }

  /// Returns another id for a message that answers another recorded sender, where its id is one of the live sender's.
  private func foreignId(of message: ReplayMessage) -> Int64? {
    guard let id = message.requestId, self.liveIds.contains(id) else { return nil }
    return id &+ (1 << 33)
  }

  private static func statusKey(_ message: ReplayMessage) -> StatusKey {
    StatusKey(endpoint: message.sourceId, namespace: message.namespace)
  }

  /// Stores a status, and its media, as the answer to later requests.
  private mutating func remember(_ message: ReplayMessage) {
    guard message.isStatus else { return }
    self.statuses[Self.statusKey(message)] = message
    if message.namespace == .receiver { self.receiverStatus = message.object?["status"]?.object }
    guard message.namespace == .media else { return }
    for status in message.object?["status"]?.array ?? [] {
      guard let session = status["mediaSessionId"]?.integer, let media = status["media"] else { continue }
      if self.media.count < 64 || self.media[session] != nil { self.media[session] = media }
    }
  }

  /// Returns a media status with the media that it left out, as devices answer GET_STATUS.
  private func completed(_ message: ReplayMessage) -> ReplayMessage {
    guard message.namespace == .media, var object = message.object, let statuses = object["status"]?.array else {
      return message
    }
    object["status"] = .array(
      statuses.map { status in
        guard var members = status.object, members["media"] == nil, let id = members["mediaSessionId"]?.integer
        else { return status }
        members["media"] = self.media[id]
        return .object(members)
      })
    var message = message
    message.payload = .json(.object(object))
    return message
  }
}

extension ReplayLink {
  /// Returns the latest status of the platform, if the cursor has passed one since the last call.
  mutating func takeReceiverStatus() -> JSONObject? {
    defer { self.receiverStatus = nil }
    return self.receiverStatus
  }
}

extension [Int] {
  /// Returns the index of the first element that isn't less than `value`; the elements ascend.
  fileprivate func partition(before value: Int) -> Int {
    var (low, high) = (0, self.count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
