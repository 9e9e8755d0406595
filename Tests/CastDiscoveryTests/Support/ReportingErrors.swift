import CastModel
import LoopIsolation
import Testing

/// Runs the body of an exit test: an error that ends it is recorded with its text, which a plain throw would lose.
@LoopActor
func reportingErrors(_ body: @LoopActor () async throws -> Void) async {
  do {
    try await body()
  } catch {
    Issue.record("\(error)")
  }
}
