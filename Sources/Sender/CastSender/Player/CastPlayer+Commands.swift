import CastDiscovery
public import CastModel
import LoopIsolation
public import NIOCore

extension CastPlayer {
  /// How long a command's effect may take to show, in what is returned.
  private static let settling = TimeAmount.seconds(3)

  // MARK: Play and pause

  /// What a device plays that has no session, if there is nothing to pause; else `nil`.
  ///
  /// - Parameter limit: How long connecting and asking may take.
  public func statusIfNothingPlays(
    on device: PlayerDevice, within limit: TimeAmount
  ) async throws(CastError) -> PlayerStatus? {
    await self.sessions.claimsSettled()
    guard self.sessions.occupant(of: device.device) == nil else { return nil }
    let status = try await self.visit(device, within: limit) { _ in }
    return status.playerState == .idle || status.playerState == .paused ? status : nil
  }

  /// Pauses what a session plays; nothing happens if it doesn't play.
  public func pause(_ id: String) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    switch session.media.snapshot.playerState {
    case .paused: break
    case .idle where session.media.snapshot.status?.isEnded ?? true: break
    default:
      _ = try await session.media.pause()
      await self.settle(session, .paused)
    }
    return await self.answer(session)
  }

  /// Resumes what a session plays; nothing happens if it plays already.
  ///
  /// - Throws: ``CastErrorCode/noMediaSession`` if nothing is loaded.
  public func resume(_ id: String) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    // One that buffers may have been paused before, as after a seek: it is told, and goes on as it would.
    if ![PlayerState.playing, .loading].contains(session.media.snapshot.playerState) {
      _ = try await session.media.play()
      await self.settle(session, .playing)
    }
    return await self.answer(session)
  }

  /// Pauses if a session plays, resumes if it is paused.
  ///
  /// - Throws: ``CastErrorCode/noMediaSession`` if nothing is loaded.
  public func toggle(_ id: String) async throws(CastError) -> PlayerStatus {
    let state = try self.session(id).media.snapshot.playerState
    return try await state == .playing || state == .buffering ? self.pause(id) : self.resume(id)
  }

  /// Receivers answer while the player still settles; whatever it comes to, the command was carried out.
  private func settle(_ session: CastSession, _ state: PlayerState) async {
    _ = try? await session.media.wait(for: .init(state, timeout: Self.settling))
  }

  // MARK: Places

  /// Seeks to a position, in seconds.
  public func seek(_ id: String, to position: Double) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    _ = try await session.media.seek(SeekOptions(.position(position)))
    return await self.answer(session)
  }

  /// Seeks by a distance, in seconds, that stops at both ends.
  public func seek(_ id: String, by distance: Double) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    return try await self.seek(id, to: session.media.snapshot.target(ofDistance: distance, at: self.now))
  }

  /// Plays another item of the queue.
  ///
  /// - Parameter distance: 1: the next, -1: the previous.
  /// - Throws: ``CastErrorCode/endOfQueue``, ``CastErrorCode/noMediaSession``.
  public func jump(_ id: String, by distance: Int64) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    _ = try await session.media.queue.jump(by: distance)
    await self.settle(session, .playing)
    return await self.answer(session)
  }

  // MARK: Stopping

  /// Stops what runs, whoever started it, and ends the session with the device, if there is one; nothing happens if nothing runs.
  ///
  /// - Parameters:
  ///   - keepsApplication: Whether only the media stops.
  ///   - limit: How long connecting and asking may take.
  ///   - willEnd: Is told the session that ends.
  public func stop(
    on device: PlayerDevice, keepsApplication: Bool, within limit: TimeAmount,
    willEnd: @LoopActor (CastSession) async -> Void
  ) async throws(CastError) -> PlayerStatus {
    await self.sessions.claimsSettled()
    if keepsApplication {
      if let session = self.connectedSession(with: device) {
        try await Self.unload(session.media)
        return await self.answer(session)
      }
      return try await self.visit(device, within: limit) { visit throws(CastError) in
        if let media = await visit.media() { try await Self.unload(media) }
      }
    }
    if let session = self.sessions.occupant(of: device.device) {
      await willEnd(session)
      let wasConnected = session.connectionState == .connected
      await session.end(.stopCasting)
      if wasConnected { return self.idle(session.device, session.volume) }
    }
    return try await self.visit(device, within: limit) { visit throws(CastError) in try await visit.stopApplication() }
  }

  private static func unload(_ media: RemoteMediaClient) async throws(CastError) {
    guard media.snapshot.status.map({ !$0.isEnded }) == true else { return }
    _ = try await media.stop()
  }

  // MARK: Volume

  /// How the volume changes.
  public struct VolumeChange: Sendable, Hashable {
    /// To a level, from 0 to 1.
    public var level: Double?
    /// By so many of the device's own steps.
    public var steps: Int?
    /// Whether it is muted.
    public var isMuted: Bool?

    /// - Throws: ``CastErrorCode/invalidParams`` if there is nothing to change, or a level beside steps.
    public init(level: Double?, steps: Int?, isMuted: Bool?) throws(CastError) {
      guard level != nil || steps != nil || isMuted != nil else {
        throw CastError(InvalidParameter("level", "required, but missing, and so are steps and muted"))
      }
      guard level == nil || steps == nil else {
        throw CastError(InvalidParameter("steps", "given together with level"))
      }
      self.level = level
      self.steps = steps
      self.isMuted = isMuted
    }
  }

  /// Changes a device's volume: over its session, or else without one, also where no app runs.
  ///
  /// - Throws: ``CastErrorCode/volumeFixed``, and what connecting and asking can fail with.
  public func setVolume(
    _ change: VolumeChange, on device: PlayerDevice, within limit: TimeAmount
  ) async throws(CastError) -> PlayerStatus {
    if let session = self.connectedSession(with: device) {
      if let level = change.level { _ = try await session.setVolume(level) }
      if let steps = change.steps { _ = try await session.stepVolume(by: steps) }
      if let isMuted = change.isMuted { _ = try await session.setMuted(isMuted) }
      return await self.answer(session)
    }
    return try await self.turns.take(device.device.deviceId) { () throws(CastError) in
      try await self.visit(device, within: limit) { visit throws(CastError) in
        if let level = change.level { _ = try await visit.link.setVolume(level) }
        if let steps = change.steps { try await visit.stepVolume(by: steps) }
        if let isMuted = change.isMuted { _ = try await visit.link.setMuted(isMuted) }
      }
    }
  }

  // MARK: All devices

  /// The most devices that are asked at a time.
  private static let maximumVisits = 8

  /// What every device plays, in the order of discovery; those without a session are asked side by side.
  ///
  /// - Parameters:
  ///   - search: How long to look for devices; it ends earlier once nothing new answers.
  ///   - limit: How long one device may take.
  ///   - describe: Makes what clients are told of a device that can't be asked.
  public func statusOfAll(
    searching search: TimeAmount, within limit: TimeAmount, describe: @LoopActor (CastError) -> ErrorInfo
  ) async throws(CastError) -> [PlayerStatus] {
    await self.names.load()
    let found: [DiscoveredDevice]
    do throws(DiscoveryError) {
      found = try await self.context.discovery.settledScan(for: search)
    } catch {
      throw CastError(.requestCancelled, error.message, cause: error)
    }
    let known = Set(found.map(\.deviceId))
    let devices =
      found.map { PlayerDevice(target: .device($0.deviceId), device: $0) }
      + self.sessions.sessions.filter { !known.contains($0.device.deviceId) }
      .map { PlayerDevice(target: $0.link.target, device: $0.device) }
    let outcomes = await self.ask(devices, within: limit)
    return zip(devices, outcomes).map { device, outcome in
      switch outcome {
      case .success(let status): status
      case .failure(let error):
        PlayerStatus(
          device.device, isDefault: self.isDefault(device.device), error: describe(error))
      }
    }
  }

  private func ask(
    _ devices: [PlayerDevice], within limit: TimeAmount
  ) async -> [Result<PlayerStatus, CastError>] {
    let round = AskingRound(devices)
    let workers = (0..<min(Self.maximumVisits, devices.count)).map { _ in
      LoopActor.task {
        while let (index, device) = round.next() { round.outcomes[index] = await self.outcome(of: device, limit) }
      }
    }
    return await withTaskCancellationHandler {
      for worker in workers { await worker.value }
      return devices.indices.compactMap { round.outcomes[$0] }
    } onCancel: {
      for worker in workers { worker.cancel() }
    }
  }

  private func outcome(of device: PlayerDevice, _ limit: TimeAmount) async -> Result<PlayerStatus, CastError> {
    do throws(CastError) {
      return .success(try await self.status(of: device, within: limit))
    } catch {
      return .failure(error)
    }
  }
}

/// Which devices are still to be asked, and what came of the others.
@LoopActor
private final class AskingRound {
  private let devices: [PlayerDevice]
  private var nextIndex = 0
  var outcomes: [Int: Result<PlayerStatus, CastError>] = [:]

  init(_ devices: [PlayerDevice]) { self.devices = devices }

  func next() -> (Int, PlayerDevice)? {
    guard self.nextIndex < self.devices.count else { return nil }
    defer { self.nextIndex += 1 }
    return (self.nextIndex, self.devices[self.nextIndex])
  }
}

extension MediaSnapshot {
  /// Where a distance from the position at `now` leads, in seconds: never beyond the ends of what can be sought.
  func target(ofDistance distance: Double, at now: NIODeadline) -> Double {
    let target = self.position(at: now) + distance
    if self.isPlayingLiveStream, let range = self.liveSeekableRange(at: now) {
      return max(min(target, range.end ?? target), range.start ?? 0, 0)
    }
    return max(min(target, self.duration ?? target), 0)
  }
}
