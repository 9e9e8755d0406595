public import CastModel

extension MediaCommands {
  /// The commands that every player supports: 12303.
  public static let basic: MediaCommands = [.pause, .seek, .streamVolume, .streamMute, .editTracks, .playbackRate]
}

extension MediaSnapshot {
  /// The commands that the receiver supports: the basic ones if its status doesn't say, none without a media session.
  package var commands: MediaCommands {
    guard let status, !status.isEnded else { return [] }
    return status.supportedMediaCommands.map { MediaCommands(rawValue: $0) } ?? .basic
  }
}
