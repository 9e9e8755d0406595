import LoopIsolation

/// One look-up as an asynchronous call that can be cancelled.
@LoopActor
final class LookupRequest {
  private let key: CastService.Key
  private let client: DNSSDClient
  private let clock: any DiscoveryClock
  private var lookup: DNSSDLookup?
  private var continuation: CheckedContinuation<CastService, any Error>?

  init(_ key: CastService.Key, client: DNSSDClient, clock: any DiscoveryClock) {
    self.key = key
    self.client = client
    self.clock = clock
  }

  /// - Throws: ``DiscoveryError`` (`unresolvable`, `cancelled`).
  func value() async throws -> CastService {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(throwing: LookupRequest.cancelled) }
        self.continuation = continuation
        let lookup = DNSSDLookup(self.key, client: self.client, clock: self.clock) { self.finish($0) }
        self.lookup = lookup
        lookup.start()
      }
    } onCancel: {
      Task { @LoopActor in self.cancel() }
    }
  }

  private func finish(_ result: Result<CastService, DNSSDErrorCode>) {
    self.lookup = nil
    let continuation = self.continuation
    self.continuation = nil
    continuation?.resume(
      with: result.mapError { code in
        DiscoveryError(.unresolvable, "The service '\(self.key.instanceName)' can't be resolved now.", cause: code)
      }
    )
  }

  private func cancel() {
    self.lookup?.cancel()
    self.lookup = nil
    let continuation = self.continuation
    self.continuation = nil
    continuation?.resume(throwing: LookupRequest.cancelled)
  }

  private static let cancelled = DiscoveryError(.cancelled, "The look-up of a service was cancelled.")
}
