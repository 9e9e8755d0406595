import CastDiscovery
import CastModel
import CastSender
import LoopIsolation
import NIOCore
import Testing

/// A context and a scripted receiver, over real sockets.
@LoopActor
struct Bench {
  let receiver: ScriptedReceiver
  let context: CastContext
  let recorder: EventRecorder

  /// - Parameter clock: The framework's clock; a test of time-outs passes a manual one.
  init(
    options: CastContextOptions = .quick, source: (any DiscoverySource)? = nil,
    clock: any LoopClock = EventLoopClock()
  ) async throws {
    self.receiver = try await ScriptedReceiver.start()
    self.context = CastContext(
      discovery: DiscoveryManager(sources: source.map { [$0] } ?? [], logger: .silent), options: options,
      clock: clock, logger: .silent)
    self.recorder = EventRecorder(self.context)
  }

  var target: SessionTarget { .address("127.0.0.1", port: self.receiver.port) }

  /// Starts a session with the default media receiver.
  func start(_ options: SessionStartOptions = SessionStartOptions()) async throws -> CastSession {
    let snapshot = try await self.context.sessions.start(self.target, options: options)
    return try self.context.sessions.session(snapshot.sessionId)
  }

  /// Starts a session in which media plays: media session 1.
  func startPlaying() async throws -> CastSession {
    self.receiver.mediaStatus =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":10,"playbackRate":1,"#
      + #""media":{"contentId":"a","streamType":"BUFFERED","duration":100}}"#
    return try await self.start()
  }
}

extension CastContextOptions {
  /// Options with short pauses, so that tests take no time. An app without an answer is used late, not after 3 s.
  static var quick: CastContextOptions {
    var options = CastContextOptions()
    options.applicationGoneDelay = .milliseconds(50)
    options.connectLimits.mediaStatus = .seconds(30)
    // Addresses of tests lead nowhere, or to other programs of this machine.
    options.discovery.asksDevices = false
    options.reconnect.initialDelay = .milliseconds(1)
    options.reconnect.maximumDelay = .milliseconds(20)
    return options
  }
}

/// Returns the error that `body` throws.
@LoopActor
func castError(
  _ body: @LoopActor () async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> CastError {
  do {
    try await body()
  } catch {
    return try #require(error as? CastError, sourceLocation: sourceLocation)
  }
  try #require(Bool(false), "Nothing was thrown.", sourceLocation: sourceLocation)
  throw CancellationError()
}
