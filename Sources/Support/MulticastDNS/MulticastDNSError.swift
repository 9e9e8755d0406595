/// A failure in multicast DNS.
package struct MulticastDNSError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  package struct Code: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A message is truncated, or its parts contradict each other.
    package static let malformedMessage = Code(rawValue: "malformedMessage")
    /// A name or one of its labels has a length that DNS doesn't allow.
    package static let invalidName = Code(rawValue: "invalidName")
    /// A message or record doesn't fit into one packet.
    package static let tooLarge = Code(rawValue: "tooLarge")
    /// Other hosts have all the names that were tried for a service.
    package static let nameConflict = Code(rawValue: "nameConflict")
  }

  package let code: Code
  /// The failure and its remedy, as text for users.
  package let message: String
  /// The underlying error, if there is one.
  package let cause: (any Error)?

  package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  package var description: String {
    self.cause.map { "\(self.message) (\(self.code.rawValue): \($0))" } ?? "\(self.message) (\(self.code.rawValue))"
  }
}
