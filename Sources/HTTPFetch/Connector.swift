import LoopIsolation
import NIOCore
import NIOHTTP1
import NIOPosix
import TLS

/// Makes connections for requests: look-up, the caller's address policy, TCP address by address, TLS.
@LoopActor
final class Connector {
  private let eventLoop = LoopActor.shared.eventLoop
  private let tlsPolicy: TLSPolicy
  /// Made with the first https URL: reading the system's roots takes time.
  private var tlsContext: TLSContext?

  init(tls policy: TLSPolicy) { self.tlsPolicy = policy }

  func connect(_ request: FetchRequest, deadline: NIODeadline?) async throws(FetchError) -> Exchange {
    let addresses = try await self.addresses(for: request, deadline: deadline)
    let end = NIODeadline.now() + request.limits.connectTimeout
    var failure: FetchError?
    for (index, address) in addresses.enumerated() {
      // An address that swallows packets must leave time for those after it.
      let share = (end - .now()).nanoseconds / Int64(addresses.count - index)
      do throws(FetchError) {
        return try await self.connect(to: address, for: request, within: .nanoseconds(max(share, 1_000_000)), deadline)
      } catch {
        failure = error
        // A peer that answered is the right one, and a caller who gave up wants no other.
        let isFinal = [.cancelled, .tlsFailed, .certificateRefused].contains(error.code)
        if isFinal || deadline.map({ $0 <= .now() }) ?? false { throw error }
      }
    }
    throw failure ?? FetchError(.resolveFailed, "“\(request.url.host)” has no address.")
  }

  private func addresses(
    for request: FetchRequest, deadline: NIODeadline?
  ) async throws(FetchError) -> [SocketAddress] {
    let url = request.url
    let lookUp = self.eventLoop.makePromise(of: [SocketAddress].self)
    HostAddresses.lookUp(host: url.host, port: url.port, on: self.eventLoop).cascade(to: lookUp)
    let found = try await self.wait(
      for: lookUp.futureResult, within: request.limits.resolveTimeout, deadline, describing: "Looking up “\(url.host)”"
    ) { lookUp.fail($0) }
    let allowed = found.filter { request.addresses.allows($0, url) }
    guard !allowed.isEmpty else {
      throw FetchError(.addressRefused, "“\(url.host)” has no address that may be connected to.")
    }
    return allowed
  }

  private func connect(
    to address: SocketAddress, for request: FetchRequest, within timeout: TimeAmount, _ deadline: NIODeadline?
  ) async throws(FetchError) -> Exchange {
    let limits = request.limits
    let headLimit = HeadLimitHandler(limit: limits.headBytes)
    let opened = self.eventLoop.makePromise(of: (any Channel).self)
    ClientBootstrap(group: self.eventLoop)
      .connectTimeout(timeout + .seconds(1))
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelOption(.autoRead, value: false)
      .connect(to: address)
      .whenComplete { result in
        // Whoever gave up has failed the promise; a channel that comes later belongs to nobody.
        opened.futureResult.whenFailure { _ in if case .success(let channel) = result { channel.close(promise: nil) } }
        opened.completeWith(result)
      }
    let channel = try await self.wait(
      for: opened.futureResult, within: timeout, deadline, describing: "Connecting to \(address)"
    ) { opened.fail($0) }
    if request.url.scheme == .https { try await self.addTLS(to: channel, for: request, deadline) }
    let handler = ResponseHandler(headLimit: headLimit)
    do {
      try channel.pipeline.syncOperations.addHandler(headLimit)
      try channel.pipeline.syncOperations.addHTTPClientHandlers()
      try channel.pipeline.syncOperations.addHandler(handler)
    } catch {
      channel.close(promise: nil)
      throw FetchError(describing: error)
    }
    return Exchange(channel: channel, handler: handler, request: request, deadline: deadline)
  }

  /// Does the handshake, and leaves the channel as it was: silent until somebody reads.
  private func addTLS(
    to channel: any Channel, for request: FetchRequest, _ deadline: NIODeadline?
  ) async throws(FetchError) {
    let host = request.url.host
    let handshake = self.eventLoop.makePromise(of: TLSSession.self)
    do {
      let context = try self.tlsContext ?? TLSContext(clientPolicy: self.tlsPolicy)
      self.tlsContext = context
      try channel.pipeline.syncOperations.addHandler(
        TLSHandler(context: context, serverName: host, handshake: handshake))
      try channel.syncOptions?.setOption(.autoRead, value: true)
    } catch {
      handshake.fail(error)
      channel.close(promise: nil)
      throw FetchError(describing: error)
    }
    do throws(FetchError) {
      _ = try await self.wait(
        for: handshake.futureResult, within: request.limits.tlsTimeout, deadline,
        describing: "The TLS handshake with “\(host)”"
      ) { handshake.fail($0) }
    } catch {
      channel.close(promise: nil)
      throw error
    }
    try? channel.syncOptions?.setOption(.autoRead, value: false)
  }

  // MARK: Waiting

  /// Waits for one step, until its own deadline, the whole fetch's, or the cancellation of the task; `fail` must make `future` fail.
  private func wait<T: Sendable>(
    for future: EventLoopFuture<T>, within timeout: TimeAmount, _ deadline: NIODeadline?, describing what: String,
    fail: @escaping @Sendable (any Error) -> Void
  ) async throws(FetchError) -> T {
    let end = min(NIODeadline.now() + timeout, deadline ?? .distantFuture)
    let timer = self.eventLoop.scheduleTask(deadline: end) {
      fail(FetchError(.timedOut, "\(what) took longer than it may."))
    }
    defer { timer.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await future.value()
      } onCancel: {
        fail(FetchError(.cancelled, "\(what) was cancelled."))
      }
    } catch {
      throw FetchError(describing: error)
    }
  }
}
