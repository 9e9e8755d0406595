import LocalMedia
import LoopIsolation
import Testing

@LoopActor
@Suite struct LocalMediaReaderTests {
  @Test func whatIsNotThereIsAnError() async {
    await #expect {
      try await LocalMediaReader().items(at: "/nonexistent/film.mp4")
    } throws: { ($0 as? LocalMediaError)?.code == .notFound }
  }
}
