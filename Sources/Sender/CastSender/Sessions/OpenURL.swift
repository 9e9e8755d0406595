import CastDiscovery
import LoopIsolation
import TextFormats

/// A link that hands a session on: the device, and the run of an app there (SDK `GCKOpenURLOptions`).
///
/// It is one query item of any URL, ``itemName``. Its value is the device's id, the receiver's name for the run (or
/// nothing) and the device's name, separated by commas. The SDK's own format is not documented.
public struct OpenURL: Sendable, Hashable {
  /// The name of the query item.
  public static let itemName = "cast-open"
  /// The length limit of a URL that is read, in bytes.
  public static let maximumLength = 8 * 1024

  /// The device's id.
  public var deviceId: String
  /// The run of the app to join. `nil` joins any run of the app, or launches it.
  public var receiverSessionId: String?
  /// The device's name for display.
  public var friendlyName: String?

  /// Creates a link from its parts, without checking them.
  ///
  /// A comma in `deviceId` or `receiverSessionId` would shift the parts when ``init(url:)`` reads the link.
  public init(deviceId: String, receiverSessionId: String? = nil, friendlyName: String? = nil) {
    self.deviceId = deviceId
    self.receiverSessionId = receiverSessionId
    self.friendlyName = friendlyName
  }

  /// Reads the link from a URL's query item.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if the URL has no such item, or the item names no device.
  public init(url: String) throws(CastError) {
    guard url.utf8.count <= Self.maximumLength else {
      throw CastError(InvalidParameter("url", "is longer than \(Self.maximumLength) bytes"))
    }
    let query =
      url.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
      ?? ""
    let item = query.split(separator: "&").first { $0.hasPrefix("\(Self.itemName)=") }
    guard let item,
      let value = PercentEncoding.decoded(item.dropFirst(Self.itemName.count + 1).utf8, plusIsSpace: true)
    else {
      throw CastError(InvalidParameter("url", "has no readable query item '\(Self.itemName)'"))
    }
    let parts = value.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard let deviceId = parts.first, !deviceId.isEmpty else {
      throw CastError(InvalidParameter("url", "its query item '\(Self.itemName)' names no device"))
    }
    self.init(
      deviceId: deviceId, receiverSessionId: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil,
      friendlyName: parts.count > 2 && !parts[2].isEmpty ? parts[2] : nil)
  }

  /// The value of the query item, before percent-encoding.
  public var itemValue: String {
    [self.deviceId, self.receiverSessionId ?? "", self.friendlyName ?? ""].joined(separator: ",")
  }

  /// Returns `url` with the item added to its query (SDK `asURLQueryItem`).
  public func url(addingTo url: String) -> String {
    let base = url.prefix { $0 != "#" }
    let fragment = url.dropFirst(base.count)
    let separator = !base.contains("?") ? "?" : base.hasSuffix("?") || base.hasSuffix("&") ? "" : "&"
    let value = PercentEncoding.encoded(self.itemValue.utf8) {
      PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: ",")
    }
    return "\(base)\(separator)\(Self.itemName)=\(value)\(fragment)"
  }
}

extension SessionManager {
  /// Returns the link by which another sender can join a session.
  ///
  /// - Throws: ``CastErrorCode/noSuchSession``.
  public func openURL(of id: String? = nil) throws(CastError) -> OpenURL {
    let session = try self.session(id)
    return OpenURL(
      deviceId: session.device.deviceId, receiverSessionId: session.snapshot.receiverSessionId,
      friendlyName: session.device.friendlyName)
  }

  /// Connects to the device of a link: joins the link's run of the app or, if it names none, joins or launches the
  /// app (SDK `startSessionWithOpenURLOptions:`).
  ///
  /// - Parameter target: The link's device. The caller has already found it.
  /// - Throws: as ``start(_:options:didBegin:)`` and ``join(_:options:didBegin:)`` do.
  public func start(
    _ url: OpenURL, at target: SessionTarget, options: SessionStartOptions = SessionStartOptions(),
    didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot {
    guard let run = url.receiverSessionId else {
      return try await self.start(target, options: options, didBegin: didBegin)
    }
    return try await self.join(
      target,
      options: SessionJoinOptions(
        receiverSessionId: run, credentials: options.credentials, sessionOptions: options.sessionOptions,
        timeout: options.timeout),
      didBegin: didBegin)
  }
}
