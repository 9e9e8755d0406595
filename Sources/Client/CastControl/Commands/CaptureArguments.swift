import ArgumentParser

/// The options of `castctl play` that capture this desktop in place of files.
struct CaptureArguments: ParsableArguments {
  @Flag(help: "Play the sound of this desktop (PulseAudio, PipeWire); the device is about 8 s behind.")
  var desktopAudio = false
  @Flag(help: "Play the screen of this desktop (X11) with its sound; the device is about 8 s behind.")
  var screen = false

  /// Whether anything is captured.
  var isOn: Bool { self.desktopAudio || self.screen }

  func validate() throws {
    guard self.desktopAudio, self.screen else { return }
    throw ValidationError("--screen has the sound, too: leave --desktop-audio out.")
  }

  /// Checks that the options fit the other arguments.
  func check(_ what: [String]) throws {
    if self.isOn, !what.isEmpty { throw ValidationError("--desktop-audio and --screen stand alone, without files.") }
    if !self.isOn, what.isEmpty {
      throw ValidationError(
        "Say what to play: files, URLs, or - for standard input. `castctl resume` continues what is paused.")
    }
  }

  /// Returns the child that captures, or `nil` if nothing is to be captured. May run `pactl`.
  func capture() async throws(CommandError) -> DesktopCapture? {
    guard self.isOn else { return nil }
    return try await DesktopCapture.find(screen: self.screen)
  }
}
