import ArgumentParser
import CastRPCClient

/// How `castctl play` has files converted.
struct ConversionArguments: ParsableArguments {
  /// `--convert`.
  enum When: String, ExpressibleByArgument, CaseIterable {
    case ifNeeded = "if-needed"
    case never
    case always
  }

  @Option(help: "When a file is converted while it plays. Default: if the device can't play it.") var convert: When?
  @Option(help: ArgumentHelp("The audio track: its number from 1, or its language.", valueName: "track"))
  var audioTrack: String?
  @Option(
    help: ArgumentHelp(
      "Make subtitles that are pictures part of the film: their number from 1, or their language.", valueName: "track"))
  var subtitlesBurned: String?
  @Option(help: ArgumentHelp("Convert films with more lines than this: 720.", valueName: "lines")) var maxHeight: Int64?
  @Option(help: ArgumentHelp("Convert films with more Mbit/s than this: 6.", valueName: "rate")) var maxBitRate: Double?

  var mode: ConvertMode? {
    switch self.convert {
    case nil: nil
    case .ifNeeded: .ifNeeded
    case .never: .never
    case .always: .always
    }
  }

  /// In bits a second.
  var bitRate: Int64? { self.maxBitRate.map { Int64($0 * 1_000_000) } }

  func validate() throws {
    if let maxHeight, !(144...4_320).contains(maxHeight) {
      throw ValidationError("--max-height goes from 144 to 4320.")
    }
    if let maxBitRate, !(0.2...100).contains(maxBitRate) {
      throw ValidationError("--max-bit-rate goes from 0.2 to 100.")
    }
  }
}
