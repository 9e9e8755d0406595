import ArgumentParser
import CastRPCClient

/// `castctl announce WHAT…`.
struct AnnounceCommand: DeviceCommand {
  static let configuration = CommandConfiguration(
    commandName: "announce", abstract: "Plays an announcement, then restores the previous playback.",
    discussion:
      "The app, the queue, the position, the volume and whether it was paused come back. The command ends when they have."
  )
  @Argument(
    help: ArgumentHelp("What to play: http or https URLs, pages, files, folders, playlists.", valueName: "what"),
    completion: .file())
  var what: [String]
  @Option(help: ArgumentHelp("The volume meanwhile, in percent.", valueName: "percent")) var volume: Double?
  @Option(help: "The title to show; for one thing.") var title: String?
  @Option(help: ArgumentHelp("The MIME type. Default: told from the file or URL.", valueName: "mime")) var type: String?
  @Option(
    help: ArgumentHelp("Cut it off after this long. Default: 60s.", valueName: "time"), transform: PlayCommand.time)
  var most = 60.0
  @Flag(help: "Load URLs as they are: look for no media in pages and playlists.") var noResolve = false
  @OptionGroup var several: SeveralDevices
  @OptionGroup(title: "Common options") var common: CommonOptions

  static var isForRunningApps: Bool { false }

  func validate() throws {
    if let volume, !(0...100).contains(volume) { throw ValidationError("--volume goes from 0 to 100.") }
    if self.title != nil && self.what.count > 1 { throw ValidationError("--title is for one thing.") }
    guard self.most > 0, self.most <= 3_600 else { throw ValidationError("--most goes from a moment to one hour.") }
  }

  func act(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus {
    try await self.announce(target, client) { _ in }
  }

  func run(_ session: ControlSession) async throws {
    guard !self.isForSeveral else { return try await self.runOnSeveral(session) }
    let output = session.output
    output.live("Announcing…")
    let status = try await self.announce(self.common.target, session.client) { progress in
      if let text = PhaseText.of(progress) { output.live(text) }
    }
    output.live("")
    output.status(status)
  }

  private func announce(
    _ target: PlayerTarget, _ client: CastClient, progress: @escaping CallProgress.Handler
  ) async throws -> PlayerStatus {
    let urls = try PlayableThing.locations(self.what)
    let params = PlayerInterruptParams(
      playerTarget: target, url: urls.count == 1 ? urls[0] : nil, urls: urls.count > 1 ? urls : nil,
      contentType: self.type, title: self.title, resolve: self.noResolve ? .never : nil,
      volumeLevel: self.volume.map { $0 / 100 }, maximumDuration: self.most)
    // Other clients' announcements on this device play first, so the limit exceeds this one's length.
    let resolving = self.noResolve || urls.allSatisfy { PlayableThing.isLocal($0) } ? .zero : PlayCommand.resolvingTime
    let limit = Duration.seconds(self.most * 4 + 120) + resolving
    return try await client.player.interrupt(params, timeout: limit, progress: progress)
  }
}
