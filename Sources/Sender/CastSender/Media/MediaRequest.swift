public import CastModel
public import JSONCodec

/// A message to the app's media namespace (cast.md 7.1). Only what is set is written.
struct MediaRequest: JSONEncodable {
  /// The wire's `type`.
  let type: String
  var requestId: Int64 = 0
  var mediaSessionId: Int64?
  /// The other members.
  var members: JSONObject = JSONObject()
  var customData: JSONValue?

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", self.type)
    writer.member("requestId", self.requestId)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.members(of: self.members)
    writer.member("customData", self.customData)
    writer.endObject()
  }

  /// Whether it makes no sense without a media session (cast.md 7.1).
  var concernsMediaSession: Bool {
    !["GET_STATUS", "PRECACHE", "STORE_SESSION", "SET_CREDENTIALS", "LOAD_BY_ENTITY"].contains(self.type)
  }

  func with(requestId: Int64, mediaSessionId: Int64? = nil) -> MediaRequest {
    var request = self
    request.requestId = requestId
    request.mediaSessionId = mediaSessionId ?? self.mediaSessionId
    return request
  }

  static func seek(_ options: SeekOptions) -> MediaRequest {
    var data = SeekRequestData(resumeState: options.resumeState)
    switch options.target.kind {
    case .position(let seconds): data.currentTime = seconds
    case .offset(let seconds): data.relativeTime = seconds
    case .end: break
    }
    var request = MediaRequest("SEEK", data, customData: options.customData)
    // An integer on the wire, as Android writes it.
    if case .end = options.target.kind { request.members["currentTime"] = .integer(Self.infinitePosition) }
    return request
  }

  /// What the SDK for Android sends for the end or the live edge (cast.md 7.1).
  static let infinitePosition: Int64 = 1 << 32
}

extension MediaRequest {
  /// A request whose members the spec declares.
  init(_ type: String, _ data: some JSONObjectEncodable, customData: JSONValue?) {
    self.init(type: type, members: data.jsonObject, customData: customData)
  }

  /// LOAD_BY_ENTITY: the app finds out what a deep link stands for (cast.md 7.1).
  static func loadByEntity(_ entity: String, shuffle: Bool?, sessionId: String, data: LoadRequestData) -> MediaRequest {
    var members: JSONObject = ["sessionId": .string(sessionId), "entity": .string(entity)]
    members["shuffle"] = shuffle.map { .bool($0) }
    for (key, value) in data.jsonObject.members where members[key] == nil && key != "type" && key != "requestId" {
      members[key] = value
    }
    return MediaRequest(type: "LOAD_BY_ENTITY", members: members)
  }
}

/// A LOAD (cast.md 7.1).
struct LoadRequest: JSONEncodable {
  /// The members that this sender sets itself.
  private static let own: Set<String> = ["type", "requestId", "sessionId", "mediaSessionId"]

  let requestId: Int64
  /// The receiver's session; senders of Google name it.
  let sessionId: String
  private let data: LoadRequestData

  init(requestId: Int64, sessionId: String, data: LoadRequestData) {
    self.requestId = requestId
    self.sessionId = sessionId
    var data = data
    for key in Self.own { data.additional[key] = nil }
    data.media = data.media?.prepared()
    data.queueData = data.queueData?.prepared()
    data.autoplay = data.autoplay ?? data.queueData?.startItem?.autoplay ?? true
    self.data = data
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", "LOAD")
    writer.member("requestId", self.requestId)
    writer.member("sessionId", self.sessionId)
    self.data.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension QueueData {
  /// The item that is played first; `nil` without items.
  var startItem: QueueItem? {
    guard let items, !items.isEmpty else { return nil }
    let index = Int(clamping: self.startIndex ?? 0)
    return items.indices.contains(index) ? items[index] : nil
  }
}

extension LoadRequestData {
  /// The same with the media of the item that is played first beside the queue, as web senders have it: many receivers look for nothing else.
  func namingStartMedia() -> LoadRequestData {
    guard self.media == nil, let media = self.queueData?.startItem?.media else { return self }
    var data = self
    data.media = media
    return data
  }
}

/// Where to go in the media (SDK `GCKMediaSeekOptions`).
public struct SeekOptions: Sendable, Hashable {
  /// Where to go.
  public struct Target: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case position(Double)
      case offset(Double)
      case end
    }

    package let kind: Kind

    /// A position in seconds.
    public static func position(_ seconds: Double) -> Target { Target(kind: .position(seconds)) }
    /// So many seconds from the present position; negative is back.
    public static func offset(_ seconds: Double) -> Target { Target(kind: .offset(seconds)) }
    /// The end, or the live edge.
    public static let end = Target(kind: .end)
  }

  /// Where to go.
  public var target: Target
  /// What the player does after it; `nil`: what it did before.
  public var resumeState: ResumeState?
  /// App-defined data.
  public var customData: JSONValue?

  /// Makes options; what is left out stays as it is.
  public init(_ target: Target, resumeState: ResumeState? = nil, customData: JSONValue? = nil) {
    self.target = target
    self.resumeState = resumeState
    self.customData = customData
  }
}
