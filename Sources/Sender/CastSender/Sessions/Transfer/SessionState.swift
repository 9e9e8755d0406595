public import CastModel
public import JSONCodec
public import NIOCore

/// The state from which another receiver, or a local player, can continue a session's playback (cast.md 13:
/// `sessionState`).
public struct SessionState: Sendable, Hashable {
  /// The request to load, with position, rate, tracks and whether it plays.
  public var loadRequestData: LoadRequestData
  /// The app's own data.
  public var customData: JSONValue?
  /// Undocumented members, unchanged.
  public var additional = JSONObject()
  /// The source of the state: the app, or the media status.
  public var source: PlaybackStateSource

  /// Creates a state without additional members; `source` is the app (STORE_SESSION) or the media status.
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

  /// Whether a LOAD can be made from the state. An app's own state may have meaning only for the app.
  package var isLoadable: Bool { self.loadRequestData.media != nil || self.loadRequestData.queueData != nil }

  /// Returns the state shortened to fit into one message: from a queue that is too long, items before the current one
  /// and as many of the last ones as necessary are removed.
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
  /// Writes the state as the `sessionState` of RESUME_SESSION.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("loadRequestData", self.loadRequestData)
    writer.member("customData", self.customData)
    writer.members(of: self.additional)
    writer.endObject()
  }
}

extension PlaybackState {
  /// Creates the clients' view of `state`, and of the present playback. Its request is one that clients may send.
  ///
  /// - Parameter now: The moment for which the position is computed.
  public init(_ state: SessionState, of media: MediaSnapshot, at now: NIODeadline) {
    self.init(
      loadRequestData: state.loadRequestData.acceptedFromClients, customData: state.customData, source: state.source,
      playerState: media.playerState,
      position: max(state.loadRequestData.currentTime ?? media.position(at: now), 0),
      mediaSessionId: media.mediaSessionId)
  }
}

extension LoadRequestData {
  /// The number of values that are left out of one request. Each costs a reading of the whole request.
  private static let maximumLeftOut = 16

  /// The request without the values that are refused from clients, since devices may have others: unknown values of
  /// enums, and numbers beyond the limits. With more than ``maximumLeftOut`` of them it stays unchanged.
  fileprivate var acceptedFromClients: LoadRequestData {
    var value = self.jsonValue
    for _ in 0...Self.maximumLeftOut {
      do throws(JSONDecodingError) {
        return try LoadRequestData(json: value, policy: .strict)
      } catch {
        let steps = error.path.split { ".[]".contains($0) }
        guard let rest = value.removing(steps[...]) else { return self }
        value = rest
      }
    }
    return self
  }
}

extension JSONValue {
  /// Returns the value without the one that is reached by `steps`, keys and indices. Where that is missing, the value
  /// around it is left out; `nil` if that is this one.
  fileprivate func removing(_ steps: ArraySlice<Substring>) -> JSONValue? {
    guard let step = steps.first else { return nil }
    switch self {
    case .object(var object):
      guard let member = object[String(step)] else { return nil }
      object[String(step)] = member.removing(steps.dropFirst())
      return .object(object)
    case .array(var elements):
      guard let index = Int(step), elements.indices.contains(index) else { return nil }
      if let rest = elements[index].removing(steps.dropFirst()) {
        elements[index] = rest
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    default: return nil
    }
  }
}
