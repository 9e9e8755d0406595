import JSONCodec

/// A program of calls of several clients and of faults of two devices.
///
/// Its text has one line a step, which a person can read and a test can replay:
///
///     devices {"latency":0.02,"launchTime":0.5}
///     A session.start {"host":"192.0.2.1"}
///     fault 1 {"fault":"discard","when":{"type":"LOAD"},"times":1}
///     B media.load {"media":{"contentId":"a","contentType":"video/mp4"}}
///     wait 12
struct ModelProgram: Hashable, Sendable, CustomStringConvertible {
  /// The properties of both devices.
  var devices = Devices()
  var steps: [ModelStep] = []

  /// How the devices of a program behave when nothing goes wrong.
  struct Devices: Hashable, Sendable {
    /// The delay of each message of a device, in seconds.
    var latency = 0.0
    /// How long an app takes to launch, in seconds.
    var launchTime = 0.0
    /// How long media loads, in seconds.
    var loadTime = 0.0
    /// Whether LOAD is answered when the media plays, and not at once.
    var answersLoadLate = false
    /// Whether an idle device shows an idle screen, which is an app.
    var showsIdleScreen = false
    /// Whether the first device is a group of two speakers.
    var isGroup = false
  }

  init() {}

  /// Reads a program's text.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let line = line.trimming { $0 == " " }
      if line.isEmpty { continue }
      if line.hasPrefix("devices ") {
        self.devices = Devices(try ModelStep.object(line.dropFirst(8)))
      } else {
        self.steps.append(try ModelStep(String(line)))
      }
    }
  }

  var description: String {
    let devices = self.devices == Devices() ? [] : ["devices \(JSONValue.object(self.devices.json).jsonText)"]
    return (devices + self.steps.map(\.description)).joined(separator: "\n")
  }
}

extension ModelProgram.Devices {
  init(_ json: JSONObject) {
    self.latency = json["latency"]?.number ?? 0
    self.launchTime = json["launchTime"]?.number ?? 0
    self.loadTime = json["loadTime"]?.number ?? 0
    self.answersLoadLate = json["answersLoadLate"]?.bool ?? false
    self.showsIdleScreen = json["showsIdleScreen"]?.bool ?? false
    self.isGroup = json["isGroup"]?.bool ?? false
  }

  var json: JSONObject {
    var json = JSONObject()
    if self.latency > 0 { json["latency"] = .number(self.latency) }
    if self.launchTime > 0 { json["launchTime"] = .number(self.launchTime) }
    if self.loadTime > 0 { json["loadTime"] = .number(self.loadTime) }
    if self.answersLoadLate { json["answersLoadLate"] = true }
    if self.showsIdleScreen { json["showsIdleScreen"] = true }
    if self.isGroup { json["isGroup"] = true }
    return json
  }
}

/// One step of a program. No time passes but in ``wait(_:)``, so the calls before a wait are under way together.
enum ModelStep: Hashable, Sendable, CustomStringConvertible {
  case call(client: String, method: String, params: JSONObject)
  /// The client cancels the oldest of its pending calls.
  case cancel(client: String)
  /// The client disconnects.
  case leave(client: String)
  /// Time passes, in seconds.
  case wait(Double)
  /// A fault as the control protocol of `cast-receiver` has it.
  case fault(device: Int, JSONObject)
  /// The device's rules for faults are removed.
  case clear(device: Int)
  /// The device's own remote control: `stop`, `play`, `pause`, `volume`, `finish` or `standby`.
  case remote(device: Int, String)
  /// The network begins (`true`) or ceases to pass bytes.
  case network(isUp: Bool)

  /// Reads a step's line.
  init(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 2)
    let rest = words.count > 2 ? words[2] : "{}"
    switch (words[0], words.count > 1 ? words[1] : "") {
    case ("wait", let time): self = .wait(Double(time) ?? 0)
    case ("network", let state): self = .network(isUp: state == "up")
    case ("cancel", let client): self = .cancel(client: String(client))
    case ("leave", let client): self = .leave(client: String(client))
    case ("clear", let device): self = .clear(device: Int(device) ?? 1)
    case ("fault", let device): self = .fault(device: Int(device) ?? 1, try Self.object(rest))
    case ("remote", let device): self = .remote(device: Int(device) ?? 1, String(rest))
    case (let client, let method):
      self = .call(client: String(client), method: String(method), params: try Self.object(rest))
    }
  }

  static func object(_ text: Substring) throws -> JSONObject {
    try JSONDocument(parsing: String(text), policy: .strict).root.value.object ?? JSONObject()
  }

  var description: String {
    switch self {
    case .call(let client, let method, let params):
      "\(client) \(method)\(params.isEmpty ? "" : " \(JSONValue.object(params).jsonText)")"
    case .cancel(let client): "cancel \(client)"
    case .leave(let client): "leave \(client)"
    case .wait(let seconds): "wait \(seconds)"
    case .fault(let device, let rule): "fault \(device) \(JSONValue.object(rule).jsonText)"
    case .clear(let device): "clear \(device)"
    case .remote(let device, let key): "remote \(device) \(key)"
    case .network(let isUp): "network \(isUp ? "up" : "down")"
    }
  }
}

extension StringProtocol {
  fileprivate func trimming(where isCut: (Character) -> Bool) -> SubSequence {
    var rest = self[...]
    while let first = rest.first, isCut(first) { rest.removeFirst() }
    while let last = rest.last, isCut(last) { rest.removeLast() }
    return rest
  }
}
