import JSONCodec
import LoopIsolation

/// Every method of `session`, `media`, `queue` and `player` with every fault of a device: how the call ends, and when.
///
/// `docs/Faults.md` is its table.
@LoopActor
struct FaultMatrix {
  /// A way in which the device fails during a call.
  struct Fault: Sendable {
    let name: String
    let meaning: String
    let rules: [JSONObject]
  }

  /// The end of a call.
  struct Cell: Hashable, CustomStringConvertible {
    /// The error's stable name, or `nil` for a result.
    let error: String?
    /// In tenths of a second.
    let tenths: Int

    var description: String {
      let end = self.error ?? "ok"
      return self.tenths == 0 ? end : "\(end) \(self.tenths / 10).\(self.tenths % 10) s"
    }
  }

  private nonisolated static let namespaces: [JSONValue] = [
    "urn:x-cast:com.google.cast.media", "urn:x-cast:com.google.cast.receiver", "urn:x-cast:com.google.cast.multizone",
  ]

  private nonisolated static func rule(
    _ fault: JSONObject, _ direction: String, times: Int64? = 1
  ) -> [JSONObject] {
    self.namespaces.map { namespace in
      var rule = fault
      rule["when"] = ["direction": .string(direction), "namespace": namespace]
      if let times { rule["times"] = .integer(times) }
      return rule
    }
  }

  /// The columns.
  nonisolated static let faults: [Fault] = [
    Fault(name: "none", meaning: "the device does what it should", rules: []),
    Fault(
      name: "lost", meaning: "the first request is lost", rules: rule(["fault": "discard"], "received")),
    Fault(
      name: "unanswered", meaning: "the first answer is lost", rules: rule(["fault": "discard"], "sent")),
    Fault(
      name: "never", meaning: "no request is handled; heartbeats are answered",
      rules: rule(["fault": "discard"], "received", times: nil)),
    Fault(
      name: "twice", meaning: "each message of the device comes twice",
      rules: rule(["fault": "duplicate"], "sent", times: nil)),
    Fault(
      name: "late", meaning: "the first answer comes after 3 s, and everything after it",
      rules: rule(["fault": "delay", "seconds": 3], "sent")),
    Fault(
      name: "too late", meaning: "the first answer comes after 40 s, and everything after it",
      rules: rule(["fault": "delay", "seconds": 40], "sent")),
    Fault(
      name: "reordered", meaning: "the first two messages of the device change places",
      rules: rule(["fault": "reorder"], "sent")),
    Fault(
      name: "no id", meaning: "no answer names its request", rules: rule(["fault": "zeroRequestId"], "sent", times: nil)
    ),
    Fault(
      name: "garbage", meaning: "a frame that is no message comes before the first answer",
      rules: rule(["fault": "garbage"], "sent")),
    Fault(
      name: "stall", meaning: "the first answer stops within its frame, and nothing follows",
      rules: rule(["fault": "stall"], "sent")),
    Fault(name: "drop", meaning: "TCP is closed in place of the request", rules: rule(["fault": "drop"], "received")),
    Fault(name: "reset", meaning: "TCP is reset in place of the request", rules: rule(["fault": "reset"], "received")),
    Fault(
      name: "silence", meaning: "the device neither answers nor sends heartbeats from the request on",
      rules: rule(["fault": "silence"], "received")),
    Fault(
      name: "freeze", meaning: "nothing passes for 4 s from the request on",
      rules: rule(["fault": "freeze", "seconds": 4], "received")),
    Fault(name: "close", meaning: "the platform closes its connection", rules: rule(["fault": "close"], "received")),
    Fault(name: "crash", meaning: "the app ends at the request", rules: rule(["fault": "crashApp"], "received")),
    Fault(
      name: "take-over", meaning: "another sender launches another app at the request",
      rules: rule(["fault": "takeOver", "action": "launch", "appId": "233637DE"], "received")),
    Fault(
      name: "reboot", meaning: "the device restarts at the request, and is back after 3 s",
      rules: rule(["fault": "reboot", "seconds": 3, "port": 8_009], "received")),
  ]

  /// The rows: every method that programs call.
  nonisolated static var methods: [String] { ProgramGenerator.methods }

  /// Returns the cell of a method and a fault, and what differed from the model.
  static func cell(_ method: String, _ fault: Fault) async throws -> (cell: Cell?, differences: [String]) {
    let (outcome, differences) = try await ModelRun.outcome(of: FaultScene(of: method), faults: fault.rules)
    return (outcome.map { Cell(error: $0.error, tenths: Int(($0.seconds * 10).rounded())) }, differences)
  }

  // MARK: The page

  /// Returns the page with all cells.
  static func page() async throws -> String {
    var page = Self.head
    for namespace in ModelCalls.namespaces {
      page += "\n## \(namespace)\n| method | \(self.faults.map(\.name).joined(separator: " | ")) |\n"
      page += "|---|" + String(repeating: "---|", count: self.faults.count) + "\n"
      for method in self.methods where method.hasPrefix("\(namespace).") {
        var texts: [String] = []
        for fault in self.faults {
          let text = try await self.cell(method, fault).cell?.description ?? "no outcome"
          texts.append(texts.isEmpty || text != texts[0] ? text : "·")
        }
        page += "| `\(method)` | \(texts.joined(separator: " | ")) |\n"
      }
    }
    return page
  }

  /// Returns the cells of a page, by method and fault.
  nonisolated static func cells(of page: String) -> [String: [String: String]] {
    var cells: [String: [String: String]] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let parts = line.split(separator: "|").map { $0.filter { $0 != "`" } }
        .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
      guard let method = parts.first, parts.count == self.faults.count + 1 else { continue }
      for (fault, text) in zip(self.faults, parts.dropFirst()) {
        cells[method, default: [:]][fault.name] = text == "·" ? parts[1] : text
      }
    }
    return cells
  }

  private nonisolated static var head: String {
    """
    # Faults

    How each call ends when the device fails during it: `ok`, or the error's name, and after how many seconds of the
    device's time. `·` is the same as without a fault. Before the call a session exists in which the first of three items
    plays, unless the method begins one or needs another situation, such as an ad, an ended film or a group
    (`FaultScene`). `make faults` writes this page; `FaultMatrixTests` runs a part of it in every test run
    ([Testing](Testing.md#a-model-of-the-session)).

    | fault | what the device does |
    |---|---|

    """ + self.faults.map { "| \($0.name) | \($0.meaning) |\n" }.joined()
  }
}
