import CastDiscovery
import CastModel
import CastTestSupport
import CastV2
import DNSSD
import EmulatedReceiver
import HTTPFetch
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@testable import CastSender

/// The questions to devices about themselves, over real sockets.
@LoopActor @Suite(.serialized, .timeLimit(.minutes(2))) struct DeviceDescriberTests {
  private typealias Response = LocalHTTPServer.Response

  private static let id = "0123456789abcdef0123456789abcdef"
  private static let closed = UnlistenedPort()
  private static let everything =
    #"{"name":"Kitchen","device_info":{"model_name":"Google Home","ssdp_udn":"01234567-89ab-cdef-0123-456789abcdef","#
    + #""capabilities":{"display_supported":false}},"multizone":{"groups":[]}}"#

  /// A context whose questions go to the ports of a device of a test.
  private static func context(
    cast: UInt16, http: Int, https: Int? = nil, sources: [any DiscoverySource] = [], asks: Bool = true,
    clock: any LoopClock = EventLoopClock()
  ) -> CastContext {
    var options = CastContextOptions.quick
    options.discovery.asksDevices = asks
    let context = CastContext(
      discovery: DiscoveryManager(sources: sources, clock: clock, logger: .silent), options: options, clock: clock,
      logger: .silent)
    context.describer.ports.cast = cast
    context.describer.ports.http = http
    context.describer.ports.https = https ?? Int(Self.closed.number)
    return context
  }

  private static func receiver(
    _ model: String, _ change: (inout SetupProfile) -> Void = { _ in }
  ) async throws -> EmulatedReceiver {
    var configuration = ReceiverConfiguration.testing()
    try #require(DeviceModels.builtIn[model]).apply(to: &configuration, id: self.id, name: "Küche")
    change(&configuration.device.setup)
    configuration.setupPorts = SetupPorts()
    return try await EmulatedReceiver.start(configuration, logger: .silent)
  }

  /// A context that gives the receiver more time than a device has.
  private static func context(of receiver: EmulatedReceiver) -> CastContext {
    let context = self.context(
      cast: UInt16(receiver.port), http: receiver.presence.setupPort ?? Int(Self.closed.number),
      https: receiver.presence.setupTLSPort)
    let patience = TimeAmount.seconds(30)
    context.describer.limits.connectTimeout = patience
    context.describer.limits.idleTimeout = patience
    context.describer.limits.totalTimeout = patience
    return context
  }

  private static func profile(_ json: String) throws -> SetupProfile {
    try SetupProfile(json: JSONDocument(parsing: json).root)
  }

  // MARK: The variants of devices

  struct Variant: Sendable, CustomTestStringConvertible {
    var model: String
    var setup: String?
    var paths: [DescriptionPath]
    var name: String? = "Küche"
    var modelName: String?
    var testDescription: String { "\(self.model) \(self.setup ?? "")" }
  }

  @Test(arguments: [
    Variant(model: "chromecast-3", paths: [.http, .https], modelName: "Chromecast"),
    Variant(model: "chromecast-1", paths: [.http]),
    Variant(model: "android-tv", paths: [.http], modelName: "BRAVIA 4K GB"),
    Variant(model: "nest-hub", setup: #"{"http":false}"#, paths: [.https], modelName: "Google Nest Hub"),
    Variant(
      model: "nest-mini", setup: #"{"members":{"name":null}}"#, paths: [.http, .https], name: nil,
      modelName: "Google Nest Mini"),
    Variant(model: "nest-mini", setup: #"{"status":404}"#, paths: [.setupChannel], modelName: "Google Nest Mini"),
    Variant(model: "nest-mini", setup: #"{"status":403}"#, paths: [.setupChannel], modelName: "Google Nest Mini"),
    Variant(
      model: "nest-mini", setup: #"{"delay":0.2}"#, paths: [.http, .https], modelName: "Google Nest Mini"),
    Variant(
      model: "nest-mini", setup: #"{"padding":10000000}"#, paths: [.setupChannel], modelName: "Google Nest Mini"),
    Variant(
      model: "nest-mini", setup: #"{"http":false,"https":false}"#, paths: [.setupChannel],
      modelName: "Google Nest Mini"),
  ])
  func describesDevicesOnEveryPath(_ variant: Variant) async throws {
    let receiver = try await Self.receiver(variant.model) { profile in
      guard let setup = variant.setup, let given = try? Self.profile(setup) else { return }
      profile = given
    }
    let context = Self.context(of: receiver)
    let target = SessionTarget.address("127.0.0.1", port: UInt16(receiver.port))
    let description = try await context.describer.describe(target)
    #expect(description.paths == variant.paths)
    #expect(description.friendlyName == variant.name && description.modelName == variant.modelName)
    let again = try await context.describer.describe(target)
    #expect((again.answeredAgo ?? -1) >= (description.answeredAgo ?? 0))
    await receiver.shutDown()
  }

  @Test func asksOverTheSessionOfTheDevice() async throws {
    let bench = try await Bench()
    bench.context.describer.ports.cast = bench.receiver.port
    bench.context.describer.ports.http = Int(Self.closed.number)
    bench.context.describer.ports.https = Int(Self.closed.number)
    bench.receiver.handlers["eureka_info"] = { request in
      bench.receiver.reply(
        #"{"request_id":%ID,"type":"eureka_info","response_code":200,"data":{"name":"Kitchen"}}"#, to: request)
    }
    let session = try await bench.start()
    #expect(try await bench.context.describer.describe(bench.target).friendlyName == "Kitchen")
    #expect(bench.receiver.linkCount == 1)
    try await bench.context.sessions.end(session.id)
  }

  @Test func aNewAnswerOverTheConnectionReplacesAnOldOneOverHTTP() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200, body: Array(Self.everything.utf8)) }
    let bench = try await Bench()
    bench.context.describer.ports.cast = bench.receiver.port
    bench.context.describer.ports.http = server.port
    bench.context.describer.ports.https = Int(Self.closed.number)
    bench.receiver.handlers["eureka_info"] = { request in
      bench.receiver.reply(
        #"{"request_id":%ID,"type":"eureka_info","response_code":200,"data":{"name":"Hall"}}"#, to: request)
    }
    #expect(try await bench.context.describer.describe(bench.target).friendlyName == "Kitchen")
    bench.context.describer.ports.http = Int(Self.closed.number)
    #expect(try await bench.context.describer.describe(bench.target, refreshes: true).friendlyName == "Hall")
    #expect(try await bench.context.describer.describe(bench.target).friendlyName == "Hall")
  }

  @Test(arguments: [
    #"{"request_id":%ID,"type":"eureka_info","response_code":403,"data":{}}"#,
    #"{"request_id":%ID,"type":"eureka_info","response_code":200}"#,
    #"{"request_id":%ID,"type":"eureka_info","data":[]}"#,
  ])
  func aRefusalOverTheConnectionIsAnError(answer: String) async throws {
    let bench = try await Bench()
    bench.context.describer.ports.http = Int(Self.closed.number)
    bench.context.describer.ports.https = Int(Self.closed.number)
    bench.receiver.handlers["eureka_info"] = { bench.receiver.reply(answer, to: $0) }
    let error = try await castError { _ = try await bench.context.describer.describe(bench.target) }
    #expect(error.code == .requestRejected)
  }

  // MARK: In the background

  /// Adds the address of a device, and waits until the list has its answer.
  private static func filled(_ context: CastContext, port: UInt16, name: String) async throws -> DiscoveredDevice {
    let changes = ConditionWait()
    let listener = context.discovery.addListener { _ in changes.check() }
    defer { context.discovery.removeListener(listener) }
    try context.discovery.addConfiguredDevice(ConfiguredDevice(host: "127.0.0.1", port: port))
    await changes.wait { context.discovery.devices.contains { $0.friendlyName == name } }
    return try #require(context.discovery.devices.first)
  }

  @Test func fillsADeviceThatIsKnownByItsAddress() async throws {
    let receiver = try await Self.receiver("google-home")
    receiver.memberships = [
      GroupMembership(
        groupId: "89abcdef0123456789abcdef01234567", name: "Downstairs", leaderId: Self.id,
        leaderAddress: "192.0.2.9:10001", port: 32_187)
    ]
    let context = Self.context(of: receiver)
    let device = try await Self.filled(context, port: UInt16(receiver.port), name: "Küche")
    #expect(device.deviceId == Self.id && device.modelName == "Google Home" && device.type == .speaker)
    #expect(device.capabilities == .audioOut && !device.isGroup)
    #expect(device.groups.map(\.friendlyName) == ["Downstairs"])
    #expect(Device(device).groups?.first?.port == 32_187)
    #expect(context.discovery.devices.count == 1)
    await receiver.shutDown()
  }

  @Test func anAnswerWithoutAnIdFillsTheEntryAllTheSame() async throws {
    let server = try await LocalHTTPServer.start { _ in
      Response(200, body: Array(#"{"name":"Attic","device_info":{"model_name":"Old"},"multizone":{}}"#.utf8))
    }
    let context = Self.context(cast: 9_999, http: server.port)
    let device = try await Self.filled(context, port: 9_999, name: "Attic")
    #expect(device.modelName == "Old" && device.capabilities == nil)
    #expect(device.deviceId == DiscoveredDevice.synthesisedId(of: ConfiguredDevice.Key(host: "127.0.0.1", port: 9_999)))
    #expect(server.requests.count == 1)
    #expect(server.requests[0].headers["host"] == "127.0.0.1:\(server.port)")
    #expect(server.requests[0].target.hasPrefix("/setup/eureka_info?params=version,name,"))
    // Nothing asks a second time.
    try context.discovery.setAttribute("room", to: "1", of: device.deviceId)
    _ = try await context.describer.describe(.device(device.deviceId))
    #expect(server.requests.count == 1)
    _ = try await context.describer.describe(.device(device.deviceId), refreshes: true)
    #expect(server.requests.count == 2)
  }

  /// A device that reports nothing on connection, as real ones may.
  @Test(arguments: [true, false])
  func aSessionByAddressGetsTheAnswer(answersOverHTTP: Bool) async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200, body: Array(Self.everything.utf8)) }
    var options = CastContextOptions.quick
    options.discovery.asksDevices = true
    let bench = try await Bench(options: options)
    bench.context.describer.ports.cast = bench.receiver.port
    bench.context.describer.ports.http = answersOverHTTP ? server.port : Int(Self.closed.number)
    bench.context.describer.ports.https = Int(Self.closed.number)
    bench.receiver.handlers["GET_DEVICE_INFO"] = { _ in }
    bench.receiver.handlers["eureka_info"] = { request in
      bench.receiver.reply(
        #"{"request_id":%ID,"type":"eureka_info","response_code":200,"data":\#(Self.everything)}"#, to: request)
    }
    let player = CastPlayer(context: bench.context, names: DeviceNameStore(directory: nil))
    let device = try await player.devices.find(
      "127.0.0.1:\(bench.receiver.port)", currentSessionId: nil, within: .zero
    ) {}
    let described = await player.described(device)
    #expect(described.type == .speaker && described.friendlyName == "Kitchen")
    let changes = ConditionWait()
    bench.context.addListener { _ in changes.check() }
    let id = try await player.start(on: device, applicationId: nil, timeout: nil) { _ in }.sessionId
    let session = try bench.context.sessions.session(id)
    await changes.wait { session.device.capabilities != nil }
    #expect(session.device.friendlyName == "Kitchen" && session.device.capabilities == .audioOut)
    #expect(server.requests.count == (answersOverHTTP ? 1 : 0))
    try await bench.context.sessions.end(id)
  }

  @Test func aReportOnConnectionGoesBeforeTheDescription() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200, body: Array(Self.everything.utf8)) }
    let context = Self.context(cast: 9_999, http: server.port, asks: false)
    let key = ConfiguredDevice.Key(host: "127.0.0.1", port: 9_999)
    try context.discovery.addConfiguredDevice(ConfiguredDevice(host: key.host, port: key.port))
    let reported = DeviceIdentity(deviceId: Self.id, friendlyName: "Hall", capabilities: [.audioOut, .audioIn])
    context.discovery.identifyConfiguredDevice(key, as: reported)
    let answer = try #require(SetupAnswer(bytes: Array(Self.everything.utf8))?.identity())
    context.discovery.describeConfiguredDevice(key, as: answer)
    let device = try #require(context.discovery.devices.first)
    #expect(device.friendlyName == "Hall" && device.capabilities == [.audioOut, .audioIn])
    #expect(device.modelName == "Google Home")
    #expect(server.requests.isEmpty)
  }

  @Test func neverAsksAnnouncedDevices() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200, body: Array(Self.everything.utf8)) }
    let (source, clock) = (FakeSource(), ManualClock())
    let context = Self.context(cast: 9_999, http: server.port, sources: [source], clock: clock)
    context.discovery.start()
    try context.discovery.addConfiguredDevice(ConfiguredDevice(host: "127.0.0.1", port: 9_999))
    let key = CastService.Key(instanceName: "Speaker", domain: "local")
    // This one doesn't announce its capabilities, either.
    source.announce(
      CastService(
        key: key, host: "speaker.local", port: 9_999, addresses: ["127.0.0.1"],
        txt: TXTRecord([TXTRecord.Entry(key: "id", value: Self.id), TXTRecord.Entry(key: "fn", value: "Speaker")])))
    // The time that discovery has to find the address announced is over.
    clock.advance(by: .seconds(2))
    await self.settle()
    #expect(context.discovery.devices.map(\.friendlyName) == ["Speaker"])
    #expect(server.requests.isEmpty)
    // A client may ask.
    #expect(try await context.describer.describe(.device(Self.id)).friendlyName == "Kitchen")
    context.discovery.stop()
  }

  @Test func theOptionTurnsTheQuestionOff() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200, body: Array(Self.everything.utf8)) }
    let context = Self.context(cast: 9_999, http: server.port, asks: false)
    try context.discovery.addConfiguredDevice(ConfiguredDevice(host: "127.0.0.1", port: 9_999))
    await self.settle()
    #expect(server.requests.isEmpty)
    #expect(try await context.describer.describe(.address("127.0.0.1", port: 9_999)).friendlyName == "Kitchen")
  }

  /// Lets everything run that the loop has been given by now.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
    try? await LoopActor.shared.eventLoop.scheduleTask(in: .milliseconds(30)) {}.futureResult.get()
  }

  /// Devices refuse a name in `Host`.
  @Test func asksAHostNameByItsAddress() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200, body: Array(Self.everything.utf8)) }
    let context = Self.context(cast: 8_009, http: server.port)
    #expect(try await context.describer.describe(.address("localhost", port: 8_009)).friendlyName == "Kitchen")
    #expect(server.requests.map { $0.headers["host"] } == ["127.0.0.1:\(server.port)"])
  }

  @Test func describesTheGroupAtItsPort() async throws {
    let answer =
      #"{"name":"Kitchen","device_info":{"model_name":"Google Home"},"multizone":{"groups":[{"name":"Downstairs","#
      + #""uuid":"89abcdef-0123-4567-89ab-cdef01234567","elected_leader":"self","cast_port":32187}]}}"#
    let server = try await LocalHTTPServer.start { _ in Response(200, body: Array(answer.utf8)) }
    let context = Self.context(cast: 8_009, http: server.port)
    let description = try await context.describer.describe(.address("127.0.0.1", port: 32_187))
    #expect(description.friendlyName == "Downstairs" && description.deviceType == .speakerGroup)
  }

  // MARK: Hostile servers

  struct Attack: Sendable, CustomTestStringConvertible {
    var name: String
    var response: @LoopActor @Sendable (_ innocent: Int) -> LocalHTTPServer.Response
    var testDescription: String { self.name }
  }

  nonisolated static let attacks: [Attack] = [
    Attack(name: "endless body") { _ in
      var response = LocalHTTPServer.Response(raw: "HTTP/1.1 200 OK\r\n\r\n{\"name\":\"")
      response.endlessly = Array(repeating: UInt8(ascii: "x"), count: 4_096)
      return response
    },
    Attack(name: "another host") { LocalHTTPServer.Response(302, headers: [("Location", "http://127.0.0.2:\($0)/")]) },
    Attack(name: "another port") { LocalHTTPServer.Response(302, headers: [("Location", "http://127.0.0.1:\($0)/")]) },
    Attack(name: "a file") { _ in LocalHTTPServer.Response(301, headers: [("Location", "file:///etc/passwd")]) },
    Attack(name: "10 MB") { _ in
      LocalHTTPServer.Response(200, body: Array(repeating: UInt8(ascii: " "), count: 10_000_000) + Array("{}".utf8))
    },
    Attack(name: "garbage") { _ in
      LocalHTTPServer.Response(200, body: (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 97) })
    },
    Attack(name: "no HTTP") { _ in LocalHTTPServer.Response(raw: "SSH-2.0-OpenSSH_9.2\r\n") },
    Attack(name: "deep JSON") { _ in
      LocalHTTPServer.Response(200, body: Array((String(repeating: #"{"a":"#, count: 20_000)).utf8))
    },
    Attack(name: "long head") { _ in
      LocalHTTPServer.Response(200, headers: [("X", String(repeating: "y", count: 100_000))], body: Array("{}".utf8))
    },
    Attack(name: "never answers") { _ in
      var response = LocalHTTPServer.Response(raw: "")
      response.stalls = true
      return response
    },
  ]

  @Test(arguments: attacks)
  func hostileAnswersAreNoAnswer(_ attack: Attack) async throws {
    let innocent = try await LocalHTTPServer.start { _ in Response(200, body: Array(Self.everything.utf8)) }
    let server = try await LocalHTTPServer.start { _ in attack.response(innocent.port) }
    let receiver = try await Self.receiver("nest-mini") { $0 = SetupProfile(hasHTTP: false, hasHTTPS: false) }
    let context = Self.context(cast: UInt16(receiver.port), http: server.port)
    let started = NIODeadline.now()
    let description = try await context.describer.describe(.address("127.0.0.1", port: UInt16(receiver.port)))
    #expect(description.paths == [.setupChannel])
    #expect(NIODeadline.now() - started < .seconds(20))
    #expect(innocent.requests.isEmpty)
    await receiver.shutDown()
  }
}
