import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// Handles EDIT_TRACKS_INFO: the language has priority over the ids, and applies to later items (cast.md 7.1).
  mutating func editTracks(
    _ edit: EditTracksInfoRequestData, for asker: Asker, now: NIODeadline
  ) throws(MediaRefusal) -> [ApplicationOutput] {
    guard var session = self.session, var media = session.queue.currentItem?.media else { throw .invalidPlayerState }
    let active = try self.activeTracks(after: edit, of: media.tracks ?? [], &session)
    self.session = session
    if let language = edit.language { self.languages.text = language }
    if edit.enableTextTracks == false { self.languages.text = nil }
    if let style = edit.textTrackStyle {
      media.textTrackStyle = style
      self.session?.queue.setMedia(media, of: session.queue.currentItemId)
    }
    let consequences = self.activate(active, of: media)
    // All senders need the new style, which is part of the media.
    let parts: StatusParts = edit.textTrackStyle == nil ? [] : [.media, .metadata]
    return self.statusToAll(asker: asker, parts: parts, now: now) + consequences + self.stateEvent(now: now)
  }

  private func activeTracks(
    after edit: EditTracksInfoRequestData, of tracks: [Track], _ session: inout MediaSession
  ) throws(MediaRefusal) -> [Int64] {
    var active = session.activeTrackIds
    if let ids = edit.activeTrackIds {
      guard FrameworkRules.accepts(activeTrackIds: ids, of: tracks) else { throw MediaRefusal(.invalidParameters) }
      if edit.language == nil { active = ids }
    }
    let texts = tracks.filter { $0.type == .text }.map(\.trackId)
    // "No text tracks available" (cast_receiver_framework.js, cast.receiver.MediaManager).
    if texts.isEmpty, edit.enableTextTracks != nil, edit.activeTrackIds == nil, edit.language == nil {
      throw MediaRefusal(.invalidParameters)
    }
    let isText = Set(texts)
    let others = active.filter { !isText.contains($0) }
    if edit.enableTextTracks == false {
      if others.count < active.count { session.disabledTextTracks = active.filter(isText.contains) }
      return others
    }
    if let language = edit.language {
      guard let track = try Self.track(language, edit.isSuggestedLanguage, .text, of: tracks) else { return active }
      return others + [track.trackId]
    }
    guard edit.enableTextTracks == true, others.count == active.count else { return active }
    defer { session.disabledTextTracks = [] }
    return others + (session.disabledTextTracks.isEmpty ? Array(texts.prefix(1)) : session.disabledTextTracks)
  }

  /// Handles EDIT_AUDIO_TRACKS: selects one sound track by its language.
  mutating func editAudioTracks(
    _ choice: EditAudioTracksRequestData, for asker: Asker, now: NIODeadline
  ) throws(MediaRefusal) -> [ApplicationOutput] {
    guard let session, let media = session.queue.currentItem?.media else { throw .invalidPlayerState }
    let tracks = media.tracks ?? []
    var consequences: [ApplicationOutput] = []
    if let track = try Self.track(choice.language, choice.isSuggestedLanguage, .audio, of: tracks) {
      let audio = Set(tracks.filter { $0.type == .audio }.map(\.trackId))
      let others = session.activeTrackIds.filter { !audio.contains($0) }
      consequences = self.activate(others + [track.trackId], of: media)
    }
    self.languages.audio = choice.language
    return self.statusToAll(asker: asker, now: now) + consequences + self.stateEvent(now: now)
  }

  /// Returns the track in `language`; `nil` if there is none, and the language was only suggested.
  private static func track(
    _ language: String, _ isSuggested: Bool?, _ type: TrackType, of tracks: [Track]
  ) throws(MediaRefusal) -> Track? {
    let track = LanguagePreference.track(in: language, type, of: tracks)
    if track == nil, isSuggested != true { throw MediaRefusal(.languageNotSupported) }
    return track
  }
}

