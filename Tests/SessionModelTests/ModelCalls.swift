import JSONCodec
import LoopIsolation

/// The calls of programs: the parameters of each method, and the longest time that it may take.
struct ModelCalls {
  /// The addresses of the two devices; no machine has them (RFC 5737).
  static let devices = ["192.0.2.1", "192.0.2.2"]
  static let namespaces = ["session", "media", "queue", "player"]

  /// Methods of these namespaces that no program calls, because they leave the process: they fetch from the network,
  /// and read the disk.
  static let excluded: Set<String> = ["media.preflight", "media.resolve", "session.restore"]

  /// The tracks of media that has any.
  static let tracks: JSONValue = [
    ["trackId": 1, "type": "TEXT", "language": "en", "subtype": "SUBTITLES", "name": "English"],
    ["trackId": 2, "type": "AUDIO", "language": "de"],
  ]

  private var random: SplitMix64

  init(random: SplitMix64) { self.random = random }

  /// Returns how long a call may take, in seconds: the limits of its parts, and a reserve for the order in which they
  /// are tried.
  static func limit(_ method: String) -> Double {
    switch method {
    case "player.interrupt": 260
    case "player.play", "session.transfer", "player.pause", "player.resume", "player.toggle", "player.stop",
      "player.seek", "player.next", "player.previous", "player.setVolume", "player.status", "player.connect":
      160
    case "session.start", "session.join", "session.startWithOpenUrl": 110
    case "media.load", "queue.load", "media.resumeSession", "media.playAgain": 100
    // The turn behind a load, the change, its repetition, and the list before and behind them.
    case let method where method.hasPrefix("queue."): 115
    default: 75
    }
  }

  /// Returns parameters for `method`.
  mutating func params(_ method: String) -> JSONObject? {
    let namespace = method.prefix { $0 != "." }
    switch namespace {
    case "session": return self.sessionParams(method)
    case "media": return self.mediaParams(method)
    case "queue": return self.queueParams(method)
    case "player": return self.playerParams(method)
    default: return nil
    }
  }

  // MARK: Values

