import ArgumentParser
import CastRPCClient

/// `castctl pause`.
struct PauseCommand: DeviceCommand {
  static let configuration = CommandConfiguration(commandName: "pause", abstract: "Pauses what plays.")
  @OptionGroup var several: SeveralDevices
  @OptionGroup(title: "Common options") var common: CommonOptions

  func act(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus {
    let params = PlayerPauseParams(playerTarget: target)
    let status = try await client.player.pause(params, timeout: self.common.limit())
    // The server reports success if nothing plays, but a script that pauses needs an error.
    guard status.playerState != .idle else { throw CommandError.nothingPlays(status) }
    return status
  }
}

/// `castctl resume`.
struct ResumeCommand: DeviceCommand {
  static let configuration = CommandConfiguration(commandName: "resume", abstract: "Resumes playback.")
  @OptionGroup var several: SeveralDevices
  @OptionGroup(title: "Common options") var common: CommonOptions

  func act(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus {
    try await client.player.resume(PlayerResumeParams(playerTarget: target), timeout: self.common.limit())
  }
}

/// `castctl toggle`.
struct ToggleCommand: DeviceCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle", abstract: "Pauses if it plays, resumes if it is paused.")
  @OptionGroup var several: SeveralDevices
  @OptionGroup(title: "Common options") var common: CommonOptions

  func act(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus {
    try await client.player.toggle(PlayerToggleParams(playerTarget: target), timeout: self.common.limit())
  }
}

/// `castctl stop`.
struct StopCommand: DeviceCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "Stops the app on the device, even if another sender started it.")
  @Flag(help: "Stop only what plays; the app stays.") var keepApp = false
  @OptionGroup var several: SeveralDevices
  @OptionGroup(title: "Common options") var common: CommonOptions

  func act(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus {
    let params = PlayerStopParams(playerTarget: target, keepApplication: self.keepApp ? true : nil)
    return try await client.player.stop(params, timeout: self.common.limit())
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
    guard status.playerState != .idle else { throw CommandError.nothingPlays(status) }
    guard let duration = status.duration, duration > 0 else {
      throw CommandError(
        exit: .refused, message: "\(status.friendlyName) doesn't report the duration, so a percentage can't be used.",
        advice: "Give a time, such as 1:20, or a distance, such as +30.", name: "")
    }
    return duration
  }
}

/// `castctl volume [CHANGE]`.
struct VolumeCommand: DeviceCommand {
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
  @OptionGroup var several: SeveralDevices
  @OptionGroup(title: "Common options") var common: CommonOptions

  static var isForRunningApps: Bool { false }

  func act(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus {
    var params = PlayerSetVolumeParams(playerTarget: target)
    switch self.change {
    case nil: return try await self.status(target, client)
    case .level(let level): params.level = level
    case .steps(let steps): params.steps = steps
    case .muted(let muted): params.muted = muted
    case .distance(let distance):
      let status = try await self.status(target, client)
      guard let level = status.volumeLevel else {
        throw CommandError(
          exit: .refused, message: "\(status.friendlyName) doesn't say how loud it is.",
          advice: "Give a level, such as 50.", name: "")
      }
      params.level = min(max(level + distance, 0), 1)
    }
    return try await client.player.setVolume(params, timeout: self.common.limit())
  }

  func text(_ status: PlayerStatus, colours: Bool) -> String {
    let volume = PlayerText.volume(status)
    return "\(TerminalText.clean(status.friendlyName)): \(volume.isEmpty ? "unknown" : volume)"
  }

  private func status(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus {
    try await client.player.status(PlayerStatusParams(playerTarget: target), timeout: self.common.limit())
  }
}

extension CommandError {
  /// Returns the error of a command that needs playback, for a device on which nothing plays.
  static func nothingPlays(_ status: PlayerStatus) -> CommandError {
    CommandError(
      exit: .refused, message: "Nothing plays on “\(status.friendlyName)”.",
      advice: "Play something with `castctl play URL`.", name: APIError.Kind.noMediaSession.name)
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
