public import Logging
import LoopIsolation
public import TLS

extension CastConnection {
  /// Connects to a receiver: name look-up, TCP, TLS.
  ///
  /// - Parameter context: The TLS policy; `TLSContext(clientPolicy:)`.
  /// - Parameter onPhase: Called on the loop when each step begins.
  /// - Throws: ``CastChannelError`` with its phase: `resolveFailed`, `connectionRefused`, `unreachable`, `connectFailed`, `tlsFailed` (with
  ///   OpenSSL's reason), `timedOut`, or `cancelled` when the calling task is.
  public static func connect(
    to endpoint: CastEndpoint,
    context: TLSContext,
    configuration: CastConnectionConfiguration = .sender,
    logger: Logger,
    onPhase: (@LoopActor (CastConnectPhase) -> Void)? = nil
  ) async throws(CastChannelError) -> CastConnection {
    let attempt = ConnectAttempt(
      context: context, configuration: configuration, logger: logger, onPhase: onPhase)
    let result = await withTaskCancellationHandler {
      await attempt.outcome(to: endpoint)
    } onCancel: {
      Task { @LoopActor in attempt.cancel() }
    }
    return try result.get()
  }
}
