import CastTestSupport
import CastV2
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import Testing

/// Setup information over HTTP, HTTPS and the socket, against the shapes of the captures.
@Suite(.timeLimit(.minutes(1)))
struct SetupServerTests {
  /// The flat document of a first-generation Chromecast (home-assistant/core#69747), without its owner's keys.
  static let flatKeys: Set<String> = [
    "bssid", "build_version", "cast_build_revision", "closed_caption", "connected", "ethernet_connected", "has_update",
    "hotspot_bssid", "ip_address", "locale", "location", "mac_address", "name", "noise_level", "opt_in",
    "release_track", "setup_state", "setup_stats", "signal_level", "ssdp_udn", "ssid", "time_format", "timezone",
    "tos_accepted", "uptime", "version", "wpa_configured", "wpa_id", "wpa_state",
  ]

  @LoopActor
  private static func receiver(_ model: String = "chromecast-3") async throws -> EmulatedReceiver {
    var configuration = ReceiverConfiguration.testing()
    let known = try #require(DeviceModels.builtIn[model])
    known.apply(to: &configuration, id: "0123456789abcdef0123456789abcdef", name: "Küche")
    configuration.setupPorts = SetupPorts()
    return try await EmulatedReceiver.start(configuration)
  }

  @LoopActor
  private static func ask(
    _ receiver: EmulatedReceiver, _ query: String, tls: Bool = false
  ) async throws -> JSONValue {
    let port = try #require(tls ? receiver.presence.setupTLSPort : receiver.presence.setupPort)
    let (status, body) = try await RawHTTPClient.get("/setup/eureka_info\(query)", port: port, tls: tls)
    #expect(status == "HTTP/1.1 200 OK")
    return try JSONDocument(parsing: body).root.value
  }

  @LoopActor @Test func givesTheSectionsThatWereAskedFor() async throws {
    // As PyChromecast and catt ask.
    let answer = try await Self.ask(try await Self.receiver(), "?params=device_info,name", tls: true)
    #expect(answer.object.map { Set($0.keys) } == ["device_info", "name"])
    #expect(answer["name"] == "Küche")
    #expect(answer["device_info"]?["model_name"] == "Chromecast")
    #expect(answer["device_info"]?["manufacturer"] == "Google Inc.")
    #expect(answer["device_info"]?["ssdp_udn"] == "01234567-89ab-cdef-0123-456789abcdef")
    #expect(answer["device_info"]?["capabilities"]?["display_supported"] == true)
  }

  /// query, and the members of the answer over plain HTTP
  @LoopActor
  @Test(arguments: [
    ("?params=device_info,name", ["name"]), ("?params=multizone", []), ("?params=device_info.model_name", []),
    (
      "?params=version,audio,name,build_info,detail,device_info,net",
      ["audio", "build_info", "detail", "name", "net", "version"]
    ),
    ("?options=detail,multizone", (flatKeys.union(["detail"])).sorted()),
  ])
  func keepsTheModelForHTTPS(query: String, members: [String]) async throws {
    let answer = try await Self.ask(try await Self.receiver(), query)
    #expect(answer.object.map { $0.keys.sorted() } == members)
  }

  @LoopActor @Test func anOldDeviceWithoutHTTPSGivesItsModelOverHTTP() async throws {
    let answer = try await Self.ask(try await Self.receiver("android-tv"), "?params=device_info")
    #expect(answer["device_info"]?["model_name"] == "BRAVIA 4K GB")
  }

