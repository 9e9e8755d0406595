public import CastModel
public import JSONCodec

/// What another receiver, or a local player, needs to go on from where a session is (cast.md 13: `sessionState`).
public struct PlaybackState: Sendable, Hashable {
  /// Where it came from.
  public struct Source: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { self.rawValue }

    /// The app itself gave it (STORE_SESSION): it has everything that the app wants back, also what only the app knows.
    public static let application = Source(rawValue: "APPLICATION")
    /// The app doesn't support that: it was made of the media status.
    public static let mediaStatus = Source(rawValue: "MEDIA_STATUS")
  }

  /// What to load; position, rate, tracks and whether it plays included.
  public var loadRequestData: LoadRequestData
  /// The app's own.
  public var customData: JSONValue?
  /// Members that no page describes, as they came.
  public var additional = JSONObject()
  public var source: Source

  public init(loadRequestData: LoadRequestData, customData: JSONValue? = nil, source: Source) {
    self.loadRequestData = loadRequestData
    self.customData = customData
    self.source = source
  }

  /// Reads the `sessionState` of a SESSION_STATE; `nil` if nothing in it can be loaded.
  package init?(sessionState node: JSONNode) {
    guard let data = node["loadRequestData"], let request = try? LoadRequestData(json: data) else { return nil }
    guard request.media != nil || request.queueData != nil || !request.additional.isEmpty else { return nil }
    var additional = JSONObject()
    node.forEachMember { key, value in
      if !["loadRequestData", "customData"].contains(key) { additional[key] = value.value }
    }
    self.init(
      loadRequestData: request, customData: node["customData"].flatMap { $0.isNull ? nil : $0.value },
      source: .application)
    self.additional = additional
  }

  /// Whether a LOAD can be made of it; an app's own state may only be understood by the app.
  package var isLoadable: Bool { self.loadRequestData.media != nil || self.loadRequestData.queueData != nil }
}

extension PlaybackState {
  /// The same, short enough for one message: of a queue that is too long goes what is still to come, as far as there is room.
  package func fitting(maximumBytes: Int = 56 * 1024) -> PlaybackState {
    guard self.jsonBytes.count > maximumBytes, let queue = self.loadRequestData.queueData, let items = queue.items,
      !items.isEmpty
    else { return self }
    var state = self
    var rest = items[min(max(Int(clamping: queue.startIndex ?? 0), 0), items.count - 1)...]
    state.loadRequestData.queueData?.startIndex = 0
    repeat {
      state.loadRequestData.queueData?.items = Array(rest)
      if state.jsonBytes.count <= maximumBytes { break }
      rest = rest.prefix(max(rest.count / 2, 1))
    } while rest.count > 1
    state.loadRequestData.queueData?.items = Array(rest)
    return state
  }
}

extension PlaybackState: JSONEncodable {
  /// Writes it as RESUME_SESSION's `sessionState`.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("loadRequestData", self.loadRequestData)
    writer.member("customData", self.customData)
    writer.members(of: self.additional)
    writer.endObject()
  }
}
