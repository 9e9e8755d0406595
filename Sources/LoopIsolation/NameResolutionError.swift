/// Why a host name has no address.
public struct NameResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What failed, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number is no port.
    public static let invalidPort = Code(rawValue: "invalidPort")
    /// The system's look-up failed or found nothing.
    public static let noAddress = Code(rawValue: "noAddress")
  }

  public var code: Code
  /// What happened, for people, with the system's words.
  public var message: String

  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { self.message }
}
