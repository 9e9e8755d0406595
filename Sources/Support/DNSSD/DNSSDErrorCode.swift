/// An error number of the DNS-SD API (`dns_sd.h`). It is an error itself, the cause of others.
public struct DNSSDErrorCode: RawRepresentable, Error, Sendable, Hashable, CustomStringConvertible {
  /// The number as `DNSServiceErrorType` has it: negative, -65537 and below in `dns_sd.h`.
  public let rawValue: Int32

  /// Makes a code from any status that the API returns; ``meaning`` gives the bare number of an unlisted one.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Avahi's code for a failure without another number, above all a daemon that isn't reachable.
  public static let unknown = DNSSDErrorCode(rawValue: -65_537)
  /// The name doesn't exist (`kDNSServiceErr_NoSuchName`).
  public static let noSuchName = DNSSDErrorCode(rawValue: -65_538)
  /// There is no memory, thread or descriptor for the operation (`kDNSServiceErr_NoMemory`).
  public static let noMemory = DNSSDErrorCode(rawValue: -65_539)
  /// A name, type or other argument can't be used (`kDNSServiceErr_BadParam`).
  public static let badParameter = DNSSDErrorCode(rawValue: -65_540)
  /// The daemon doesn't have the function (`kDNSServiceErr_Unsupported`).
  public static let unsupported = DNSSDErrorCode(rawValue: -65_544)
  /// Another service has the name; the announcer then tries the next one (`kDNSServiceErr_NameConflict`).
  public static let nameConflict = DNSSDErrorCode(rawValue: -65_548)
  /// The daemon calls the request invalid (`kDNSServiceErr_Invalid`).
  public static let invalid = DNSSDErrorCode(rawValue: -65_549)
  /// Too many operations are open: each costs a thread and five file descriptors.
  public static let refused = DNSSDErrorCode(rawValue: -65_553)
  /// The DNS-SD daemon isn't running (`kDNSServiceErr_ServiceNotRunning`).
  public static let serviceNotRunning = DNSSDErrorCode(rawValue: -65_563)
  /// No answer arrived in the time that the daemon allows (`kDNSServiceErr_Timeout`).
  public static let timeout = DNSSDErrorCode(rawValue: -65_568)

  /// The meaning of the number, for people.
  public var meaning: String {
    switch self {
    case .unknown: "the DNS-SD daemon is not reachable or gave up (kDNSServiceErr_Unknown)"
    case .noSuchName: "no such name (kDNSServiceErr_NoSuchName)"
    case .noMemory: "out of memory (kDNSServiceErr_NoMemory)"
    case .badParameter: "a parameter is not acceptable (kDNSServiceErr_BadParam)"
    case .unsupported: "the daemon doesn't support this (kDNSServiceErr_Unsupported)"
    case .nameConflict: "the name is taken (kDNSServiceErr_NameConflict)"
    case .invalid: "the request is not valid (kDNSServiceErr_Invalid)"
    case .refused: "the daemon accepts no more operations (kDNSServiceErr_Refused)"
    case .serviceNotRunning: "the DNS-SD daemon is not running (kDNSServiceErr_ServiceNotRunning)"
    case .timeout: "no answer in time (kDNSServiceErr_Timeout)"
    default: "error \(self.rawValue) of the DNS-SD API"
    }
  }

  public var description: String { self.meaning }
}
