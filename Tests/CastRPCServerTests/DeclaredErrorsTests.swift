import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

/// Calls the methods of the spec: their errors are declared, and name the wrong parameter.
@Suite("Errors are declared, and name the parameter", .serialized, .timeLimit(.minutes(2)))
@LoopActor struct DeclaredErrorsTests {
  /// A method of the spec: the names of its errors, and an example's parameters.
  struct Method {
    var name: String
    var errors: Set<String>
    var example: JSONObject
    var parameters: [String: JSONValue]
  }

  private static let standard: Set<String> = [
    "ParseError", "InvalidRequest", "MethodNotFound", "InvalidParams", "InternalError", "RequestCancelled",
  ]
  /// Methods that end the server or a connection, wait for another client, or read the outside world.
  private static let leftOut: Set<String> = [
    "server.shutdown", "server.initialize", "session.start", "session.join", "session.startWithOpenUrl",
    "session.transfer",
    "session.end", "session.resume", "session.suspend", "session.restore", "image.fetch", "discovery.find",
    "media.preflight",
  ]

  private func methods(_ client: TestClient) async throws -> [Method] {
    let document = try await client.call("rpc.discover")
    return (document["methods"]?.array ?? []).compactMap { method in
      guard let name = method["name"]?.string, method["x-direction"]?.string != "serverToClient" else { return nil }
      let errors = (method["errors"]?.array ?? []).compactMap { error in
        error["$ref"]?.string?.split(separator: "/").last.map(String.init)
      }
      var example = JSONObject()
      for param in method["examples"]?.array?.first?["params"]?.array ?? [] {
        if let key = param["name"]?.string { example[key] = param["value"] }
      }
      var parameters: [String: JSONValue] = [:]
      for param in method["params"]?.array ?? [] {
        if let key = param["name"]?.string { parameters[key] = param["schema"] }
      }
      return Method(name: name, errors: Set(errors), example: example, parameters: parameters)
    }
  }

