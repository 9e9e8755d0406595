import NIOCore
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
    ["--nonsense"], ["--idle-exit"], ["--idle-exit", "5"], ["--socket", "--idle-exit", "0"],
    ["--socket", "--idle-exit=-1"], ["--socket", "--idle-exit", "nan"], ["--socket", "--idle-exit", "soon"],
    ["--socket", "--idle-exit", "1e7"], ["--restore-sessions=false"], ["--stdio=no"],
  ])
  func wrongUsageIsAnError(arguments: [String]) {
    #expect(throws: ServerOptions.UsageError.self) { try ServerOptions(arguments: arguments) }
  }

  @Test(arguments: [("600", TimeAmount.minutes(10)), ("0.25", .milliseconds(250)), ("1e6", .seconds(1_000_000))])
  func idleExitIsInSeconds(text: String, limit: TimeAmount) throws {
    #expect(try ServerOptions(arguments: ["--systemd", "--idle-exit", text]).idleExit == limit)
    #expect(try ServerOptions(arguments: ["--systemd"]).idleExit == nil)
  }

  @Test(arguments: [
    ("--help", ServerOptions.Action.printHelp), ("--version", .printVersion), ("--openrpc", .printOpenRPC),
  ])
  func actions(argument: String, action: ServerOptions.Action) throws {
    #expect(try ServerOptions(arguments: [argument]).action == action)
  }
}
