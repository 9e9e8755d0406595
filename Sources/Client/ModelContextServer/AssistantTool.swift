import JSONCodec

/// A tool that a model may call: one method of the API, by a name and with the parameters that a model has a use for.
struct AssistantTool: Sendable {
  /// The tool's name.
  let name: String
  /// Its name for people, in a host's list of tools.
  let title: String
  /// The method that it calls.
  let method: String
  /// What a model has to know besides the method's own description.
  var advice = ""
  /// Parameters of the method that are for programs: limits of time, whole media objects.
  var hiding: Set<String> = []
  /// What the tool does to the world.
  var effect = Effect.changes
  /// How long a call may take, in seconds: the longest that the method's own limits allow.
  var limit = 120.0

  /// What hosts ask people about before a tool is called. (MCP 2025-06-18, `ToolAnnotations`)
  enum Effect: Sendable {
    /// Asks only.
    case reads
    /// Changes what plays; calling it twice changes nothing more.
    case changes
    /// Changes what plays each time.
    case steps
    /// Ends what plays.
    case ends
  }

  /// The tools, in the order in which a host lists them.
  static let all: [AssistantTool] = [
    AssistantTool(
      name: "find_devices", title: "Find Cast devices", method: "discovery.scan",
      advice: "Use a device's `friendlyName` as `device` of the other tools.", hiding: ["criteria"], effect: .reads),
    AssistantTool(
      name: "status", title: "What a device plays", method: "player.status", hiding: Self.limits, effect: .reads),
    AssistantTool(
      name: "list_players", title: "What every device plays", method: "player.list", hiding: Self.limits,
      effect: .reads),
    AssistantTool(
      name: "play", title: "Play on a device", method: "player.play",
      advice: """
        Pass `url` or `urls`. The device fetches it itself: it must be a media file or stream that the device can reach, not a \
        web page.
        """,
      hiding: Self.limits.union(Self.objects).union(["applicationId", "waitTimeout"]), effect: .steps),
    AssistantTool(name: "pause", title: "Pause", method: "player.pause", hiding: Self.limits),
    AssistantTool(name: "resume", title: "Resume", method: "player.resume", hiding: Self.limits),
    AssistantTool(
      name: "stop", title: "Stop", method: "player.stop", hiding: Self.limits.union(["keepApplication"]), effect: .ends),
    AssistantTool(
      name: "seek", title: "Seek", method: "player.seek", advice: "Pass `position` or `distance`.",
      hiding: Self.limits, effect: .steps),
    AssistantTool(name: "next", title: "Next item", method: "player.next", hiding: Self.limits, effect: .steps),
    AssistantTool(
      name: "previous", title: "Previous item", method: "player.previous", hiding: Self.limits, effect: .steps),
    AssistantTool(
      name: "set_volume", title: "Set the volume", method: "player.setVolume",
      advice: "`level` is 0 (silent) to 1 (loudest).", hiding: Self.limits, effect: .steps),
    AssistantTool(
      name: "announce", title: "Play an announcement", method: "player.interrupt", advice: "Pass `url` or `urls`.",
      hiding: Self.limits.union(Self.objects), effect: .steps, limit: 3_600),
    AssistantTool(
      name: "set_default_device", title: "Choose the default device", method: "player.setDefault",
      advice: "Without `device` the default is cleared."),
    AssistantTool(
      name: "diagnose", title: "Why no device is found", method: "discovery.diagnose",
      advice: "Pass `host` to test the way to one device.", hiding: ["port", "authenticate"], effect: .reads),
  ]

  /// The tool `name`; `nil` if there is none.
  static func named(_ name: String) -> AssistantTool? { self.all.first { $0.name == name } }

  private static let limits: Set<String> = ["searchTimeout", "timeout"]
  private static let objects: Set<String> = ["media", "queueData"]

  /// Whether a call without `device` means the default device.
  var isForDevice: Bool {
    self.method.hasPrefix("player.") && self.method != "player.list" && self.method != "player.setDefault"
  }

  /// The tool as `tools/list` tells it.
  func declaration(_ schemas: ToolSchemas) -> JSONObject {
    let text = schemas.summary(of: self.method) + (self.advice.isEmpty ? "" : " " + self.advice)
    return [
      "name": .string(self.name), "title": .string(self.title), "description": .string(text),
      "inputSchema": .object(schemas.input(of: self.method, hiding: self.hiding.union(["progressToken"]))),
      "outputSchema": .object(schemas.output(of: self.method)),
      "annotations": .object(self.annotations),
    ]
  }

  private var annotations: JSONObject {
    [
      "title": .string(self.title), "readOnlyHint": .bool(self.effect == .reads),
      "destructiveHint": .bool(self.effect == .ends), "idempotentHint": .bool(self.effect != .steps),
      "openWorldHint": true,
    ]
  }
}
