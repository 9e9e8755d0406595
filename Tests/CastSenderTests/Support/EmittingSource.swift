import CastDiscovery
import LoopIsolation

/// A source that says what a test tells it to.
@LoopActor
final class EmittingSource: DiscoverySource {
  let name = "test"
  var isPassive = false
  private var handler: (@LoopActor (DiscoverySourceEvent) -> Void)?

  nonisolated init() {}

  func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void) { self.handler = handler }
  func stop() {}
  func resolve(_ key: CastService.Key) async throws -> CastService {
    throw DiscoveryError(.unresolvable, "Nothing is resolved here.")
  }
  func report() async -> DiscoverySourceReport { DiscoverySourceReport(name: self.name, isReachable: true) }
  func emit(_ event: DiscoverySourceEvent) { self.handler?(event) }
}
