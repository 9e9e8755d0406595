import CastDiscovery
import CastModel
import CastRecording
import CastSender
import CastTestSupport
import DNSSD
import EmulatedReceiver
import Foundation
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

/// Recordings of an emulated receiver, which discovery sees, through a whole server.
@Suite(.timeLimit(.minutes(1))) @LoopActor struct RecordServiceTests {
  private static let id = "58a9dd80a34e771b9acffbe37de8471f"
  private static let echo = "urn:x-cast:dev.castrpc.echo"

  private nonisolated static let chain = Result { try DeviceChain(root: PrivateRoot()) }

  private let source = FakeSource(name: "test")
  private let server: CastRPCServer
  private let receiver: EmulatedReceiver
  private let folder: TemporaryFolder

  init() async throws {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let discovery = DiscoveryManager(sources: [self.source], logger: logger)
    var options = CastContextOptions()
    options.deviceAuthentication.policy = .report
    let context = CastContext(discovery: discovery, options: options, logger: logger)
    self.server = CastRPCServer(context: context, processId: 1, logger: logger) {}
    var configuration = ReceiverConfiguration.testing()
    configuration.deviceChain = try Self.chain.get()
    self.receiver = try await EmulatedReceiver.start(configuration, logger: logger)
    self.folder = try TemporaryFolder()
    discovery.start()
    self.announce(name: "Jane's Attic")
  }

  private func announce(name: String) {
    self.source.announce(
      CastService(
        key: CastService.Key(instanceName: "Chromecast-\(Self.id)"), host: "jane-attic.local",
        port: UInt16(self.receiver.port), addresses: ["127.0.0.1"],
        txt: TXTRecord([
          "id": Self.id, "cd": "ABCDEF0123456789ABCDEF0123456789", "fn": name, "bs": "FA8FCA3AA9B1",
          "md": "Chromecast", "rs": "",
        ])))
  }

  private var path: String { "\(self.folder.path)/tv.jsonl" }

  private func read() throws -> Recording {
    try Recording(parsing: Array(Data(contentsOf: URL(fileURLWithPath: self.path))))
  }

  private func shutDown() async {
    await self.server.shutDown()
    await self.receiver.shutDown()
  }

  /// Plays and pauses over the API.
  private func play(_ client: TestClient) async throws {
    try await client.call("session.start", ["deviceId": .string(Self.id)])
    try await client.call(
      "media.load", ["media": ["contentId": "https://example.com/a.mp4", "contentType": "video/mp4"]])
    try await client.call("media.pause")
    _ = await client.failure("media.setActiveTracks", ["trackIds": [77]])
  }

  @Test func holdsEveryKindInOrder() async throws {
    let watcher = try await TestClient(self.server, isStdio: false)
    let client = try await TestClient(self.server, isStdio: false)
    let info = try await watcher.call("record.start", ["device": "Jane's Attic", "path": .string(self.path)])
    #expect(info["state"] == "RECORDING" && info["device"]?["deviceId"] == .string(Self.id))
    try await self.play(client)
    self.announce(name: "Jane's Loft")
    self.source.withdraw(CastService.Key(instanceName: "Chromecast-\(Self.id)"))
    try await client.call("session.end", ["action": "STOP_CASTING"])
    try await client.call("discovery.stop")
    let end = try await watcher.call("record.stop", ["recordingId": info["recordingId"] ?? .null])
    #expect(end["state"] == "STOPPED" && end["lost"] == 0 && end["replaced"]?["id"]?.integer ?? 0 > 1)
    let recording = try self.read()
    #expect(recording.isComplete && recording.header.isRedacted)
    #expect(recording.entries.map(\.time) == recording.entries.map(\.time).sorted())
    #expect(recording.entries.count == end["entries"]?.integer.map { Int($0) })
    #expect(
      Set(recording.entries.map(\.event.kind)) == [
        "message", "link", "service", "authentication", "call", "outcome", "notification", "redacted", "end",
      ])
    self.checkCalls(recording)
    self.checkMessages(recording)
    self.checkServices(recording)
    await self.shutDown()
  }

  private func checkCalls(_ recording: Recording) {
    var calls: [Int: String] = [:]
    var outcomes: [String: Bool] = [:]
    for entry in recording.entries {
      if case .call(let call) = entry.event { calls[call.call] = call.method }
      if case .outcome(let outcome) = entry.event { outcomes[calls[outcome.call] ?? "?"] = outcome.error == nil }
    }
    #expect(
      outcomes == [
        "session.start": true, "media.load": true, "media.pause": true, "media.setActiveTracks": false,
        "session.end": true,
      ])
    let notifications = recording.entries.compactMap { entry -> String? in
      if case .notification(let notification) = entry.event { notification.method } else { nil }
    }
    for method in ["session.willStart", "session.didStart", "media.didUpdateStatus", "session.didEnd"] {
      #expect(notifications.contains(method), "\(method)")
    }
    #expect(notifications.filter { $0 == "session.didStart" }.count == 1, "once, not once for each client")
    #expect(!notifications.contains { $0.hasPrefix("record.") })
  }

  private func checkMessages(_ recording: Recording) {
    var senders: [Int: String] = [:]
    for entry in recording.entries {
      switch entry.event {
      case .link(let link) where link.isOpen: senders[link.link] = link.senderId
      case .message(let message):
        #expect(senders[message.link] != nil, "a link is open before its messages")
        #expect(!message.namespace.hasSuffix("heartbeat"))
        if message.direction == .outbound, message.namespace.hasSuffix(".media") {
          #expect(message.sourceId == senders[message.link])
        }
      default: break
      }
    }
    #expect(!senders.isEmpty)
  }

  private func checkServices(_ recording: Recording) {
    let services = recording.entries.compactMap { entry -> RecordedService? in
      if case .service(let service) = entry.event { service } else { nil }
    }
    #expect(services.map(\.isAnnounced) == [true, true, false])
    #expect(
      services.first?.txt.contains("fn=Device 1") == true && services.first?.txt.contains("md=Chromecast") == true)
    #expect(services.dropFirst().first?.txt.contains("fn=Device 2") == true)
  }

  /// Twenty kinds of private values, planted where devices, users and apps put them.
  ///
  /// Numbers among them are long: ports, ids and times of a run may contain short ones by chance.
  static let secrets: [String: JSONValue] = [
    "name": "Jane's Attic", "id": .string(id), "cloud id": "ABCDEF0123456789ABCDEF0123456789",
    "hot spot": "FA8FCA3AA9B1", "host": "jane-attic.local", "UUID": "1B4E28BA-2FA1-11D2-883F-0016D3CCA427",
    "MAC": "AC:67:84:12:34:56", "BSSID": "aa:bb:cc:dd:ee:01", "SSID": "The Does at Home", "IPv4": "10.77.66.55",
    "IPv6": "2a02:8109:9a40:1::77", "mail": "jane.doe@mail.example.org", "header": "Bearer eyJhbGciOi.J9abcdef",
    "JSON token": "tok-8c1e", "query": "sig=deadbeef99", "user": "jane:hunter2", "custom data": "swordfish-42",
    "credentials": "cred-55aa", "licence": "https://drm.example.com/licence?key=k9", "latitude": 52.5163,
    "PIN": 471_108_152, "folder": "/home/janedoe", "serial": "H7A2K0004711", "sender": "Joe's Phone",
  ]

  private static func secret(_ name: String) -> JSONValue { self.secrets[name] ?? .null }
  private static func text(_ name: String) -> String { self.secrets[name]?.string ?? "" }

  /// Messages, calls and notifications that hold all of them.
  private func plant(_ client: TestClient) async throws {
    try await client.call("session.start", ["deviceId": .string(Self.id), "applicationId": "EC40EC40"])
    try await client.call("channel.add", ["namespace": .string(Self.echo)])
    let payload: JSONValue = [
      "type": "PLANT",
      "device_info": ["name": Self.secret("name"), "mac_address": Self.secret("MAC"), "capabilities": 1],
      "net": ["ssid": Self.secret("SSID"), "bssid": Self.secret("BSSID"), "ip": Self.secret("IPv4")],
      "location": ["latitude": Self.secret("latitude"), "longitude": 13.377_7],
      "text": .string("\(Self.text("mail")) at \(Self.text("IPv6")), \(Self.text("UUID")), \(Self.text("name"))"),
      "headers": ["Authorization": Self.secret("header")], "access_token": Self.secret("JSON token"),
      "inner": .string(#"{"password":"\#(Self.text("JSON token"))","ssid":"\#(Self.text("SSID"))"}"#),
      "url": .string("https://\(Self.text("user"))@media.example.com/a.mp4?\(Self.text("query"))"),
      "customData": ["note": Self.secret("custom data")], "licenseUrl": Self.secret("licence"),
      "pin": Self.secret("PIN"), "serialNumber": Self.secret("serial"), "path": .string("\(Self.text("folder"))/a.mp4"),
      "userName": Self.secret("sender"), "credentials": Self.secret("credentials"), "kept": "CC1AD845",
    ]
    try await client.call("channel.send", ["namespace": .string(Self.echo), "text": .string(payload.jsonText)])
    _ = await client.event("channel.didReceiveMessage")
    _ = await client.failure(
      "player.play",
      [
        "device": Self.secret("name"), "url": .string("\(Self.text("folder"))/missing.mp4"),
        "credentials": Self.secret("credentials"), "customData": ["x": Self.secret("custom data")],
      ])
  }

  @Test func holdsNothingPrivateUnlessItIsRaw() async throws {
    let client = try await TestClient(self.server, isStdio: false)
    try await client.call("events.subscribe", ["topics": ["*"]])
    let raw = "\(self.folder.path)/raw.jsonl"
    var ids: [JSONValue] = []
    for (path, isRaw) in [(self.path, false), (raw, true)] {
      let params: JSONObject = ["device": .string(Self.id), "path": .string(path), "isRaw": .bool(isRaw)]
      ids.append(try await client.call("record.start", params)["recordingId"] ?? .null)
    }
    try await self.plant(client)
    for id in ids { try await client.call("record.stop", ["recordingId": id]) }
    let redacted = try String(contentsOfFile: self.path, encoding: .utf8)
    let whole = try String(contentsOfFile: raw, encoding: .utf8)
    for (kind, value) in Self.secrets {
      let text =
        value.string.map { JSONValue.string($0).jsonText.dropFirst().dropLast() }.map(String.init) ?? value.jsonText
      #expect(whole.contains(text), "the raw recording has the \(kind)")
      #expect(!redacted.lowercased().contains(text.lowercased()), "\(kind): \(text)")
    }
    #expect(redacted.contains("CC1AD845") && redacted.contains("PLANT") && redacted.contains("EC40EC40"))
    #expect(!redacted.contains("\"certificates\":[\"") && whole.contains("\"certificates\":[\""))
    #expect(!redacted.contains("\"binary\":\"") && whole.contains("\"binary\":\""))
    await self.shutDown()
  }

  /// A call that fails names no session, only the device in its parameters.
  @Test func recordsFailedStarts() async throws {
    let client = try await TestClient(self.server, isStdio: false)
    let info = try await client.call("record.start", ["device": .string(Self.id), "path": .string(self.path)])
    let port = Int64(self.receiver.port)
    await self.receiver.shutDown()
    for target in [["host": "127.0.0.1", "port": .integer(port)], ["friendlyName": "Jane's Attic"]] as [JSONObject] {
      for method in ["session.start", "session.join"] {
        _ = await client.failure(method, target)
      }
    }
    // Another device at the same host.
    _ = await client.failure("session.join", ["host": "127.0.0.1", "port": 1])
    try await client.call("record.stop", ["recordingId": info["recordingId"] ?? .null])
    let entries = try self.read().entries
    let calls = entries.compactMap { entry -> RecordedCall? in
      if case .call(let call) = entry.event { call } else { nil }
    }
    #expect(calls.map(\.method) == ["session.start", "session.join", "session.start", "session.join"])
    let failed = entries.compactMap { entry -> Int? in
      if case .outcome(let outcome) = entry.event, outcome.error?["data"]?["name"] != nil { outcome.call } else { nil }
    }
    #expect(failed == calls.map(\.call))
    #expect(calls[0].params["host"] == "192.0.2.1" || calls[0].params["host"] == "127.0.0.1")
    #expect(calls[2].params["friendlyName"] == "Device 1")
    await self.server.shutDown()
  }

  @Test func endsWithItsConnection() async throws {
    let owner = try await TestClient(self.server, isStdio: false)
    let other = try await TestClient(self.server, isStdio: false)
    try await other.call("events.subscribe", ["topics": ["record.*"]])
    try await owner.call("record.start", ["device": .string(Self.id), "path": .string(self.path)])
    #expect(try await other.call("record.list")["recordings"]?.array?.count == 1)
    owner.peer.finish(within: .zero)
    let change = await other.event("record.didChange") { $0["state"] == "STOPPED" }
    #expect(change["path"] == .string(self.path))
    #expect(try await other.call("record.list")["recordings"] == [])
    #expect(try self.read().isComplete)
    await self.shutDown()
  }

  @Test func refusesWhatItCanNotRecord() async throws {
    let client = try await TestClient(self.server, isStdio: false)
    let device = JSONValue.string(Self.id)
    try self.folder.write([1], to: "mine")
    for path in ["relative.jsonl", "\(self.folder.path)/mine", "\(self.folder.path)/none/tv", "\(self.folder.path)/"] {
      let error = await client.failure("record.start", ["device": device, "path": .string(path)])
      #expect(error?.name == "FileNotUsable" && error?.data["path"] == "params.path", "\(path)")
    }
    #expect(self.folder.read("\(self.folder.path)/mine") == [1])
    #expect(await client.failure("record.stop", ["recordingId": "r-99"])?.name == "NoSuchRecording")
    #expect(
      await client.failure("record.start", ["path": .string(self.path), "sessionId": "s-0"])?.name == "NoSuchSession")
    for number in 1...RecordingCenter.maximumCount {
      try await client.call("record.start", ["device": device, "path": .string("\(self.folder.path)/\(number)")])
    }
    let error = await client.failure("record.start", ["device": device, "path": .string(self.path)])
    #expect(error?.name == "InternalLimitReached")
    await self.shutDown()
    #expect(try Recording(parsing: self.folder.read("\(self.folder.path)/1") ?? []).isComplete, "also at shutdown")
  }

  /// What another sender does is seen as the device's messages to all; its own requests aren't.
  @Test func tellsAnotherSenderApart() async throws {
    let client = try await TestClient(self.server, isStdio: false)
    let started = try await client.call("session.start", ["deviceId": .string(Self.id)])
    let info = try await client.call("record.start", ["device": .string(Self.id), "path": .string(self.path)])
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let context = CastContext(discovery: DiscoveryManager(sources: [], logger: logger), logger: logger)
    let stranger = CastRPCServer(context: context, processId: 2, logger: logger) {}
    let remote = try await TestClient(stranger, isStdio: false)
    try await client.call("events.subscribe", ["topics": ["media.*"]])
    try await remote.call("session.join", ["host": "127.0.0.1", "port": .integer(Int64(self.receiver.port))])
    try await remote.call(
      "media.load", ["media": ["contentId": "https://example.com/theirs.mp4", "contentType": "video/mp4"]])
    _ = await client.event("media.didUpdateStatus") {
      $0["status"]?["media"]?["contentId"] == "https://example.com/theirs.mp4"
    }
    try await client.call("record.stop", ["recordingId": info["recordingId"] ?? .null])
    let recording = try self.read()
    let messages = recording.entries.compactMap { entry -> RecordedMessage? in
      if case .message(let message) = entry.event { message } else { nil }
    }
    let theirs = messages.filter { message in
      if case .json(let value) = message.payload { value.jsonText.contains("theirs.mp4") } else { false }
    }
    #expect(!theirs.isEmpty)
    #expect(theirs.allSatisfy { $0.direction == .inbound && $0.destinationId == "*" })
    let calls = recording.entries.filter { $0.event.kind == "call" }
    #expect(calls.isEmpty, "\(started["sessionId"] ?? .null): the other server's calls aren't ours")
    await stranger.shutDown()
    await self.shutDown()
  }
}
