import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import DNSSD
import LoopIsolation
import Testing

@Suite(.timeLimit(.minutes(1))) @LoopActor struct AvailabilityTests {
  private func answering(_ bench: Bench) {
    bench.receiver.handlers["GET_APP_AVAILABILITY"] = { request in
      bench.receiver.reply(
        #"{"requestId":%ID,"responseType":"GET_APP_AVAILABILITY","availability":{"CC1AD845":"APP_AVAILABLE","#
          + #""abcd1234":"APP_UNAVAILABLE"}}"#, to: request)
    }
  }

  @Test func cachesAnswersOfAProbeWithoutASession() async throws {
    let bench = try await Bench()
    self.answering(bench)
    let answer = try await bench.context.queryAvailability(of: ["CC1AD845", "ABCD1234"], on: bench.target)
    #expect(answer.availability == ["CC1AD845": .available, "ABCD1234": .unavailable] && !answer.isCached)
    #expect(
      bench.receiver.types.filter { $0 == "CONNECT" || $0.hasPrefix("GET_") } == ["CONNECT", "GET_APP_AVAILABILITY"])
    let again = try await bench.context.queryAvailability(of: ["abcd1234"], on: bench.target)
    #expect(again.availability == ["abcd1234": .unavailable] && again.isCached)
    let other = try await bench.context.queryAvailability(of: ["0F5096E8"], on: bench.target)
    #expect(other.availability == ["0F5096E8": .unknown] && !other.isCached, "the receiver says nothing of it")
  }

  @Test func usesTheSessionsLink() async throws {
    let bench = try await Bench()
    self.answering(bench)
    let session = try await bench.start()
    _ = try await bench.context.queryAvailability(of: ["CC1AD845"], on: bench.target, refreshes: true)
    #expect(bench.receiver.linkCount == 1)
    try await bench.context.sessions.end(session.id)
  }

  /// Over real connections: a receiver that has the app, one that denies, and one that never answers.
  @Test func listsDevicesThatConfirmTheApp() async throws {
    let source = FakeSource()
    let bench = try await Bench(source: source)
    let discovery = bench.context.discovery
    let receivers = [bench.receiver, try await ScriptedReceiver.start(), try await ScriptedReceiver.start()]
    for (number, answer) in [(0, "APP_AVAILABLE"), (1, "APP_UNAVAILABLE")] {
      let receiver = receivers[number]
      receiver.handlers["GET_APP_AVAILABILITY"] = { request in
        receiver.reply(
          #"{"requestId":%ID,"responseType":"GET_APP_AVAILABILITY","#
            + #""availability":{"ABCD1234":"\#(answer)"}}"#, to: request)
      }
    }
    receivers[2].handlers["GET_APP_AVAILABILITY"] = { _ in }
    let learned = ConditionWait()
    let listener = discovery.addListener { _ in learned.check() }
    defer { discovery.removeListener(listener) }
    let criteria = DiscoveryCriteria(applicationIds: ["ABCD1234"])
    _ = discovery.addInterest(criteria)
    discovery.start()
    for (number, receiver) in receivers.enumerated() {
      let id = TXTRecord.Entry(key: "id", value: String(repeating: "\(number)", count: 32))
      source.announce(
        CastService(
          key: CastService.Key(instanceName: "tv\(number)"), host: "tv\(number).local", port: receiver.port,
          addresses: ["127.0.0.1"], txt: TXTRecord([id])))
    }
    func admissions() -> [DeviceAdmission] { discovery.devices.map { discovery.admission(of: $0, to: criteria) } }
    await learned.wait { admissions() == [.admitted, .applicationUnavailable, .applicationUnknown] }
    #expect(receivers.prefix(2).allSatisfy { $0.types.filter { $0 == "GET_APP_AVAILABILITY" }.count == 1 })
    discovery.stop()
  }

  @Test func reportsARefusal() async throws {
    let bench = try await Bench()
    bench.receiver.handlers["GET_APP_AVAILABILITY"] = { request in
      bench.receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_COMMAND"}"#, to: request)
    }
    let error = try await castError {
      _ = try await bench.context.queryAvailability(of: ["CC1AD845"], on: bench.target)
    }
    #expect(error.code == .requestRejected)
    let unknown = try await castError {
      _ = try await bench.context.queryAvailability(of: ["CC1AD845"], on: .device("nobody"))
    }
    #expect(unknown.code == .deviceNotFound)
  }

  @Test func theRunningAppsNamespacesAreCriteria() async throws {
    let bench = try await Bench()
    let id = try bench.context.discovery.addConfiguredDevice(
      ConfiguredDevice(host: "127.0.0.1", port: bench.receiver.port, deviceId: "tv"))
    let device = try #require(bench.context.discovery.device(id: id))
    let criteria = DiscoveryCriteria(namespaces: ["urn:x-cast:com.google.cast.media"])
    #expect(bench.context.discovery.admission(of: device, to: criteria) == .namespacesMissing)
    let session = try await bench.context.sessions.start(.device(id))
    #expect(bench.context.discovery.admission(of: device, to: criteria) == .admitted)
    try await bench.context.sessions.end(session.sessionId)
    #expect(bench.context.discovery.admission(of: device, to: criteria) == .namespacesMissing)
  }

  @Test func aDeviceByAddressLearnsItsIdFromTheSession() async throws {
    let bench = try await Bench()
    bench.receiver.handlers["GET_DEVICE_INFO"] = { request in
      bench.receiver.reply(
        #"{"type":"GET_DEVICE_INFO","requestId":%ID,"deviceId":"58A9DD80-A34E-771B-9ACF-FBE37DE8471F","#
          + #""friendlyName":"Attic","deviceModel":"Chromecast","capabilities":5}"#, to: request)
    }
    let discovery = bench.context.discovery
    let id = try discovery.addConfiguredDevice(ConfiguredDevice(host: "127.0.0.1", port: bench.receiver.port))
    let session = try await bench.context.sessions.start(.device(id))
    await bench.recorder.event("device")
    #expect(discovery.devices.map(\.deviceId) == ["58a9dd80a34e771b9acffbe37de8471f"])
    #expect(discovery.device(id: id)?.friendlyName == "Attic", "the old id leads there still")
    let snapshot = try bench.context.sessions.session(session.sessionId).snapshot
    #expect(snapshot.deviceId == "58a9dd80a34e771b9acffbe37de8471f")
    let error = try await castError { _ = try await bench.context.sessions.start(.device(id)) }
    #expect(error.code == .sessionExists)
    try await bench.context.sessions.end(session.sessionId)
  }
}
