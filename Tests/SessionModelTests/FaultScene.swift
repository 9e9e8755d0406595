import JSONCodec
import LoopIsolation

/// The situation in which ``FaultMatrix`` calls a method: one in which the method sends its request, if it has one.
///
/// 1. ``program`` is run, without faults.
/// 2. ``params(in:)`` completes the situation and returns the parameters.
/// 3. The faults begin, and `A` calls the method.
@LoopActor
struct FaultScene {
  let method: String
  let program: ModelProgram

  init(of method: String) {
    self.method = method
    var program = ModelProgram()
    program.devices.isGroup = Self.groupMethods.contains(method)
    program.steps = Self.steps(before: method)
    self.program = program
  }

  private static let host = JSONValue.string(ModelCalls.devices[0])
  private static let groupMethods: Set = [
    "session.requestMultizoneStatus", "session.setMultizoneDeviceVolume", "session.setMultizoneDeviceMuted",
    "session.getCastingGroups",
  ]

  // MARK: Before the faults

  /// Returns the steps after which a session exists in which the first of three items plays, unless the method needs
  /// something else.
  private static func steps(before method: String) -> [ModelStep] {
    let otherSenderLoads: [ModelStep] = [.fault(device: 1, ["fault": "takeOver", "action": "load"]), .wait(1)]
    switch method {
    case "session.start", "player.play": return []
    case "session.join", "player.connect": return otherSenderLoads
    case "session.startWithOpenUrl":
      return [self.call("discovery.addDevice", ["host": self.host]), .wait(1)] + self.playing(items: 3)
    case "session.setMultizoneDeviceVolume", "session.setMultizoneDeviceMuted":
      return self.playing(items: 3) + [self.call("session.requestMultizoneStatus"), .wait(1)]
    case "session.resume": return self.playing(items: 3) + [self.call("session.suspend"), .wait(1)]
    case "media.play", "player.resume": return self.playing(items: 3) + [self.call("media.pause"), .wait(1)]
    case "media.playAgain": return self.playing(items: 1) + [.remote(device: 1, "finish"), .wait(1)]
    case "media.skipAd": return self.playing(items: 1, withAd: true) + [.wait(2)]
    default: return self.playing(items: 3)
    }
  }

  private static func call(_ method: String, _ params: JSONObject = [:]) -> ModelStep {
    .call(client: "A", method: method, params: params)
  }

  private static func playing(items count: Int, withAd: Bool = false) -> [ModelStep] {
    let items = (1...count).map { ["media": self.media($0, withAd: withAd)] as JSONValue }
    return [
      self.call("session.start", ["host": self.host]), .wait(1), self.call("queue.load", ["items": .array(items)]),
      .wait(1),
    ]
  }

  private static func media(_ number: Int, withAd: Bool) -> JSONValue {
    var media: JSONObject = [
      "contentId": .string("http://192.0.2.9/\(number).mp4?duration=600"), "contentType": "video/mp4",
      "tracks": ModelCalls.tracks,
    ]
    if withAd {
      media["breaks"] = [["id": "b", "position": 0, "breakClipIds": ["c"]]]
      media["breakClips"] = [["id": "c", "duration": 500, "whenSkippable": 1]]
    }
    return .object(media)
  }

  // MARK: The call

  /// Returns the parameters of the call, the same in each run; where they name something of the run, it is looked up.
  func params(in run: ModelRun) async -> JSONObject {
    guard let client = run.client("A") else { return [:] }
    switch self.method {
    case "session.setCurrent":
      let sessions = await run.result(client, "session.list")?["sessions"]?.array
      return ["sessionId": sessions?.first?["sessionId"] ?? ""]
    case "session.startWithOpenUrl":
      let url = await run.result(client, "session.buildOpenUrl")?["url"]
      _ = await run.result(client, "session.end", ["action": "LEAVE"])
      return ["url": url ?? "", "searchTimeout": 1]
    default: return Self.fixedParams(of: self.method)
    }
  }

  private static func fixedParams(of method: String) -> JSONObject {
    switch method {
    case "session.start", "session.join": return ["host": self.host]
    case "session.end": return ["action": "STOP_CASTING"]
    case "session.transfer": return ["host": .string(ModelCalls.devices[1])]
    case "session.setMultizoneDeviceVolume": return ["deviceId": .string(ModelDevice.memberIds[0]), "level": 0.25]
    case "session.setMultizoneDeviceMuted": return ["deviceId": .string(ModelDevice.memberIds[0]), "muted": true]
    case "media.seek": return ["currentTime": 30]
    case "media.setActiveTracks": return ["activeTrackIds": [1, 2]]
    case "media.load":
      return ["media": ["contentId": "http://192.0.2.9/4.mp4?duration=600", "contentType": "video/mp4"]]
    case "queue.insert": return ["items": [["media": self.media(4, withAd: false)]]]
    case "queue.jump": return ["itemId": 3]
    case "queue.list": return ["fetchIfNeeded": true]
    default: break
    }
    var calls = ModelCalls(random: SplitMix64(seed: 3))
    var params = calls.params(method) ?? [:]
    params["waitFor"] = nil
    params["waitTimeout"] = nil
    if method.hasPrefix("player."), !["player.list", "player.getNames"].contains(method) { params["device"] = host }
    return params
  }
}
