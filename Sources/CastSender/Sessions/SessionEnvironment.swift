import CastDiscovery
import CastV2
import Logging
import LoopIsolation
import TLS

/// What a session needs of its context.
@LoopActor
struct SessionEnvironment {
  let options: CastContextOptions
  let clock: any CastClock
  let connection: CastConnectionConfiguration
  let logger: Logger
  let discovery: DiscoveryManager
  /// What links are encrypted with.
  let tls: @LoopActor () throws(CastError) -> TLSContext
  /// Makes the nonce of a challenge.
  let nonce: @LoopActor () -> [UInt8]
  /// Tells the context's listeners.
  let emit: @LoopActor (CastEvent) -> Void
  /// Who looks at the messages of links, for debugging.
  var messageTap: @LoopActor () -> (@LoopActor (TappedMessage) -> Void)? = { nil }
  /// Asks for the credentials of a launch.
  let credentials: @LoopActor (CredentialsRequest) async -> LaunchCredentials?
  /// A number from 0 to 1, drawn by lot.
  let lot: @LoopActor () -> Double
  /// A new name for this end of virtual connections.
  let makeSenderId: @LoopActor () -> String
  /// Tells the manager that a session's state changed.
  let stateChanged: @LoopActor (CastSession) -> Void
}
