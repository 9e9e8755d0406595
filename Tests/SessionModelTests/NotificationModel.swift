import JSONCodec

/// One client's knowledge from its notifications, and the rules that these must keep. A pure value.
struct NotificationModel {
  /// A session's place in its life (docs/Sessions.md).
  enum Stage: String {
    case starting, connected, suspended, resuming
    /// It couldn't be resumed, and `session.didEnd` must follow.
    case lost
    case gone
  }

  /// A session as its notifications describe it.
  struct KnownSession {
    var stage: Stage
    /// Whether a transfer has begun.
    var isTransferring = false
    /// The last `session` of a notification, with later changes of its volume.
    var session: JSONObject
    /// The last `media.didUpdateStatus`.
    var media: JSONObject?
    /// The open media session.
    var mediaSessionId: Int64?
    /// The item ids of the queue, changed by each notification of the queue.
    var queue: [Int64] = []
    /// The last `player.didChange`.
    var player: JSONObject?
  }

  private(set) var sessions: [String: KnownSession] = [:]
  /// The last `context.didChangeCastState`.
  private(set) var castState: JSONValue?
  private var lastNumber: Int64 = 0

  /// The sessions that haven't ended.
  var living: [String: KnownSession] { self.sessions.filter { $0.value.stage != .gone } }

  /// Applies a notification; returns the rules that it breaks.
  mutating func receive(_ method: String, _ params: JSONObject) -> [String] {
    var flaws: [String] = []
    let number = params["seq"]?.integer ?? -1
    if number != self.lastNumber + 1 { flaws.append("\(method) has number \(number) after \(self.lastNumber)") }
    self.lastNumber = number
    if method == "context.didChangeCastState" { self.castState = params["castState"] }
    guard let id = params["sessionId"]?.string, method != "session.didUpdateDefaultOptions" else { return flaws }
    if method == "session.willStart" {
      if self.sessions[id] != nil { flaws.append("\(id) starts twice") }
      self.sessions[id] = KnownSession(stage: .starting, session: params["session"]?.object ?? JSONObject())
      return flaws
    }
    guard var known = self.sessions[id] else { return flaws + ["\(method) of \(id), which never started"] }
    if known.stage == .gone { flaws.append("\(method) of \(id), which has ended") }
    flaws += known.receive(method, params).map { "\(method) of \(id): \($0)" }
    self.sessions[id] = known
    return flaws
  }
}

extension NotificationModel.KnownSession {
  fileprivate mutating func receive(_ method: String, _ params: JSONObject) -> [String] {
    switch method.prefix(while: { $0 != "." }) {
    case "session": return self.receiveLife(method, params)
    case "media": return self.receiveMedia(method, params)
    case "queue": return self.receiveQueue(method, params)
    case "player": self.player = params
    default: break
    }
    return []
  }

  /// The stages in which a notification may come, and the stage after it.
  private static let life: [String: (from: Set<NotificationModel.Stage>, to: NotificationModel.Stage?)] = [
    "session.didEnterPhase": ([.starting, .resuming, .connected], nil),
    "session.didStart": ([.starting], .connected),
    "session.didFailToStart": ([.starting], .gone),
    // A client may suspend a session that is being resumed.
    "session.didSuspend": ([.connected, .suspended, .resuming], .suspended),
    "session.willResume": ([.suspended, .resuming], .resuming),
    "session.didFailToResume": ([.suspended, .resuming], .lost),
    "session.willEnd": ([.connected, .suspended, .resuming], nil),
    "session.didEnd": ([.connected, .suspended, .resuming, .lost], .gone),
    "session.willTransfer": ([.connected, .suspended, .resuming], nil),
    "session.didTransfer": ([.connected], nil),
    "session.didFailToTransfer": ([.connected, .suspended, .resuming, .lost], nil),
  ]

  /// The members of a session whose state is `stage`, in a notification.
  private static let states: [NotificationModel.Stage: Set<String>] = [
    .connected: ["CONNECTED", "DISCONNECTING"], .suspended: ["SUSPENDED"], .gone: ["DISCONNECTED"],
  ]

