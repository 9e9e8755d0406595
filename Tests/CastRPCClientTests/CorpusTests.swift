import CastRPCClient
import CastTestSupport
import Testing

/// Every valid case of `spec/corpus` against the client's half of the generated types: the strict decoders accept its
/// messages, and it decodes the server's without loss.
struct CorpusTests {
  private struct Case {
    var subject: String
    var name: String
    var value: JSONValue
    /// The place of the mistake.
    var path: String?
  }

  private static func cases(_ file: String = "valid") throws -> [Case] {
    try SourceTree.text("spec/corpus/\(file).jsonl").split(separator: "\n").map { line in
      let json = try JSONDocument(parsing: String(line)).root.value
      let name = json["type"]?.string ?? json["method"]?.string ?? ""
      return Case(
        subject: "\(json["kind"]?.string ?? "") \(name)", name: json["name"]?.string ?? "",
        value: json["value"] ?? .null, path: json["path"]?.string)
    }
  }

  @Test func everyMessageIsCovered() throws {
    let kinds = ["params ", "result ", "notification ", "serverParams ", "serverResult "]
    let messages = try Self.cases().filter { test in
      kinds.contains { test.subject.hasPrefix($0) } && test.value != [:]
    }
    #expect(messages.count > 500)
    let uncovered = Set(messages.map(\.subject)).subtracting(CorpusCodecs.all.keys)
    // Results that are any object have no type.
    #expect(uncovered.allSatisfy { $0.hasPrefix("result ") } && uncovered.count < 5, "\(uncovered)")
  }

  @Test func encodesDecodedValuesUnchanged() throws {
    for test in try Self.cases() {
      guard let type = CorpusCodecs.all[test.subject] else { continue }
      // Parameters and answers to the server are decoded by the server's rules, all others by the client's.
      let isSent = test.subject.hasPrefix("params ") || test.subject.hasPrefix("serverResult ")
      let policy = isSent ? JSONPolicy.strict : .tolerant
      let value = try type.init(json: test.value, policy: policy)
      let written = try JSONDocument(parsing: value.jsonBytes).root.value
      #expect(throws: Never.self, "\(test.subject), \(test.name)") { try type.init(json: written, policy: policy) }
      guard test.name == "every member", !Self.holdsOptions.contains(test.subject) else { continue }
      #expect(written == test.value, "\(test.subject), \(test.name)")
    }
  }

  /// The server's own tests refuse invalid messages of clients (`CastRPCProtocolTests`). Here are all, also those of
  /// the server, of which a client accepts more, because a later server may send more.
  @Test func refusesInvalidMessagesWithTheirPath() throws {
    var count = 0
    for test in try Self.cases("invalid") {
      guard let type = CorpusCodecs.all[test.subject] else { continue }
      let error = Self.error { _ = try type.init(json: test.value, policy: .strict) }
      let mayBeMore = !test.subject.hasPrefix("params ") && !test.subject.hasPrefix("serverResult ")
      if error == nil, mayBeMore, Self.limits.contains(where: test.name.contains) { continue }
      #expect(error?.path == test.path, "\(test.subject), \(test.name)")
      count += 1
    }
    #expect(count > 4_700)
  }

  private static let limits = ["is too small", "is too large", "not declared"]

  private static func error(_ body: () throws -> Void) -> JSONDecodingError? {
    do {
      try body()
      return nil
    } catch {
      return error as? JSONDecodingError
    }
  }

  /// Types that hold options, which are encoded with all their values.
  private static let holdsOptions: Set<String> = ["type ContextInfo", "result context.create", "result context.get"]

  @Test func acceptsALaterServersAdditions() throws {
    let json: JSONValue = [
      "deviceId": "a", "friendlyName": "TV", "playerState": "DREAMING", "mood": "fine", "position": "not a number",
    ]
    let status = try PlayerStatus(json: json, policy: .tolerant)
    #expect(status.playerState == PlayerState(rawValue: "DREAMING") && status.position == nil)
    #expect(throws: JSONDecodingError.self) { try PlayerStatus(json: ["deviceId": "a"], policy: .tolerant) }
  }

  @Test func parametersHaveFlatAndIncludedInitializers() {
    let target = PlayerTarget(device: "TV", timeout: 3)
    #expect(
      PlayerSeekParams(device: "TV", timeout: 3, position: 5) == PlayerSeekParams(playerTarget: target, position: 5))
    #expect(PlayerSeekParams(device: "TV", position: 5).jsonText == #"{"device":"TV","position":5.0}"#)
  }
}
