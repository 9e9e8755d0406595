import CastRPCClient
import Testing

@testable import ModelContextServer

/// The connection to a server that doesn't answer.
@Suite(.timeLimit(.minutes(1))) struct AssistantConnectionTests {
  /// A server to which connecting takes until the attempt is cancelled.
  private struct SilentServer {
    let connection: AssistantConnection
    /// An element for each attempt.
    let attempts: AsyncStream<Void>

    init() async {
      let (attempts, attempt) = AsyncStream.makeStream(of: Void.self)
      let (silence, sound) = AsyncStream.makeStream(of: Void.self)
      self.attempts = attempts
      self.connection = await AssistantConnection {
        attempt.yield()
        for await _ in silence {}
        sound.finish()
        throw CancellationError()
      }
    }
  }

  @Test func aCancelledCallDoesNotWaitForTheConnection() async throws {
    let server = await SilentServer()
    let connection = server.connection
    let call = Task { _ = try await connection.client() }
    for await _ in server.attempts { break }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    await connection.close()
  }

  @Test func closingEndsAnAttemptToConnect() async throws {
    let server = await SilentServer()
    let connection = server.connection
    let call = Task { _ = try await connection.client() }
    for await _ in server.attempts { break }
    await connection.close()
    await #expect(throws: CancellationError.self) { try await call.value }
  }
}
