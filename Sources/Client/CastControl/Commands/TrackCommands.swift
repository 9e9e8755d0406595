import ArgumentParser
import CastRPCClient

/// The media that plays on a device, in the app that was joined for it.
struct JoinedMedia {
  let session: ControlSession
  /// The device's status, with the id of the session.
  let status: PlayerStatus
  let state: MediaState

  /// Joins the app on the device.
  ///
  /// - Throws: ``CommandError`` if nothing plays.
  init(_ session: ControlSession) async throws {
    self.session = session
    self.status = try await session.client.player.connect(
      PlayerConnectParams(playerTarget: session.options.target), timeout: session.options.limit())
    self.state = try await session.client.media.getStatus(MediaGetStatusParams(sessionId: self.status.sessionId))
    guard self.state.status?.media != nil, self.state.playerState != .idle else {
      throw CommandError.nothingPlays(self.status)
    }
  }

  /// The tracks of the media that plays.
  var tracks: MediaTracks {
    MediaTracks(all: self.state.status?.media?.tracks ?? [], active: self.state.status?.activeTrackIds ?? [])
  }

  /// Activates the tracks with these ids, and no others; returns the tracks afterwards.
  func activate(_ ids: [Int64]) async throws -> MediaTracks {
    let state = try await self.session.client.media.setActiveTracks(
      MediaSetActiveTracksParams(sessionId: self.status.sessionId, activeTrackIds: ids),
      timeout: self.session.options.limit())
    return MediaTracks(
      all: state.status?.media?.tracks ?? self.tracks.all, active: state.status?.activeTrackIds ?? ids)
  }
}

/// The tracks of a medium, as people number and name them.
struct MediaTracks: Equatable {
  /// All tracks; people count them from 1.
  var all: [Track]
  /// The ids of those that are shown or heard.
  var active: [Int64]

  /// Returns the ids of the active tracks if `word` is chosen among those of `type`; the others stay.
  ///
  /// - Parameter word: A number of the list, a language (`en` means `en-US`, too), a name, or `off`.
  /// - Throws: ``CommandError`` if `word` is that of no track of `type`.
  func choosing(_ word: String, of type: TrackType) throws(CommandError) -> [Int64] {
    let others = self.active.filter { id in !self.all.contains { $0.trackId == id && $0.type == type } }
    if type == .text, ["off", "none"].contains(word.lowercased()) { return others }
    guard let track = self.track(word, of: type) else {
      let kind = type == .text ? "subtitles" : "sound"
      let known = self.all.enumerated().filter { $0.element.type == type }.map { self.label($0.offset) }
      throw CommandError(
        exit: .refused, message: "There are no \(kind) “\(word)”.".replacing("are no sound", with: "is no sound"),
        advice: known.isEmpty
          ? "What plays lists none; `castctl play FILE --subtitles FILE` brings some along."
          : "Choose one of: \(known.joined(separator: ", ")).",
        name: APIError.Kind.noSuchTrack.name)
    }
    return others + [track.trackId]
  }

  private func track(_ word: String, of type: TrackType) -> Track? {
    if let number = Int(word) {
      guard number >= 1, number <= self.all.count, self.all[number - 1].type == type else { return nil }
      return self.all[number - 1]
    }
    let word = word.lowercased()
    let candidates = self.all.filter { $0.type == type }
    return candidates.first { $0.language?.lowercased() == word }
      ?? candidates.first { $0.language?.lowercased().hasPrefix("\(word)-") == true }
      ?? candidates.first { $0.name?.lowercased() == word }
  }

  private func label(_ index: Int) -> String {
    let track = self.all[index]
    let words = [track.language, track.name].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? "\(index + 1)" : "\(index + 1) (\(words.joined(separator: ", ")))"
  }

  /// Returns the table of the tracks, or of those of one type, with the numbers of the whole list.
  func table(of type: TrackType? = nil) -> TextTable {
    let rows = self.all.enumerated().filter { type == nil || $0.element.type == type }.map { index, track in
      let isActive = self.active.contains(track.trackId)
      return [
        TextTable.Cell("\(index + 1)", .faint), TextTable.Cell(isActive ? "▶" : ""),
        TextTable.Cell(Self.kind(track), .faint), TextTable.Cell(track.language ?? ""),
        TextTable.Cell(track.name ?? "", isActive ? .bold : .plain),
      ]
    }
    return TextTable(titles: ["#", "", "KIND", "LANGUAGE", "NAME"], rows: rows)
  }

  private static func kind(_ track: Track) -> String {
    switch track.type {
    case .text: track.subtype?.rawValue.lowercased() ?? "text"
    case .audio: "sound"
    case .video: "pictures"
    default: track.type.rawValue.lowercased()
    }
  }

