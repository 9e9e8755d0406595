import JSONCodec

extension RecordingEntry {
  /// The entry as one line of a recording, without its end.
  public var line: String {
    var object: JSONObject = ["t": .number((self.time * 1_000_000).rounded() / 1_000_000)]
    object[self.event.kind] = self.event.json
    return String(decoding: JSONValue.object(object).jsonBytes, as: UTF8.self)
  }

  /// Reads a line's object.
  ///
  /// - Throws: The reason, as a clause.
  init(_ object: JSONObject) throws(JSONDecodingError) {
    guard let time = object["t"]?.number, time.isFinite, time >= 0 else {
      throw JSONDecodingError(path: "t", reason: "expected the seconds since the start")
    }
    guard let (kind, value) = object.members.first(where: { $0.key != "t" }) else {
      throw JSONDecodingError(reason: "the line has a time but no event")
    }
    self.time = time
    do {
      self.event = try RecordingEvent(kind, value)
    } catch {
      throw error.inside(key: kind)
    }
  }
}

extension RecordingEvent {
  /// The value of the line's member.
  var json: JSONValue {
    switch self {
    case .message(let message): message.json
    case .link(let link): link.json
    case .service(let service): service.json
    case .authentication(let answer):
      ["verdict": .string(answer.verdict), "certificates": .array(answer.certificates.map(JSONValue.string))]
    case .fetch(let fetch): fetch.json
    case .call(let call): ["call": .integer(Int64(call.call)), "method": .string(call.method), "params": call.params]
    case .outcome(let outcome): outcome.json
    case .notification(let notification):
      ["method": .string(notification.method), "params": notification.params]
    case .gap(let lost): ["lost": .integer(Int64(lost))]
    case .end: [:]
    case .other(_, let value): value
    }
  }

  fileprivate init(_ kind: String, _ value: JSONValue) throws(JSONDecodingError) {
    let members = RecordedMembers(value)
    switch kind {
    case "message": self = .message(try RecordedMessage(members))
    case "link":
      self = .link(
        RecordedLink(
          try members.integer("link"), isOpen: try members.bool("isOpen"), address: members.object["address"]?.string,
          senderId: members.object["senderId"]?.string, reason: members.object["reason"]?.string))
    case "service": self = .service(try RecordedService(members))
    case "authentication":
      self = .authentication(
        RecordedAuthentication(verdict: try members.string("verdict"), certificates: members.strings("certificates")))
    case "fetch": self = .fetch(try RecordedFetch(members))
    case "call":
      self = .call(
        RecordedCall(
          try members.integer("call"), method: try members.string("method"), params: members.object["params"] ?? [:]))
    case "outcome":
      self = .outcome(
        RecordedOutcome(
          try members.integer("call"), result: members.object["result"], error: members.object["error"]))
    case "notification":
      self = .notification(
        RecordedNotification(method: try members.string("method"), params: members.object["params"] ?? [:]))
    case "gap": self = .gap(lost: try members.integer("lost"))
    case "end": self = .end
    default: self = .other(kind: kind, value)
    }
  }
}

extension RecordedMessage {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "direction": .string(self.direction.rawValue), "link": .integer(Int64(self.link)),
      "sourceId": .string(self.sourceId), "destinationId": .string(self.destinationId),
      "namespace": .string(self.namespace),
    ]
    switch self.payload {
    case .json(let value): object["payload"] = value
    case .text(let text): object["text"] = .string(text)
    case .binary(let base64, let count):
      object["binary"] = base64.map(JSONValue.string) ?? .null
      object["bytes"] = .integer(Int64(count))
    }
    return .object(object)
  }

  fileprivate init(_ members: RecordedMembers) throws(JSONDecodingError) {
    guard let direction = Direction(rawValue: try members.string("direction")) else {
      throw JSONDecodingError(path: "direction", reason: "expected IN or OUT")
    }
    let payload: Payload
    if let value = members.object["payload"] {
      payload = .json(value)
    } else if let text = members.object["text"]?.string {
      payload = .text(text)
    } else {
      payload = .binary(base64: members.object["binary"]?.string, count: try members.integer("bytes"))
    }
    self.init(
      direction, link: try members.integer("link"), from: try members.string("sourceId"),
      to: try members.string("destinationId"), namespace: try members.string("namespace"), payload: payload)
  }
}

extension RecordedLink {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["link": .integer(Int64(self.link)), "isOpen": .bool(self.isOpen)]
    object["address"] = self.address.map(JSONValue.string)
    object["senderId"] = self.senderId.map(JSONValue.string)
    object["reason"] = self.reason.map(JSONValue.string)
    return .object(object)
  }
}

extension RecordedService {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["isAnnounced": .bool(self.isAnnounced), "instance": .string(self.instance)]
    object["hostName"] = self.hostName.map(JSONValue.string)
    object["port"] = self.port.map { .integer(Int64($0)) }
    object["addresses"] = .array(self.addresses.map(JSONValue.string))
    object["txt"] = .array(self.txt.map(JSONValue.string))
    return .object(object)
  }

  fileprivate init(_ members: RecordedMembers) throws(JSONDecodingError) {
    self.init(
      isAnnounced: try members.bool("isAnnounced"), instance: try members.string("instance"),
      hostName: members.object["hostName"]?.string, port: members.object["port"]?.integer.map { Int(clamping: $0) },
      addresses: members.strings("addresses"), txt: members.strings("txt"))
  }
}

extension RecordedFetch {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "method": .string(self.method), "path": .string(self.path), "headers": .object(self.headers),
    ]
    object["status"] = self.status.map { .integer(Int64($0)) }
    object["bytes"] = self.bytes.map { .integer(Int64($0)) }
    object["elapsed"] = self.elapsed.map { .number(($0 * 1_000_000).rounded() / 1_000_000) }
    return .object(object)
  }

  fileprivate init(_ members: RecordedMembers) throws(JSONDecodingError) {
    self.init(
      method: try members.string("method"), path: try members.string("path"),
      headers: members.object["headers"]?.object ?? [:],
      status: members.object["status"]?.integer.map { Int(clamping: $0) },
      bytes: members.object["bytes"]?.integer.map { Int(clamping: $0) }, elapsed: members.object["elapsed"]?.number)
  }
}

extension RecordedOutcome {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["call": .integer(Int64(self.call))]
    object["result"] = self.result
    object["error"] = self.error
    return .object(object)
  }
}

/// The members of an event, with the errors of those that are missing.
private struct RecordedMembers {
  let object: JSONObject

  init(_ value: JSONValue) { self.object = value.object ?? [:] }

  func string(_ key: String) throws(JSONDecodingError) -> String {
    guard let value = self.object[key]?.string else { throw JSONDecodingError(path: key, reason: "expected a string") }
    return value
  }

  func integer(_ key: String) throws(JSONDecodingError) -> Int {
    guard let value = self.object[key]?.integer else {
      throw JSONDecodingError(path: key, reason: "expected an integer")
    }
    return Int(clamping: value)
  }

  func bool(_ key: String) throws(JSONDecodingError) -> Bool {
    guard let value = self.object[key]?.bool else { throw JSONDecodingError(path: key, reason: "expected a boolean") }
    return value
  }

  func strings(_ key: String) -> [String] { self.object[key]?.array?.compactMap(\.string) ?? [] }
}
