package import NIOCore

/// The numbers of a ``Querier``.
package struct QuerierLimits: Sendable {
  /// The most instances that are followed on a link; a flood of announcements stops there.
  package var instances = 1024
  /// The most names and types of which records are kept.
  package var recordSets = 8192
  /// The most addresses of a host, of each family.
  package var addresses = 16
  /// The most bytes of a TXT record that is kept (RFC 6763, 6.2 asks for 1300 at most).
  package var textLength = 4096
  /// The shortest and longest time in seconds that a record is kept, whatever it says.
  package var minimumLifetime: Int64 = 1
  package var maximumLifetime: Int64 = 86_400
  /// The most questions that are sent at once; the rest follows a little later.
  package var questionsAtOnce = 256
  /// The most packets of one sender: at once, and each second.
  package var packetsAtOnce = 1000
  package var packetsPerSecond = 250
  /// How long a new instance waits for addresses of the other family before it is told.
  package var graceAfterIPv4 = TimeAmount.milliseconds(20)
  package var graceAfterIPv6 = TimeAmount.milliseconds(150)

  package init() {}

  /// The most records of one name and type.
  func records(of type: RecordType) -> Int {
    switch type {
    case .ptr: self.instances
    case .a, .aaaa: self.addresses
    default: 4
    }
  }
}
