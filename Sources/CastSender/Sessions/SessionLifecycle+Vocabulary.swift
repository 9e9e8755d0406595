package import CastModel

extension SessionLifecycle {
  /// The request ids that a start may need, reserved beforehand.
  package struct RequestIDs: Sendable, Hashable {
    package var receiverStatus: Int64
    package var launch: Int64
    /// For the second LAUNCH, after a CANCELLED.
    package var secondLaunch: Int64
    package var mediaStatus: Int64
    /// For the STOP of a run that is launched anew.
    package var stop: Int64
    /// For the STOP of what was launched in vain.
    package var takeBack: Int64

    package init(
      receiverStatus: Int64, launch: Int64, secondLaunch: Int64, mediaStatus: Int64, stop: Int64, takeBack: Int64
    ) {
      self.receiverStatus = receiverStatus
      self.launch = launch
      self.secondLaunch = secondLaunch
      self.mediaStatus = mediaStatus
      self.stop = stop
      self.takeBack = takeBack
    }
  }

  /// What happened.
  package enum Event: Sendable {
    case start
    /// The device has addresses.
    case resolved
    /// TCP is up; TLS begins.
    case tcpConnected
    /// TLS is up.
    case linkUp
    /// The device was asked what it is, and may be connected to.
    case authenticated
    /// The device didn't prove what it has to; the error says why.
    case authenticationFailed(CastError)
    /// The link couldn't be made; the error says why, without phase and time.
    case linkFailed(CastError)
    /// The link broke.
    case linkLost(message: String, cause: (any Error)?)
    case receiverStatus(ReceiverStatusMessage)
    case launchStatus(launchRequestId: Int64?, status: String?)
    case launchError(requestId: Int64?, ReceiverErrorDetails)
    /// INVALID_REQUEST in the receiver namespace.
    case invalidRequest(requestId: Int64?, ReceiverErrorDetails)
    /// A media status, or an error reply to our question for it. Partial ones tell nothing about what is loaded.
    case mediaStatus(requestId: Int64?, isComplete: Bool)
    /// The session is written down, or can't be.
    case recorded
    /// CLOSE of our virtual connection with `remoteId`.
    case closed(remoteId: String)
    /// Somebody ends the start.
    case cancel(CastError)
    /// Time went by.
    case tick
  }

  /// What is to be done.
  package enum Action: Sendable {
    /// Report a new step, or news about the present one.
    case report(ConnectionPhase, message: String?)
    /// Find the addresses, and make a link to one of them.
    case openLink
    /// Ask the device to prove what it is.
    case authenticate
    /// CONNECT to receiver-0 and GET_STATUS.
    case openReceiver(requestId: Int64)
    case launch(requestId: Int64)
    /// STOP this run of an app: it is to be launched anew, or was launched and isn't wanted any more.
    case stop(receiverSessionId: String, requestId: Int64)
    /// Keep the link for what the LAUNCH on its way may bring, and stop that; the start itself fails now.
    case abandonLaunch(AbandonedLaunch)
    /// CONNECT to the app.
    case openApplication(ReceiverApplication)
    case requestMediaStatus(requestId: Int64)
    /// Write the session down, before anybody hears of it.
    case record
    /// The session is up.
    case finish(ReceiverApplication)
    /// It is not, and won't be.
    case fail(CastError)
  }
}
