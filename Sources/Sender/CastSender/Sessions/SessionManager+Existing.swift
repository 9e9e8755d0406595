import CastDiscovery
import CastModel
import CastV2
import LoopIsolation
import NIOCore

/// Which run of an app a start or a join is about.
struct WantedRun: Sendable, Hashable {
  /// `nil`: any.
  var applicationId: String?
  /// `nil`: any.
  var receiverSessionId: String?
}

// A device is one device however it is named (by its id, its name, an address): there is one session with it.
extension SessionManager {
  /// Starts what `startNew` starts, unless there is a session with the device that will do.
  ///
  /// It waits until what is going on with the device is decided: a session that is being restored, one that is connecting or ending.
  func usingExisting(
    _ target: SessionTarget, _ wanted: WantedRun, if isWelcome: Bool,
    _ startNew: @LoopActor () async throws(CastError) -> SessionSnapshot
  ) async throws(CastError) -> SessionSnapshot {
    await self.claimsSettled()
    // Each round waits for one session to be decided; a device on which sessions come and go all the time is not waited for.
    var shownId: String?
    for _ in 1...3 {
      let device = try self.device(for: target)
      if let other = self.sessions.first(where: { $0.id == shownId }) ?? self.occupant(of: device) {
        if let snapshot = try await self.outcome(of: other, wanted, if: isWelcome) { return snapshot }
      } else {
        do throws(CastError) {
          return try await startNew()
        } catch {
          // Only the link showed that it is the same device.
          guard isWelcome, error.code == .sessionExists else { throw error }
          shownId = error.sessionId
        }
      }
      if Task.isCancelled { throw CastError(.requestCancelled, "Starting the session was cancelled.") }
    }
    return try await startNew()
  }

  /// The session that has a device.
  func occupant(of device: DiscoveredDevice) -> CastSession? {
    self.sessions.first { session in
      session.device.deviceId == device.deviceId
        || ([device.host] + device.addresses).contains { session.isAt($0, port: device.port) }
    }
  }

  /// The session whose link leads to `address`.
  func occupant(besides session: CastSession, at address: SocketAddress?) -> CastSession? {
    guard let address else { return nil }
    return self.sessions.first { $0 !== session && $0.link.connection?.remoteAddress == address }
  }

  /// The session, when it is connected and will do; `nil` when it is over, and so is in nobody's way.
  private func outcome(
    of session: CastSession, _ wanted: WantedRun, if isWelcome: Bool
  ) async throws(CastError) -> SessionSnapshot? {
    let isRestored = session.life.suspension?.reason == .terminated
    guard isWelcome || isRestored else { throw session.stands() }
    let limits = session.environment.options.connectLimits
    // As long as a start may take, whose viewer may be asked.
    let limit = limits.total + limits.authorization
    let error = await FirstOf.value(within: limit, clock: session.environment.clock) { await session.decision() }
    if Task.isCancelled { throw CastError(.requestCancelled, "Starting the session was cancelled.") }
    guard session.connectionState != .disconnected else { return nil }
    if let error { throw error }
    guard isWelcome, session.connectionState == .connected, session.runs(wanted) else { throw session.stands() }
    return session.snapshot
  }
}

extension CastSession {
  /// Waits until it is connected or over, and wakes it if it is suspended; returns why that could not be done.
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

  /// Whether it is, or will be, connected to this address.
  func isAt(_ host: String, port: UInt16) -> Bool {
    if let address = self.link.connection?.remoteAddress {
      if address.ipAddress == host, address.port == Int(port) { return true }
    }
    if self.link.target == .address(host, port: port) { return true }
    return self.device.port == port && (self.device.host == host || self.device.addresses.contains(host))
  }

  fileprivate func runs(_ wanted: WantedRun) -> Bool {
    guard let application else { return false }
    if let id = wanted.applicationId, !application.matches(id) { return false }
    return wanted.receiverSessionId == nil || wanted.receiverSessionId == application.sessionId
  }

  /// The error of a start for which the session is in the way.
  func stands() -> CastError {
    let application = self.application?.displayName ?? self.link.applicationId ?? "an app"
    return CastError(
      .sessionExists,
      "There is a session with this device already: '\(self.id)', with \(application). Use it (`ifExists`), or end it first.",
      sessionId: self.id)
  }
}
