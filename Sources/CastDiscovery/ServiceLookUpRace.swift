import LoopIsolation

/// One look-up by every source at once; the first good answer ends it.
@LoopActor
final class ServiceLookUpRace {
  private let key: CastService.Key
  private let sources: [any DiscoverySource]
  private let isGood: (CastService) -> Bool
  private var tasks: [Task<Void, Never>] = []
  private var failure: any Error
  private var continuation: CheckedContinuation<Result<CastService, any Error>, Never>?
  private var runningCount = 0

  /// - Parameter isGood: false for an answer about another device, which has the instance's name by now.
  init(_ key: CastService.Key, sources: [any DiscoverySource], isGood: @escaping (CastService) -> Bool) {
    self.key = key
    self.sources = sources
    self.isGood = isGood
    self.failure = DiscoveryError(.unresolvable, "No source knows the service '\(key)'.")
  }

  /// The answer, or the last failure; nothing is asked any more when this returns.
  func result() async -> Result<CastService, any Error> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !self.sources.isEmpty, !Task.isCancelled else {
          return continuation.resume(returning: .failure(self.failure))
        }
        self.continuation = continuation
        self.runningCount = self.sources.count
        self.tasks = self.sources.map { source in Task { @LoopActor in await self.ask(source) } }
      }
    } onCancel: {
      Task { @LoopActor in self.finish(.failure(self.failure)) }
    }
  }

  private func ask(_ source: any DiscoverySource) async {
    do {
      let service = try await source.resolve(self.key)
      if self.isGood(service) { return self.finish(.success(service)) }
      self.failure = DiscoveryError(.unresolvable, "The service '\(self.key)' belongs to another device now.")
    } catch {
      self.failure = error
    }
    self.runningCount -= 1
    if self.runningCount == 0 { self.finish(.failure(self.failure)) }
  }

  private func finish(_ result: Result<CastService, any Error>) {
    guard let continuation = self.continuation else { return }
    self.continuation = nil
    for task in self.tasks { task.cancel() }
    self.tasks = []
    continuation.resume(returning: result)
  }
}
