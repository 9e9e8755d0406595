public import CastModel
public import JSONCodec
public import NIOCore

/// What another receiver, or a local player, needs to go on from where a session is (cast.md 13: `sessionState`).
public struct SessionState: Sendable, Hashable {
  /// What to load; position, rate, tracks and whether it plays included.
  public var loadRequestData: LoadRequestData
  /// The app's own.
  public var customData: JSONValue?
  /// Members that no page describes, as they came.
  public var additional = JSONObject()
  /// Where it came from.
  public var source: PlaybackStateSource

  /// Makes a state without additional members; `source` says who told it, the app (STORE_SESSION) or the media status.
  public init(loadRequestData: LoadRequestData, customData: JSONValue? = nil, source: PlaybackStateSource) {
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

extension SessionState {
  /// The same, short enough for one message: of a queue that is too long goes what is still to come, as far as there is room.
  package func fitting(maximumBytes: Int = 56 * 1024) -> SessionState {
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

extension SessionState: JSONEncodable {
  /// Writes it as RESUME_SESSION's `sessionState`.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("loadRequestData", self.loadRequestData)
    writer.member("customData", self.customData)
    writer.members(of: self.additional)
    writer.endObject()
  }
}

extension PlaybackState {
  /// What clients are told of `state`, and of what plays beside it.
  ///
  /// - Parameter now: The moment for which the position is reckoned.
  public init(_ state: SessionState, of media: MediaSnapshot, at now: NIODeadline) {
    self.init(
      loadRequestData: state.loadRequestData, customData: state.customData, source: state.source,
      playerState: media.playerState,
      position: state.loadRequestData.currentTime ?? max(media.position(at: now), 0),
      mediaSessionId: media.mediaSessionId)
  }
}
