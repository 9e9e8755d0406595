import ArgumentParser
import CastRPCClient

/// The options of `castctl play` for the conversion of files.
struct ConversionArguments: ParsableArguments {
  /// The values of `--convert`.
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

  /// The limit of the bitrate, in bits per second.
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

/// The texts of `castctl play` about a conversion.
enum ConversionText {
  /// Returns ` · converted at 0.8×` for the progress line, or an empty text if the conversion is at least twice as fast
  /// as playback.
  static func speed(_ progress: ConversionProgress?) -> String {
    guard let progress, progress.isMaking, let speed = progress.speed, speed < 2 else { return "" }
    return " · converted at \((speed * 10).rounded() / 10)×"
  }

  /// Returns a line for the user: the device refused the media as it is, so it plays converted.
  static func secondTry(_ second: SecondTry) -> String {
    "the device refused it as it is (\(TerminalText.clean(second.refusal))) So it plays converted."
  }

  /// Returns a line for the user about a new failure of ffmpeg, smaller pictures, or a conversion that is too slow;
  /// `nil` without one of them.
  static func note(_ progress: ConversionProgress, after last: ConversionProgress?) -> String? {
    if let failure = progress.failure, failure != last?.failure {
      return "castctl: the conversion failed: \(TerminalText.clean(failure))"
    }
    if let height = progress.conversion.height, let before = last?.conversion.height, height < before {
      return "castctl: converting is slower than playing: from here on the pictures have \(height) lines."
    }
    let isSlow = progress.speed.map { $0 < 1 } ?? false
    guard isSlow, last?.speed.map({ $0 >= 1 }) ?? true else { return nil }
    return "castctl: converting is slower than playing: the device may stop to buffer. --max-height 480 is faster."
  }
}
