import CastDiscovery
import CastModel
import CastV2
import DeviceAuthentication
import Logging
import LoopIsolation
import TLS

/// The parts of the context that its links and sessions need.
@LoopActor
struct LinkEnvironment {
  let options: CastContextOptions
  let clock: any LoopClock
  let connection: CastConnectionConfiguration
  let logger: Logger
  let discovery: DiscoveryManager
  let channels: ChannelManager
  /// The observers of messages and links.
  let taps: LinkTaps
  private let randomness: RandomIDs
  private weak var context: CastContext?

  init(_ context: CastContext, randomness: RandomIDs) {
    self.options = context.options
    self.clock = context.clock
    self.connection = context.connection
    self.logger = context.logger
    self.discovery = context.discovery
    self.channels = context.channels
    self.taps = context.taps
    self.randomness = randomness
    self.context = context
  }

  func tls() throws(CastError) -> TLSContext {
    guard let context else { throw CastError(.shuttingDown, "The server is shutting down.") }
    return try context.tls()
  }

  func makeNonce() -> [UInt8] { self.randomness.bytes(AuthenticationHandshake.nonceLength) }

  /// Returns a new id for this end of virtual connections.
  func makeSenderId() -> String { self.randomness.senderId() }

  /// Returns a random number from 0 to 1.
  func randomFraction() -> Double { self.randomness.fraction() }

  /// Notifies the context's listeners.
  func emit(_ event: CastEvent) { self.context?.emit(event) }

  func credentials(for request: CredentialsRequest) async -> LaunchCredentials? {
    await self.context?.credentials(for: request)
  }

  /// The publisher of this machine's files that loads name.
  var serving: ServingManager? { self.context?.serving }

  func recordSessions() async { await self.context?.recordSessions() }

  /// The owner of launches that were abandoned on a device, which wait for those of other links.
  var sessions: SessionManager? { self.context?.sessions }
}
