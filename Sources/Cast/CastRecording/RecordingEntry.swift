public import JSONCodec

/// One line of a recording: an event, and its time.
public struct RecordingEntry: Sendable, Hashable {
  /// The event's time, in seconds since the recording started.
  public var time: Double
  /// The event.
  public var event: RecordingEvent

  /// Creates an entry.
  public init(time: Double, event: RecordingEvent) {
    self.time = time
    self.event = event
  }
}

/// The event that a line of a recording describes.
///
/// A line has two members: `t`, its time, and one that is named for the kind of event.
public enum RecordingEvent: Sendable, Hashable {
  /// A Cast message crossed a link.
  case message(RecordedMessage)
  /// A link to the device opened or closed.
  case link(RecordedLink)
  /// Discovery saw, updated or lost the device's service.
  case service(RecordedService)
  /// The device answered the authentication challenge.
  case authentication(RecordedAuthentication)
  /// The device requested a file from this machine.
  case fetch(RecordedFetch)
  /// A client called a method.
  case call(RecordedCall)
  /// A call ended.
  case outcome(RecordedOutcome)
  /// The server notified its clients.
  case notification(RecordedNotification)
  /// That many entries before this one couldn't be written.
  case gap(lost: Int)
  /// The recording ended in an orderly way.
  case end
  /// A kind of a later version, which readers skip.
  case other(kind: String, JSONValue)

  /// The name of the line's member that holds the event.
  public var kind: String {
    switch self {
    case .message: "message"
    case .link: "link"
    case .service: "service"
    case .authentication: "authentication"
    case .fetch: "fetch"
    case .call: "call"
    case .outcome: "outcome"
    case .notification: "notification"
    case .gap: "gap"
    case .end: "end"
    case .other(let kind, _): kind
    }
  }
}

/// A Cast message as it was on the wire (cast.md 2).
public struct RecordedMessage: Sendable, Hashable {
  /// The direction, as the sender sees it.
  public enum Direction: String, Sendable, Hashable {
    /// From the device.
    case inbound = "IN"
    /// To the device.
    case outbound = "OUT"
  }

  /// The content of a message.
  public enum Payload: Sendable, Hashable {
    /// A JSON object or array.
    case json(JSONValue)
    /// A text that isn't JSON.
    case text(String)
    /// Bytes, in base64; `nil` if they were left out.
    case binary(base64: String?, count: Int)
  }

  /// The direction.
  public var direction: Direction
  /// The number of the link, from 1.
  public var link: Int
  /// The sender's id.
  public var sourceId: String
  /// The recipient's id; `*` for all.
  public var destinationId: String
  /// The namespace.
  public var namespace: String
  /// The content.
  public var payload: Payload

  /// Creates a message.
  public init(
    _ direction: Direction, link: Int, from sourceId: String, to destinationId: String, namespace: String,
    payload: Payload
  ) {
    self.direction = direction
    self.link = link
    self.sourceId = sourceId
    self.destinationId = destinationId
    self.namespace = namespace
    self.payload = payload
  }
}

/// A link to the device, which opened or closed.
public struct RecordedLink: Sendable, Hashable {
  /// The number of the link, from 1.
  public var link: Int
  /// Whether the link opened; `false` if it closed.
  public var isOpen: Bool
  /// The device's address and port, if known.
  public var address: String?
  /// The id under which the recording sender sends over this link; messages of other senders have other ids.
  public var senderId: String?
  /// The reason why the link closed, in words.
  public var reason: String?

  /// Creates an entry of link number `link`.
  public init(
    _ link: Int, isOpen: Bool, address: String? = nil, senderId: String? = nil, reason: String? = nil
  ) {
    self.link = link
    self.isOpen = isOpen
    self.address = address
    self.senderId = senderId
    self.reason = reason
  }
}

/// The device's service, as far as discovery knows it.
public struct RecordedService: Sendable, Hashable {
  /// Whether the service is announced; `false` after its goodbye or expiry.
  public var isAnnounced: Bool
  /// The instance's name.
  public var instance: String
  /// The host's name.
  public var hostName: String?
  /// The port.
  public var port: Int?
  /// The addresses.
  public var addresses: [String]
  /// The strings of the TXT record, as they were announced: `fn=Living Room`.
  public var txt: [String]

  /// Creates an entry of a service.
  public init(
    isAnnounced: Bool, instance: String, hostName: String? = nil, port: Int? = nil, addresses: [String] = [],
    txt: [String] = []
  ) {
    self.isAnnounced = isAnnounced
    self.instance = instance
    self.hostName = hostName
    self.port = port
    self.addresses = addresses
    self.txt = txt
  }
}

/// A device's answer to the authentication challenge (cast.md 10).
public struct RecordedAuthentication: Sendable, Hashable {
  /// The verdict, in the API's words.
  public var verdict: String
  /// The device's certificate and its intermediates, DER in base64, the device's first; empty if left out.
  public var certificates: [String]

  /// Creates an entry of an answer.
  public init(verdict: String, certificates: [String]) {
    self.verdict = verdict
    self.certificates = certificates
  }
}

/// A request of the device to this machine's media server.
public struct RecordedFetch: Sendable, Hashable {
  /// The method.
  public var method: String
  /// The path, with its escapes decoded.
  public var path: String
  /// The request's headers that matter to media: `Range`, `User-Agent`, `Origin`, `Accept`.
  public var headers: JSONObject
  /// The status of the response.
  public var status: Int?
  /// The number of bytes sent of the response's body; `nil` if the recording ended before.
  public var bytes: Int?
  /// The time from the request to the entry, which is written when the response has been sent, in seconds.
  public var elapsed: Double?

  /// Creates an entry of a request.
  public init(
    method: String, path: String, headers: JSONObject = [:], status: Int? = nil, bytes: Int? = nil,
    elapsed: Double? = nil
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.status = status
    self.bytes = bytes
    self.elapsed = elapsed
  }
}

/// A client's call.
public struct RecordedCall: Sendable, Hashable {
  /// A number that is unique within the recording.
  public var call: Int
  /// The method.
  public var method: String
  /// The parameters.
  public var params: JSONValue

  /// Creates an entry of call number `call`.
  public init(_ call: Int, method: String, params: JSONValue) {
    self.call = call
    self.method = method
    self.params = params
  }
}

/// The outcome of a call.
public struct RecordedOutcome: Sendable, Hashable {
  /// The number of the call.
  public var call: Int
  /// The result, or `nil` if the call failed.
  public var result: JSONValue?
  /// The error, as JSON-RPC has it, or `nil` if the call succeeded.
  public var error: JSONValue?

  /// Creates the outcome of call number `call`.
  public init(_ call: Int, result: JSONValue? = nil, error: JSONValue? = nil) {
    self.call = call
    self.result = result
    self.error = error
  }
}

/// A notification of the server.
public struct RecordedNotification: Sendable, Hashable {
  /// The method.
  public var method: String
  /// The parameters.
  public var params: JSONValue

  /// Creates an entry of a notification.
  public init(method: String, params: JSONValue) {
    self.method = method
    self.params = params
  }
}
