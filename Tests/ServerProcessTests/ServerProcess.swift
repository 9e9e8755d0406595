import CastTestSupport
import JSONCodec
import Testing

/// The built server as a child, used like by a user.
struct ServerProcess {
  let child: ChildProcess

  init(_ arguments: [String] = [], environment: [String: String] = [:]) throws {
    // No file of the user is read or written.
    let folders = ["XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"].reduce(into: [String: String]()) {
      $0[$1] = "/proc/nonexistent"
    }
    self.child = try ChildProcess(
      BuiltProducts.path(of: "cast-rpc"), arguments, environment: folders.merging(environment) { $1 })
  }

  /// Sends a line and reads the next one as JSON.
  func exchange(_ line: String) throws -> JSONValue {
    self.child.writeLine(line)
    return try self.readMessage()
  }

  func readMessage() throws -> JSONValue {
    let line = try #require(try self.child.readLine())
    return try JSONDocument(parsing: line).root.value
  }

  /// Checks that it still answers, after an attack.
  func expectAlive(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let answer = try self.exchange(#"{"jsonrpc":"2.0","id":"alive","method":"server.ping"}"#)
    #expect(answer["id"] == "alive" && answer["result"] == [:], sourceLocation: sourceLocation)
  }
}
