import CastModel
import CastV2
import Foundation
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// Every member of a real device's message is sent by the emulated receiver, too, in the same situation and of the same
/// type.
@Suite struct CapturedShapeTests {
  /// A message of a device, from the fixtures that the sender's tests read too.
  struct Capture: Sendable, CustomTestStringConvertible {
    var name: String
    var payload: JSONValue
    var testDescription: String { self.name }
  }

  private static func captures(_ type: String) -> [Capture] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../CastSenderTests/Fixtures")
    let files = ["dart-tv-tests", "java-fixtures", "sharpcaster-tests", "swiftcast-tests"]
    return files.flatMap { file -> [Capture] in
      let text = (try? String(contentsOf: folder.appending(path: file + ".jsonl"), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").enumerated().compactMap { line, text in
        guard let root = try? JSONDocument(parsing: String(text), policy: .tolerant).root.value,
          let payload = root["payload"], (payload["type"] ?? payload["responseType"])?.string == type
        else { return nil }
        return Capture(name: "\(file):\(line + 1)", payload: payload)
      }
    }
  }

  @Test(arguments: [("MEDIA_STATUS", 10), ("RECEIVER_STATUS", 8), ("MULTIZONE_STATUS", 2)])
  func thereAreSome(type: String, count: Int) {
    #expect(Self.captures(type).count >= count)
  }

  @Test(arguments: captures("MEDIA_STATUS"))
  func mediaStatuses(_ capture: Capture) throws {
    let statuses = capture.payload["status"]?.array ?? [capture.payload["status"] ?? capture.payload]
    var sent: [JSONValue] = []
    for (status, fails) in statuses.flatMap({ [($0, false), ($0, true)] }) {
      var (bench, app) = MediaApplicationTests.bench { Self.configure(&$0, as: capture.payload, status) }
      let media = Self.loadable(status, fails: fails)
      sent += bench.media(media, to: app).map(\.payload)
      sent += bench.pass(.seconds(1)).map(\.payload)
      sent += bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).map(\.payload)
      sent += bench.media(#"{"type":"STOP","requestId":4,"mediaSessionId":1}"#, to: app).map(\.payload)
    }
    let ours = Shape(of: sent.filter { $0["type"] == "MEDIA_STATUS" })
    #expect(ours.missing(from: Shape(of: [capture.payload])) == [])
  }

  private static func configure(
    _ configuration: inout ReceiverConfiguration, as payload: JSONValue, _ status: JSONValue
  ) {
    configuration.applications[0].media.statusShape = payload["status"] == nil ? .flat : .array
    var volume = status["volume"]?.object ?? JSONObject()
    volume["level"] = nil
    volume["muted"] = nil
    configuration.applications[0].media.volumeMembers = volume
  }

  /// The LOAD or QUEUE_LOAD that would lead to `status`.
  private static func loadable(_ status: JSONValue, fails: Bool) -> String {
    var media = (status["media"] ?? status["extendedStatus"]?["media"])?.object ?? ["contentId": "http://x/a"]
    if fails { media["contentUrl"] = "http://x/a?fail=104" }
    var load: JSONObject = ["requestId": 2]
    load["customData"] = status["customData"]
    if let items = status["items"]?.array {
      load["type"] = "QUEUE_LOAD"
      load["items"] = .array(
        items.map { item in
          var item = item.object ?? JSONObject()
          item["itemId"] = nil
          item["orderId"] = nil
          item["media"] = .object(media)
          return .object(item)
        })
    } else {
      load["type"] = "LOAD"
      load["media"] = .object(media)
      load["activeTrackIds"] = status["activeTrackIds"]
    }
    return JSONValue.object(load).jsonText
  }

  @Test(arguments: captures("RECEIVER_STATUS"))
  func receiverStatuses(_ capture: Capture) throws {
    let status = try #require(capture.payload["status"])
    var configuration = ReceiverConfiguration.testing()
    configuration.dialect.userEq = status["userEq"] ?? .object([:])
    configuration.dialect.typeKey = capture.payload["type"] == nil ? .responseType : .type
    let application = status["applications"]?[0]
    let namespaces = application?["namespaces"]?.array ?? []
    configuration.applications = [
      ApplicationDefinition(
        appId: "TEST", namespaces: namespaces.compactMap { $0["name"]?.string }.map { CastNamespace($0) })
    ]
    var bench = ReceiverBench(configuration)
    bench.connect()
    if application != nil { _ = bench.launch("TEST") }
    let sent = bench.send(#"{"type":"GET_STATUS","requestId":5}"#, .receiver).map(\.payload)
    #expect(Shape(of: sent).missing(from: Shape(of: [capture.payload])) == [])
  }

  @Test(arguments: captures("MULTIZONE_STATUS"))
  func multizoneStatuses(_ capture: Capture) {
    var configuration = ReceiverConfiguration.testing()
    configuration.device.capabilities = .group
    configuration.device.members = [GroupMember(deviceId: "1", name: "Kitchen")]
    var bench = ReceiverBench(configuration)
    bench.connect()
    let sent = bench.send(#"{"type":"GET_STATUS","requestId":5}"#, .multizone).map(\.payload)
    #expect(Shape(of: sent).missing(from: Shape(of: [capture.payload])) == [])
  }

  @Test func aShapeNoticesMissingMembers() {
    let ours = Shape(of: [["a": 1, "b": [["c": true]]]])
    #expect(ours.missing(from: Shape(of: [["a": 2.5, "b": [["c": false, "d": 1]]]])) == [".b[].d: number"])
    #expect(ours.missing(from: Shape(of: [["a": "1"]])) == [".a: string"])
    #expect(ours.missing(from: Shape(of: [["a": .null, "customData": ["z": 1]]])) == [".customData: object"])
  }
}

/// Which members JSON values have, and of which types.
private struct Shape {
  private var types: [String: Set<String>] = [:]

  init(of values: [JSONValue]) {
    for value in values { self.add(value, at: "") }
  }

  private mutating func add(_ value: JSONValue, at path: String) {
    self.types[path, default: []].insert(Self.type(of: value))
    switch value {
    case .object(let object) where !path.hasSuffix(".customData"):
      // Custom data is the app's own, member by member.
      for (key, member) in object.members { self.add(member, at: "\(path).\(key)") }
    case .array(let elements):
      for element in elements { self.add(element, at: "\(path)[]") }
    default: break
    }
  }

  private static func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "bool"
    case .integer, .number, .writtenNumber: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// What `other` has and this lacks; null is as good as a member that isn't there.
  func missing(from other: Shape) -> [String] {
    other.types.flatMap { path, types in
      types.subtracting(self.types[path] ?? []).subtracting(["null"]).map { "\(path): \($0)" }
    }.sorted()
  }
}
