import CastDiscovery
public import CastModel
public import JSONCodec
import LoopIsolation

extension SessionManager {
  /// The category of all devices found by Cast discovery rather than a provider (SDK `kGCKCastDeviceCategory`).
  public nonisolated static let castCategory = DiscoveredDevice.castCategory
  /// The length limit of options, in bytes of JSON. Each session's record, and each event about it, contains them.
  public nonisolated static let maximumOptionsLength = 16 * 1024
  /// The depth limit of options.
  public nonisolated static let maximumOptionsDepth = 32
  private static let maximumCategories = 32

  /// The state of the current session, or else of the newest one; disconnected if there is none (SDK
  /// `connectionState`).
  public var connectionState: ConnectionState { (self.current ?? self.sessions.last)?.connectionState ?? .disconnected }

  /// Whether the current session is connected (SDK `hasConnectedSession`).
  public var hasConnectedSession: Bool { self.current?.connectionState == .connected }

  /// Returns the default session options of a device category (SDK `defaultSessionOptionsForDeviceCategory:`).
  public func defaultSessionOptions(for category: String = SessionManager.castCategory) -> JSONObject? {
    self.defaultOptions[category]
  }

  /// Sets or removes a category's default options. Existing sessions keep theirs (SDK
  /// `setDefaultSessionOptions:forDeviceCategory:`).
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for options longer than ``maximumOptionsLength``.
  public func setDefaultSessionOptions(
    _ options: JSONObject?, for category: String = SessionManager.castCategory
  ) throws(CastError) {
    if let options { try Self.check(options) }
    guard options != self.defaultOptions[category] else { return }
    guard self.defaultOptions[category] != nil || self.defaultOptions.count < Self.maximumCategories else {
      throw CastError(
        InvalidParameter("category", "there are options for \(Self.maximumCategories) categories already"))
    }
    self.defaultOptions[category] = options
    self.environment?.emit(.session(.didUpdateDefaultOptions(category: category, options: options)))
  }

  /// Returns the options of a new session with a device: the given ones, or else those of the device's category.
  func sessionOptions(_ given: JSONObject?, for target: SessionTarget) throws(CastError) -> JSONObject? {
    guard let given else {
      guard case .device(let id) = target.kind else { return self.defaultOptions[Self.castCategory] }
      return self.defaultOptions[self.discovery.device(id: id)?.category ?? Self.castCategory]
    }
    try Self.check(given)
    return given
  }

  private static func check(_ options: JSONObject) throws(CastError) {
    guard JSONValue.object(options).isShallow(Self.maximumOptionsDepth) else {
      throw CastError(InvalidParameter("options", "is deeper than \(Self.maximumOptionsDepth) levels"))
    }
    let length = options.jsonBytes.count
    guard length > Self.maximumOptionsLength else { return }
    throw CastError(
      InvalidParameter("options", "has \(length) bytes of JSON; \(Self.maximumOptionsLength) are allowed"))
  }
}

extension JSONValue {
  /// Whether the value has at most `levels` levels.
  fileprivate func isShallow(_ levels: Int) -> Bool {
    switch self {
    case .array(let elements): levels > 0 && elements.allSatisfy { $0.isShallow(levels - 1) }
    case .object(let object): levels > 0 && object.members.allSatisfy { $0.value.isShallow(levels - 1) }
    default: true
    }
  }
}
