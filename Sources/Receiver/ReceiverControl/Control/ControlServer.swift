import JSONCodec
public import JSONRPC
public import Logging
public import LoopIsolation
import NIOCore

/// Where the control protocol is spoken: a Unix socket, or the process's own streams.
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
  /// - Parameter onEnd: Called when the client has gone.
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

  /// Takes no more connections, and ends those that are open, once what they were answered is written.
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

/// Who wants to hear of events, and of which.
@LoopActor
struct LogSubscriptions {
  private struct Subscription {
    let id: String
    let peer: JSONRPCPeer
    let filter: EventFilter
  }

  /// More for one connection would be a mistake.
  static let maximumPerPeer = 64

  private var subscriptions: [Subscription] = []
  private var lastNumber = 0

  init() {}

  /// Adds one; returns its id.
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

  /// Tells everyone who wants to hear of `entry`: `log.didRecord`.
  func publish(_ entry: LoggedEvent) {
    let interested = self.subscriptions.filter { $0.filter.fits(entry) }
    guard !interested.isEmpty else { return }
    // Read once, however many want it.
    let event = entry.object
    for subscription in interested {
      let params: JSONObject = ["subscription": .string(subscription.id), "event": .object(event)]
      subscription.peer.notify("log.didRecord", params)
    }
  }
}
