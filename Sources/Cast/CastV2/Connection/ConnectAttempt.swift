import Glibc
public import Logging
import LoopIsolation
public import NIOCore
import NIOPosix
public import TLS
import TextFormats

/// The address of a receiver, or its name.
public enum CastEndpoint: Sendable, Hashable, CustomStringConvertible {
  /// A known address, as discovery returns it.
  case address(SocketAddress)
  /// A host name, or a literal address, and a port.
  case host(String, port: Int)

  public var description: String {
    switch self {
    case .address(let address): "\(address)"
    case .host(let host, let port): "\(host):\(port)"
    }
  }
}

extension CastConnection {
  /// Connects to a receiver: name look-up, TCP, TLS.
  ///
  /// - Parameter context: The TLS policy; `TLSContext(clientPolicy:)`.
  /// - Parameter onPhase: Called on the loop when each step begins.
  /// - Throws: ``CastChannelError`` with its phase: `resolveFailed`, `connectionRefused`, `unreachable`,
  ///   `connectFailed`, `tlsFailed` (with OpenSSL's reason), `timedOut`, or `cancelled` when the calling task is.
  public static func connect(
    to endpoint: CastEndpoint,
    context: TLSContext,
    configuration: CastConnectionConfiguration = .sender,
    logger: Logger,
    onPhase: (@LoopActor (CastConnectPhase) -> Void)? = nil
  ) async throws(CastChannelError) -> CastConnection {
    let attempt = ConnectAttempt(
      context: context, configuration: configuration, logger: logger, onPhase: onPhase)
    let result = await withTaskCancellationHandler {
      await attempt.outcome(to: endpoint)
    } onCancel: {
      LoopActor.task { attempt.cancel() }
    }
    return try result.get()
  }
}

/// One attempt to make a link: resolve, TCP, TLS, each with its own deadline.
@LoopActor
final class ConnectAttempt {
  private let context: TLSContext
  private let configuration: CastConnectionConfiguration
  private let logger: Logger
  private let onPhase: (@LoopActor (CastConnectPhase) -> Void)?
  private let startedAt: NIODeadline
  private let eventLoop = LoopActor.shared.eventLoop
  private var phase = CastConnectPhase.resolve
  private var channel: (any Channel)?
  /// Ends the current step.
  private var interruption: (() -> Void)?
  /// The reason for an early end: the deadline, or the caller's cancellation.
  private var interruptedAs: CastChannelError.Code?

  init(
    context: TLSContext,
    configuration: CastConnectionConfiguration,
    logger: Logger,
    onPhase: (@LoopActor (CastConnectPhase) -> Void)?
  ) {
    self.context = context
    self.configuration = configuration
    self.startedAt = configuration.clock.now
    self.logger = logger.component("ConnectAttempt")
    self.onPhase = onPhase
  }

  func outcome(to endpoint: CastEndpoint) async -> Result<CastConnection, CastChannelError> {
    do throws(CastChannelError) {
      return .success(try await self.run(to: endpoint))
    } catch {
      return .failure(error)
    }
  }

  private func run(to endpoint: CastEndpoint) async throws(CastChannelError) -> CastConnection {
    let addresses = try await self.addresses(of: endpoint)
    self.enter(.tcp)
    let deadline = self.clock.now + self.configuration.tcpTimeout
    var failure: CastChannelError?
    for (index, address) in addresses.enumerated() {
      // Each address gets a share of the time left, since one that drops packets must not use up all of it.
      let share = (deadline - self.clock.now).nanoseconds / Int64(addresses.count - index)
      do throws(CastChannelError) {
        return try await self.connectTwice(to: address, within: .nanoseconds(max(share, 1_000_000)))
      } catch {
        failure = error
        // A peer that reached the TLS handshake is the right one, and after a cancellation no other address is
        // wanted.
        if self.phase == .tls || error.code == .cancelled { throw error }
      }
    }
    throw failure ?? self.error(.resolveFailed, "\(endpoint) has no address.", nil)
  }

  /// Ends the attempt as cancelled.
  func cancel() { self.interrupt(as: .cancelled) }

  // MARK: Phases

  private func addresses(of endpoint: CastEndpoint) async throws(CastChannelError) -> [SocketAddress] {
    self.enter(.resolve)
    guard case .host(let host, let port) = endpoint else {
      if case .address(let address) = endpoint { return [address] }
      return []
    }
    let promise = self.eventLoop.makePromise(of: [SocketAddress].self)
    NameResolver.resolve(host: host, port: port, on: self.eventLoop).cascade(to: promise)
    return try await self.wait(
      for: promise.futureResult, within: self.configuration.resolveTimeout, describing: "Looking up \"\(host)\"",
      interruption: { promise.fail(CancellationError()) })
  }

  /// Connects, and tries again without a TLS session: after a restart some devices fail the handshake on an old
  /// session instead of declining it.
  private func connectTwice(
    to address: SocketAddress, within timeout: TimeAmount
  ) async throws(CastChannelError) -> CastConnection {
    do throws(CastChannelError) {
      return try await self.connect(to: address, within: timeout)
    } catch {
      guard (error.cause as? TLSError)?.offeredSession == true, error.code == .tlsFailed else { throw error }
      self.logger.debug("handshake with an offered session failed; another without", metadata: ["error": "\(error)"])
      self.enter(.tcp)
      return try await self.connect(to: address, within: timeout)
    }
  }

