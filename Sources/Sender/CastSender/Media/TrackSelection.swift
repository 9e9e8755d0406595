public import CastModel
import JSONCodec

/// A choice of tracks by language from those that the media lists (RFC 4647, look-up). A pure value.
public struct TrackSelection: Sendable, Hashable {
  /// Languages of the audio, the best first; `nil` keeps the active audio tracks.
  public var audioLanguages: [String]?
  /// Languages of the text, the best first; empty: no text; `nil` keeps the active text tracks.
  public var textLanguages: [String]?
  /// Kinds of the text, the best first; `nil`: subtitles, captions, and text without a subtype.
  public var textSubtypes: [TextTrackSubtype]?
  /// Whether a missing track is no error; the active tracks of that type are then kept.
  public var isSuggested: Bool

  /// Makes a selection; lists of `nil` keep the active tracks.
  public init(
    audioLanguages: [String]? = nil, textLanguages: [String]? = nil, textSubtypes: [TextTrackSubtype]? = nil,
    isSuggested: Bool = false
  ) {
    self.audioLanguages = audioLanguages
    self.textLanguages = textLanguages
    self.textSubtypes = textSubtypes
    self.isSuggested = isSuggested
  }

  /// The maximum number of languages or subtypes in one list.
  static let maximumCount = 100

  func check() throws(InvalidParameter) {
    guard self.audioLanguages != nil || self.textLanguages != nil else {
      throw InvalidParameter("audioLanguages", "required, but missing, and so is textLanguages")
    }
    let counts = [
      ("audioLanguages", self.audioLanguages?.count), ("textLanguages", self.textLanguages?.count),
      ("textSubtypes", self.textSubtypes?.count),
    ]
    for (key, count) in counts {
      guard let count, count > Self.maximumCount else { continue }
      throw InvalidParameter(key, "has \(count) elements; \(Self.maximumCount) are allowed")
    }
  }

  /// The failure if no track matches, with the type that lacks one.
  package struct NoMatch: Error, Hashable, Sendable {
    package var type: TrackType
    package var languages: [String]
  }

  /// Returns the ids of the tracks that are active afterwards.
  package func activeTracks(of tracks: [Track], active: [Int64]) throws(NoMatch) -> [Int64] {
    var active = active
    if let audioLanguages, !audioLanguages.isEmpty {
      let candidates = tracks.filter { $0.type == .audio }
      try self.choose(.audio, audioLanguages, from: candidates, tracks, &active)
    }
    if let textLanguages {
      if textLanguages.isEmpty {
        active = Self.without(.text, active, tracks)
      } else {
        try self.choose(.text, textLanguages, from: self.texts(of: tracks), tracks, &active)
      }
    }
    return active
  }

  private func choose(
    _ type: TrackType, _ languages: [String], from candidates: [Track], _ tracks: [Track], _ active: inout [Int64]
  ) throws(NoMatch) {
    guard let track = Self.match(languages, in: candidates) else {
      if self.isSuggested { return }
      throw NoMatch(type: type, languages: languages)
    }
    active = Self.without(type, active, tracks) + [track.trackId]
  }

  /// Returns the eligible text tracks, the best kind first.
  private func texts(of tracks: [Track]) -> [Track] {
    let texts = tracks.filter { $0.type == .text }
    let subtypes: [TextTrackSubtype?] = self.textSubtypes ?? [.subtitles, .captions, nil]
    return subtypes.flatMap { subtype in texts.filter { $0.subtype == subtype } }
  }

  private static func without(_ type: TrackType, _ active: [Int64], _ tracks: [Track]) -> [Int64] {
    let ids = Set(tracks.filter { $0.type == type }.map(\.trackId))
    return active.filter { !ids.contains($0) }
  }

  private static func match(_ languages: [String], in tracks: [Track]) -> Track? {
    for language in languages {
      var range = Substring(language.lowercased())
      while !range.isEmpty {
        if let track = tracks.first(where: { Self.matches($0.language, range) }) { return track }
        guard let dash = range.lastIndex(of: "-") else { break }
        range = range[..<dash]
      }
    }
    return nil
  }

  /// Whether a language equals `range`, or begins with it.
  private static func matches(_ language: String?, _ range: Substring) -> Bool {
    guard let language = language?.lowercased() else { return false }
    return language == range || language.hasPrefix(range + "-")
  }
}

/// The changes of tracks and their style; `nil` members stay as they are (EDIT_TRACKS_INFO, cast.md 7.1).
public struct TrackChange: Sendable, Hashable {
  /// The active tracks, of all kinds; none if empty.
  public var activeTrackIds: [Int64]?
  /// The style of text tracks.
  public var textTrackStyle: TextTrackStyle?
  /// Whether text is on (the receiver chooses the track) or off.
  public var enablesTextTracks: Bool?
  /// The text's language, RFC 5646; the receiver prefers it to ``activeTrackIds``.
  public var language: String?
  /// Whether the viewer didn't ask for the language, so that a missing track is no error.
  public var isSuggestedLanguage: Bool?

  /// Makes a change; members of `nil` stay as they are.
  public init(
    activeTrackIds: [Int64]? = nil, textTrackStyle: TextTrackStyle? = nil, enablesTextTracks: Bool? = nil,
    language: String? = nil, isSuggestedLanguage: Bool? = nil
  ) {
    self.activeTrackIds = activeTrackIds
    self.textTrackStyle = textTrackStyle
    self.enablesTextTracks = enablesTextTracks
    self.language = language
    self.isSuggestedLanguage = isSuggestedLanguage
  }

  /// Checks the change against the tracks that the media lists.
  func check(tracks: [Track]) throws(InvalidParameter) {
    guard
      self.activeTrackIds != nil || self.textTrackStyle != nil || self.enablesTextTracks != nil || self.language != nil
    else { throw InvalidParameter("activeTrackIds", "required, but missing, and so is everything else") }
    if let language, language.isEmpty { throw InvalidParameter("language", "must not be empty") }
    if let activeTrackIds {
      try MediaValidator.inside("activeTrackIds") { () throws(InvalidParameter) in
        try MediaValidator.checkActive(activeTrackIds, of: tracks)
      }
    }
    if let textTrackStyle {
      try MediaValidator.inside("textTrackStyle") { () throws(InvalidParameter) in
        try MediaValidator.check(textTrackStyle)
      }
    }
  }

  var data: EditTracksInfoRequestData {
    EditTracksInfoRequestData(
      activeTrackIds: self.activeTrackIds, textTrackStyle: self.textTrackStyle?.prepared(),
      enableTextTracks: self.enablesTextTracks, language: self.language, isSuggestedLanguage: self.isSuggestedLanguage)
  }

  /// The effect by which a status shows the change; `nil` if no status can show it.
  var effect: CommandExpectation.Effect? {
    guard self.language == nil, self.enablesTextTracks == nil else { return nil }
    if let activeTrackIds { return .tracks(Set(activeTrackIds)) }
    return self.textTrackStyle.map { .style($0.prepared()) }
  }
}
