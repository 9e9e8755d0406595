extension SessionTransfer {
  /// How the state comes to the other device.
  package enum HandOver: Sendable, Hashable {
    /// RESUME_SESSION: the app gave the state, and takes it back.
    case resumeSession
    /// LOAD.
    case load
  }

  /// What happened.
  package enum Event: Sendable {
    case begin
    /// The state of what plays; `nil`: nothing does, or nothing that can be moved.
    case stored(PlaybackState?)
    /// The app doesn't tell its state.
    case storeFailed(CastError)
    /// The other device's app is connected to.
    case connected(supportsMedia: Bool)
    case connectFailed(CastError)
    /// It plays there.
    case handedOver
    case handOverFailed(CastError)
    /// The device that was left stopped the app, or not.
    case stopped(isConfirmed: Bool)
    /// The session is over, or is about to be.
    case sourceEnded(CastError)
    /// Somebody gave up.
    case cancel(CastError)
    /// Time went by.
    case tick
  }

  /// What is to be done.
  package enum Action: Sendable {
    case report(ConnectionPhase, message: String?)
    /// Ask the app for its state: STORE_SESSION.
    case store
    /// Make the state of the media status.
    case readStatus
    /// Connect to the other device, and launch or join the app there.
    case connect
    case handOver(HandOver, PlaybackState)
    /// The session is the other device's from now on.
    case adopt
    /// End the app on the device that is left.
    case stopSource
    /// Undo what was done on the other device; the session is as it was.
    case rollBack
    case finish(Outcome)
    case fail(CastError)
  }

  /// How it went.
  package struct Outcome: Sendable, Hashable {
    /// Where the state came from; `nil`: nothing played.
    package var source: PlaybackState.Source?
    /// How it came to the other device; `nil`: there was nothing to hand over.
    package var handOver: HandOver?
    /// Whether the device that was left confirmed that its app has ended.
    package var isSourceStopped: Bool
  }
}