  private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self.random)] }
  private mutating func chance(_ share: Double) -> Bool { self.random.nextFraction() < share }
  private mutating func number(_ range: ClosedRange<Int64>) -> Int64 { .random(in: range, using: &self.random) }
  private mutating func host() -> JSONValue { .string(self.chance(0.85) ? Self.devices[0] : Self.devices[1]) }
  private mutating func level() -> JSONValue { .number(Double(self.number(0...20)) / 20) }
  private mutating func member() -> JSONValue { .string(self.pick(ModelDevice.memberIds + ["00"])) }
  private mutating func itemId() -> JSONValue { .integer(self.number(1...6)) }

  private mutating func media() -> JSONValue {
    let duration = self.pick([3, 20, 600])
    var media: JSONObject = [
      "contentId": .string("http://192.0.2.9/\(self.number(1...5)).mp4?duration=\(duration)"),
      "contentType": "video/mp4",
    ]
    if self.chance(0.2) { media["tracks"] = Self.tracks }
    if self.chance(0.1) { media["streamType"] = "LIVE" }
    if self.chance(0.1) {
      media["breaks"] = [["id": "b", "position": .integer(self.number(0...2)), "breakClipIds": ["c"]]]
      media["breakClips"] = [["id": "c", "duration": 10, "whenSkippable": .integer(self.number(0...5))]]
    }
    return .object(media)
  }

  private mutating func items() -> JSONValue {
    .array((0..<self.number(1...4)).map { _ in ["media": self.media()] })
  }

  /// Adds members for waiting until the player has a state.
  private mutating func awaiting(_ params: JSONObject) -> JSONObject {
    guard self.chance(0.15) else { return params }
    var params = params
    params["waitFor"] = .string(self.pick(["PLAYING", "PAUSED", "IDLE"]))
    params["waitTimeout"] = 5
    return params
  }

  // MARK: Namespaces

  private mutating func sessionParams(_ method: String) -> JSONObject? {
    switch method {
    case "session.start":
      var params: JSONObject = ["host": self.host()]
      if self.chance(0.5) { params["ifExists"] = "USE" }
      if self.chance(0.1) { params["applicationId"] = .string(self.pick(["NOTFOUND", "233637DE"])) }
      if self.chance(0.1) { params["relaunchIfRunning"] = true }
      if self.chance(0.15) { params["timeout"] = .number(self.pick([0.3, 2, 8])) }
      return params
    case "session.join":
      var params: JSONObject = ["host": self.host()]
      if self.chance(0.5) { params["ifExists"] = "USE" }
      return params
    case "session.end":
      return self.chance(0.3) ? [:] : ["action": .string(self.pick(["LEAVE", "DISCONNECT", "STOP_CASTING"]))]
    case "session.takeBack":
      return self.chance(0.5) ? [:] : ["action": .string(self.pick(["LEAVE", "STOP_CASTING"]))]
    case "session.transfer": return ["host": .string(self.pick(Self.devices))]
    case "session.setVolume": return ["level": self.level()]
    case "session.stepVolume": return ["steps": .integer(self.number(-3...3))]
    case "session.pressVolumeKey": return ["key": .string(self.pick(["UP", "DOWN", "MUTE"]))]
    case "session.setMuted": return ["muted": .bool(self.chance(0.5))]
    case "session.suspend": return self.chance(0.5) ? [:] : ["reason": "NETWORK_ERROR"]
    case "session.setCurrent": return ["sessionId": "s-1"]
    case "session.setMultizoneDeviceVolume": return ["deviceId": self.member(), "level": self.level()]
    case "session.setMultizoneDeviceMuted": return ["deviceId": self.member(), "muted": .bool(self.chance(0.5))]
    case "session.setDefaultOptions": return ["options": ["by": "a program"]]
    case "session.parseOpenUrl": return ["url": "https://example.com/?cast-open=00,11,TV"]
    case "session.startWithOpenUrl":
      return ["url": "https://example.com/?cast-open=0123456789abcdef0123456789abcdef,11,TV", "searchTimeout": 1]
    case "session.get", "session.list", "session.requestMultizoneStatus", "session.getCastingGroups",
      "session.requestStatus", "session.getDefaultOptions", "session.buildOpenUrl", "session.resume",
      "session.listSaved":
      return [:]
    default: return nil
    }
  }

  private mutating func mediaParams(_ method: String) -> JSONObject? {
    switch method {
    case "media.load":
      var params: JSONObject = ["media": self.media()]
      if self.chance(0.2) { params["autoplay"] = false }
      if self.chance(0.2) { params["currentTime"] = 2 }
      return self.awaiting(params)
    case "media.play", "media.pause", "media.playAgain": return self.awaiting([:])
    case "media.seek":
      return self.awaiting(self.chance(0.5) ? ["currentTime": .integer(self.number(0...30))] : ["relativeTime": -5])
    case "media.setPlaybackRate": return ["playbackRate": .number(self.pick([0.5, 1, 2]))]
    case "media.setStreamVolume": return ["level": self.level()]
    case "media.setStreamMuted": return ["muted": .bool(self.chance(0.5))]
    case "media.setActiveTracks": return ["activeTrackIds": self.pick([[], [1], [1, 2], [9]])]
    case "media.setTextTrackStyle": return ["textTrackStyle": ["fontScale": 1.5]]
    case "media.editTracks": return ["language": "en"]
    case "media.editAudioTracks": return ["language": "de"]
    case "media.selectTracks": return ["audioLanguages": ["de"], "textLanguages": ["en"]]
    case "media.userAction": return ["userAction": "LIKE"]
    case "media.precache": return ["precacheData": "x"]
    case "media.resumeSession": return ["sessionState": ["loadRequestData": ["media": self.media(), "autoplay": true]]]
    case "media.setCredentials": return ["credentials": "token"]
    case "media.sendCommand": return ["data": "x", "expectsReply": .bool(self.chance(0.5)), "timeout": 4]
    case "media.subscribePosition": return ["interval": 3]
    case "media.requestStatus": return self.chance(0.3) ? ["omitMetadata": true] : [:]
    case "media.stop", "media.getDefaultTextTrackStyle", "media.skipAd", "media.getStatus", "media.getLastKnown",
      "media.position", "media.unsubscribePosition", "media.storeSession", "media.requests":
      return [:]
    default: return nil
    }
  }

  private mutating func queueParams(_ method: String) -> JSONObject? {
    switch method {
    case "queue.load":
      var params: JSONObject = ["items": self.items()]
      if self.chance(0.3) { params["repeatMode"] = "REPEAT_ALL" }
      return self.awaiting(params)
    case "queue.insert":
      var params: JSONObject = ["items": self.items()]
      if self.chance(0.4) { params["insertBefore"] = self.itemId() }
      return params
    case "queue.insertAndPlay": return self.awaiting(["item": ["media": self.media()]])
    case "queue.update": return ["items": [["itemId": self.itemId(), "startTime": 2]]]
    case "queue.remove": return ["itemIds": [self.itemId()]]
    case "queue.reorder":
      var params: JSONObject = ["itemIds": [self.itemId()]]
      if self.chance(0.5) { params["insertBefore"] = self.itemId() }
      return params
    case "queue.move": return ["itemId": self.itemId(), "toIndex": .integer(self.number(0...3))]
    case "queue.jump": return self.awaiting(["itemId": self.itemId()])
    case "queue.next", "queue.previous": return self.awaiting([:])
    case "queue.setRepeatMode":
      return ["repeatMode": .string(self.pick(["REPEAT_OFF", "REPEAT_ALL", "REPEAT_SINGLE"]))]
    case "queue.fetchItems": return ["itemIds": [self.itemId()]]
    case "queue.fetchItemRange": return ["itemId": self.itemId(), "nextCount": 2]
    case "queue.list": return ["fetchIfNeeded": .bool(self.chance(0.5))]
    case "queue.setCacheOptions": return ["cacheSize": .integer(self.number(1...5))]
    case "queue.shuffle", "queue.unshuffle", "queue.fetchItemIds", "queue.getCache", "queue.reload", "queue.clear":
      return [:]
    default: return nil
    }
  }

  private mutating func playerParams(_ method: String) -> JSONObject? {
    var params: JSONObject = self.chance(0.6) ? ["device": self.host()] : [:]
    params["searchTimeout"] = 1
    switch method {
    case "player.play":
      params["media"] = self.media()
      // Nothing is fetched: the media has no server.
      params["explainFailure"] = false
      params["preflight"] = false
      if self.chance(0.3) { params["waitTimeout"] = 0 }
    case "player.interrupt":
      params["searchTimeout"] = nil
      params["media"] = ["contentId": "http://192.0.2.9/bell.mp3?duration=3", "contentType": "audio/mpeg"]
      params["maximumDuration"] = 15
      if self.chance(0.3) { params["volumeLevel"] = self.level() }
    case "player.seek": params["position"] = .integer(self.number(0...10))
    case "player.setVolume": params["level"] = self.level()
    case "player.stop": if self.chance(0.3) { params["keepApplication"] = true }
    case "player.setDefault": return self.chance(0.5) ? [:] : ["device": self.host()]
    case "player.setAlias": return ["alias": "tv", "device": self.host()]
    case "player.getNames": return [:]
    case "player.list": params["device"] = nil
    case "player.pause", "player.resume", "player.toggle", "player.next", "player.previous", "player.status",
      "player.connect":
      break
    default: return nil
    }
    return params
  }
}
