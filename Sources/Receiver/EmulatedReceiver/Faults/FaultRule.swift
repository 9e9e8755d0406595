public import JSONCodec
package import NIOCore

/// A fault, the messages or handshakes that trigger it, and how often it strikes.
public struct FaultRule: Sendable, Hashable {
  /// The fault that strikes when the rule's conditions are met.
  public var fault: Fault
  /// The messages that trigger it, for all but handshake faults.
  ///
  /// `nil`: every sent message triggers a message's fault; a link's or device's strikes at once.
  public var when: MessageTrigger?
  /// How many fitting messages (handshakes, for their faults) pass unharmed first.
  public var after: Int
  /// How often the fault strikes; `nil`: always.
  public var times: Int?

  /// - Parameter times: by default once for a link or a device, and always for messages and handshakes.
  public init(_ fault: Fault, when: MessageTrigger? = nil, after: Int = 0, times: Times = .standard) {
    self.fault = fault
    self.when = when
    self.after = after
    switch times {
    case .standard: self.times = fault.scope == .link || fault.scope == .device ? 1 : nil
    case .count(let count): self.times = count
    case .always: self.times = nil
    }
  }

  /// How often a rule strikes.
  public enum Times: Sendable, Hashable {
    case standard
    case count(Int)
    case always
  }

  /// Whether the fault strikes at once, because it is a link's or a device's and waits for no message.
  public var isImmediate: Bool {
    guard self.when == nil, self.after == 0 else { return false }
    return self.fault.scope == .link || self.fault.scope == .device
  }

  /// The messages that trigger the fault; by default all sent ones.
  var trigger: MessageTrigger { self.when ?? MessageTrigger(direction: .sent) }
}

// The form of faults in the control protocol and in scenario files:
// `{"fault": "delay", "seconds": 2, "when": {"type": "LOAD"}}`.

extension FaultRule: JSONDecodable {
  /// Reads a rule; the object needs `fault`, and `when`, `after` (0…1,000,000), `times` (1…1,000,000) and the fault's
  /// own members may follow.
  ///
  /// - Throws: `JSONDecodingError` for a wrong or unknown member, and for `when` with a handshake's fault.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let name: FaultName = try members.required("fault")
    let fault = try Fault(name, &members)
    let when: MessageTrigger? = try members.optional("when")
    let after: Int64? = try members.optional("after", .range(0...1_000_000))
    let times: Int64? = try members.optional("times", .range(1...1_000_000))
    if fault.scope == .handshake, when != nil {
      throw JSONDecodingError(path: "when", reason: "a fault of handshakes waits for no message")
    }
    self.init(fault, when: when, after: Int(after ?? 0), times: times.map { .count(Int($0)) } ?? .standard)
    let known = ["fault", "when", "after", "times"] + name.parameters
    try members.refuseRemaining(known: Set(known))
  }
}

extension MessageTrigger: JSONCodable {
  /// Reads a trigger; the object may have `direction`, `namespace`, `type` and `senderId`, and an absent member fits
  /// every message.
  ///
  /// - Throws: `JSONDecodingError` for an empty text, and for an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(
      direction: try members.optional("direction"),
      namespace: try members.optional("namespace", .nonEmpty),
      type: try members.optional("type", .nonEmpty),
      senderId: try members.optional("senderId", .nonEmpty))
    try members.refuseRemaining(known: ["direction", "namespace", "type", "senderId"])
  }

  /// Writes the members that JSON rules have in `when`.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("direction", self.direction)
    writer.member("namespace", self.namespace)
    writer.member("type", self.type)
    writer.member("senderId", self.senderId)
    writer.endObject()
  }
}

extension MessageTrigger.Direction: JSONStringEnum {
  /// The values of a rule's `direction`.
  public static let knownValues: [MessageTrigger.Direction] = [.received, .sent]
}

/// The name of a fault in JSON.
public struct FaultName: JSONStringEnum {
  /// The value of the member `fault` of a JSON rule.
  public let rawValue: String
  /// Creates a name from any text; rules in JSON accept only those in ``knownValues``.
  public init(rawValue: String) { self.rawValue = rawValue }

  static let discard = FaultName(rawValue: "discard")
  static let duplicate = FaultName(rawValue: "duplicate")
  static let delay = FaultName(rawValue: "delay")
  static let reorder = FaultName(rawValue: "reorder")
  static let zeroRequestID = FaultName(rawValue: "zeroRequestId")
  static let garbage = FaultName(rawValue: "garbage")
  static let oversize = FaultName(rawValue: "oversize")
  static let stall = FaultName(rawValue: "stall")
  static let drop = FaultName(rawValue: "drop")
  static let reset = FaultName(rawValue: "reset")
  static let halfClose = FaultName(rawValue: "halfClose")
  static let close = FaultName(rawValue: "close")
  static let silence = FaultName(rawValue: "silence")
  static let freeze = FaultName(rawValue: "freeze")
  static let slowTLS = FaultName(rawValue: "slowTls")
  static let wrongCertificate = FaultName(rawValue: "wrongCertificate")
  static let reboot = FaultName(rawValue: "reboot")
  static let crashApplication = FaultName(rawValue: "crashApp")
  static let takeOver = FaultName(rawValue: "takeOver")
  static let moveLeader = FaultName(rawValue: "moveLeader")

  /// The values of a rule's `fault`, one for each case of ``Fault``.
  public static let knownValues: [FaultName] = [
    discard, duplicate, delay, reorder, zeroRequestID, garbage, oversize, stall, drop, reset, halfClose, close, silence,
    freeze, slowTLS, wrongCertificate, reboot, crashApplication, takeOver, moveLeader,
  ]

