public import CastModel
public import JSONCodec

/// A message to the app's media namespace (cast.md 7.1). Only members that are set are written.
struct MediaRequest: JSONEncodable {
  let type: CastMessageType
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

  /// Whether the request needs a media session (cast.md 7.1).
  var concernsMediaSession: Bool {
    ![.getStatus, .precache, .storeSession, .setCredentials, .loadByEntity].contains(self.type)
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
    var request = MediaRequest(.seek, data, customData: options.customData)
    // An integer on the wire, as Android writes it.
    if case .end = options.target.kind { request.members["currentTime"] = .integer(Self.infinitePosition) }
    return request
  }

  /// The position that the SDK for Android sends for the end or the live edge (cast.md 7.1).
  static let infinitePosition: Int64 = 1 << 32
}

extension MediaRequest {
  /// Creates a request whose members the spec declares.
  init(_ type: CastMessageType, _ data: some JSONObjectEncodable, customData: JSONValue?) {
    self.init(type: type, members: data.jsonObject, customData: customData)
  }

  /// Creates a LOAD_BY_ENTITY: the app resolves the deep link (cast.md 7.1).
  static func loadByEntity(_ entity: String, shuffle: Bool?, sessionId: String, data: LoadRequestData) -> MediaRequest {
    var members: JSONObject = ["sessionId": .string(sessionId), "entity": .string(entity)]
    members["shuffle"] = shuffle.map { .bool($0) }
    for (key, value) in data.jsonObject.members where members[key] == nil && key != "type" && key != "requestId" {
      members[key] = value
    }
    return MediaRequest(type: .loadByEntity, members: members)
  }
}

/// A LOAD (cast.md 7.1).
struct LoadRequest: JSONEncodable {
  /// The members that only this sender sets.
  private static let own: Set<String> = ["type", "requestId", "sessionId", "mediaSessionId"]

  let requestId: Int64
  /// The receiver's session, which Google's senders include.
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
    writer.member("type", CastMessageType.load)
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
  /// Returns the request with the media of the first item to play beside the queue, as web senders write it: many
  /// receivers read only that.
  func namingStartMedia() -> LoadRequestData {
    guard self.media == nil, let media = self.queueData?.startItem?.media else { return self }
    var data = self
    data.media = media
    return data
  }
}

/// The target of a seek, and the state after it (SDK `GCKMediaSeekOptions`).
public struct SeekOptions: Sendable, Hashable {
  /// The target of a seek.
  public struct Target: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case position(Double)
      case offset(Double)
      case end
    }

    package let kind: Kind

    /// A position in seconds.
    public static func position(_ seconds: Double) -> Target { Target(kind: .position(seconds)) }
    /// An offset from the present position, in seconds; negative is back.
    public static func offset(_ seconds: Double) -> Target { Target(kind: .offset(seconds)) }
    /// The end, or the live edge.
    public static let end = Target(kind: .end)
  }

  /// The target of the seek.
  public var target: Target
  /// The player's state after the seek; `nil`: as before it.
  public var resumeState: ResumeState?
  /// App-defined data.
  public var customData: JSONValue?

  /// Makes options; a resume state of `nil` keeps the player's state.
  public init(_ target: Target, resumeState: ResumeState? = nil, customData: JSONValue? = nil) {
    self.target = target
    self.resumeState = resumeState
    self.customData = customData
  }
}
