import ArgumentParser
import CastRPCClient

/// `castctl pause`.
struct PauseCommand: ControlCommand {
  static let configuration = CommandConfiguration(commandName: "pause", abstract: "Pauses what plays.")
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let params = PlayerPauseParams(playerTarget: self.common.target)
    session.output.status(try await session.client.player.pause(params, timeout: self.common.limit()))
  }
}

/// `castctl resume`.
struct ResumeCommand: ControlCommand {
  static let configuration = CommandConfiguration(commandName: "resume", abstract: "Resumes playback.")
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let params = PlayerResumeParams(playerTarget: self.common.target)
    session.output.status(try await session.client.player.resume(params, timeout: self.common.limit()))
  }
}

/// `castctl toggle`.
struct ToggleCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle", abstract: "Pauses if it plays, resumes if it is paused.")
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let params = PlayerToggleParams(playerTarget: self.common.target)
    session.output.status(try await session.client.player.toggle(params, timeout: self.common.limit()))
  }
}

/// `castctl stop`.
struct StopCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "Stops the app on the device, even if another sender started it.")
  @Flag(help: "Stop only what plays; the app stays.") var keepApp = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let params = PlayerStopParams(playerTarget: self.common.target, keepApplication: self.keepApp ? true : nil)
    session.output.status(try await session.client.player.stop(params, timeout: self.common.limit()))
  }
}

/// `castctl next`.
struct NextCommand: ControlCommand {
  static let configuration = CommandConfiguration(commandName: "next", abstract: "Plays the next item of the queue.")
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let params = PlayerNextParams(playerTarget: self.common.target)
    session.output.status(try await session.client.player.next(params, timeout: self.common.limit()))
  }
}

/// `castctl previous`.
struct PreviousCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "previous", abstract: "Plays the previous item of the queue.")
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let params = PlayerPreviousParams(playerTarget: self.common.target)
    session.output.status(try await session.client.player.previous(params, timeout: self.common.limit()))
  }
}

/// `castctl seek WHERE`.
struct SeekCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "seek", abstract: "Goes to a position, or by a distance.",
    discussion: "WHERE is a position (1:20, 1:02:03, 80, 90s, 1h20m), a distance (+30, -10, +1:00) or a part (50%).")
  @Argument(help: "1:20, +30, -10 or 50%.", transform: SeekTarget.argument) var `where`: SeekTarget
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    var params = PlayerSeekParams(playerTarget: self.common.target)
    switch self.where {
    case .position(let seconds): params.position = seconds
    case .distance(let seconds): params.distance = seconds
    case .fraction(let part): params.position = part * (try await self.duration(session))
    }
    session.output.status(try await session.client.player.seek(params, timeout: self.common.limit()))
  }

  private func duration(_ session: ControlSession) async throws -> Double {
    let status = try await session.client.player.status(
      PlayerStatusParams(playerTarget: self.common.target), timeout: self.common.limit())
    guard let duration = status.duration, duration > 0 else {
      throw CommandError(
        exit: .refused, message: "\(status.friendlyName) doesn't report the duration, so a percentage can't be used.",
        advice: "Give a time, such as 1:20, or a distance, such as +30.", name: "")
    }
    return duration
  }
}

/// `castctl volume [CHANGE]`.
struct VolumeCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "volume", abstract: "Shows or sets the device's volume.",
    discussion: """
      CHANGE is a level in percent (50), a distance in percent (+5, -5: it stops at 0 and 100), the device's own steps \
      (+1step, -2steps), mute or unmute. Without it the volume is shown.
      """)
  @Argument(
    help: "50, +5, -5, +1step, -2steps, mute or unmute.", completion: .list(["mute", "unmute"]),
    transform: VolumeChange.argument)
  var change: VolumeChange?
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    var params = PlayerSetVolumeParams(playerTarget: self.common.target)
    switch self.change {
    case nil: return self.show(try await self.status(session), session)
    case .level(let level): params.level = level
    case .steps(let steps): params.steps = steps
    case .muted(let muted): params.muted = muted
    case .distance(let distance):
      let status = try await self.status(session)
      guard let level = status.volumeLevel else {
        throw CommandError(
          exit: .refused, message: "\(status.friendlyName) doesn't say how loud it is.",
          advice: "Give a level, such as 50.", name: "")
      }
      params.level = min(max(level + distance, 0), 1)
    }
    self.show(try await session.client.player.setVolume(params, timeout: self.common.limit()), session)
  }

  private func status(_ session: ControlSession) async throws -> PlayerStatus {
    try await session.client.player.status(
      PlayerStatusParams(playerTarget: self.common.target), timeout: self.common.limit())
  }

  private func show(_ status: PlayerStatus, _ session: ControlSession) {
    let volume = PlayerText.volume(status)
    session.output.result(
      status, "\(TerminalText.clean(status.friendlyName)): \(volume.isEmpty ? "unknown" : volume)")
  }
}

extension SeekTarget {
  /// Reads the argument of `seek`.
  static func argument(_ text: String) throws -> SeekTarget {
    guard let target = SeekTarget(text) else {
      throw ValidationError("“\(TerminalText.clean(text))” is no place to seek to: 1:20, 80, +30, -10 or 50%.")
    }
    return target
  }
}

extension VolumeChange {
  /// Reads the argument of `volume`.
  static func argument(_ text: String) throws -> VolumeChange {
    guard let change = VolumeChange(text) else {
      throw ValidationError(
        "“\(TerminalText.clean(text))” is no volume: 0 to 100, +5, -5, +1step, -2steps, mute or unmute.")
    }
    return change
  }
}