  /// model, the status of a request that names the device
  @LoopActor
  @Test(arguments: [
    ("chromecast-1", "200 OK"), ("android-tv", "200 OK"), ("chromecast-3", "403 Forbidden"),
    ("google-tv", "403 Forbidden"),
  ])
  func answersOnlyForAddresses(model: String, status: String) async throws {
    let receiver = try await Self.receiver(model)
    let ports =
      [(try #require(receiver.presence.setupPort), false)] + (receiver.presence.setupTLSPort.map { [($0, true)] } ?? [])
    for (port, tls) in ports {
      let answer = try await RawHTTPClient.get("/setup/eureka_info", port: port, tls: tls, host: "localhost:\(port)")
      #expect(answer.status == "HTTP/1.1 \(status)")
    }
  }

  @LoopActor @Test func withoutParametersTheDocumentIsFlat() async throws {
    let answer = try await Self.ask(try await Self.receiver(), "")
    #expect(answer.object.map { Set($0.keys) } == Self.flatKeys)
    #expect(answer["ip_address"] == "127.0.0.1")
    #expect((answer["uptime"]?.number ?? -1) >= 0)
  }

  @LoopActor @Test func aFirstGenerationIgnoresTheParametersAndHasNoHTTPS() async throws {
    let receiver = try await Self.receiver("chromecast-1")
    #expect(receiver.presence.setupTLSPort == nil)
    let answer = try await Self.ask(receiver, "?params=device_info,name")
    #expect(answer.object.map { Set($0.keys) } == Self.flatKeys)
    #expect(answer["cast_build_revision"] == "1.56.275994")
  }

  @LoopActor @Test func onlyTheAskedSectionWithItsDetails() async throws {
    // GHLocalApi#17.
    let answer = try await Self.ask(try await Self.receiver(), "?options=detail&params=audio")
    #expect(answer == ["audio": ["digital": false]])
    let detailed = try await Self.ask(try await Self.receiver(), "?options=detail")
    #expect(detailed["detail"]?["icon_list"]?[0]?["url"] == "/setup/icon.png")
  }

  @LoopActor @Test func aMemberOfASectionCanBeAskedFor() async throws {
    let answer = try await Self.ask(
      try await Self.receiver(), "?params=net.ip_address,net.online,build_info.cast_build_revision,nonsense,name.x")
    #expect(
      answer == [
        "net": ["ip_address": "127.0.0.1", "online": true], "build_info": ["cast_build_revision": "1.56.467165"],
      ])
  }

  @LoopActor @Test func theSectionsAreThoseOfARealSpeaker() async throws {
    // GHLocalApi's documented answer; senders don't request further members of a speaker.
    let sections = [
      "audio", "build_info", "detail", "device_info", "multizone", "name", "net", "opencast", "opt_in", "proxy",
      "settings", "setup", "sign", "user_eq", "version", "wifi",
    ]
    let answer = try await Self.ask(
      try await Self.receiver("google-home"),
      "?options=detail&nonce=1234512345&params=\(sections.joined(separator: ","))", tls: true)
    #expect(answer.object.map { $0.keys.sorted() } == sections)
    #expect(answer["version"] == 10)
    #expect(answer["sign"]?["nonce"] == "1234512345")
    #expect(answer["sign"]?["certificate"]?.string?.hasPrefix("-----BEGIN CERTIFICATE-----\n") == true)
    #expect(answer["sign"]?["intermediate_certs"]?.array?.count == 1)
    #expect((answer["sign"]?["signed_data"]?.string?.count ?? 0) == 344)
    #expect(answer["device_info"]?["capabilities"]?["display_supported"] == false)
    #expect(answer["multizone"]?["groups"]?.array == [])
  }

  @LoopActor
  @Test(arguments: [
    ("/setup/icon.png", "127.0.0.1", "200 OK"), ("/setup/reboot", "127.0.0.1", "403 Forbidden"),
    ("/other", "127.0.0.1", "404 Not Found"), ("/setup/eureka_info", "tv.example", "403 Forbidden"),
    ("/setup/eureka_info", "", "200 OK"), ("/setup/eureka_info", "127.0.0.1:8008", "200 OK"),
  ])
  func whatElseIsAsked(path: String, host: String, status: String) async throws {
    let receiver = try await Self.receiver("nest-hub")
    let port = try #require(receiver.presence.setupPort)
    #expect(try await RawHTTPClient.get(path, port: port, host: host).status == "HTTP/1.1 \(status)")
  }

  @LoopActor @Test func aRebootKeepsThePorts() async throws {
    let receiver = try await Self.receiver()
    let ports = (receiver.presence.setupPort, receiver.presence.setupTLSPort)
    try await receiver.reboot()
    #expect(receiver.presence.setupPort == ports.0 && receiver.presence.setupTLSPort == ports.1)
    #expect(try await Self.ask(receiver, "?params=name") == ["name": "Küche"])
    await receiver.shutDown()
    #expect(receiver.presence.setupPort == nil)
  }

  // MARK: Devices that answer badly

  @Test func aProfileIsWrittenAsItIsRead() throws {
    let json =
      #"{"shape":"sections","version":12,"castBuildRevision":"1.2.3","buildNumber":"3","http":false,"https":true,"#
      + #""refusesHostNames":true,"status":404,"delay":0.5,"padding":10,"members":{"name":null}}"#
    #expect(try SetupProfile(json: JSONDocument(parsing: json).root).jsonText == json)
    for flaw in [#"{"status":99}"#, #"{"delay":-1}"#, #"{"padding":1e9}"#, #"{"htp":false}"#] {
      #expect(throws: JSONDecodingError.self) { try SetupProfile(json: JSONDocument(parsing: flaw).root) }
    }
  }

  @LoopActor
  @Test(arguments: [
    (#"{"status":404}"#, "404 Not Found", 0), (#"{"status":403}"#, "403 Forbidden", 0),
    (#"{"padding":100000}"#, "200 OK", 100_000), (#"{"members":{"name":null}}"#, "200 OK", 0),
  ])
  func answersAsItsProfileSays(profile: String, status: String, length: Int) async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.device.setup = try SetupProfile(json: JSONDocument(parsing: profile).root)
    configuration.setupPorts = SetupPorts()
    let receiver = try await EmulatedReceiver.start(configuration)
    let port = try #require(receiver.presence.setupPort)
    let (answered, body) = try await RawHTTPClient.get("/setup/eureka_info?params=name", port: port)
    #expect(answered == "HTTP/1.1 \(status)" && body.utf8.count >= length)
    if profile.contains("null") { #expect(body == "{}") }
    await receiver.shutDown()
  }

  @LoopActor @Test func aDeviceMayHaveHTTPSAlone() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.device.setup = try SetupProfile(json: JSONDocument(parsing: #"{"http":false}"#).root)
    configuration.setupPorts = SetupPorts()
    let receiver = try await EmulatedReceiver.start(configuration)
    #expect(receiver.presence.setupPort == nil)
    #expect(try await Self.ask(receiver, "?params=name", tls: true)["name"] != nil)
    await receiver.shutDown()
  }

  // MARK: Over the socket

  @LoopActor
  private static func answer(_ json: String) async throws -> JSONValue? {
    let receiver = try await Self.receiver()
    let sender = try await TestSender.connect(port: receiver.port)
    try sender.open()
    try sender.connection.send(
      CastMessage(sourceId: sender.senderId, destinationId: "receiver-0", namespace: .setup, text: json))
    let answer = try await sender.message { $0["request_id"]?.integer == 7 }
    await receiver.shutDown()
    return answer
  }

  @LoopActor @Test func theSocketAnswersInSnakeCase() async throws {
    let answer = try await Self.answer(
      #"{"type":"eureka_info","request_id":7,"data":{},"params":["version","name","net.ip_address"]}"#)
    #expect(answer?["type"] == "eureka_info")
    #expect(answer?["response_code"] == 200)
    #expect(answer?["response_string"] == "OK")
    #expect(answer?["data"] == ["version": 12, "name": "Küche", "net": ["ip_address": "127.0.0.1"]])
  }

  @LoopActor @Test func theSocketGivesAppsAnIdOfTheDevice() async throws {
    let answer = try await Self.answer(
      #"{"type":"get_app_device_id","request_id":7,"data":{"app_id":"CC1AD845"}}"#)
    #expect(answer?["data"]?["app_device_id"]?.string?.hasSuffix("CC1AD845") == true)
    #expect(try await Self.answer(#"{"type":"get_app_device_id","request_id":7}"#)?["response_code"] == 400)
    #expect(
      try await Self.answer(#"{"type":"set_eureka_info","request_id":7,"data":{"name":"x"}}"#)?["response_code"] == 403)
  }
}
