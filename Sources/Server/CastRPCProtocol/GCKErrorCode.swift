/// A code of the iOS SDK's errors (SDK GCKErrorCode), for programs that know the SDK.
public struct GCKErrorCode: RawRepresentable, Hashable, Sendable {
  /// The SDK's number, `data.gckErrorCode` on the wire.
  public let rawValue: Int64

  /// Makes a code from any number; ``name`` is `nil` for one that the SDK doesn't have.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The SDK's name without its prefix: `NetworkError`; `nil` for a number that the SDK doesn't have.
  public var name: String? { GCKErrorCode.names[self.rawValue] }
}
