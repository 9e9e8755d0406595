import Glibc
import LoopIsolation
import Testing

/// The big run of `make model`: `MODEL_PROGRAMS` programs from `MODEL_SEED` on; `MODEL_SCRIPT` runs one file instead.
@Suite(.enabled(if: getenv("MODEL_PROGRAMS") != nil || getenv("MODEL_SCRIPT") != nil))
@LoopActor
struct ModelBatchTests {
  @Test(.timeLimit(.minutes(600))) func manyPrograms() async throws {
    try await ModelBatch().run()
  }
}
