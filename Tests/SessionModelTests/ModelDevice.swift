import EmulatedReceiver
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

/// One device of a program, and what happened on it.
@LoopActor
final class ModelDevice {
  let host: String
  let receiver: EmulatedReceiver
  private var observation: ReceiverObservation?
  /// The virtual connections that are open.
  private(set) var connections: [String: Int] = [:]
  /// Whether a fault has struck that may cost a message, a link or the app.
  private(set) var hasFailed = false
  /// Whether a link has ceased to read, so that it may not see its end.
  private(set) var hasStalled = false

  init(
    _ host: String, traits: ModelProgram.Devices, network: MemoryNetwork, clock: any LoopClock, logger: Logger
  ) async throws {
    self.host = host
    var configuration = ReceiverConfiguration(
      device: Self.device(host, isGroup: traits.isGroup),
      showsIdleScreen: traits.showsIdleScreen, launchTime: .seconds(fraction: traits.launchTime),
      mediaTiming: MediaTiming(loadTime: .seconds(fraction: traits.loadTime), bufferingTime: .zero),
      answersLoadAtOnce: !traits.answersLoadLate, faults: ReceiverFaults(traits), host: host, port: 8_009)
    configuration.clock = clock
    configuration.network = network
    self.receiver = try await EmulatedReceiver.start(configuration, logger: logger)
    self.observation = self.receiver.observe { [weak self] event in self?.observe(event) }
  }

  private static let firstId = "11111111111111111111111111111111"
  private static let secondId = "22222222222222222222222222222222"
  /// The speakers of the first device, if it is a group.
  nonisolated static let memberIds = ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"]

  private static func device(_ host: String, isGroup: Bool) -> ReceiverDevice {
    guard host == ModelCalls.devices[0] else { return ReceiverDevice(id: self.secondId) }
    guard isGroup else { return ReceiverDevice(id: self.firstId) }
    return ReceiverDevice(
      id: self.firstId, friendlyName: "Downstairs", model: "Google Cast Group", capabilities: .group,
      members: zip(self.memberIds, ["Kitchen", "Hall"]).map { GroupMember(deviceId: $0, name: $1) })
  }

  private func observe(_ event: ReceiverEvent) {
    switch event {
    case .senderConnected(let sender, let destination) where sender.link.rawValue > 0:
      self.connections["\(sender.link.rawValue) \(sender.senderId) \(destination)", default: 0] += 1
    case .senderDisconnected(let sender, let destination) where sender.link.rawValue > 0:
      self.connections["\(sender.link.rawValue) \(sender.senderId) \(destination)"] = nil
    case .linkClosed(let link):
      self.connections = self.connections.filter { !$0.key.hasPrefix("\(link.rawValue) ") }
    case .stopped:
      // The app's own connections end with it.
      self.connections = self.connections.filter { $0.key.hasSuffix(" receiver-0") }
    case .faultStruck(let strike):
      self.hasFailed = true
      switch strike.fault {
      case .stall, .freeze: self.hasStalled = true
      default: break
      }
    default: break
    }
  }

  /// Applies a fault, or adds its rule.
  func inject(_ rule: JSONObject) {
    guard let rule = try? FaultRule(json: JSONDocument(parsing: JSONValue.object(rule).jsonBytes, policy: .strict).root)
    else { return }
    LoopActor.task { [receiver] in _ = try? await receiver.inject(rule) }
  }

  /// Presses a key of the device's own remote control.
  func press(_ key: String) {
    switch key {
    case "stop": self.receiver.operate(.stopApplication)
    case "play": self.receiver.operate(.play)
    case "pause": self.receiver.operate(.pause)
    case "volume": self.receiver.operate(.setVolume(level: 0.35, isMuted: nil))
    case "finish": self.receiver.operate(.finishMedia)
    default: self.receiver.operate(.setStandBy(true))
    }
  }
}

extension ReceiverFaults {
  /// Makes the faults of a device without any: only its usual delay of answers.
  init(_ traits: ModelProgram.Devices) { self.init(replyDelay: .seconds(fraction: traits.latency)) }
}

extension EmulatedReceiver {
  /// Removes all faults but the delay that the device always has.
  func clearFaults(keeping traits: ModelProgram.Devices) {
    self.clearFaults()
    self.faults = ReceiverFaults(traits)
  }
}
