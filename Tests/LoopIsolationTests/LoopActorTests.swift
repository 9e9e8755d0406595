import LoopIsolation
import NIOCore
import Testing

@Suite struct LoopActorTests {
  @LoopActor final class Recorder {
    var events: [String] = []
  }

  @Test func handlersOnTheLoopAreIsolated() async throws {
    let answer = try await LoopActor.shared.eventLoop.submit {
      LoopActor.assumeIsolated { 42 }
    }.get()
    #expect(answer == 42)
  }

  @Test @LoopActor func isolatedTasksBeginInOrder() async {
    let recorder = Recorder()
    let tasks = (0..<200).map { number in
      Task { @LoopActor in recorder.events.append("\(number)") }
    }
    for task in tasks { await task.value }
    #expect(recorder.events == (0..<200).map(String.init))
  }
}
