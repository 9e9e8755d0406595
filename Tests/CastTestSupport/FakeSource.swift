public import CastDiscovery
public import LoopIsolation

/// A source of devices whose answers the test writes.
@LoopActor
public final class FakeSource: DiscoverySource {
  public let name: String
  /// Whether look-ups wait until they are cancelled.
  public var hangs = false
  public var isPassive = false
  public var subtypes: Set<String> = [] {
    didSet { self.subtypeChanges.check() }
  }
  public var interfaces = InterfaceSelection.all
  public private(set) var isStarted = false
  /// The results of look-ups.
  public var answers: [CastService.Key: CastService] = [:]
  public var currentReport: DiscoverySourceReport
  /// The events of other sources that the manager reported.
  public private(set) var heard: [DiscoverySourceEvent] = []
  private var handler: (@LoopActor (DiscoverySourceEvent) -> Void)?
  private let subtypeChanges = ConditionWait()

  public nonisolated init(name: String = "fake") {
    self.name = name
    self.currentReport = DiscoverySourceReport(name: name, isReachable: true)
  }

  public func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void) {
    self.isStarted = true
    self.handler = handler
  }

  public func stop() { self.isStarted = false }

  public func resolve(_ key: CastService.Key) async throws -> CastService {
    while self.hangs, !Task.isCancelled { await Task.yield() }
    guard let service = self.answers[key] else { throw DiscoveryError(.unresolvable, "No answer for \(key).") }
    return service
  }

  public func didHear(_ event: DiscoverySourceEvent) { self.heard.append(event) }

  public func report() async -> DiscoverySourceReport { self.currentReport }

  /// Reports an event to the manager.
  public func emit(_ event: DiscoverySourceEvent) { self.handler?(event) }

  /// Announces a service, which look-ups find from then on.
  public func announce(_ service: CastService) {
    self.answers[service.key] = service
    self.emit(.serviceResolved(service))
  }

  /// Withdraws an announcement.
  public func withdraw(_ key: CastService.Key) {
    self.answers[key] = nil
    self.emit(.serviceRemoved(key))
  }

  /// Waits until the subtypes looked for meet a condition.
  public func subtypesChanged(_ isMet: @escaping (Set<String>) -> Bool) async {
    await self.subtypeChanges.wait { isMet(self.subtypes) }
  }
}