extension MediaApplication {
  /// Turns tracks on, and all others off, and requests the files of text tracks that are active for the first time:
  /// a browser fetches the file of a `<track>` once its mode isn't "disabled" (HTML 4.8.11.11.3, "start the track
  /// processing model").
  mutating func activate(_ ids: [Int64], of media: MediaInformation) -> [ApplicationOutput] {
    guard var session else { return [] }
    let errors = session.activate(ids, of: media)
    let abandoned = session.trackRequest.map { [ApplicationOutput.abandon($0)] } ?? []
    session.trackRequest = nil
    self.session = session
    let unknown = session.unexaminedTracks(of: media)
    guard !unknown.isEmpty else { return errors + abandoned }
    var files = media
    files.tracks = unknown
    var request = ResourceRequest(
      id: self.nextResourceRequestID(), purpose: .textTracks, mediaSessionId: session.id, itemId: session.targetItemId,
      media: files, activeTrackIds: unknown.map(\.trackId))
    request.decoder = self.behavior.decoder
    self.session?.trackRequest = request.id
    return errors + abandoned + [.examine(request)]
  }

  /// Stores the results for text tracks that became active; those that can't be shown are turned off with an ERROR.
  mutating func tracksExamined(_ examination: ResourceExamination, now: NIODeadline) -> [ApplicationOutput] {
    self.session?.trackRequest = nil
    self.session?.resource.sidecarTracks.merge(examination.sidecarTracks) { _, new in new }
    guard let session, let media = session.queue.currentItem?.media else { return [] }
    let errors = self.session?.activate(session.activeTrackIds, of: media) ?? []
    return errors.isEmpty ? [] : errors + self.statusToAll(now: now) + self.stateEvent(now: now)
  }
}

extension MediaSession {
  /// Returns the active text tracks whose files haven't been examined yet.
  fileprivate func unexaminedTracks(of media: MediaInformation) -> [Track] {
    (media.tracks ?? []).filter { track in
      track.type == .text && track.trackContentId != nil && self.activeTrackIds.contains(track.trackId)
        && self.resource.sidecarTracks[track.trackId] == nil
    }
  }

  /// Turns tracks on, and all others off. Tracks that don't exist are left out, as are those whose file can't be
  /// loaded; all senders get an ERROR for the latter.
  mutating func activate(_ ids: [Int64], of media: MediaInformation) -> [ApplicationOutput] {
    let known = Set((media.tracks ?? []).map(\.trackId))
    let wanted = ids.filter { known.contains($0) }
    let failures = wanted.compactMap { self.resource.sidecarTracks[$0]?.failure }
    self.activeTrackIds = wanted.filter { self.resource.sidecarTracks[$0]?.failure == nil }
    let itemId = self.targetItemId
    return failures.map { failure in
      let error = WireMessage(type: .error) {
        $0.member("itemId", itemId)
        $0.member("reason", failure.reason)
        $0.member("detailedErrorCode", failure.detailedErrorCode)
      }
      return .send(error, to: .everyone(except: nil))
    }
  }
}

/// The viewer's languages, which also apply to later items (cast.md 7.1, EDIT_TRACKS_INFO and EDIT_AUDIO_TRACKS).
struct LanguagePreference: Sendable, Hashable {
  var audio: String?
  var text: String?

  /// Returns the tracks that are on by default.
  func tracks(of tracks: [Track]) -> [Int64] {
    [(self.audio, TrackType.audio), (self.text, TrackType.text)].compactMap { language, type in
      language.flatMap { Self.track(in: $0, type, of: tracks)?.trackId }
    }
  }

  /// Returns the track of a type in `language`: with that tag, or else of the same primary language (RFC 5646).
  static func track(in language: String, _ type: TrackType, of tracks: [Track]) -> Track? {
    let candidates = tracks.filter { $0.type == type }
    let wanted = language.lowercased()
    return candidates.first { $0.language?.lowercased() == wanted }
      ?? candidates.first { $0.language.map { Self.primary($0) == Self.primary(wanted) } ?? false }
  }

  private static func primary(_ tag: String) -> Substring { tag.lowercased().prefix { $0 != "-" && $0 != "_" } }
}
