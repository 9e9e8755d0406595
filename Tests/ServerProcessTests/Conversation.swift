import CastTestSupport
import JSONCodec
import Testing

/// JSON-RPC with a child, one line a message: calls, and the notifications between their answers.
final class Conversation {
  let child: ChildProcess
  /// Every notification so far.
  private(set) var notifications: [JSONValue] = []
  private var answers: [Int64: JSONValue] = [:]
  private var lastId: Int64 = 0

  init(_ child: ChildProcess) { self.child = child }

  /// The built server, initialised, so that it sends notifications.
  static func server(
    _ arguments: [String] = [], environment: [String: String] = [:], options: JSONObject = [:]
  ) throws -> Conversation {
    let conversation = Conversation(try ServerProcess(arguments, environment: environment).child)
    try conversation.call("server.initialize")
    var options = options
    options["disableDiscoveryAutostart"] = options["disableDiscoveryAutostart"] ?? true
    try conversation.call("context.create", ["options": .object(options)])
    return conversation
  }

  /// A client of a daemon as a separate process, which copies its standard input to the socket, and back.
  static func client(ofSocket path: String) throws -> Conversation {
    let script = """
      import os, select, socket, sys, time
      for _ in range(20000):
          link = socket.socket(socket.AF_UNIX)
          try:
              link.connect(sys.argv[1]); break
          except OSError:
              link.close(); time.sleep(0.001)
      while True:
          for ready in select.select([0, link], [], [])[0]:
              data = os.read(0, 65536) if ready == 0 else link.recv(65536)
              if not data: sys.exit()
              if ready == 0: link.sendall(data)
              else: os.write(1, data)
      """
    return Conversation(try ChildProcess("/usr/bin/env", ["python3", "-c", script, path]))
  }

  /// The built receiver, controlled over its standard streams.
  static func receiver(_ arguments: [String] = []) throws -> Conversation {
    Conversation(
      try ChildProcess(
        BuiltProducts.path(of: "cast-receiver"),
        ["--no-advertise", "--no-fetch-media", "--control", "-"] + arguments))
  }

  /// Sends a call; ``answer(to:)`` waits for its answer.
  func send(_ method: String, _ params: JSONObject = [:]) -> Int64 {
    self.lastId += 1
    let message: JSONObject = [
      "jsonrpc": "2.0", "id": .integer(self.lastId), "method": .string(method), "params": .object(params),
    ]
    self.child.writeLine(JSONValue.object(message).jsonText)
    return self.lastId
  }

  /// The whole answer to a call.
  func answer(to id: Int64) throws -> JSONValue {
    while self.answers[id] == nil { try self.read() }
    defer { self.answers[id] = nil }
    return try #require(self.answers[id])
  }

  @discardableResult
  func call(
    _ method: String, _ params: JSONObject = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> JSONValue {
    let answer = try self.answer(to: self.send(method, params))
    return try #require(answer["result"], "\(method): \(answer)", sourceLocation: sourceLocation)
  }

  /// The error that a call ends with.
  func failure(_ method: String, _ params: JSONObject = [:]) throws -> JSONValue {
    let answer = try self.answer(to: self.send(method, params))
    return try #require(answer["error"], "\(method): \(answer)")
  }

  /// Waits for the first notification that fits, which may have come already; returns its parameters.
  @discardableResult
  func event(
    _ method: String, sourceLocation: SourceLocation = #_sourceLocation, where fits: (JSONValue) -> Bool = { _ in true }
  ) throws -> JSONValue {
    var seen = 0
    while true {
      for notification in self.notifications[seen...] where notification["method"]?.string == method {
        if let params = notification["params"], fits(params) { return params }
      }
      seen = self.notifications.count
      do { try self.read() } catch {
        let last = self.notifications.suffix(5).map(\.jsonText)
        Issue.record("\(method) didn't come; the last notifications: \(last)", sourceLocation: sourceLocation)
        throw error
      }
    }
  }

  /// The names of the notifications so far, of one namespace.
  func names(of namespace: String) -> [String] {
    self.notifications.compactMap { $0["method"]?.string }.filter { $0.hasPrefix("\(namespace).") }
  }

  private func read() throws {
    let line = try #require(try self.child.readLine(within: 30), "the child ended")
    let message = try JSONDocument(parsing: line).root.value
    if let id = message["id"]?.integer, message["method"] == nil {
      self.answers[id] = message
    } else {
      self.notifications.append(message)
    }
  }
}
