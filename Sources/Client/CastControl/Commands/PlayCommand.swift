import ArgumentParser
import CastRPCClient

/// `castctl play WHAT…`.
struct PlayCommand: DeviceCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Plays files, URLs and pages on a device.",
    discussion: """
      Several become a queue, and so do folders and playlists (M3U, PLS, XSPF). Of a page, such as one of a video site, \
      the media in it is played where yt-dlp is installed on the server's machine, or a resolver of its options is for \
      the page. The command ends when the device plays; with \
      --wait, when playback has ended. Ctrl-C leaves the device playing. Files of this machine are served by the \
      server, which stays for it; standard input only as long as the command runs.
      """)
  @Argument(
    help: ArgumentHelp(
      "What to play: http or https URLs, pages, files, folders, playlists; or - alone for standard input.",
      valueName: "what"),
    completion: .file())
  var what: [String] = []
  @Option(help: ArgumentHelp("Where to begin: 1:20, 80, 1h20m.", valueName: "time"), transform: PlayCommand.time)
  var at: Double?
  @Option(help: "The title to show; for one thing.") var title: String?
  @Option(help: ArgumentHelp("The MIME type. Default: told from the file or URL.", valueName: "mime")) var type: String?
  @Option(
    help: ArgumentHelp("Show the subtitles of this file or URL; for one film.", valueName: "file"), completion: .file())
  var subtitles: String?
  @OptionGroup var playing: PlayingArguments
  @OptionGroup(title: "This desktop") var capture: CaptureArguments
  @OptionGroup(title: "Conversion of files that the device can't play, with ffmpeg") var conversion: ConversionArguments
  @Flag(help: "Load URLs as they are: look for no media in pages and playlists.") var noResolve = false
  @Flag(help: "Load it, but don't begin to play.") var paused = false
  @Flag(
    inversion: .prefixedNo,
    help: "Examine the media first, and don't start if the device can't play it. Default: for files of this machine.")
  var check: Bool?
  @Flag(help: "Stay until it has ended.") var wait = false
  @OptionGroup var several: SeveralDevices
  @OptionGroup(title: "Common options") var common: CommonOptions

  static var isForRunningApps: Bool { false }

  /// The time limit of finding the media of a page: the longest that the option `pages.timeout` allows (600 s) and
  /// twenty seconds more.
  static let resolvingTime = Duration.seconds(620)

  var topics: [String] { [PlayerFollower.topic, PlayerFollower.conversionTopic, PlayerFollower.endTopic] }

  func validate() throws {
    try self.capture.check(self.what)
    if self.title != nil && self.what.count > 1 { throw ValidationError("--title is for one thing.") }
    if self.subtitles != nil && self.what.count > 1 { throw ValidationError("--subtitles is for one film.") }
    if self.wait && self.paused { throw ValidationError("Paused media doesn't end: --paused or --wait, not both.") }
    if self.type?.isEmpty == true { throw ValidationError("--type wants a MIME type, such as video/mp4.") }
    if self.isForSeveral {
      if self.wait { throw ValidationError("--wait is for one device.") }
      if self.capture.isOn || self.what.contains(PlayableThing.standardInput) {
        throw ValidationError("Standard input and the desktop play on one device.")
      }
    }
  }

  func act(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus {
    let locations = try PlayableThing.locations(self.what)
    return try await client.player.play(try self.params(locations, target), timeout: self.limit(locations))
  }

  func run(_ session: ControlSession) async throws {
    if self.isForSeveral {
      let hasFiles = try PlayableThing.locations(self.what).contains(where: PlayableThing.isLocal)
      guard !session.client.ownsServer || !hasFiles else { throw CommandError.needsDaemon }
      return try await self.runOnSeveral(session)
    }
    if let capture = try await self.capture.capture() { return try await self.play(capture, session) }
    guard self.what == [PlayableThing.standardInput] else {
      return try await self.play(try PlayableThing.locations(self.what), session)
    }
    let pipe = try StandardInputPipe()
    defer { pipe.remove() }
    pipe.begin()
    try await self.play([pipe.path], session)
  }

  private func play(_ capture: DesktopCapture, _ session: ControlSession) async throws {
    let pipe = try StandardInputPipe()
    defer { pipe.remove() }
    capture.begin(into: pipe)
    session.output.remark("castctl: the device will be about 8 s behind this desktop.")
    do {
      try await self.play([pipe.path], session, title: capture.title)
    } catch {
      throw capture.failure ?? error
    }
    // The device has played the part that was captured before the failure.
    if let failure = capture.failure { throw failure }
  }

  private func params(
    _ locations: [String], _ target: PlayerTarget, title: String? = nil
  ) throws(CommandError) -> PlayerPlayParams {
    let subtitles: String? =
      if let file = self.subtitles { try PlayableThing.locations([file])[0] } else { nil }
    return PlayerPlayParams(
      playerTarget: target, url: locations.count == 1 ? locations[0] : nil,
      urls: locations.count > 1 ? locations : nil,
      subtitles: subtitles, contentType: self.type,
      title: self.title ?? title, currentTime: self.at, resume: self.playing.fromStart ? nil : true,
      slideInterval: self.playing.every, autoplay: self.paused ? false : nil,
      resolve: self.noResolve ? .never : nil,
      convert: self.conversion.mode, audioTrack: self.conversion.audioTrack,
      burnSubtitles: self.conversion.subtitlesBurned, maximumHeight: self.conversion.maxHeight,
      maximumBitRate: self.conversion.bitRate, preflight: self.check)
  }

  private func limit(_ locations: [String]) -> Duration {
    // The server tries a page's entries one after the other until one plays.
    let isLocal = locations.allSatisfy { PlayableThing.isLocal($0) }
    return isLocal || self.noResolve ? self.common.limit(45) : self.common.limit(45) + Self.resolvingTime
  }

  private func play(_ locations: [String], _ session: ControlSession, title: String? = nil) async throws {
    let params = try self.params(locations, self.common.target, title: title)
    let output = session.output
    let waiting = WaitingNote(output, "Looking for the device…")
    let status = try await waiting.during { [limit = self.limit(locations)] in
      try await session.client.player.play(params, timeout: limit) { progress in
        if let text = PhaseText.of(progress) { waiting.show(text) }
      }
    }
    self.tellResolved(status, output)
    if let second = status.secondTry {
      output.remark("castctl: \(ConversionText.secondTry(second))")
    }
    if let place = status.resumedAt {
      output.remark("castctl: it begins at \(MediaTime.text(place)), where it was left. --from-start begins anew.")
    }
    // castctl's own server and its standard input end with this command, and the device would stop playing.
    let isStandardInput = self.capture.isOn || self.what == [PlayableThing.standardInput]
    let isOwner = session.client.ownsServer
    let ownsFiles = isOwner ? await self.hasFiles(session, status) : false
    let advances = isOwner && self.playing.every != nil
    let resolves = isOwner && status.resolved.map { $0.kind == .playlist && $0.itemCount > 1 } ?? false
    let serves = ownsFiles || isStandardInput || advances || resolves
    try self.checkPosition(status)
    if !self.wait && !serves || output.showsLiveLine { output.status(status) }
    if serves && !self.wait {
      let reason =
        isStandardInput
        ? self.capture.isOn ? "it captures this desktop" : "it passes its standard input on"
        : "it \(ownsFiles ? "serves the files" : advances ? "advances the pictures" : "finds the media of each entry")"
          + " itself: no cast-rpc daemon listens here"
      output.remark("castctl: this command stays until it has ended, because \(reason).")
    }
    guard self.wait || serves else { return }
    try await self.follow(session, status, locations)
  }

  /// Throws if the position of `--at` is behind the end of the media, or the media ended at once.
  private func checkPosition(_ status: PlayerStatus) throws(CommandError) {
    guard let at, !self.paused else { return }
    let hasEnded = status.playerState == .idle && status.idleReason == .finished
    guard hasEnded || status.duration.map({ at >= $0 }) == true else { return }
    let length = status.duration.map { ", which is \(MediaTime.text($0)) long" } ?? ""
    throw CommandError(
      exit: .refused, message: "Nothing plays: --at \(MediaTime.text(at)) is behind the end of the media\(length).",
      advice: "Give an earlier time.", name: APIError.Kind.invalidPlayerState.name)
  }

  /// Prints the media that a page or playlist led to, and the items that are passed over.
  private func tellResolved(_ status: PlayerStatus, _ output: ControlOutput) {
    guard !output.isJSON else { return }
    if let resolved = status.resolved { output.note("castctl: \(ResolvedText.line(resolved))") }
    let passedOver = status.passedOver ?? []
    let played = status.resolved?.itemCount ?? status.queueLength ?? 1
    for line in ResolvedText.lines(passedOver, of: Int(clamping: played) + passedOver.count) { output.note(line) }
    for line in ResolvedText.lines(unusedSubtitles: status.unusedSubtitles ?? []) { output.note(line) }
  }

  /// Whether the server serves files to the session: a playlist of this machine may have only URLs in it, and a URL may
  /// be converted.
  private func hasFiles(_ session: ControlSession, _ status: PlayerStatus) async -> Bool {
    let list = try? await session.client.serve.list(ServeListParams(sessionId: status.sessionId))
    return list?.publications.isEmpty != true
  }

  /// Returns the content ids that the device reports while it plays this: the URLs, the addresses of served files, and
  /// those of the queue; `nil` if the queue can't be read, since unknown ones may follow.
  private func contents(
    _ session: ControlSession, _ status: PlayerStatus, _ locations: [String]
  ) async -> Set<String>? {
    var contents = Set(locations)
    if let content = status.contentId { contents.insert(content) }
    guard locations.contains(where: PlayableThing.isLocal) || status.queueLength != nil else { return contents }
    if let list = try? await session.client.serve.list(ServeListParams(sessionId: status.sessionId)) {
      contents.formUnion(list.publications.map(\.url))
    }
    guard let queue = try? await session.client.queue.whole(of: status.sessionId) else {
      return (status.queueLength ?? 1) > 1 ? nil : contents
    }
    return Self.contents(of: queue, and: contents)
  }

  /// Returns the content ids with those of a queue; `nil` if the device doesn't report all of them.
  static func contents(of queue: QueuePage, and others: Set<String>) -> Set<String>? {
    let known = queue.items.compactMap { $0.media?.contentId }
    let isWhole = queue.isComplete && known.count == queue.items.count
    return isWhole || queue.items.count <= 1 ? others.union(known) : nil
  }

  private func follow(_ session: ControlSession, _ status: PlayerStatus, _ locations: [String]) async throws {
    let output = session.output
    // Earlier events of the player don't count, so the subscription begins here; the status covers the time between.
    let follower = PlayerFollower(session)
    let target = self.common.target(status.address ?? status.deviceId)
    // The items of a page's playlist are found when they are about to play.
    let isOpen = status.resolved?.kind == .playlist
    let urls = isOpen ? nil : await self.contents(session, status, locations)
    var last = try await session.client.player.status(
      PlayerStatusParams(playerTarget: target), timeout: self.common.limit())
    var conversion: ConversionProgress?
    if !Self.hasEnded(last, urls: urls) {
      for await step in follower.steps(of: last) {
        switch step {
        case .drawn(let status):
          let speed = ConversionText.speed(conversion)
          output.live(ProgressLine.text(status, width: (output.width ?? 80) - speed.count) + speed)
        case .converted(let progress):
          if let note = ConversionText.note(progress, after: conversion) { output.remark(note) }
          conversion = progress
        case .changed(let status): last = status
        case .ended(let end): if let failure = CommandError(endOf: end) { throw failure }
        }
        if Self.hasEnded(last, urls: urls) { break }
      }
    }
    output.live("")
    guard Self.hasEnded(last, urls: urls) else { throw CommandError.serverGone }
    output.status(last)
    if last.idleReason == .error, last.playerState == .idle {
      throw CommandError(
        exit: .refused, message: "\(last.friendlyName) stopped with an error.",
        advice: "Check that the device itself can open the URL and supports its type.", name: "MediaError")
    }
  }

  /// Whether the loaded media is over: it ended, was stopped, or was replaced.
  ///
  /// - Parameter urls: The content ids of the loaded media; `nil` if unknown ones may follow.
  static func hasEnded(_ status: PlayerStatus, urls: Set<String>?) -> Bool {
    if status.playerState == .idle || status.sessionId == nil { return true }
    guard let urls, let content = status.contentId, status.playerState != .loading else { return false }
    return !urls.contains(content)
  }

  static func time(_ text: String) throws -> Double {
    guard let seconds = MediaTime.seconds(text) else {
      throw ValidationError("“\(TerminalText.clean(text))” is no time: 1:20, 80 or 1h20m.")
    }
    return seconds
  }
}