  /// Returns the list as JSON: each track with its number, and whether it is active.
  func json(of type: TrackType? = nil) -> JSONValue {
    let listed = self.all.enumerated().filter { type == nil || $0.element.type == type }
    let tracks = listed.map { index, track -> JSONValue in
      var object = track.jsonObject
      object["number"] = .integer(Int64(index + 1))
      object["isActive"] = .bool(self.active.contains(track.trackId))
      return .object(object)
    }
    return ["tracks": .array(tracks)]
  }

  /// Prints the list.
  func print(to output: ControlOutput, of type: TrackType? = nil) {
    if output.isJSON { return output.json(self.json(of: type)) }
    let noun = type == .text ? "subtitles" : "tracks"
    output.table(self.table(of: type), ifEmpty: "What plays lists no \(noun).")
  }
}

/// `castctl tracks [--audio WHICH]`.
struct TracksCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "tracks", abstract: "Lists the tracks of what plays, or chooses the sound's.",
    discussion: "Subtitles are chosen with `castctl subtitles`. ▶ marks those that are shown or heard.")
  @Option(help: ArgumentHelp("The sound's track: its number in the list, language or name.", valueName: "which"))
  var audio: String?
  @OptionGroup(title: "Common options") var common: CommonOptions

  func validate() throws {
    if self.audio?.isEmpty == true { throw ValidationError("--audio wants a number, a language or a name.") }
  }

  func run(_ session: ControlSession) async throws {
    let media = try await JoinedMedia(session)
    guard let audio else { return media.tracks.print(to: session.output) }
    let ids = try media.tracks.choosing(audio, of: .audio)
    try await media.activate(ids).print(to: session.output)
  }
}

/// `castctl subtitles [WHICH]`.
struct SubtitlesCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "subtitles", abstract: "Lists the subtitles of what plays, chooses some, or turns them off.",
    discussion: "WHICH is a number of the list, a language (en means en-US, too), a name, or off.")
  @Argument(help: "A number, a language, a name, or off.", completion: .list(["off"])) var which: String?
  @OptionGroup(title: "Common options") var common: CommonOptions

  func validate() throws {
    if self.which?.isEmpty == true { throw ValidationError("Give a number, a language, a name, or off.") }
  }

  func run(_ session: ControlSession) async throws {
    let media = try await JoinedMedia(session)
    guard let which else { return media.tracks.print(to: session.output, of: .text) }
    let ids = try media.tracks.choosing(which, of: .text)
    try await media.activate(ids).print(to: session.output, of: .text)
  }
}

/// `castctl speed [RATE]`.
struct SpeedCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "speed", abstract: "Shows or sets the speed of what plays.",
    discussion: "RATE is 0.5 to 2, or 50% to 200%; 1 is normal.")
  @Argument(help: "0.5 to 2, or 50% to 200%.", transform: SpeedCommand.rate) var rate: Double?
  @OptionGroup(title: "Common options") var common: CommonOptions

  /// The rates that devices accept (kGCKMediaMinPlaybackRate, kGCKMediaMaxPlaybackRate).
  private static let range = 0.5...2.0

  func run(_ session: ControlSession) async throws {
    let media = try await JoinedMedia(session)
    guard let rate else { return self.show(media.state, media, session.output) }
    let state = try await session.client.media.setPlaybackRate(
      MediaSetPlaybackRateParams(sessionId: media.status.sessionId, playbackRate: rate),
      timeout: self.common.limit())
    self.show(state, media, session.output)
  }

  private func show(_ state: MediaState, _ media: JoinedMedia, _ output: ControlOutput) {
    let rate = state.status?.playbackRate ?? 1
    let name = TerminalText.clean(media.status.friendlyName)
    output.result(
      ["device": .string(media.status.friendlyName), "playbackRate": .number(rate)] as JSONValue,
      "\(name): \(Self.text(rate))")
  }

  /// Returns `1.5×`, with two decimals at most; a device may report any number.
  static func text(_ rate: Double) -> String {
    guard abs(rate) < 1_000 else { return "\(rate)×" }
    let hundredths = (rate * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))×" : "\(hundredths)×"
  }

  static func rate(_ text: String) throws -> Double {
    let digits = text.hasSuffix("%") || text.hasSuffix("x") || text.hasSuffix("×") ? String(text.dropLast()) : text
    let isNumber = digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard isNumber, let number = Double(digits), self.range.contains(text.hasSuffix("%") ? number / 100 : number) else {
      throw ValidationError("“\(TerminalText.clean(text))” is no speed: 0.5 to 2, or 50% to 200%.")
    }
    return text.hasSuffix("%") ? number / 100 : number
  }
}

/// `castctl skip-ad`.
struct SkipAdCommand: ControlCommand {
  static let configuration = CommandConfiguration(commandName: "skip-ad", abstract: "Skips the ad that plays.")
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let media = try await JoinedMedia(session)
    let state = try await session.client.media.skipAd(
      MediaSkipAdParams(sessionId: media.status.sessionId), timeout: self.common.limit())
    if session.output.isJSON { return session.output.json(state) }
    session.output.line("\(TerminalText.clean(media.status.friendlyName)): the ad is skipped")
  }
}
