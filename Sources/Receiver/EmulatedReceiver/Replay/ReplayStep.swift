import CastModel
import CastRecording
import CastV2
import JSONCodec
import NIOCore

/// One event of a recorded link: a request that the sender made, or a message of the device.
struct ReplayStep: Sendable {
  /// The kinds of steps.
  enum Kind: Sendable {
    case request(ReplayRequest)
    case message(ReplayMessage)
    /// The device closed the link.
    case close
  }

  /// The event.
  var kind: Kind
  /// The time since the step before it.
  var delay: TimeAmount

  /// Whether it is a request that changes the device.
  var isCommand: Bool {
    if case .request(let request) = self.kind { !request.isPassive } else { false }
  }
  /// Whether it is a message that answers no request.
  var isSpontaneous: Bool {
    if case .message(let message) = self.kind { message.cause == nil } else { false }
  }
}

/// A message as the sender wrote it, reduced to the members by which it is found again.
struct ReplayRequest: Sendable, Hashable {
  /// The members by which requests are compared first.
  struct Key: Sendable, Hashable {
    var namespace: CastNamespace
    var destinationId: String
    var type: String?
    /// The app that LAUNCH names: another one is another request.
    var appId: String?
  }

  /// The payload without the ids of the request and of the session.
  enum Content: Sendable, Hashable {
    case json(JSONObject)
    case text(String)
    case binary([UInt8])
  }

  /// The namespace, the destination and the type.
  var key: Key
  /// The sender's id.
  var sourceId: String
  /// The request's id; `nil` or 0 if it has none.
  var requestId: Int64?
  /// The payload.
  var content: Content

  /// The types of requests that only request data, or open and close a connection. A sender may leave them out, or
  /// send more of them than the recorded one did.
  private static let passiveTypes: Set<String> = [
    "GET_STATUS", "GET_APP_AVAILABILITY", "GET_DEVICE_INFO", "GET_CASTING_GROUPS", "QUEUE_GET_ITEM_IDS", "eureka_info",
    "get_app_device_id", "CONNECT", "CLOSE",
  ]

  /// Whether the request changes nothing at the device.
  var isPassive: Bool { self.key.type.map(Self.passiveTypes.contains) ?? false }

  /// Returns the number of members that both requests have with equal values, counted in nested objects as well.
  func similarity(to other: ReplayRequest) -> Int {
    guard case .json(let ours) = self.content, case .json(let theirs) = other.content else {
      return self.content == other.content ? 1 : 0
    }
    return Self.equalMembers(.object(ours), .object(theirs), depth: 8)
  }

  private static func equalMembers(_ left: JSONValue, _ right: JSONValue, depth: Int) -> Int {
    guard depth > 0, let ours = left.object, let theirs = right.object else { return left == right ? 1 : 0 }
    return ours.members.reduce(0) { sum, member in
      sum + (theirs[member.key].map { Self.equalMembers(member.value, $0, depth: depth - 1) } ?? 0)
    }
  }
}

extension ReplayRequest {
  /// The members that differ between two runs of the same sender.
  private static let ids: Set<String> = ["requestId", "request_id", "sessionId"]

  init(namespace: CastNamespace, sourceId: String, destinationId: String, json object: JSONObject) {
    let type = object["type"]?.string ?? object["responseType"]?.string
    self.key = Key(
      namespace: namespace, destinationId: destinationId, type: type,
      appId: type == CastMessageType.launch.rawValue ? object["appId"]?.string : nil)
    self.sourceId = sourceId
    self.requestId = object["requestId"]?.integer ?? object["request_id"]?.integer
    var rest = object
    rest.removeAll { Self.ids.contains($0) }
    // Every sender describes itself in CONNECT with other members.
    self.content = .json(namespace == .connection ? [:] : rest)
  }

  init(namespace: CastNamespace, sourceId: String, destinationId: String, content: Content) {
    self.key = Key(namespace: namespace, destinationId: destinationId)
    self.sourceId = sourceId
    self.content = content
  }

  /// Reads a message that a sender wrote just now.
  init(_ message: CastMessage) {
    if message.payloadType == .binary {
      self.init(
        namespace: message.namespace, sourceId: message.sourceId, destinationId: message.destinationId,
        content: .binary(message.bytes))
    } else if let object = try? message.parseJSON().root.value.object {
      self.init(
        namespace: message.namespace, sourceId: message.sourceId, destinationId: message.destinationId, json: object)
    } else {
      self.init(
        namespace: message.namespace, sourceId: message.sourceId, destinationId: message.destinationId,
        content: .text(message.text))
    }
  }
}

/// A message as the device sent it.
struct ReplayMessage: Sendable {
  /// The content; a binary one has no bytes if the recording left them out.
  var payload: RecordedMessage.Payload
  /// The sending endpoint: `receiver-0`, or an app's transport id.
  var sourceId: String
  /// The recorded sender's id, or `*`.
  var destinationId: String
  /// The namespace.
  var namespace: CastNamespace
  /// The step of the request that it answers; `nil` if the device sent it by itself.
  var cause: Int?

  /// The content, if it is a JSON object.
  var object: JSONObject? {
    if case .json(let value) = self.payload { value.object } else { nil }
  }
  /// The content's `type`, or `responseType`.
  var type: String? { self.object?["type"]?.string ?? self.object?["responseType"]?.string }
  /// The id of the request that it answers: `requestId`, or `launchRequestId` in LAUNCH_STATUS.
  var requestId: Int64? {
    guard let object else { return nil }
    let id = object["requestId"]?.integer ?? object["request_id"]?.integer ?? object["launchRequestId"]?.integer
    return id == 0 ? nil : id
  }
  /// Whether it is a status, which answers every request of its endpoint for one.
  var isStatus: Bool { self.type.map(Self.statusTypes.contains) ?? false }
  /// Whether every sender gets it.
  var isBroadcast: Bool { self.destinationId == CastEndpointID.broadcast }

  private static let statusTypes: Set<String> = [
    CastMessageType.receiverStatus.rawValue, CastMessageType.mediaStatus.rawValue, "MULTIZONE_STATUS",
  ]

  /// Returns the message for a live sender; `nil` if its content is unknown.
  ///
  /// - Parameter requestId: Replaces the recorded id, whichever member holds it; `nil` keeps it.
  func message(to destinationId: String, requestId: Int64?) -> CastMessage? {
    switch self.payload {
    case .json(let value):
      var value = value
      if let requestId, var object = value.object {
        let keys = ["requestId", "request_id", "launchRequestId"].filter(object.contains)
        for key in keys.isEmpty ? ["requestId"] : keys { object[key] = .integer(requestId) }
        value = .object(object)
      }
      return CastMessage(
        sourceId: self.sourceId, destinationId: destinationId, namespace: self.namespace, json: value)
    case .text(let text):
      return CastMessage(sourceId: self.sourceId, destinationId: destinationId, namespace: self.namespace, text: text)
    case .binary(let base64, _):
      guard let bytes = base64.flatMap(Base64Text.bytes) else { return nil }
      return CastMessage(
        sourceId: self.sourceId, destinationId: destinationId, namespace: self.namespace, binary: bytes)
    }
  }
}
