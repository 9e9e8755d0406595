/// A code of the iOS SDK's errors (SDK GCKErrorCode): the number that programs which know the SDK can go by.
public struct GCKErrorCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The SDK's name without its prefix: `NetworkError`; `nil` for a number that the SDK doesn't have.
  public var name: String? { GCKErrorCode.names[self.rawValue] }
}