  /// The members that a rule may have for this fault.
  var parameters: [String] {
    switch self {
    case .duplicate: ["copies"]
    case .delay, .silence, .freeze, .slowTLS: ["seconds"]
    case .garbage: ["bytes", "framed"]
    case .oversize: ["length"]
    case .stall: ["afterBytes"]
    case .reboot: ["seconds", "port"]
    case .takeOver: ["action", "appId", "contentId", "contentType", "title"]
    case .moveLeader: ["memberId"]
    default: []
    }
  }
}

extension Fault {
  /// Reads the members of the fault `name`.
  init(_ name: FaultName, _ members: inout JSONMembers) throws(JSONDecodingError) {
    switch name {
    case .discard: self = .discard
    case .duplicate: self = .duplicate(copies: Int(try members.optional("copies", .range(2...100)) ?? Int64(2)))
    case .delay: self = .delay(try Self.time(&members))
    case .reorder: self = .reorder
    case .zeroRequestID: self = .zeroRequestID
    case .garbage:
      let count: Int64? = try members.optional("bytes", .range(1...65_536))
      self = .garbage(byteCount: Int(count ?? 8), isFramed: try members.optional("framed") ?? true)
    case .oversize:
      let length: Int64? = try members.optional("length", .range(65_537...Int64(UInt32.max)))
      self = .oversize(announcedLength: UInt32(clamping: length ?? Int64(UInt32.max)))
    case .stall: self = .stall(afterBytes: Int(try members.optional("afterBytes", .range(0...65_540)) ?? Int64(8)))
    case .drop: self = .drop
    case .reset: self = .reset
    case .halfClose: self = .halfClose
    case .close: self = .closePlatform
    case .silence: self = .silence(try Self.optionalTime(&members))
    case .freeze: self = .freeze(try Self.time(&members))
    default: self = try Self.ofHandshakeOrDevice(name, &members)
    }
  }

  private static func ofHandshakeOrDevice(
    _ name: FaultName, _ members: inout JSONMembers
  ) throws(JSONDecodingError) -> Fault {
    switch name {
    case .slowTLS: return .slowTLS(try self.time(&members))
    case .wrongCertificate: return .wrongCertificate
    case .crashApplication: return .crashApplication
    case .reboot:
      let port: Int64? = try members.optional("port", .range(0...65_535))
      return .reboot(after: try self.optionalTime(&members) ?? .zero, port: Int(port ?? 0))
    case .takeOver: return .takeOver(try TakeOver(&members))
    case .moveLeader: return .moveLeader(to: try members.optional("memberId", .nonEmpty))
    default: throw JSONDecodingError(path: "fault", reason: "unknown value \"\(name)\"")
    }
  }

  private static func time(_ members: inout JSONMembers) throws(JSONDecodingError) -> TimeAmount {
    .seconds(fraction: try members.required("seconds", .range(0...3_600)))
  }

  private static func optionalTime(_ members: inout JSONMembers) throws(JSONDecodingError) -> TimeAmount? {
    let seconds: Double? = try members.optional("seconds", .range(0...3_600))
    return seconds.map { .seconds(fraction: $0) }
  }
}

extension Fault {
  /// The fault's name in JSON.
  public var name: FaultName {
    switch self {
    case .discard: .discard
    case .duplicate: .duplicate
    case .delay: .delay
    case .reorder: .reorder
    case .zeroRequestID: .zeroRequestID
    case .garbage: .garbage
    case .oversize: .oversize
    case .stall: .stall
    case .drop: .drop
    case .reset: .reset
    case .halfClose: .halfClose
    case .closePlatform: .close
    case .silence: .silence
    case .freeze: .freeze
    case .slowTLS: .slowTLS
    case .wrongCertificate: .wrongCertificate
    case .reboot: .reboot
    case .crashApplication: .crashApplication
    case .takeOver: .takeOver
    case .moveLeader: .moveLeader
    }
  }
}

extension TakeOver {
  /// Reads `action`, `appId`, `contentId`, `contentType` and `title`.
  package init(_ members: inout JSONMembers) throws(JSONDecodingError) {
    let action: Action = try members.optional("action") ?? .load
    let appId: String = try members.optional("appId", .nonEmpty) ?? ApplicationDefinition.defaultMediaReceiver.appId
    switch action {
    case .launch: self = .launch(appId: appId)
    case .stop: self = .stop
    default:
      self = .load(
        appId: appId, contentId: try members.optional("contentId", .nonEmpty) ?? "http://other.example/film.mp4",
        contentType: try members.optional("contentType", .nonEmpty) ?? "video/mp4",
        title: try members.optional("title"))
    }
  }

  /// The name of a ``TakeOver`` in JSON.
  private struct Action: JSONStringEnum {
    let rawValue: String
    static let launch = Action(rawValue: "launch")
    static let load = Action(rawValue: "load")
    static let stop = Action(rawValue: "stop")
    static let knownValues: [Action] = [launch, load, stop]
  }
}

extension TimeAmount {
  /// Returns `seconds`, which must be less than a century, as a time amount.
  package static func seconds(fraction seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
}

extension JSONMembers {
  /// Throws if there are unknown members: a typing error in a test must not pass unnoticed.
  package func refuseRemaining(known: Set<String>) throws(JSONDecodingError) {
    guard let key = self.remaining(known: known).keys.first else { return }
    let list = known.sorted().joined(separator: ", ")
    throw JSONDecodingError(path: key, reason: "unknown member; known are \(list)")
  }
}
