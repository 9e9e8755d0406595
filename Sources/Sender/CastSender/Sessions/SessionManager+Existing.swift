import CastDiscovery
import CastModel
import CastV2
import LoopIsolation
import NIOCore

/// The run of an app that a start or a join wants.
struct WantedRun: Sendable, Hashable {
  /// The app; `nil` for any.
  var applicationId: String?
  /// The run; `nil` for any.
  var receiverSessionId: String?
}

// A device may be named by its id, its name or an address, but there is only one session with it, or two while one
// replaces the other.
extension SessionManager {
  /// Returns an existing session with the device if it fits, or starts one with `startNew` if there is none.
  ///
  /// Waits first for a session with the device that is being restored, is connecting or is ending.
  ///
  /// - Parameter replaced: The link of the session with the device that counts as none.
  func usingExisting(
    _ target: SessionTarget, _ wanted: WantedRun, if isWelcome: Bool, besides replaced: ReceiverLink? = nil,
    _ startNew: @LoopActor () async throws(CastError) -> SessionSnapshot
  ) async throws(CastError) -> SessionSnapshot {
    await self.claimsSettled()
    // Each round waits for one session. The limit ends the wait for a device on which sessions start and end all the
    // time.
    var shownId: String?
    for _ in 1...3 {
      let device = try self.device(for: target)
      if let other = self.sessions.first(where: { $0.id == shownId }) ?? self.occupant(of: device),
        other.link !== replaced
      {
        if let snapshot = try await self.outcome(of: other, wanted, if: isWelcome) { return snapshot }
      } else {
        do throws(CastError) {
          return try await startNew()
        } catch {
          // Only the link showed that the address leads to the same device.
          guard isWelcome, error.code == .sessionExists else { throw error }
          shownId = error.sessionId
        }
      }
      if Task.isCancelled { throw CastError(.requestCancelled, "Starting the session was cancelled.") }
    }
    return try await startNew()
  }

  /// Returns the session with a device: the newer one, if it is about to replace another.
  func occupant(of device: DiscoveredDevice) -> CastSession? {
    let hosts = [device.host] + device.addresses
    return self.sessions.last { session in
      session.link.device.deviceId == device.deviceId || session.isAt(anyOf: hosts, port: device.port)
    }
  }

  /// Returns a session whose link leads to `address`: another one than `session`, and that it doesn't replace.
  func occupant(besides session: CastSession? = nil, at address: SocketAddress?) -> CastSession? {
    guard let address else { return nil }
    return self.sessions.first {
      $0 !== session && $0.link !== session?.replaced && $0.link.connection?.remoteAddress == address
    }
  }

  /// Returns the session once it is connected, if it fits; `nil` if it is over, so that another can be started.
  private func outcome(
    of session: CastSession, _ wanted: WantedRun, if isWelcome: Bool
  ) async throws(CastError) -> SessionSnapshot? {
    let isRestored = session.life.suspension?.reason == .terminated
    guard isWelcome || isRestored else { throw session.stands() }
    let limits = session.environment.options.connectLimits
    // The limit of a start, including the time for the question to the viewer.
    let limit = TimeAmount(limits.total + limits.authorization)
    let error = await FirstOf.value(within: limit, clock: session.environment.clock) { await session.decision() }
    if Task.isCancelled { throw CastError(.requestCancelled, "Starting the session was cancelled.") }
    guard session.connectionState != .disconnected else { return nil }
    if let error { throw error }
    guard isWelcome, session.connectionState == .connected, session.runs(wanted) else { throw session.stands() }
    return session.snapshot
  }
}

extension CastSession {
  /// Waits until the session is connected or over, resuming it if it is suspended. Returns the error of that attempt.
  fileprivate func decision() async -> CastError? {
    switch self.connectionState {
    case .connecting: _ = await self.startOutcome()
    case .disconnecting: await self.end(.leave)
    case .suspended:
      do throws(CastError) {
        _ = try await self.resume()
      } catch {
        return error
      }
    default: break
    }
    return nil
  }

  /// Whether the session is connected to one of these addresses, or is about to be.
  ///
  /// A start asks this of every session, so nothing is copied, and the address becomes text only if the port fits.
  func isAt(anyOf hosts: [String], port: UInt16) -> Bool {
    let link = self.link
    if let address = link.connection?.remoteAddress, address.port == Int(port), let text = address.ipAddress,
      hosts.contains(text)
    {
      return true
    }
    if hosts.contains(where: { link.target == .address($0, port: port) }) { return true }
    guard link.device.port == port else { return false }
    return hosts.contains { link.device.host == $0 || link.device.addresses.contains($0) }
  }

  fileprivate func runs(_ wanted: WantedRun) -> Bool {
    guard let application else { return false }
    if let id = wanted.applicationId, !application.matches(id) { return false }
    return wanted.receiverSessionId == nil || wanted.receiverSessionId == application.sessionId
  }

  /// Returns the error of a start that this session prevents.
  func stands() -> CastError {
    let application = self.application?.displayName ?? self.link.applicationId ?? "an app"
    return CastError(
      .sessionExists,
      "There is a session with this device already: '\(self.id)', with \(application). Use it (`ifExists`), or end it first.",
      sessionId: self.id)
  }
}