  private func connect(
    to address: SocketAddress, within timeout: TimeAmount
  ) async throws(CastChannelError) -> CastConnection {
    let handshake = self.eventLoop.makePromise(of: CastConnection.self)
    let opened = self.eventLoop.makePromise(of: Void.self)
    self.open(address, within: timeout) { self.configure($0, address).cascade(to: handshake) }.cascade(to: opened)
    // If the channel can't be made, the initializer never runs, so the promise has to fail here.
    opened.futureResult.whenFailure { handshake.fail($0) }
    let closeChannel: () -> Void = { [weak self] in self?.channel?.close(promise: nil) }
    try await self.wait(
      for: opened.futureResult, within: timeout, describing: "Connecting to \(address.place)",
      interruption: closeChannel)
    self.enter(.tls)
    return try await self.wait(
      for: handshake.futureResult, within: self.configuration.tlsTimeout,
      describing: "The TLS handshake with \(address.place)", interruption: closeChannel)
  }

  private func open(
    _ address: SocketAddress, within timeout: TimeAmount, initializer: @escaping @LoopActor (any Channel) -> Void
  ) -> EventLoopFuture<Void> {
    if let network = self.configuration.network { return network.connect(to: address, initializer: initializer) }
    // The deadline here ends the step; the bootstrap's own must only be later.
    return ClientBootstrap(group: self.eventLoop)
      .connectTimeout(timeout + .seconds(1))
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        LoopActor.assumeIsolated { initializer(channel) }
        return channel.eventLoop.makeSucceededVoidFuture()
      }
      .connect(to: address).map { _ in }
  }

  private var clock: any LoopClock { self.configuration.clock }

  private func configure(_ channel: any Channel, _ address: SocketAddress) -> EventLoopFuture<CastConnection> {
    self.channel = channel
    return CastPipeline.configure(
      channel, context: self.context, sessionKey: "\(address.ipAddress ?? "") \(address.port ?? 0)",
      configuration: self.configuration, logger: self.logger)
  }

  private func enter(_ phase: CastConnectPhase) {
    self.phase = phase
    self.onPhase?(phase)
  }

  // MARK: Waiting

  /// Waits for one step. The deadline and ``cancel()`` call `interruption`, which must make `future` fail.
  private func wait<T: Sendable>(
    for future: EventLoopFuture<T>, within timeout: TimeAmount, describing what: String,
    interruption: @escaping () -> Void
  ) async throws(CastChannelError) -> T {
    self.interruption = interruption
    if self.interruptedAs != nil { interruption() }
    let timer = self.clock.schedule(at: self.clock.now + timeout) { self.interrupt(as: .timedOut) }
    defer {
      timer.cancel()
      self.interruption = nil
    }
    let result: Result<T, any Error>
    do {
      result = .success(try await future.value())
    } catch {
      result = .failure(error)
    }
    switch (self.interruptedAs, result) {
    case (nil, .success(let value)): return value
    case (nil, .failure(let error)): throw self.error(for: error, what)
    case (CastChannelError.Code.cancelled?, _): throw self.error(.cancelled, "\(what) was cancelled.", nil)
    case (let code?, _):
      // Clears the time-out for the next address.
      self.interruptedAs = nil
      throw self.error(code, "\(what) took longer than \(timeout.nanoseconds / 1_000_000) ms.", nil)
    }
  }

  private func interrupt(as code: CastChannelError.Code) {
    guard self.interruptedAs == nil else { return }
    self.interruptedAs = code
    self.interruption?()
  }

  // MARK: Errors

  private func error(for error: any Error, _ what: String) -> CastChannelError {
    switch error {
    case let error as CastChannelError: return self.error(error.code, error.message, error.cause)
    case let error as NameResolutionError: return self.error(.resolveFailed, error.message, error)
    case let error as TLSError: return self.error(.tlsFailed, "\(what) failed: \(error)", error)
    case let error as IOError:
      return self.error(Self.code(of: error), "\(what) failed: \(PlainReason.of(error))", error)
    default: return self.error(.connectFailed, "\(what) failed: \(PlainReason.of(error))", error)
    }
  }

  private func error(_ code: CastChannelError.Code, _ message: String, _ cause: (any Error)?) -> CastChannelError {
    CastChannelError(
      code: code, message: message, phase: self.phase, elapsed: self.clock.now - self.startedAt, cause: cause)
  }

  private static func code(of error: IOError) -> CastChannelError.Code {
    switch error.errnoCode {
    case ECONNREFUSED: .connectionRefused
    case EHOSTUNREACH, ENETUNREACH, EHOSTDOWN, ENETDOWN, EADDRNOTAVAIL: .unreachable
    case ETIMEDOUT: .timedOut
    default: .connectFailed
    }
  }
}

extension SocketAddress {
  /// The address and the port for people: `192.0.2.7:8009`, `[2001:db8::7]:8009`.
  fileprivate var place: String {
    URLHost.withPort(self.ipAddress ?? "an address without a number", self.port ?? 0)
  }
}
