public import CastV2
public import JSONCodec

/// Something that is done at the device, not by a sender: by a remote control, a person, or the network.
public enum DeviceOperation: Sendable, Hashable {
  /// Answers the question whether a launch is allowed; without a question nothing happens.
  case decideLaunch(isAllowed: Bool)
  /// Ends the running app.
  case stopApplication
  /// Turns the volume; a level is ignored where the volume is fixed.
  case setVolume(level: Double?, isMuted: Bool?)
  /// Chooses another input of the TV, or this one.
  case setActiveInput(Bool)
  /// Turns the TV off, or on.
  case setStandBy(Bool)
  case play
  case pause
  /// The live stream has ended: `isLiveDone`.
  case endLiveStream
  /// What plays has come to its end: the next item, or FINISHED.
  case finishMedia
  /// What plays can't be played any more: ERROR, and the next item or IDLE.
  case failMedia(ResourceFailure)
  /// The app wants credentials again: REFRESH_CREDENTIALS to all senders (cast.md 7.1).
  case requestCredentials(type: String?)
  /// The app tells its senders something.
  case broadcast(namespace: CastNamespace, payload: JSONValue)
}
