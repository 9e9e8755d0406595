/// The reason why an ad can't be skipped (SDK: `skipAd` is allowed while the command is supported and the clip has
/// played long enough).
public struct AdSkipRefusal: Sendable, Hashable {
  /// A reason; more may be added.
  public struct Reason: RawRepresentable, Sendable, Hashable {
    /// The word of the spec; clients get it as `data.reason` of AdNotSkippable.
    public let rawValue: String
    /// Takes any word as a reason, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No ad plays.
    public static let notPlayingAd = Reason(rawValue: "NOT_PLAYING_AD")
    /// The ad must be played to its end.
    public static let notSkippable = Reason(rawValue: "NOT_SKIPPABLE")
    /// The ad can be skipped after ``AdSkipRefusal/remainingSeconds``.
    public static let notYet = Reason(rawValue: "NOT_YET")
  }

  /// The reason why the receiver wasn't asked to skip the ad.
  public var reason: Reason
  /// ``Reason/notYet``: the time until the ad can be skipped, in seconds.
  public var remainingSeconds: Double?

  /// Makes a refusal; `remainingSeconds` goes with ``Reason/notYet`` alone.
  public init(_ reason: Reason, remainingSeconds: Double? = nil) {
    self.reason = reason
    self.remainingSeconds = remainingSeconds
  }

  /// The reason as a sentence for users.
  var message: String {
    switch self.reason {
    case .notPlayingAd: "No ad plays."
    case .notYet: "The ad can be skipped in \(((self.remainingSeconds ?? 0) * 10).rounded(.up) / 10) s."
    default: "This ad can't be skipped."
    }
  }
}
