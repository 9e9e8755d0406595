import CastModel

/// The languages that the viewer chose, which hold for what plays later too (cast.md 7.1, EDIT_TRACKS_INFO and EDIT_AUDIO_TRACKS).
struct LanguagePreference: Sendable, Hashable {
  var audio: String?
  var text: String?

  /// The tracks that are on without anybody naming them.
  func tracks(of tracks: [Track]) -> [Int64] {
    [(self.audio, TrackType.audio), (self.text, TrackType.text)].compactMap { language, type in
      language.flatMap { Self.track(in: $0, type, of: tracks)?.trackId }
    }
  }

  /// The track of a type that is in `language`: as it is written, or else of the same primary language (RFC 5646).
  static func track(in language: String, _ type: TrackType, of tracks: [Track]) -> Track? {
    let candidates = tracks.filter { $0.type == type }
    let wanted = language.lowercased()
    return candidates.first { $0.language?.lowercased() == wanted }
      ?? candidates.first { $0.language.map { Self.primary($0) == Self.primary(wanted) } ?? false }
  }

  private static func primary(_ tag: String) -> Substring { tag.lowercased().prefix { $0 != "-" && $0 != "_" } }
}
