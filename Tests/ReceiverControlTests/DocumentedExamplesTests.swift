import CastTestSupport
import JSONCodec
import Testing

@testable import ReceiverControl

/// Every example of `docs/Receiver.md`, in order, against the built `cast-receiver`.
///
/// Not on the loop: reading from a process blocks.
@Suite(.timeLimit(.minutes(1)))
struct DocumentedExamplesTests {
  static let page = (try? SourceTree.text("docs/Receiver.md")) ?? ""

  /// The lines sent (`→`) and expected (`←`).
  static var exchanges: [(isRequest: Bool, text: String)] {
    self.page.split(separator: "\n").compactMap { line in
      if line.hasPrefix("→ ") { return (true, String(line.dropFirst(2))) }
      return line.hasPrefix("← ") ? (false, String(line.dropFirst(2))) : nil
    }
  }

  @Test func everyMethodHasAnExample() throws {
    let shown = try Self.exchanges.filter(\.isRequest).compactMap {
      try JSONDocument(parsing: $0.text).root["method"]?.string
    }
    #expect(Set(ControlService.methodNames).subtracting(shown) == [])
  }

  @Test func everyFaultIsInTheTable() {
    for fault in FaultNames.all { #expect(Self.page.contains("| `\(fault)` |"), "\(fault)") }
  }

  @Test func everyExampleIsTrue() throws {
    let receiver = try ChildProcess(
      BuiltProducts.path(of: "cast-receiver"),
      [
        "--no-advertise", "--no-fetch-media", "--control", "-", "--name", "Living Room", "--id",
        "0123456789abcdef0123456789abcdef",
        "--load-time", "0",
      ])
    for exchange in Self.exchanges {
      if exchange.isRequest {
        receiver.writeLine(exchange.text)
        continue
      }
      let line = try #require(try receiver.readLine())
      let found = try JSONDocument(parsing: line).root.value
      let expected = try JSONDocument(parsing: exchange.text).root.value
      #expect(Self.isLike(found, expected), "expected \(exchange.text)\nfound    \(line)")
    }
    #expect(try receiver.waitForEnd() == .exited(0))
  }

  /// Whether `found` matches the page's text, in which `…` matches anything.
  static func isLike(_ found: JSONValue, _ expected: JSONValue) -> Bool {
    switch (found, expected) {
    case (_, .string("…")): return true
    case (.object(let found), .object(let expected)):
      return Set(found.keys) == Set(expected.keys)
        && expected.members.allSatisfy { key, value in found[key].map { self.isLike($0, value) } ?? false }
    case (.array(let found), .array(let expected)):
      return found.count == expected.count && zip(found, expected).allSatisfy(self.isLike)
    default: return found.number.map { $0 == expected.number } ?? (found == expected)
    }
  }

  @Test func theComparisonCanFail() throws {
    let value: JSONValue = ["a": [1, "x"]]
    #expect(Self.isLike(value, ["a": [1.0, "…"]]))
    for other: JSONValue in [["a": [1]], ["a": [2, "x"]], ["a": [1, "x"], "b": 1], [:]] {
      #expect(!Self.isLike(value, other))
    }
  }
}