  private mutating func receiveLife(_ method: String, _ params: JSONObject) -> [String] {
    var flaws: [String] = []
    if let session = params["session"]?.object { self.session = session }
    switch method {
    case "session.didChangeVolume": self.session["volume"] = params["volume"]
    case "session.didReceiveMultizoneStatus": self.session["multizone"] = params["status"]
    case "session.didAddMultizoneDevice", "session.didUpdateMultizoneDevice", "session.didRemoveMultizoneDevice":
      self.changeMember(params["device"]?["deviceId"] ?? params["deviceId"], to: params["device"])
    case "session.didUpdatePlaybackSession":
      var group = self.session["multizone"]?.object ?? ["devices": []]
      group["playbackSession"] = params["playbackSession"]
      self.session["multizone"] = .object(group)
    case "session.didResume":
      // A transfer ends with it, too.
      if ![.suspended, .resuming].contains(self.stage), !self.isTransferring { flaws.append("it is \(self.stage)") }
      self.stage = .connected
    default: break
    }
    guard let (from, to) = Self.life[method] else { return flaws }
    let isOfTransfer = method == "session.didEnterPhase" && self.isTransferring
    if !from.contains(self.stage), !isOfTransfer { flaws.append("it is \(self.stage)") }
    if let to { self.stage = to }
    if method == "session.willTransfer" { self.isTransferring = true }
    if ["session.didTransfer", "session.didFailToTransfer"].contains(method) {
      if !self.isTransferring { flaws.append("no transfer had begun") }
      self.isTransferring = false
    }
    let state = params["session"]?["connectionState"]?.string
    if to != nil, let state, let allowed = Self.states[self.stage], !allowed.contains(state) {
      flaws.append("connectionState is \(state)")
    }
    return flaws
  }

  /// Adds, changes or removes a member of the group.
  private mutating func changeMember(_ id: JSONValue?, to device: JSONValue?) {
    var group = self.session["multizone"]?.object ?? [:]
    var devices = group["devices"]?.array ?? []
    let place = devices.firstIndex { $0["deviceId"] == id }
    switch (place, device) {
    case (let place?, let device?): devices[place] = device
    case (let place?, nil): devices.remove(at: place)
    case (nil, let device?): devices.append(device)
    case (nil, nil): break
    }
    group["devices"] = .array(devices)
    self.session["multizone"] = .object(group)
  }

  private mutating func receiveMedia(_ method: String, _ params: JSONObject) -> [String] {
    let mediaSessionId = params["mediaSessionId"]?.integer
    switch method {
    case "media.didStartSession":
      defer { self.mediaSessionId = mediaSessionId }
      return self.mediaSessionId.map { ["media session \($0) hasn't ended"] } ?? []
    case "media.didEndSession":
      defer { self.mediaSessionId = nil }
      return self.mediaSessionId == mediaSessionId ? [] : ["\(self.mediaSessionId ?? 0) is the open one"]
    case "media.didUpdateStatus":
      let revision = params["revision"]?.integer ?? 0
      let before = self.media?["revision"]?.integer ?? 0
      self.media = params
      return revision >= before ? [] : ["revision \(revision) after \(before)"]
    default: return []
    }
  }

  private mutating func receiveQueue(_ method: String, _ params: JSONObject) -> [String] {
    let ids = params["itemIds"]?.array?.compactMap(\.integer) ?? []
    switch method {
    case "queue.didReload", "queue.didReorder": self.queue = ids
    case "queue.didInsert":
      let index = Int(params["index"]?.integer ?? 0)
      guard (0...self.queue.count).contains(index) else { return ["there is no index \(index)"] }
      self.queue.insert(contentsOf: ids, at: index)
    case "queue.didRemove": self.queue.removeAll { ids.contains($0) }
    default: break
    }
    let count = params["itemCount"]?.integer ?? -1
    // Of several notifications of one change only the last has the count.
    guard params["isLast"]?.bool != false, count != Int64(self.queue.count) else { return [] }
    return ["itemCount is \(count), and its changes make \(self.queue.count)"]
  }
}
