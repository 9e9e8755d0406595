import JSONCodec

/// A tool that a model may call: one method of the API, with a name and the parameters that are useful to a model.
struct AssistantTool: Sendable {
  let name: String
  /// The name for people, in a host's list of tools.
  let title: String
  /// The method that it calls.
  let method: String
  /// Advice for the model in addition to the method's own description.
  var advice = ""
  /// Parameters of the method that are for programs: time limits, whole media objects. A call with one is refused.
  var hiding: Set<String> = []
  /// Parameters of which a call needs exactly one.
  var choice: [String] = []
  /// Members of the result that only programs need.
  var leavingOut: Set<String> = []
  /// The tool's effect on devices.
  var effect = Effect.changes
  /// The time limit of a call in seconds. It exceeds the method's default limits; a call that asks for longer ones is
  /// cut off at it.
  var limit = 120.0
  /// The defaults of parameters that the model leaves out.
  var defaults: JSONObject = [:]

  /// The effect of a tool, by which hosts ask for the user's consent (MCP 2025-06-18, `ToolAnnotations`).
  enum Effect: Sendable {
    /// Only reads.
    case reads
    /// Changes playback; a second call changes nothing more.
    case changes
    /// Changes playback with each call.
    case steps
    /// Ends playback.
    case ends
  }

  /// The tools, in the order in which a host lists them.
  static let all: [AssistantTool] = [
    AssistantTool(
      name: "find_devices", title: "Find Cast devices", method: "discovery.scan",
      advice: "The other tools take a device's id or its name.", hiding: ["criteria"],
      leavingOut: Self.detailsOfDevices, effect: .reads),
    AssistantTool(
      name: "status", title: "What a device plays", method: "player.status", hiding: Self.limits, effect: .reads),
    AssistantTool(
      name: "list_players", title: "What every device plays", method: "player.list", hiding: Self.limits,
      effect: .reads),
    AssistantTool(
      name: "play", title: "Play on a device", method: "player.play",
      advice: """
        Pass `url` or `urls`: a media file, stream or playlist that the device can reach, or a page with one, where the \
        server has yt-dlp.
        """,
      hiding: Self.limits.union(Self.objects).union([
        "applicationId", "waitTimeout", "explainFailure", "resolve", "convert", "burnSubtitles", "maximumHeight",
        "maximumBitRate", "slideInterval",
      ]),
      choice: Self.what, effect: .steps),
    AssistantTool(name: "pause", title: "Pause", method: "player.pause", hiding: Self.limits),
    AssistantTool(name: "resume", title: "Resume", method: "player.resume", hiding: Self.limits),
    AssistantTool(
      name: "stop", title: "Stop", method: "player.stop", hiding: Self.limits.union(["keepApplication"]), effect: .ends),
    AssistantTool(
      name: "seek", title: "Seek", method: "player.seek", advice: "Pass `position` or `distance`.",
      hiding: Self.limits, choice: ["position", "distance"], effect: .steps),
    AssistantTool(name: "next", title: "Next item", method: "player.next", hiding: Self.limits, effect: .steps),
    AssistantTool(
      name: "previous", title: "Previous item", method: "player.previous", hiding: Self.limits, effect: .steps),
    AssistantTool(
      name: "set_volume", title: "Set the volume", method: "player.setVolume",
      advice: "`level` is 0 (silent) to 1 (loudest).", hiding: Self.limits, effect: .steps),
    AssistantTool(
      name: "announce", title: "Play an announcement", method: "player.interrupt", advice: "Pass `url` or `urls`.",
      hiding: Self.limits.union(Self.objects), choice: Self.what, effect: .steps, limit: 3_600),
    AssistantTool(
      name: "set_default_device", title: "Choose the default device", method: "player.setDefault",
      advice: "Without `device` the default is cleared."),
    AssistantTool(
      name: "diagnose", title: "Why no device is found", method: "discovery.diagnose",
      advice: "Pass `host` to test the way to one device.", hiding: ["port", "authenticate", "listenFor"],
      leavingOut: ["daemon", "sources", "interfaces", "cache", "hints", "leftOut", "lastErrorCode", "lastError"],
      effect: .reads, defaults: ["listenFor": 3]),
  ]

  /// Returns the tool `name`, or `nil` if there is none.
  static func named(_ name: String) -> AssistantTool? { self.all.first { $0.name == name } }

  private static let limits: Set<String> = ["searchTimeout", "timeout"]
  private static let objects: Set<String> = ["media", "queueData"]
  private static let what = ["url", "urls"]
  /// The members of a device that aren't needed to choose one.
  static let detailsOfDevices: Set<String> = [
    "addresses", "applicationIds", "attributes", "capabilities", "category", "deviceVersion", "hostName", "iconPath",
    "iconUrl", "txt",
  ]

  /// Descriptions of parameters for a model, where the spec's mention methods or are long.
  private static let words = [
    "device": """
    The device: its id, its name (case-insensitive), an alias, or an address; absent: the default device, else the only \
    one there is.
    """,
    "preflight": "Whether the media is examined first; media that can't play is refused, and nothing is started.",
    "resume": "Whether a film that was left begins at its place.",
  ]

  /// Whether a call without `device` means the default device.
  var isForDevice: Bool {
    self.method.hasPrefix("player.") && self.method != "player.list" && self.method != "player.setDefault"
  }

  /// Returns the tool's entry in `tools/list`. It has no schema of its result: the texts of results are JSON, and a
  /// schema for each tool would make the list three times as long as all that a model reads otherwise.
  func declaration(_ schemas: ToolSchemas) -> JSONObject {
    let texts = [schemas.summary(of: self.method), self.advice, AssistantAnswer.advice]
    return [
      "name": .string(self.name), "title": .string(self.title),
      "description": .string(texts.filter { !$0.isEmpty }.joined(separator: " ")),
      "inputSchema": .object(self.input(schemas)), "annotations": .object(self.annotations),
    ]
  }

  private func input(_ schemas: ToolSchemas) -> JSONObject {
    schemas.input(of: self.method, hiding: self.hiding.union(["progressToken"]), describing: Self.words)
  }

  /// Returns the names of the parameters that a model may pass.
  func parameters(_ schemas: ToolSchemas) -> [String] { self.input(schemas)["properties"]?.object?.keys ?? [] }

  /// Returns the error in a call's arguments, in the tool's words; `nil` if the server may check them.
  func mistake(in arguments: JSONObject, _ schemas: ToolSchemas) -> String? {
    let parameters = self.parameters(schemas)
    if let unknown = arguments.keys.first(where: { !parameters.contains($0) }) {
      let name = ModelText.plain(unknown, atMost: 64)
      return "InvalidParams: \(self.name) has no argument `\(name)`; \(NearestName.hint(name, among: parameters))"
    }
    guard !self.choice.isEmpty, self.choice.filter(arguments.contains).count != 1 else { return nil }
    return "InvalidParams: pass \(self.choice.map { "`\($0)`" }.joined(separator: " or ")), exactly one of them."
  }

  private var annotations: JSONObject {
    [
      "title": .string(self.title), "readOnlyHint": .bool(self.effect == .reads),
      "destructiveHint": .bool(self.effect == .ends), "idempotentHint": .bool(self.effect != .steps),
      "openWorldHint": true,
    ]
  }
}
