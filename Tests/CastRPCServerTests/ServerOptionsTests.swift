import Testing

@testable import CastRPCServer

@Suite struct ServerOptionsTests {
  @Test func withoutArgumentsItServesStandardStreams() throws {
    let options = try ServerOptions(arguments: [])
    #expect(options.usesStdio && options.sockets.isEmpty && options.action == .serve)
  }

  @Test(arguments: [
    (["--socket"], false, [ServerOptions.Socket.defaultPath]),
    (["--socket", "/a/b"], false, [.path("/a/b")]),
    (["--socket=/a=b", "--stdio"], true, [.path("/a=b")]),
    (["--socket", "--socket-fd", "3", "--systemd"], false, [.defaultPath, .inherited(3), .systemd]),
  ])
  func sockets(arguments: [String], stdio: Bool, sockets: [ServerOptions.Socket]) throws {
    let options = try ServerOptions(arguments: arguments)
    #expect(options.usesStdio == stdio)
    #expect(options.sockets == sockets)
  }

  @Test(arguments: [
    ["--socket-fd"], ["--options"], ["--socket-fd", "x"], ["--max-message-bytes=5"], ["--log-level", "loud"], ["extra"],
    ["--nonsense"],
  ])
  func wrongUsageIsAnError(arguments: [String]) {
    #expect(throws: ServerOptions.UsageError.self) { try ServerOptions(arguments: arguments) }
  }

  @Test(arguments: [
    ("--help", ServerOptions.Action.printHelp), ("--version", .printVersion), ("--openrpc", .printOpenRPC),
  ])
  func actions(argument: String, action: ServerOptions.Action) throws {
    #expect(try ServerOptions(arguments: [argument]).action == action)
  }
}
