import CastDiscovery
import CastV2
import Logging
import LoopIsolation
import NIOCore
import TLS

/// What a session needs of its context.
@LoopActor
struct SessionEnvironment {
  let options: CastContextOptions
  let clock: any CastClock
  let connection: CastConnectionConfiguration
  let logger: Logger
  let discovery: DiscoveryManager
  let channels: ChannelManager
  /// What links are encrypted with.
  let tls: @LoopActor () throws(CastError) -> TLSContext
  /// Makes the nonce of a challenge.
  let nonce: @LoopActor () -> [UInt8]
  /// Tells the context's listeners.
  var emit: @LoopActor (CastEvent) -> Void
  /// Who looks at the messages of links, for debugging.
  var messageTap: @LoopActor () -> (@LoopActor (TappedMessage) -> Void)? = { nil }
  /// Asks for the credentials of a launch.
  let credentials: @LoopActor (CredentialsRequest) async -> LaunchCredentials?
  /// A number from 0 to 1, drawn by lot.
  let lot: @LoopActor () -> Double
  /// A new name for this end of virtual connections.
  let makeSenderId: @LoopActor () -> String
  /// Tells the manager that a session's state changed.
  var stateChanged: @LoopActor (CastSession) -> Void
  /// Begins to look for a session on other devices; `nil` where that can't be done.
  var pursue: @LoopActor (CastSession) -> SessionPursuit?
  /// Keeps the link of a start that was given up while its app was being launched.
  var keep: @LoopActor (AbandonedLaunchKeeper) -> Void
  /// Writes down what sessions there are, this one included; returns when that is done.
  var record: @LoopActor () async -> Void
  /// The session that has the device at an address already.
  var occupant: @LoopActor (CastSession, SocketAddress?) -> CastSession?
  /// Whether this machine has a network that devices could be on.
  var hasNetwork: @LoopActor () -> Bool = { NetworkPresence.isConnected }
  /// Whether nobody sees the session: it is part of another one's move.
  var isHidden = false

  /// The same for a session that nobody sees: only the steps of its start are told, as another session's.
  func hidden() -> SessionEnvironment {
    var environment = self
    environment.isHidden = true
    environment.emit = { [emit] event in
      if case .sessionDidEnterPhase = event { emit(event) }
    }
    environment.stateChanged = { _ in }
    environment.pursue = { _ in nil }
    environment.record = {}
    environment.occupant = { _, _ in nil }
    return environment
  }

  /// The same for one of which not even that is told.
  func silent() -> SessionEnvironment {
    var environment = self.hidden()
    environment.emit = { _ in }
    return environment
  }
}
