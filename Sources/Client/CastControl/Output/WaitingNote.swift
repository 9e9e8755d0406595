import CastRPCClient
import Synchronization

/// The progress of a long call: the live line on a terminal, and one note on a pipe if it takes long.
final class WaitingNote: Sendable {
  /// The time after which a pipe gets the note.
  private static let patience = Duration.seconds(8)

  private let output: ControlOutput
  private let text: Mutex<String>

  /// Shows the first text.
  init(_ output: ControlOutput, _ text: String) {
    self.output = output
    self.text = Mutex(text)
    output.live(text)
  }

  func show(_ text: String) {
    self.text.withLock { $0 = text }
    self.output.live(text)
  }

  /// Returns the result of `body`, and removes the live line; writes the note if it takes longer than eight seconds.
  func during<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
    let note = Task {
      try await Task.sleep(for: Self.patience)
      guard !self.output.showsLiveLine, !self.output.isJSON else { return }
      let text = self.text.withLock { $0 }
      self.output.note("castctl: still waiting. \(text) Ctrl-C ends the command; the device isn't stopped.")
    }
    defer {
      note.cancel()
      self.output.live("")
    }
    return try await body()
  }
}

/// The progress of a long call, for the live line.
enum PhaseText {
  static func of(_ progress: CallProgress) -> String? {
    if let message = progress.message { return TerminalText.clean(message) }
    switch progress.phase {
    case nil: return nil
    case .resolve: return "Looking up the address…"
    case .tcp, .tls, .authenticate, .connect: return "Connecting…"
    case .launch: return "Launching the app…"
    case .join, .appConnect: return "Joining the app…"
    // The last step before the media is loaded.
    case .mediaStatus: return "Loading…"
    default: return "Working…"
    }
  }
}
