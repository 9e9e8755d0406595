/// The reason why a service can't be announced.
public struct AdvertisementError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The key, spelled as the member: `operationFailed`.
    public let rawValue: String

    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The DNS-SD daemon can't be reached.
    public static let daemonUnavailable = Code(rawValue: "daemonUnavailable")
    /// The DNS-SD daemon or the network refused the announcement.
    public static let operationFailed = Code(rawValue: "operationFailed")
    /// The name, port or TXT record can't be sent.
    public static let invalidAdvertisement = Code(rawValue: "invalidAdvertisement")
    /// The announcement was stopped.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// The kind of failure, for programs to decide by.
  public let code: Code
  /// What happened and what to do, for people.
  public let message: String
  /// The error underneath.
  public let cause: (any Error)?

  /// Makes an error; `cause` is the error of the DNS-SD daemon or the network, if it says more than ``message``.
  public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  public var description: String {
    self.cause.map { "\(self.message) (\(self.code.rawValue): \($0))" } ?? "\(self.message) (\(self.code.rawValue))"
  }
}