  private func expectDeclared(_ method: Method, _ error: JSONRPCError?) {
    guard let error else { return }
    // An error without a name is the client's own: the server didn't answer.
    guard let name = error.name else {
      Issue.record("\(method.name): \(error.message)")
      return
    }
    #expect(name != "InternalError", "\(method.name): \(error.message)")
    #expect(
      method.errors.union(Self.standard).contains(name), "\(method.name) answers \(name), which it doesn't declare")
    for raw in ["errno", "error set", "NIO", "Optional(", "Error(", "Code("] {
      #expect(!error.message.contains(raw), "\(method.name) answers text of the machinery: \(error.message)")
    }
    guard name == "InvalidParams" else { return }
    #expect(error.data["path"]?.string?.isEmpty == false, "\(method.name): \(error.message)")
    #expect(error.data["reason"]?.string?.isEmpty == false, "\(method.name): \(error.message)")
    #expect(error.data["advice"]?.string?.isEmpty == false, "\(method.name): \(error.message)")
  }

  @Test func declaresErrorsWithoutASession() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let methods = try await self.methods(client).filter { method in
      ["media.", "queue.", "session.", "widget.", "channel."].contains { method.name.hasPrefix($0) }
        && !Self.leftOut.contains(method.name)
    }
    #expect(methods.count > 60)
    for method in methods { self.expectDeclared(method, await client.failure(method.name, method.example)) }
    let session = try await client.call("session.start", fixture.target)
    for method in methods { self.expectDeclared(method, await client.failure(method.name, method.example)) }
    // A film, which the examples don't have.
    _ = try? await client.call(
      "media.load", ["media": ["contentId": "https://e.com/a.mp4?duration=600", "contentType": "video/mp4"]])
    for method in methods where method.name != "media.stop" {
      var example = method.example
      if method.parameters["sessionId"] != nil { example["sessionId"] = session["sessionId"] }
      self.expectDeclared(method, await client.failure(method.name, example))
    }
    await fixture.shutDown()
  }

  /// Faults of a receiver at the begin or end of a session.
  nonisolated static let mishaps: [String: @Sendable (inout ReceiverFaults) -> Void] = {
    var mishaps: [String: @Sendable (inout ReceiverFaults) -> Void] = ["none": { _ in }]
    for reason in ["NOT_FOUND", "CANCELLED", "NOT_ALLOWED"] {
      mishaps["refuses: \(reason)"] = { $0.launchRefusal = LaunchRefusal(reason: reason) }
    }
    for phase in SilentPhase.known { mishaps["silent: \(phase.rawValue)"] = { $0.silentPhases = [phase] } }
    for manner in LinkCut.Manner.known where manner != .reboot {
      mishaps["cut: \(manner.rawValue)"] = { $0.cut = LinkCut(manner, afterMessages: 2) }
    }
    return mishaps
  }()

  @Test(arguments: DeclaredErrorsTests.mishaps.keys.sorted())
  func declaresErrorsOfStartsAndEnds(_ mishap: String) async throws {
    var configuration = ReceiverConfiguration.testing()
    Self.mishaps[mishap]?(&configuration.faults)
    let fixture = try await ServerFixture(configuration)
    let other = try await EmulatedReceiver.start(.testing())
    let client = try await fixture.connect()
    _ = try await client.call(
      "context.create",
      ["options": ["disableDiscoveryAutostart": true, "maximumSessions": 1, "reconnect": ["isEnabled": false]]])
    let methods = Dictionary(uniqueKeysWithValues: try await self.methods(client).map { ($0.name, $0) })
    func attempt(_ name: String, _ params: JSONObject) async throws {
      self.expectDeclared(try #require(methods[name]), await client.failure(name, params))
    }
    var target = fixture.target
    target["timeout"] = 0.3
    let elsewhere: JSONObject = ["host": "127.0.0.1", "port": .integer(Int64(other.port)), "timeout": 0.3]
    let nowhere: JSONObject = ["host": "127.0.0.1", "port": 1, "timeout": 0.3]
    for method in ["session.join", "session.start"] {
      try await attempt(method, nowhere)
      try await attempt(method, ["deviceId": "nobody", "searchTimeout": 0])
      let long = String(repeating: "x", count: 32 << 10)
      try await attempt(method, elsewhere.merging(["credentials": .string(long), "credentialsType": .string(long)]))
      try await attempt(method, target)
      // A session with it may exist now, which excludes another one.
      try await attempt(method, target)
      try await attempt(method, elsewhere)
    }
    for address in [nowhere, ["deviceId": "nobody", "searchTimeout": 0], target, elsewhere] {
      try await attempt("session.transfer", address)
    }
    for method in ["session.suspend", "session.suspend", "session.transfer", "session.resume", "session.resume"] {
      try await attempt(method, method == "session.transfer" ? elsewhere : [:])
    }
    for _ in 0..<2 { try await attempt("session.end", ["action": "LEAVE"]) }
    for method in ["session.suspend", "session.resume"] { try await attempt(method, ["sessionId": "gone"]) }
    await fixture.shutDown()
    await other.shutDown()
  }

  /// Faults on which every call fails at the begin: waiting for them is useless.
  private static let unreachable: Set<String> = [
    "silent: tcp", "silent: tls", "silent: connect", "silent: receiver-status", "cut: stall",
  ]

  /// An app that never answers a load is given a minute, which is too long for this test.
  @Test(arguments: DeclaredErrorsTests.mishaps.keys.sorted())
  func declaresErrorsOfPlayback(_ mishap: String) async throws {
    var configuration = ReceiverConfiguration.testing()
    Self.mishaps[mishap]?(&configuration.faults)
    var options = CastContextOptions()
    let limit = Duration.milliseconds(300)
    options.requestLimits = RequestLimits(receiver: limit, stop: limit, media: limit, seek: limit, load: limit)
    let fixture = try await ServerFixture(configuration, options: options)
    let client = try await fixture.connect()
    let methods = try await self.methods(client).filter {
      $0.name.hasPrefix("player.") && $0.parameters["device"] != nil
    }
    .filter { !$0.name.hasPrefix("player.set") || $0.name == "player.setVolume" }
    #expect(methods.count == 12)
    let elsewhere = mishap == "none" ? ["127.0.0.1:1", "nobody"] : []
    for device in ["127.0.0.1:\(fixture.receiver.port)"] + elsewhere {
      for method in methods {
        var params = method.example.merging(["device": .string(device), "searchTimeout": 0])
        params["timeout"] = Self.unreachable.contains(mishap) ? 0.05 : 0.3
        if method.name == "player.interrupt" { params["maximumDuration"] = 0.1 }
        self.expectDeclared(method, await client.failure(method.name, params))
      }
    }
    await fixture.shutDown()
  }

  @Test(arguments: [
    "session.start", "session.join", "session.transfer", "discovery.describe", "discovery.queryAppAvailability",
  ])
  func recommendsOnlyParametersOfTheMethod(_ name: String) async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let method = try #require(try await self.methods(client).first { $0.name == name })
    for device: JSONObject in [[:], ["deviceId": "a", "host": "b"]] {
      var params = method.example
      for key in ["deviceId", "friendlyName", "host"] { params[key] = device[key] }
      let error = try #require(await client.failure(name, params))
      let text = "\(error.message) \(error.data["reason"]?.string ?? "")"
      #expect(error.name == "InvalidParams" && text.contains("host"))
      #expect(text.contains("friendlyName") == (method.parameters["friendlyName"] != nil), "\(text)")
    }
    await fixture.shutDown()
  }

  @Test func namesInvalidParameters() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    _ = try await client.call("session.start", fixture.target)
    _ = try await client.call(
      "media.load", ["media": ["contentId": "https://e.com/a.mp4?duration=600", "contentType": "video/mp4"]])
    let odd: [JSONValue] = [nil, true, -1, 0, 1e300, "", "x", [], [nil], [:], ["x": 1]]
    for method in try await self.methods(client) where !Self.leftOut.contains(method.name) {
      guard
        !["discovery.", "serve.", "player.", "log.", "image.", "context."].contains(where: { method.name.hasPrefix($0) }
        )
      else { continue }
      for key in method.parameters.keys.sorted() where key != "waitFor" && key != "timeout" && key != "waitTimeout" {
        for value in odd {
          var params = method.example
          // No time is spent on the search for devices that don't exist.
          if method.parameters["searchTimeout"] != nil { params["searchTimeout"] = 0 }
          params[key] = value
          self.expectDeclared(method, await client.failure(method.name, params))
        }
      }
    }
    await fixture.shutDown()
  }
}

extension JSONObject {
  fileprivate func merging(_ others: JSONObject) -> JSONObject {
    others.members.reduce(into: self) { $0[$1.key] = $1.value }
  }
}
