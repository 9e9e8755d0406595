import CastV2
import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// The executable: its output, and its end.
///
/// Not on the loop: reading from a process blocks.
@Suite(.blocking, .timeLimit(.minutes(1)))
struct CastReceiverProcessTests {
  /// The program beside the test bundle.
  private static var path: String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
    }
    let bundle = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    return bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/cast-receiver"
  }

  private static func start(_ arguments: String...) throws -> ChildProcess {
    try ChildProcess(self.path, ["--no-advertise"] + arguments)
  }

  private static func event(_ process: ChildProcess) throws -> JSONValue? {
    try process.readLine().map { try JSONDocument(parsing: $0).root.value }
  }

  @Test func saysWhereItListens() async throws {
    let id = "0123456789abcdef0123456789abcdef"
    let process = try Self.start("--name", "Küche", "--id", id)
    let ready = try #require(try Self.event(process))
    #expect(ready["event"] == "ready")
    #expect(ready["name"] == "Küche")
    #expect(ready["id"]?.string == id)
    #expect(ready["host"] == "127.0.0.1")
    #expect(ready["advertised"] == false)
    let port = try #require(ready["port"]?.integer)
    let sender = try await TestSender.connect(port: Int(port))
    #expect(try await sender.launch() != nil)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func endsCleanlyOnASignal(number: CInt) throws {
    let process = try Self.start()
    #expect(try Self.event(process)?["event"] == "ready")
    process.send(signal: number)
    #expect(try process.waitForEnd() == .exited(0))
  }

  @Test func aModelThatIsNotKnownIsRefusedWithTheNearest() throws {
    let process = try Self.start("--model", "Chromcast 3")
    let errors = try process.readErrorToEnd()
    #expect(try process.waitForEnd() == .exited(64))
    #expect(errors.contains("There is no model “Chromcast 3”. Did you mean “chromecast-3”?"))
  }

  @Test func theModelsNameIsAnyText() throws {
    let process = try Self.start("--model", "nest-hub", "--model-name", "My own", "--control", "-")
    process.writeLine(#"{"jsonrpc":"2.0","id":1,"method":"device.list"}"#)
    #expect(try Self.event(process)?["result"]?["devices"]?[0]?["model"] == "My own")
  }

  /// options, and the bounds of a launch in seconds; the upper one allows for a busy machine
  @Test(
    arguments: [
      (["--model", "chromecast-ultra"], 1.0, 30), (["--launch-time", "0", "--model", "android-tv"], 0, 6),
      (["--fleet", "1", "--fleet-model", "chromecast-ultra"], 1, 30), ([], 0.2, 20),
    ] as [([String], Double, Double)])
  func launchesInTheModelsTimeUnlessItIsGiven(options: [String], least: Double, most: Double) async throws {
    let process = try ChildProcess(Self.path, ["--no-advertise", "--no-fetch-media"] + options)
    let port = try #require(try Self.event(process)?["port"]?.integer)
    let sender = try await TestSender.connect(port: Int(port))
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try await sender.launch() != nil)
    let elapsed = clock.now - start
    #expect(elapsed >= .seconds(least) && elapsed < .seconds(most))
    await sender.end()
  }

  @Test func playsAsTheOptionsSay() async throws {
    try await Self.checkPlaying("--model", "google-tv")
  }

  @Test func aFleetPlaysAsTheOptionsSay() async throws {
    try await Self.checkPlaying("--fleet", "1", "--fleet-model", "google-tv")
  }

  private static func checkPlaying(_ device: String...) async throws {
    let options = ["--no-advertise", "--no-fetch-media", "--launch-time", "0", "--status-interval", "0.05"]
    let process = try ChildProcess(self.path, options + device)
    let port = try #require(try Self.event(process)?["port"]?.integer)
    let sender = try await TestSender.connect(port: Int(port))
    let app = try #require(try await sender.launch())
    let film = #","media":{"contentId":"http://x/a?picture=h264&depth=10&sound=aac","contentType":"video/mp4"}"#
    try await sender.request("LOAD", film, .media, to: app)
    for _ in 1...5 {
      let playing = try await sender.message { $0["status"]?[0]?["playerState"] == "PLAYING" }
      #expect(playing?["status"]?[0]?["videoInfo"] == nil)
    }
    try await sender.request("LOAD", #","media":{"contentId":"http://x/a?fail=104"}"#, .media, to: app)
    let failed = try await sender.message { $0["type"] == "LOAD_FAILED" }
    #expect(failed != nil && failed?["detailedErrorCode"] == nil)
    await sender.end()
  }

  @Test func endsWithItsInputIfWanted() throws {
    let process = try Self.start("--exit-with-stdin")
    #expect(try Self.event(process)?["event"] == "ready")
    process.writeLine("ignored")
    process.closeInput()
    #expect(try process.waitForEnd() == .exited(0))
  }

  @Test func severalDevicesEachSayWhereTheyAre() throws {
    let process = try Self.start("--count", "3", "--name", "TV")
    var ready: [JSONValue] = []
    for _ in 0..<3 { ready.append(try #require(try Self.event(process))) }
    #expect(ready.map { $0["name"]?.string } == ["TV 1", "TV 2", "TV 3"])
    #expect(Set(ready.map { $0["port"]?.integer }).count == 3)
    #expect(Set(ready.map { $0["id"]?.string }).count == 3)
  }

  @Test func printsEvents() async throws {
    let process = try Self.start("--events", "--app", "ABCD1234:urn:x-cast:my.app")
    let port = try #require(try Self.event(process)?["port"]?.integer)
    let sender = try await TestSender.connect(port: Int(port))
    _ = try await sender.launch("ABCD1234")
    await sender.end()
    var launched: JSONValue?
    while launched == nil, let event = try Self.event(process) {
      if event["event"] == "launched" { launched = event }
    }
    #expect(launched?["appId"] == "ABCD1234")
  }

  @Test func aParentThatReadsNoEventsDelaysNoSender() async throws {
    let process = try Self.start("--events", "--app", "ABCD1234:urn:x-cast:my.app")
    let port = try #require(try Self.event(process)?["port"]?.integer)
    let sender = try await TestSender.connect(port: Int(port))
    let app = try #require(try await sender.launch("ABCD1234"))
    // A pipe holds 64 KiB.
    let text = ",\"text\":\"\(String(repeating: "x", count: 8_000))\""
    for _ in 1...32 {
      let request = try await sender.request("HI", text, "urn:x-cast:my.app", to: app)
      #expect(try await sender.answer(to: request) != nil)
    }
    await sender.end()
  }

  @Test func runsAppsFromFiles() async throws {
    let path = "/tmp/cast-receiver-app-\(getpid()).json"
    let definition = #"""
      {"appId":"1234ABCD","namespaces":["urn:x-cast:my.app"],
      "script":{"rules":[{"when":{"type":"HI"},"answers":[{"payload":{"type":"HELLO","requestId":"${message.requestId}"}}]}]}}
      """#
    let file = try #require(fopen(path, "w"))
    fputs(definition, file)
    fclose(file)
    defer { unlink(path) }
    let process = try Self.start("--app-file", path)
    let port = try #require(try Self.event(process)?["port"]?.integer)
    let sender = try await TestSender.connect(port: Int(port))
    let app = try #require(try await sender.launch("1234ABCD"))
    let request = try await sender.request("HI", "", "urn:x-cast:my.app", to: app)
    #expect(try await sender.answer(to: request)?["type"] == "HELLO")
    await sender.end()
  }

  @Test(arguments: [
    ["--app-file", "/nowhere"], ["--app-file", "/proc/self/status"], ["--id", "short"], ["--fault", "nonsense"],
    ["--count", "0"], ["--volume-control", "loud"], ["--app", "X:my.app"],
    ["--port", "65536"], ["--port", "65000", "--count", "256", "--load-time", "-1"], ["--load-time", "x"],
    ["--root-key", "x"], ["--auth-quirk", "nonsense"], ["--fleet", "0"],
    ["--fleet-model", "nest-mini"], ["--standard-ports", "--port", "1"], ["--status-interval", "0"],
    ["--live-buffering", "61"], ["--fleet", "1025"], ["--fleet", "2", "--count", "2"],
    ["--fleet", "2", "--model", "nest-mini"],
  ])
  func refusesBadOptions(arguments: [String]) throws {
    let process = try ChildProcess(Self.path, arguments)
    #expect(try process.waitForEnd() == .exited(64))
    #expect(try process.readErrorToEnd().contains("Error:"))
  }

  @Test func refusesANameThatCannotBeAnnounced() throws {
    let name = String(repeating: "n", count: 253)
    let process = try ChildProcess(Self.path, ["--name", name])
    #expect(try process.waitForEnd() == .exited(64))
    #expect(try process.readErrorToEnd().contains("The device's name has 253 bytes"))
    #expect(try Self.event(try Self.start("--name", name))?["name"]?.string == name, "unannounced it may have it")
  }

  @Test func saysOnWhichAddressItListens() throws {
    let ready = try #require(try Self.event(try Self.start("--host", "::")))
    #expect(ready["listeningHost"] == "::" && ready["host"] == "::1")
  }

  /// The hostile table as a device's name, and as a sender's messages: the lines mean the same and hold no control.
  @Test func textsOfSendersStayText() async throws {
    let root = try JSONDocument(parsing: try SourceTree.bytes("Tests/HostileTexts/texts.json")).root.value
    let texts = (root["texts"]?.array ?? []).compactMap { $0["text"]?.string }.filter { !$0.contains("\0") }
    let process = try Self.start("--events", "--no-fetch-media", "--launch-time", "0", "--load-time", "0")
    let port = try #require(try Self.event(process)?["port"]?.integer)
    let sender = try await TestSender.connect(port: Int(port))
    let app = try #require(try await sender.launch())
    for text in texts {
      let value = String(decoding: JSONValue.string(text).jsonBytes, as: UTF8.self)
      let media = #"{"contentId":\#(value),"customData":{"x":\#(value)},"metadata":{"title":\#(value)}}"#
      try await sender.request("LOAD", ",\"media\":\(media)", .media, to: app)
      var load: JSONValue?
      while load == nil, let line = try process.readLine() {
        #expect(!line.unicodeScalars.contains { [.control, .format].contains($0.properties.generalCategory) })
        let event = try JSONDocument(parsing: line).root.value
        if event["event"] == "load" { load = event["request"]?["media"] }
      }
      #expect(load?["metadata"]?["title"]?.string == text)
    }
    await sender.end()
  }

  @Test func makesARootThatVerifiersCanTrust() throws {
    let path = "/tmp/cast-receiver-root-\(getpid())"
    defer { for end in ["pem", "key"] { unlink("\(path).\(end)") } }
    let process = try Self.start("--root-certificate", "\(path).pem", "--root-key", "\(path).key")
    #expect(try Self.event(process)?["event"] == "ready")
    #expect(access("\(path).pem", R_OK) == 0)
    #expect(access("\(path).key", R_OK) == 0)
  }

  @Test func listsItsModels() throws {
    let process = try ChildProcess(Self.path, ["--list-models"])
    let line = try #require(try process.readLine())
    let models = try JSONDocument(parsing: line).root.value.array ?? []
    #expect(models.contains { $0["name"] == "nest-hub" })
    #expect(try process.waitForEnd() == .exited(0))
  }

  @Test func isManyDevices() throws {
    let process = try Self.start("--fleet", "20")
    var ports: Set<Int64> = []
    for _ in 0..<20 { ports.insert(try #require(try Self.event(process)?["port"]?.integer)) }
    #expect(ports.count == 20)
  }

  @Test func isAFleetWithGroups() throws {
    let path = "/tmp/cast-fleet-\(getpid()).json"
    defer { unlink(path) }
    let file = try #require(fopen(path, "w"))
    fputs(
      #"{"devices":[{"model":"nest-mini","name":"A"},{"model":"nest-mini","name":"B","setupPort":0}],"#
        + #""groups":[{"name":"Both","members":["A","B"]}]}"#, file)
    fclose(file)
    let process = try Self.start("--fleet", path)
    let ready = [try Self.event(process), try Self.event(process), try Self.event(process)]
    #expect(ready.map { $0?["name"]?.string } == ["A", "B", "Both"])
    #expect(ready.map { $0?["setupPort"] == nil } == [true, false, true])
  }

  @Test func aPortThatIsTakenIsSaid() throws {
    let first = try Self.start()
    let port = try #require(try Self.event(first)?["port"]?.integer)
    let second = try Self.start("--port", "\(port)")
    #expect(try second.waitForEnd() == .exited(1))
    #expect(try second.readErrorToEnd().contains("\(port)"))
  }
}
