import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// Attacks of a client on the built server, and its options file.
@Suite(.blocking, .timeLimit(.minutes(3))) final class HostileClientTests {
  let folder: String

  init() throws {
    var template = Array("/tmp/cast-rpc-hostile-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for entry in ["socket", "options.json", ""] { remove("\(self.folder)/\(entry)") }
  }

  @Test func aLongHeaderCostsOneError() throws {
    let server = try ServerProcess()
    server.child.writeLine("Content-Length:" + String(repeating: "x", count: 8_192))
    #expect(try server.readMessage()["error"]?["code"] == -32700)
    try server.expectAlive()
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":5,"method":"server.echo","params":{"value":{"a\u0000b":1}}}"#, "5", "InvalidRequest"),
    (#"{"jsonrpc":"2.0","id":5,"method":"server.ping"} and more"#, "5", "ParseError"),
    (#"{"jsonrpc":"2.0","id":1.0,"method":"no.such"}"#, "1.0", "MethodNotFound"),
    (#"{"jsonrpc":"2.0","id":1e3,"method":"no.such"}"#, "1e3", "MethodNotFound"),
    (#"{"jsonrpc":"2.0","id":5,"method":"initialize"}"#, "5", "MethodNotFound"),
    (#"{"jsonrpc":"2.0","method":"no.such","params":{"a":99999999999999999999},"id":"x"}"#, "\"x\"", "MethodNotFound"),
  ])
  func isAnsweredUnderItsID(line: String, id: String, name: String) throws {
    let server = try ServerProcess()
    let answer = try server.exchange(line)
    #expect(answer["id"]?.jsonText == id, "\(answer.jsonText)")
    #expect(answer["error"]?["data"]?["name"]?.string == name)
    try server.expectAlive()
  }

  @Test func emptyListsAreNoParameters() throws {
    let server = try ServerProcess()
    #expect(try server.exchange(#"{"jsonrpc":"2.0","id":1,"method":"server.ping","params":[]}"#)["result"] == [:])
  }

  // MARK: Descriptors

  private func connect() -> Int32? { ListeningSocket.tryToConnect(to: "\(self.folder)/socket") }

  @Test func pausesAcceptingWithoutDescriptors() throws {
    let program = BuiltProducts.path(of: "cast-rpc")
    let child = try ChildProcess(
      "/bin/bash",
      // Descriptors that other tests left open for their children are not this one's.
      [
        "-c",
        "for n in $(ls /proc/self/fd); do ((n > 2)) && eval \"exec $n>&-\"; done; ulimit -n 48; exec '\(program)' --stdio --socket '\(self.folder)/socket'",
      ],
      environment: ["XDG_STATE_HOME": "/proc/x", "XDG_CACHE_HOME": "/proc/x", "XDG_CONFIG_HOME": "/proc/x"])
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"server.ping"}"#
    child.writeLine(ping)
    #expect(try child.readLine() != nil)
    let crowd = (0..<60).compactMap { _ in self.connect() }
    #expect(crowd.count == 60)
    // Connected clients are still served.
    for _ in 0..<50 {
      child.writeLine(ping)
      #expect(try child.readLine()?.contains("result") == true)
    }
    // The server, which reads /proc, doesn't take its parent for dead either.
    poll(nil, 0, 1_000)
    for descriptor in crowd { close(descriptor) }
    let late = try #require(self.connect())
    _ = (ping + "\n").withCString { Glibc.write(late, $0, strlen($0)) }
    var request = pollfd(fd: late, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 10_000) == 1, "no answer after the crowd left")
    close(late)
    child.closeInput()
    let log = try child.readErrorToEnd()
    #expect(log.ranges(of: "no connection is accepted for now").count == 1, "\(log)")
  }

  // MARK: The command line

  @Test(arguments: [
    (["--systemd"], Int32(64), "systemd passed no socket"), (["--nonsense"], 64, "unknown argument"),
    (["--socket", "/nope/socket"], 1, "There is no folder /nope"), (["--options", "/nope"], 78, "/nope"),
  ])
  func exitsWithAMessageForWrongUsage(arguments: [String], code: Int32, words: String) throws {
    let server = try ServerProcess(arguments)
    #expect(try server.child.readErrorToEnd().contains(words))
    #expect(try server.child.waitForEnd() == .exited(code))
    #expect(access("/nope", F_OK) != 0)
  }

  // MARK: Options

  private func write(_ options: String) throws {
    let file = try #require(fopen("\(self.folder)/options.json", "w"))
    fputs(options, file)
    fclose(file)
  }

  @Test func optionsComeFromTheFileAndThenFromTheClient() throws {
    try self.write(#"{"deviceAuthentication":{"policy":"REPORT"},"maximumSessions":3}"#)
    let server = try ServerProcess(["--options", "\(self.folder)/options.json"])
    let info = try server.exchange(#"{"jsonrpc":"2.0","id":1,"method":"context.get"}"#)
    #expect(info["result"]?["isCreated"] == false)
    #expect(info["result"]?["options"]?["deviceAuthentication"]?["policy"] == "REPORT")
    let created = try server.exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"context.create","params":{"options":{"maximumSessions":5,"disableDiscoveryAutostart":true}}}"#
    )
    #expect(created["result"]?["options"]?["deviceAuthentication"]?["policy"] == "REPORT")
    #expect(created["result"]?["options"]?["maximumSessions"] == 5)
  }

  @Test func aByteOrderMarkBeforeTheOptionsIsIgnored() throws {
    try self.write("\u{FEFF}{\"maximumSessions\":3}")
    let server = try ServerProcess(["--options", "\(self.folder)/options.json"])
    let info = try server.exchange(#"{"jsonrpc":"2.0","id":1,"method":"context.get"}"#)
    #expect(info["result"]?["options"]?["maximumSessions"] == 3)
  }

  @Test func aSocketInAFolderThatOthersCanReplaceIsRefused() throws {
    #expect(chmod(self.folder, 0o777) == 0)
    let server = try ServerProcess(["--socket"], environment: ["XDG_RUNTIME_DIR": self.folder])
    #expect(try server.child.readErrorToEnd().contains("every user may write to it"))
    rmdir("\(self.folder)/cast-rpc")
  }

  /// A publication belongs to the connection: after a program's end nothing is served, or keeps the daemon from ending.
  @Test func aPublicationWithoutASessionEndsWithItsConnection() throws {
    try self.write("{}")
    let server = try ServerProcess(["--stdio", "--socket", "\(self.folder)/socket"])
    let list = #"{"jsonrpc":"2.0","id":1,"method":"serve.list","params":{}}"#
    #expect(try server.exchange(list)["result"]?["publications"] == [])
    var client = UnixClient?.some(try UnixClient(path: "\(self.folder)/socket"))
    let path = "\(self.folder)/options.json"
    let published = try client?.exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"serve.publish","params":{"device":"127.0.0.1:8009","path":"\#(path)"}}"#)
    #expect(published?["result"]?["path"] == .string(path), "\(published?.jsonText ?? "")")
    #expect(try server.exchange(list)["result"]?["publications"]?.array?.count == 1)
    client = nil
    // The server notices in one of the next turns of its loop.
    while try server.exchange(list)["result"]?["publications"] != [] {}
  }

  @Test func aPathThatNoReceiverCanFetchIsRefusedByTheNameOfItsMember() async throws {
    let receiver = try Conversation.receiver(["--load-time", "0"])
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    let server = try Conversation.server()
    try server.call("session.start", ["host": "127.0.0.1", "port": .integer(port)])
    for (media, path) in [
      (["contentId": "a.mp4"], "contentId"), (["contentId": "//x/y.mp4"], "contentId"),
      (["contentId": "/x\0y.mp4"], "contentId"), (["contentUrl": "b/a.m3u8", "contentId": "id"], "contentUrl"),
    ] as [(JSONObject, String)] {
      let error = try server.failure("media.load", ["media": .object(media)])
      #expect(error["code"] == -32602 && error["data"]?["path"] == .string("params.media.\(path)"), "\(error.jsonText)")
    }
  }

  @Test func reportsAWrongFileWithItsPath() throws {
    try self.write(#"{"deviceAuthentication":{"policy":"STRICT"}}"#)
    let server = try ServerProcess(["--options", "\(self.folder)/options.json"])
    let text = try server.child.readErrorToEnd()
    #expect(text.contains("options.json") && text.contains("deviceAuthentication.policy"), "\(text)")
    #expect(try server.child.waitForEnd() == .exited(78))
  }
}
