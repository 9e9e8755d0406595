public import CastV2

/// What device authentication found out about a device.
public struct AuthenticationResult: Sendable, Hashable {
  /// The outcome; the raw values are the spec's.
  public struct Verdict: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { self.rawValue }

    /// Every check holds. It proves a key that Google certified, not more: such keys have been taken from apps (trap 70).
    public static let authentic = Verdict(rawValue: "AUTHENTIC")
    /// Everything holds but dates: a certificate has run out, or a clock is wrong.
    public static let expired = Verdict(rawValue: "EXPIRED")
    /// A check fails that is about more than dates.
    public static let notAuthentic = Verdict(rawValue: "NOT_AUTHENTIC")
    /// The device gave no proof at all.
    public static let unanswered = Verdict(rawValue: "UNANSWERED")
  }

  /// What failed, the gravest first: those about dates come last.
  public private(set) var failures: [AuthenticationFinding] = []
  /// What is noteworthy and does no harm under the options.
  public internal(set) var warnings: [AuthenticationFinding] = []
  /// The common name of the device's certificate: model code and hardware address on Chromecasts.
  public internal(set) var subject: String?
  /// The common name of the authority that issued it, which is named after the model or its maker: `Chromecast ICA 3`.
  public internal(set) var model: String?
  /// When the first certificate of the chain runs out, in seconds since 1970.
  public internal(set) var notAfter: Int64?
  /// Whether the chain is for devices without a screen only.
  public internal(set) var isAudioOnly = false
  /// The hash under the device's signature; `nil` if there is none.
  public internal(set) var hashAlgorithm: HashAlgorithm?
  /// Whether the answer echoed our nonce, so that it can't be an old one; old devices echo none.
  public internal(set) var echoesNonce = false
  /// Whether a valid revocation list was looked through.
  public internal(set) var isRevocationChecked = false
  /// The device's certificate first, the anchor last; as far as the chain could be built.
  public internal(set) var chain: [CertificateSummary] = []

  init() {}

  /// The result of an answer that there is nothing to verify in, or that never came.
  public init(failure: AuthenticationFinding) { self.failures = [failure] }

  public var verdict: Verdict {
    if self.failures.isEmpty { return .authentic }
    if self.failures.allSatisfy(\.check.isAboutDates) { return .expired }
    return self.failures.contains { $0.check == .noReply || $0.check == .deviceError } ? .unanswered : .notAuthentic
  }

  public var isAuthentic: Bool { self.failures.isEmpty }

  /// The gravest failure. If it is about dates, everything else holds.
  public var failure: AuthenticationFinding? { self.failures.first }

  mutating func fail(_ finding: AuthenticationFinding) {
    guard !finding.check.isAboutDates else { return self.failures.append(finding) }
    let index = self.failures.firstIndex { $0.check.isAboutDates } ?? self.failures.endIndex
    self.failures.insert(finding, at: index)
  }
}
