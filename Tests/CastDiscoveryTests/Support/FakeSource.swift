import CastDiscovery
import CastModel
import LoopIsolation

/// A source whose answers the test writes.
@LoopActor
final class FakeSource: DiscoverySource {
  let name: String
  /// Whether look-ups wait until they are cancelled.
  var hangs = false
  var isPassive = false
  var subtypes: Set<String> = []
  var interfaces = InterfaceSelection.all
  var isStarted = false
  var answers: [CastService.Key: CastService] = [:]
  var currentReport = DiscoverySourceReport(name: "fake", isReachable: true)
  /// What the manager told it of other sources.
  private(set) var heard: [DiscoverySourceEvent] = []
  private var handler: (@LoopActor (DiscoverySourceEvent) -> Void)?

  nonisolated init(name: String = "fake") { self.name = name }

  func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void) {
    self.isStarted = true
    self.handler = handler
  }

  func stop() { self.isStarted = false }

  func resolve(_ key: CastService.Key) async throws -> CastService {
    while self.hangs, !Task.isCancelled { await Task.yield() }
    guard let service = self.answers[key] else { throw DiscoveryError(.unresolvable, "No answer for \(key).") }
    return service
  }

  func didHear(_ event: DiscoverySourceEvent) { self.heard.append(event) }

  func report() async -> DiscoverySourceReport { self.currentReport }

  func emit(_ event: DiscoverySourceEvent) { self.handler?(event) }
}
