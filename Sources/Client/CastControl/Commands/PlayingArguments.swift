import ArgumentParser

/// The options of `castctl play` for the interval between pictures, and for the position at which it begins.
struct PlayingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Show each picture of a folder or queue this long: 10s, 1:30.", valueName: "time"),
    transform: PlayingArguments.interval)
  var every: Double?
  @Flag(help: "Begin at the start, although the film was left at another place.") var fromStart = false

  private static let range = 2.0...86_400

  private static func interval(_ text: String) throws -> Double {
    let seconds = try PlayCommand.time(text)
    guard self.range.contains(seconds) else { throw ValidationError("--every goes from 2 seconds to one day.") }
    return seconds
  }
}
