import CastModel
import EmulatedReceiver
public import JSONCodec
import NIOCore

extension Scenario: JSONDecodable {
  /// Reads a scenario: 1 to 1,000 `steps`, and optionally `name`, `description` and `repeat`.
  ///
  /// - Throws: `JSONDecodingError` with the path of a wrong or unknown member, or of a `repeat` that never waits.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.name = try members.optional("name", .nonEmpty) ?? "unnamed"
    self.summary = try members.optional("description")
    self.repeats = try members.optional("repeat") ?? false
    self.steps = try members.required("steps", .nonEmpty)
    try members.refuseRemaining(known: ["name", "description", "repeat", "steps"])
    guard self.steps.count <= Self.maximumSteps else {
      throw JSONDecodingError(path: "steps", reason: "more than \(Self.maximumSteps) steps")
    }
    // Otherwise a repeated scenario without waiting would occupy the loop forever.
    if self.repeats, self.steps.allSatisfy({ $0.isImmediate }) {
      throw JSONDecodingError(path: "repeat", reason: "a scenario that waits for nothing can't be repeated")
    }
  }
}

extension ScenarioStep: JSONDecodable {
  fileprivate var isImmediate: Bool {
    guard case .time(let time) = self.trigger else { return false }
    return time == .zero && self.delay == .zero
  }

  /// Reads a step: `at` or `on`, optionally `after`, and `do`.
  ///
  /// `at` and `after` are seconds, `on` is an event or `"advance"`, and `do` is a command or an array of them.
  ///
  /// - Throws: `JSONDecodingError` for both or neither of `at` and `on`, for times outside 0…86,400, and without `do`.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let time: Double? = try members.optional("at", .range(0...86_400))
    let event: Wait? = try members.optional("on")
    switch (time, event) {
    case (let time?, nil): self.trigger = .time(.seconds(fraction: time))
    case (nil, .event(let event)?): self.trigger = .event(event)
    case (nil, .advance?): self.trigger = .advance
    case (nil, nil): throw JSONDecodingError(reason: "needs \"at\" (seconds) or \"on\" (an event)")
    case (_?, _?): throw JSONDecodingError(path: "on", reason: "\"at\" and \"on\" exclude each other")
    }
    let delay: Double? = try members.optional("after", .range(0...86_400))
    self.delay = .seconds(fraction: delay ?? 0)
    guard let commands = node["do"] else { throw JSONDecodingError(path: "do", reason: "required, but missing") }
    do {
      self.commands =
        commands.kind == .array ? try [ScenarioCommand](json: commands) : [try ScenarioCommand(json: commands)]
    } catch {
      throw error.inside(key: "do")
    }
    try members.refuseRemaining(known: ["at", "on", "after", "do"])
  }

  /// The value of `on`.
  private enum Wait: JSONDecodable {
    case event(ScenarioEvent)
    case advance

    init(json node: JSONNode) throws(JSONDecodingError) {
      if node.string == "advance" {
        self = .advance
      } else {
        self = .event(try ScenarioEvent(json: node))
      }
    }
  }
}

extension ScenarioEvent: JSONDecodable {
  /// Reads an event: its name alone, or an object with `event`, `message` or `connections`.
  ///
  /// The object may also have `device`, and `count`: how often the event has to happen.
  /// `launch` may have an `appId`, `playerState` a `state`.
  ///
  /// - Throws: `JSONDecodingError` for none or several of the three, and for members that don't belong to the event.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    // The short form: `"on": "load"`.
    if let name = node.string {
      self.init(kind: try Self.kind(name: EventName(json: node), nil), device: nil, count: 1)
      _ = name
      return
    }
    var members = try JSONMembers(node)
    let name: EventName? = try members.optional("event")
    let message: MessageTrigger? = try members.optional("message")
    let connections: Int64? = try members.optional("connections", .range(1...1_000))
    var known: Set<String> = ["event", "message", "connections", "device", "count"]
    let kind: Kind
    switch (name, message, connections) {
    case (let name?, nil, nil):
      known.formUnion(name.parameters)
      kind = try Self.kind(name: name, &members)
    case (nil, let message?, nil): kind = .message(message)
    case (nil, nil, let count?): kind = .connections(Int(count))
    default: throw JSONDecodingError(reason: "needs one of \"event\", \"message\" and \"connections\"")
    }
    let count: Int64? = try members.optional("count", .range(1...1_000_000))
    self.init(kind: kind, device: try members.optional("device", .nonEmpty), count: Int(count ?? 1))
    try members.refuseRemaining(known: known)
  }

  private static func kind(name: EventName, _ members: inout JSONMembers) throws(JSONDecodingError) -> Kind {
    switch name {
    case .launch: return .launch(appId: try members.optional("appId", .nonEmpty))
    case .playerState: return .playerState((try members.optional("state", as: PlayerState.self))?.rawValue)
    default: return self.plain(name)
    }
  }

  private static func kind(name: EventName, _ members: JSONMembers?) throws(JSONDecodingError) -> Kind {
    switch name {
    case .launch: .launch(appId: nil)
    case .playerState: .playerState(nil)
    default: self.plain(name)
    }
  }

  private static func plain(_ name: EventName) -> Kind {
    switch name {
    case .stop: .stop
    case .load: .load
    case .connect: .connect
    case .disconnect: .disconnect
    default: .volume
    }
  }

  /// The name of an event in scenarios.
  private struct EventName: JSONStringEnum {
    let rawValue: String
    static let launch = EventName(rawValue: "launch")
    static let stop = EventName(rawValue: "stop")
    static let load = EventName(rawValue: "load")
    static let playerState = EventName(rawValue: "playerState")
    static let connect = EventName(rawValue: "connect")
    static let disconnect = EventName(rawValue: "disconnect")
    static let volume = EventName(rawValue: "volume")
    static let knownValues: [EventName] = [launch, stop, load, playerState, connect, disconnect, volume]

    var parameters: [String] {
      switch self {
      case .launch: ["appId"]
      case .playerState: ["state"]
      default: []
      }
    }
  }
}

extension ScenarioCommand: JSONDecodable {
  /// Reads a command: `method` with `params`, or a fault's rule, which becomes `fault.inject`.
  ///
  /// The rule's members are at the top, beside `device` if the fault is for one device.
  ///
  /// - Throws: `JSONDecodingError` for a method that the control protocol doesn't have, and for an invalid rule.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    guard node["method"] == nil else {
      let method: String = try members.required("method")
      guard ControlService.methodNames.contains(method) else {
        throw JSONDecodingError(path: "method", reason: "there is no method \"\(method)\"")
      }
      self.method = method
      self.params = try members.optional("params") ?? JSONObject()
      try members.refuseRemaining(known: ["method", "params"])
      return
    }
    // A fault's members are beside `device`.
    let device: String? = try members.optional("device", .nonEmpty)
    guard case .object(var rule) = node.value else { throw node.mismatch(expected: "an object") }
    rule["device"] = nil
    _ = try FaultRule(json: .object(rule), policy: .strict)
    self.method = "fault.inject"
    self.params = ["rule": .object(rule)]
    if let device { self.params["device"] = .string(device) }
  }
}
