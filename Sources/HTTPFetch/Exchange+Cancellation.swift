import LoopIsolation

extension Exchange {
  /// Does `body`; ends the exchange when the caller's task is cancelled meanwhile.
  func cancellable<T: Sendable>(
    _ body: @LoopActor () async throws(FetchError) -> T
  ) async throws(FetchError) -> T {
    let result: Result<T, FetchError> = await withTaskCancellationHandler {
      do throws(FetchError) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    } onCancel: {
      Task { @LoopActor in self.cancel() }
    }
    return try result.get()
  }
}
