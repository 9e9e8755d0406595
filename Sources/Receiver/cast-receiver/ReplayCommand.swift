import ArgumentParser
import CastRecording
import EmulatedReceiver

/// The options for the replay of a recorded device.
struct ReplayCommandOptions: ParsableArguments {
  @Option(help: "Be the device of a recording: answer as it did, and send what it sent (docs/Replay.md).")
  var replay: String?
  @Option(help: "How many times faster than recorded; max waits for nothing but the sender.", transform: Self.speed)
  var replaySpeed: Speed?
  @Option(
    help: "What a request gets that the recording doesn't have: emulate (the emulated receiver's answer) or refuse.",
    transform: Self.misses)
  var replayMisses: ReplayOptions.Misses?

  /// The speed of a replay.
  enum Speed: Hashable {
    case times(Double)
    case maximum
  }

  func validate() throws {
    guard self.replay != nil || (self.replaySpeed == nil && self.replayMisses == nil) else {
      throw ValidationError("--replay-speed and --replay-misses go with --replay FILE.")
    }
  }

  /// Makes `configuration` that of the recorded device.
  func apply(to configuration: inout ReceiverConfiguration) throws {
    guard let replay else { return }
    var options = ReplayOptions(misses: self.replayMisses ?? .emulate)
    switch self.replaySpeed {
    case .times(let factor): options.speed = factor
    case .maximum: options.speed = nil
    case nil: break
    }
    do {
      try configuration.replay(try Recording(file: replay, limits: Self.limits), options: options)
    } catch let error as RecordingError {
      throw ValidationError(error.message)
    } catch let error as ReceiverError {
      throw ValidationError("“\(replay)” can't be replayed. \(error.message)")
    }
  }

  /// The largest recording that is replayed: half the format's limit, because all of it is kept in memory.
  private static var limits: RecordingLimits {
    var limits = RecordingLimits()
    limits.fileBytes = 32 << 20
    return limits
  }

  private static func speed(_ text: String) throws -> Speed {
    if text == "max" { return .maximum }
    guard let factor = Double(text), (0.01...1_000).contains(factor) else {
      throw ValidationError("--replay-speed is max, or a factor from 0.01 to 1000.")
    }
    return .times(factor)
  }

  private static func misses(_ text: String) throws -> ReplayOptions.Misses {
    guard let misses = ReplayOptions.Misses(rawValue: text) else {
      throw ValidationError("--replay-misses is emulate or refuse.")
    }
    return misses
  }
}
