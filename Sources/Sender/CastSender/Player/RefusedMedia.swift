import CastModel
import MediaPreflight

/// Media that a receiver refused, and whether loading it once more, converted, may help, as VLC does (devices.md F180).
/// Pure.
struct RefusedMedia {
  /// The error of the load.
  var error: CastError
  /// The findings about the media as it was loaded.
  var findings: [PreflightFinding]
  /// When the caller lets media be converted.
  var mode: ConvertMode
  /// Whether it is one item, and this machine can convert.
  var isConvertible: Bool
  /// Whether the refused media was a conversion already.
  var isConverted: Bool

  /// The numbers of errors in fetching, in keys and in the app: a conversion doesn't remove them (cast.md 7.2).
  private static let otherCauses: [ClosedRange<Int64>] = [
    101...101, 103...103, 200...203, 300...423, 431...431, 600...904,
  ]

  /// The risks that a conversion removes; empty if the media isn't loaded again.
  var suspects: Set<PreflightCode> {
    guard self.isWorthExamining, !self.findings.contains(where: { $0.severity == .blocks }) else { return [] }
    let risks = self.findings.filter { $0.severity == .risks && MediaPreflight.convertible.contains($0.code) }
    return Set(risks.map(\.code))
  }

  /// Whether findings about the media decide whether it is loaded again.
  var isWorthExamining: Bool {
    self.mode == .ifNeeded && self.isConvertible && !self.isConverted && self.isAboutMedia
  }

  /// Whether the receiver failed with the media itself, which it has fetched.
  private var isAboutMedia: Bool {
    guard self.error.code == .mediaLoadFailed, !self.error.namesCause else { return false }
    guard let number = self.error.receiver?.detailedErrorCode else { return true }
    return !Self.otherCauses.contains { $0.contains(number) }
  }
}
