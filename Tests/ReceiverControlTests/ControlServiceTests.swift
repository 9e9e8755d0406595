import CastModel
import CastTestSupport
import EmulatedReceiver
import Glibc
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import NIOCore
import Testing

@testable import ReceiverControl

/// The control protocol's methods, by their effect on a receiver.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct ControlServiceTests {
  let fleet = ReceiverFleet()
  let receiver: EmulatedReceiver
  let service: ControlService
  let client: JSONRPCPeer
  let notifications: AsyncStream<JSONValue>
  private let pair: JSONRPCPeerPair

  init() async throws {
    var configuration = ReceiverConfiguration.testing(device: ReceiverDevice(friendlyName: "TV"))
    configuration.launchAuthorization = LaunchAuthorization(.none)
    self.receiver = try await EmulatedReceiver.start(configuration)
    try self.fleet.add(self.receiver)
    let logger = Logger(label: "test.control")
    self.service = ControlService(fleet: self.fleet, template: configuration, logger: logger)
    let listener = JSONRPCMethodTable()
    let (stream, continuation) = AsyncStream.makeStream(of: JSONValue.self)
    listener.onNotification = { _, params, _ in
      if let params { continuation.yield(params.value) }
    }
    self.notifications = stream
    self.pair = try await JSONRPCPeerPair.make(server: self.service, client: listener, logger: logger)
    self.client = self.pair.client
  }

  @discardableResult
  func call(_ method: String, _ params: JSONValue = [:]) async throws -> JSONValue {
    try await self.client.request(method, params, timeout: .seconds(20)).value
  }

  func error(_ method: String, _ params: JSONValue = [:]) async -> JSONRPCError? {
    do {
      try await self.call(method, params)
      return nil
    } catch {
      return error as? JSONRPCError
    }
  }

  func load(_ contentId: String = "http://x/film.mp4?duration=600") async throws {
    try await self.call("device.takeOver", ["contentId": .string(contentId)])
  }

  /// a stream that the device silently can't decode, and the member of the screen's media
  @Test(arguments: [
    ("picture=h264&depth=10&sound=aac", "hasPicture", "no picture"), ("picture=h264&sound=dts", "hasSound", "no sound"),
  ])
  func showsWhatSendersAreNotTold(query: String, member: String, words: String) async throws {
    var configuration = ReceiverConfiguration.testing(device: ReceiverDevice(friendlyName: "Stick"))
    configuration.decoder = try #require(DeviceModels.builtIn["chromecast-3"]).decoder
    try self.fleet.add(try await EmulatedReceiver.start(configuration))
    try await self.call("device.takeOver", ["device": "Stick", "contentId": .string("http://x/film?\(query)")])
    let media = try await self.call("device.status", ["device": "Stick"])["screen"]?["media"]
    #expect(media?.object?.members.filter { $0.key.hasPrefix("has") }.map(\.key) == [member])
    #expect(media?[member] == false)
    let screen = try #require(self.fleet.receivers.last).screen
    #expect(TerminalLines.change(screen).contains(words))
  }

  var phase: String { self.receiver.screen.phase.rawValue }

  // MARK: Params

  @Test(
    arguments: [
      ("device.setVolume", ["level": 2], "params.level"), ("device.setVolume", ["volume": 1], "params.volume"),
      ("device.setStandby", [:], "params.standby"), ("device.setStandby", ["standby": 1], "params.standby"),
      ("device.add", ["id": "short"], "params.id"), ("device.add", ["port": 70_000], "params.port"),
      ("fault.inject", ["rule": ["fault": "drop", "when": ["kind": "x"]]], "params.rule.when.kind"),
      ("log.get", ["events": ["launched", "landed"]], "params.events[1]"), ("log.get", ["limit": 0], "params.limit"),
      ("scenario.start", ["scenario": ["steps": [["at": 0]]]], "params.scenario.steps[0].do"),
      ("server.ping", ["loud": true], "params.loud"),
    ] as [(String, JSONValue, String)])
  func saysWhichParameterIsWrong(method: String, params: JSONValue, path: String) async {
    let error = await self.error(method, params)
    #expect(error?.code == .invalidParams)
    #expect(error?.data["path"]?.string == path)
  }

  @Test func reportsAnUnknownMethod() async {
    #expect(await self.error("device.explode")?.code == .methodNotFound)
  }

  // MARK: Devices

  @Test func devicesComeAndGo() async throws {
    let added = try await self.call("device.add", ["name": "Kitchen"])
    #expect(self.fleet.receivers.count == 2)
    #expect(await self.error("device.status")?.name == "DeviceAmbiguous")
    let id = try #require(added["id"]?.string)
    #expect(await self.error("device.add", ["id": .string(id)])?.name == "DeviceExists")
    #expect(self.fleet.receivers.count == 2)
    try await self.call("device.remove", ["device": .string(id)])
    #expect(await self.error("device.status", ["device": .string(id)])?.name == "DeviceNotFound")
  }

  @Test func anAddedDeviceHasTheTemplatesModelAndItsOwnPorts() async throws {
    var template = ReceiverConfiguration.testing()
    try #require(DeviceModels.builtIn["chromecast-2"]).apply(to: &template, id: ReceiverDevice.randomID(), name: "Old")
    template.device.instanceName = "Old"
    template.setupPorts = SetupPorts()
    let first = try await EmulatedReceiver.start(template)
    template.setupPorts = SetupPorts(http: try #require(first.presence.setupPort))
    let service = ControlService(fleet: self.fleet, template: template, logger: Logger(label: "test.control"))
    _ = try await service.call("device.add", params: nil, peer: nil)
    let added = try #require(self.fleet.receivers.last)
    var expected = template.device
    expected.id = added.configuration.device.id
    expected.instanceName = nil
    #expect(added.configuration.device == expected && expected.id != template.device.id)
    #expect(added.configuration.device.authenticationQuirks == [.expiredIntermediate])
    #expect(added.presence.setupPort != nil && added.presence.setupPort != first.presence.setupPort)
    service.stop()
    await first.shutDown()
  }

  @Test func aPortThatIsTakenIsSaid() async {
    let error = await self.error("device.add", ["port": .integer(Int64(self.receiver.port))])
    #expect(error?.name == "DeviceStartFailed")
    #expect(self.fleet.receivers.count == 1)
  }

  @Test func theModelsStateCanBeSet() async throws {
    try await self.call("device.setVolume", ["level": 0.25, "muted": true])
    #expect(self.receiver.volume.level == 0.25)
    #expect(self.receiver.volume.muted == true)
    try await self.call("device.setStandby", ["standby": true])
    #expect(self.phase == "standby")
    try await self.call("device.setStandby", ["standby": false])
    #expect(self.phase == "idle")
  }

  @Test func rebootAnswersWhenTheDeviceIsBack() async throws {
    let port = self.receiver.port
    let answer = try await self.call("device.reboot", ["seconds": 0.05])
    #expect(answer["port"]?.integer == Int64(self.receiver.port))
    #expect(self.receiver.port != port)
  }

  @Test func mediaCanBeFinishedAndFailed() async throws {
    #expect(await self.error("media.finish")?.name == "NothingPlays")
    try await self.load()
    try await self.call("media.finish")
    #expect(self.phase == "ended")
    #expect(self.receiver.screen.idleReason == .finished)
    try await self.load()
    try await self.call("media.fail", ["detailedErrorCode": 103, "reason": "gone"])
    #expect(self.receiver.screen.idleReason == .error)
    #expect(self.receiver.screen.failure == "gone")
    try await self.call("device.stopApp")
    #expect(self.phase == "idle")
  }

  // MARK: The log

  @Test func theLogHasWhatCameAndWent() async throws {
    try await self.load()
    let received = try await self.call("log.get", ["message": ["direction": "received", "namespace": "media"]])
    #expect(received["events"]?[0]?["payload"]?["type"] == "LOAD")
    let sent = try await self.call("log.get", ["message": ["direction": "sent", "type": "RECEIVER_STATUS"]])
    #expect(sent["events"]?[0]?["link"] == 0)
    let next = try #require(sent["next"]?.integer)
    let later = try await self.call("log.get", ["since": .integer(next)])
    #expect(later["events"]?.array?.isEmpty == true)
  }

  @Test func aSubscriberHearsBeforeTheAnswer() async throws {
    let subscription = try await self.call("log.subscribe", ["events": ["deviceVolumeChanged"]])["subscription"]
    try await self.call("device.setVolume", ["level": 0.5])
    var heard = self.notifications.makeAsyncIterator()
    let first = await heard.next(isolation: LoopActor.shared)
    #expect(first?["subscription"] == subscription)
    #expect(first?["event"]?["level"]?.number == 0.5)
    try await self.call("log.unsubscribe", ["subscription": subscription ?? .null])
    #expect(
      await self.error("log.unsubscribe", ["subscription": subscription ?? .null])?.name == "SubscriptionNotFound")
  }

  // MARK: Scenarios

  @Test func aScenarioIsAdvancedStepByStep() async throws {
    let step = { (level: Double) -> JSONValue in
      ["on": "advance", "do": ["method": "device.setVolume", "params": ["level": .number(level)]]]
    }
    #expect(await self.error("scenario.advance")?.name == "NoScenario")
    try await self.call("scenario.start", ["scenario": ["steps": [step(0.1), step(0.2)]]])
    var events = self.receiver.events().makeAsyncIterator()
    for level in [0.1, 0.2] {
      try await self.call("scenario.advance")
      while let event = await events.next(isolation: LoopActor.shared) {
        guard case .deviceVolumeChanged(let found, _) = event else { continue }
        #expect(found == level)
        break
      }
    }
    #expect(try await self.call("scenario.status")["isOver"] == true)
    #expect(await self.error("scenario.advance")?.name == "NoScenario")
  }

  @Test func aStepThatFailsIsTold() async throws {
    let steps: JSONValue = [
      ["at": 0, "do": ["method": "media.play"]], ["on": "volume", "do": ["method": "server.ping"]],
    ]
    try await self.call("scenario.start", ["scenario": ["steps": steps]])
    let status = try await self.call("scenario.status")
    #expect(status["failure"]?.string?.contains("Nothing plays") == true)
    #expect(status["done"] == 1)
  }

  // MARK: The socket

  @Test func theSocketIsForItsUserAlone() async throws {
    var template = Array("/tmp/receiver-control-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template)).withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    defer { rmdir(folder) }
    let path = folder + "/control"
    await #expect(throws: (any Error).self) {
      try await ControlServer.listen(at: folder + "/in/control", self.service, logger: Logger(label: "test.control"))
    }
    let server = try await ControlServer.listen(at: path, self.service, logger: Logger(label: "test.control"))
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(access(folder + "/in", F_OK) != 0)
    await server.close()
    #expect(access(path, F_OK) != 0)
  }
}
