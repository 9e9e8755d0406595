import CastRPCProtocol
import JSONCodec
import LoopIsolation

extension ModelProgram {
  /// Makes the program of a seed.
  init(seed: UInt64) {
    var generator = ProgramGenerator(seed: seed)
    self = generator.make()
  }
}

/// Makes programs of random numbers.
struct ProgramGenerator {
  /// Every method that programs call.
  static let methods: [String] = {
    guard let document = try? JSONDocument(parsing: OpenRPCDocument().jsonBytes, policy: .strict) else { return [] }
    return (document.root.value["methods"]?.array ?? []).compactMap { $0["name"]?.string }.filter { name in
      !ModelCalls.excluded.contains(name) && ModelCalls.namespaces.contains { name.hasPrefix("\($0).") }
    }
  }()

  /// The methods that most programs need to get anywhere.
  private static let frequent = [
    "session.start", "session.start", "media.load", "media.load", "queue.load", "queue.insert", "media.pause",
    "media.play", "session.end", "player.play", "session.setVolume", "queue.next", "queue.jump", "queue.remove",
    "session.suspend", "session.resume", "media.requestStatus", "media.stop", "queue.list", "session.join",
    "session.transfer", "player.interrupt",
  ]

  private var random: SplitMix64
  private var calls: ModelCalls

  init(seed: UInt64) {
    self.random = SplitMix64(seed: seed)
    self.calls = ModelCalls(random: SplitMix64(seed: self.random.next()))
  }

  mutating func make() -> ModelProgram {
    var program = ModelProgram()
    program.devices = self.devices()
    let isFaulty = self.chance(0.75)
    if self.chance(0.15) { program.steps.append(self.otherSender()) }
    program.steps.append(self.call("A", self.chance(0.75) ? "session.start" : "player.play"))
    program.steps.append(.wait(self.pick([0, 0.01, 1, 3])))
    for _ in 0..<Int.random(in: 2...22, using: &self.random) { program.steps.append(self.step(isFaulty: isFaulty)) }
    return program
  }

  private mutating func devices() -> ModelProgram.Devices {
    var devices = ModelProgram.Devices()
    devices.latency = self.pick([0, 0, 0.02, 0.3])
    devices.launchTime = self.pick([0, 0.2, 3])
    devices.loadTime = self.pick([0, 0.2, 2])
    devices.answersLoadLate = self.chance(0.3)
    devices.showsIdleScreen = self.chance(0.3)
    devices.isGroup = self.chance(0.2)
    return devices
  }

  private mutating func step(isFaulty: Bool) -> ModelStep {
    switch self.random.nextFraction() {
    case ..<0.22: return .wait(self.pick([0, 0.001, 0.05, 0.3, 1, 2, 6, 12, 40]))
    case ..<0.26:
      return .remote(device: self.device(), self.pick(["stop", "play", "pause", "volume", "finish", "standby"]))
    case ..<0.29: return .cancel(client: self.client())
    case ..<0.30: return .leave(client: "B")
    case ..<0.33: return self.otherSender()
    case ..<0.46 where isFaulty: return self.fault()
    default: return self.call(self.client(), self.chance(0.6) ? self.pick(Self.frequent) : self.pick(Self.methods))
    }
  }

  private mutating func call(_ client: String, _ method: String) -> ModelStep {
    .call(client: client, method: method, params: self.calls.params(method) ?? [:])
  }

  private mutating func otherSender() -> ModelStep {
    .fault(device: self.device(), ["fault": "takeOver", "action": .string(self.pick(["launch", "load", "stop"]))])
  }

  private mutating func fault() -> ModelStep {
    let device = self.device()
    var rule: JSONObject
    switch Int.random(in: 0..<10, using: &self.random) {
    case 0: return .network(isUp: self.chance(0.6))
    case 1: return .clear(device: device)
    case 2: rule = ["fault": .string(self.pick(["drop", "reset", "halfClose", "close", "crashApp"]))]
    case 3:
      rule = ["fault": .string(self.pick(["silence", "freeze"])), "seconds": .number(self.pick([0.5, 4, 15, 60]))]
    case 4:
      rule = ["fault": "reboot", "seconds": .number(self.pick([0, 3, 20])), "port": self.pick([8_009, 8_009, 0])]
    default:
      rule = [
        "fault": .string(
          self.pick(["discard", "duplicate", "reorder", "zeroRequestId", "garbage", "oversize", "stall"]))
      ]
      if self.chance(0.2) { rule = ["fault": "delay", "seconds": .number(self.pick([0.1, 3, 20]))] }
      if self.chance(0.15) { rule = ["fault": .string(self.pick(["drop", "reset", "close", "crashApp"]))] }
      rule["when"] = .object(self.trigger())
      rule["times"] = .integer(self.pick([1, 1, 2, 20]))
      if self.chance(0.2) { rule["after"] = 1 }
    }
    return .fault(device: device, rule)
  }

  private mutating func trigger() -> JSONObject {
    switch Int.random(in: 0..<4, using: &self.random) {
    case 0: ["direction": "sent", "type": .string(self.pick(["MEDIA_STATUS", "RECEIVER_STATUS", "CLOSE", "PONG"]))]
    case 1: ["direction": .string(self.pick(["sent", "received"]))]
    default:
      [
        "direction": "received",
        "type": .string(
          self.pick([
            "LAUNCH", "LOAD", "GET_STATUS", "CONNECT", "STOP", "PLAY", "PAUSE", "SEEK", "SET_VOLUME", "QUEUE_UPDATE",
            "QUEUE_INSERT", "QUEUE_GET_ITEM_IDS", "QUEUE_GET_ITEMS", "QUEUE_LOAD", "QUEUE_REMOVE", "CLOSE", "PING",
          ])),
      ]
    }
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self.random)] }
  private mutating func chance(_ share: Double) -> Bool { self.random.nextFraction() < share }
  private mutating func device() -> Int { self.chance(0.85) ? 1 : 2 }
  private mutating func client() -> String { self.pick(["A", "A", "A", "B", "B", "C"]) }
}
