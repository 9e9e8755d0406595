public import CastModel
import JSONCodec

/// What is to be changed of the tracks and their look; what is `nil` stays as it is (EDIT_TRACKS_INFO, cast.md 7.1).
public struct TrackChange: Sendable, Hashable {
  /// The tracks that are on, of all kinds; empty is none.
  public var activeTrackIds: [Int64]?
  /// How text looks.
  public var textTrackStyle: TextTrackStyle?
  /// Turns text on, and the receiver chooses which, or off.
  public var enablesTextTracks: Bool?
  /// The text's language, RFC 5646; the receiver takes it before ``activeTrackIds``.
  public var language: String?
  /// Whether the viewer didn't ask for the language, so that a missing track is no error.
  public var isSuggestedLanguage: Bool?

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

  /// Checks it against the tracks that the media lists.
  func check(tracks: [Track]) throws(InvalidParameter) {
    guard
      self.activeTrackIds != nil || self.textTrackStyle != nil || self.enablesTextTracks != nil || self.language != nil
    else { throw InvalidParameter("activeTrackIds", "required, but missing, and so is everything else") }
    if let language, language.isEmpty { throw InvalidParameter("language", "must not be empty") }
    if let activeTrackIds {
      do throws(InvalidParameter) {
        try MediaValidator.checkActive(activeTrackIds, of: tracks)
      } catch {
        throw error.inside("activeTrackIds")
      }
    }
    if let textTrackStyle {
      do throws(InvalidParameter) {
        try MediaValidator.check(textTrackStyle)
      } catch {
        throw error.inside("textTrackStyle")
      }
    }
  }

  /// What goes on the wire.
  var members: JSONObject {
    var members = JSONObject()
    members["activeTrackIds"] = self.activeTrackIds.map { .array($0.map { .integer($0) }) }
    members["textTrackStyle"] = self.textTrackStyle?.prepared().jsonValue
    members["enableTextTracks"] = self.enablesTextTracks.map { .bool($0) }
    members["language"] = self.language.map { .string($0) }
    members["isSuggestedLanguage"] = self.isSuggestedLanguage.map { .bool($0) }
    return members
  }

  /// What shows that it was carried out, as far as a status tells that.
  var sign: CommandExpectation.Sign? {
    guard self.language == nil, self.enablesTextTracks == nil else { return nil }
    if let activeTrackIds { return .tracks(Set(activeTrackIds)) }
    return self.textTrackStyle.map { .style($0.prepared()) }
  }
}
