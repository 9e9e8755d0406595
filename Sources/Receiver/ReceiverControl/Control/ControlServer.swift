import JSONCodec
public import JSONRPC
public import Logging
public import LoopIsolation
import NIOCore

/// A server of the control protocol, on a Unix socket or on the process's own streams.
@LoopActor
public final class ControlServer {
  private let service: ControlService
  private var listener: UnixSocketListener?
  private var stdio: StdioTransport?

  private init(service: ControlService) { self.service = service }

  /// Listens on a Unix socket that only its user can reach; see `UnixSocketListener`.
  ///
  /// - Throws: `TransportError`.
  public static func listen(at path: String, _ service: ControlService, logger: Logger) async throws -> ControlServer {
    let server = ControlServer(service: service)
    server.listener = try await UnixSocketListener.listen(
      at: UnixSocketPath(path), options: UnixSocketListener.Options(logger: logger)
    ) { _ in service }
    return server
  }

  /// Serves one client over the streams.
  ///
  /// - Parameter onEnd: Called when the client has disconnected.
  public static func serve(
    _ streams: StandardStreams, _ service: ControlService, logger: Logger,
    onEnd: @escaping @LoopActor @Sendable () -> Void
  ) async throws -> ControlServer {
    let server = ControlServer(service: service)
    let stdio = try await StdioTransport.open(streams, logger: logger) { _ in service }
    server.stdio = stdio
    stdio.finished.whenComplete { _ in LoopActor.assumeIsolated { onEnd() } }
    return server
  }

  /// Accepts no more connections, and ends the open ones once their answers are written.
  public func close() async {
    let peers = (self.listener?.peers.values.map { $0 } ?? []) + (self.stdio.map { [$0.peer] } ?? [])
    try? await self.listener?.close()
    self.listener = nil
    self.stdio = nil
    for peer in peers {
      peer.finish(within: .milliseconds(200))
      try? await peer.closeFuture.value()
    }
  }
}

/// The clients' subscriptions to events, each with a filter.
@LoopActor
struct LogSubscriptions {
  private struct Subscription {
    let id: String
    let peer: JSONRPCPeer
    let filter: EventFilter
  }

  /// The maximum number of subscriptions of a connection; a client that adds more has a bug.
  static let maximumPerPeer = 64

  private var subscriptions: [Subscription] = []
  private var lastNumber = 0

  init() {}

  /// Adds a subscription; returns its id.
  mutating func add(_ filter: EventFilter, for peer: JSONRPCPeer) throws(ControlError) -> String {
    guard self.subscriptions.count(where: { $0.peer === peer }) < Self.maximumPerPeer else {
      throw ControlError(4002, "TooManySubscriptions", "This connection has \(Self.maximumPerPeer) subscriptions.")
    }
    self.lastNumber += 1
    let id = "log-\(self.lastNumber)"
    self.subscriptions.append(Subscription(id: id, peer: peer, filter: filter))
    return id
  }

  mutating func remove(_ id: String, of peer: JSONRPCPeer) throws(ControlError) {
    guard let index = self.subscriptions.firstIndex(where: { $0.id == id && $0.peer === peer }) else {
      throw .subscriptionNotFound(id)
    }
    self.subscriptions.remove(at: index)
  }

  mutating func removeAll(of peer: JSONRPCPeer) {
    self.subscriptions.removeAll { $0.peer === peer }
  }

  /// Notifies every subscriber whose filter fits `entry`: `log.didRecord`.
  func publish(_ entry: LoggedEvent) {
    let interested = self.subscriptions.filter { $0.filter.fits(entry) }
    guard !interested.isEmpty else { return }
    // The event is converted once for all subscribers.
    let event = entry.object
    for subscription in interested {
      let params: JSONObject = ["subscription": .string(subscription.id), "event": .object(event)]
      subscription.peer.notify("log.didRecord", params)
    }
  }
}
