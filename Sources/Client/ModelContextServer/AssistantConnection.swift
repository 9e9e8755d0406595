import CastRPCClient
import JSONCodec
import LoopIsolation

/// The connection to the cast-rpc server: made by the first call, and again by the next call after a loss.
///
/// An assistant's host keeps its servers for days; the cast-rpc server may be restarted meanwhile.
@LoopActor
final class AssistantConnection {
  typealias Opener = @Sendable () async throws -> CastClient

  /// Called with each notification of the server, in order.
  var onNotification: @LoopActor (CastNotification) -> Void = { _ in }
  /// Called after connecting. The work that it starts delays no call.
  var onConnect: @LoopActor (CastClient) -> Void = { _ in }
  /// Called after the connection was lost.
  var onLoss: @LoopActor () -> Void = {}

  private let open: Opener
  private var opening: Task<CastClient, any Error>?
  private var listening: Task<Void, Never>?

  init(_ open: @escaping Opener) { self.open = open }

  /// Calls a method, after connecting if there is no connection.
  ///
  /// - Throws: ``CastClientError``, or `CancellationError`.
  func call(
    _ method: String, _ params: JSONObject = JSONObject(), within seconds: Double = 60,
    progress: CallProgress.Handler? = nil
  ) async throws -> JSONValue {
    let client = try await self.client()
    let limit = Duration.seconds(seconds)
    if let progress { return try await client.call(method, params: params, timeout: limit, progress: progress) }
    return try await client.call(method, params: .object(params), timeout: limit)
  }

  /// Closes the connection if there is one, and ends an attempt to connect.
  func close() async {
    let opening = self.opening
    self.forget()
    opening?.cancel()
    if let client = try? await opening?.value { await client.close() }
  }

  /// Returns the client, and connects first if there is no connection.
  ///
  /// If the calling task is cancelled, it stops waiting, and the attempt to connect continues for other calls.
  func client() async throws -> CastClient {
    let opening = self.opening ?? self.begin()
    let waiter = Waiter<CastClient, any Error>()
    LoopActor.task {
      let result = await opening.result
      if case .failure = result, self.opening == opening { self.forget() }
      waiter.finish(result)
    }
    return try await waiter.value { waiter.finish(.failure(CancellationError())) }
  }

  private func begin() -> Task<CastClient, any Error> {
    let opening = LoopActor.task {
      let client = try await self.open()
      self.listen(to: client)
      self.onConnect(client)
      return client
    }
    self.opening = opening
    return opening
  }

  private func listen(to client: CastClient) {
    // A reference to the client would keep it open: it closes when nothing but this loop refers to it.
    let events = client.events
    self.listening = LoopActor.task { [weak self] in
      for await event in events { self?.onNotification(event) }
      guard !Task.isCancelled, let self else { return }
      self.forget()
      self.onLoss()
    }
  }

  /// Discards the connection, so that the next call connects again.
  private func forget() {
    self.opening = nil
    self.listening?.cancel()
    self.listening = nil
  }
}
