import CastDiscovery
public import CastModel
import LoopIsolation
public import NIOCore

extension CastPlayer {
  /// The time limit for a command's effect to appear in the returned status.
  private static let settling = TimeAmount.seconds(3)

  // MARK: Play and pause

  /// Returns the status of a device without a session if there is nothing to pause, or else `nil`.
  ///
  /// - Parameter limit: The time limit for connecting and requesting the status.
  public func statusIfNothingPlays(
    on device: PlayerDevice, within limit: TimeAmount
  ) async throws(CastError) -> PlayerStatus? {
    await self.sessions.claimsSettled()
    guard self.sessions.occupant(of: device.device) == nil else { return nil }
    let status = try await self.visit(device, within: limit) { _ in }
    return status.playerState == .idle || status.playerState == .paused ? status : nil
  }

  /// Pauses a session's media. Does nothing if it isn't playing.
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

  /// Resumes a session's media. Does nothing if it plays already.
  ///
  /// - Throws: ``CastErrorCode/noMediaSession`` if nothing is loaded.
  public func resume(_ id: String) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    // A player that buffers may have been paused before, as after a seek: send PLAY, which does no harm otherwise.
    if ![PlayerState.playing, .loading].contains(session.media.snapshot.playerState) {
      _ = try await session.media.play()
      await self.settle(session, .playing)
    }
    return await self.answer(session)
  }

  /// Pauses the media if it plays, and resumes it if it is paused. Media that buffers counts as paused if it was paused
  /// before.
  ///
  /// - Throws: ``CastErrorCode/noMediaSession`` if nothing is loaded.
  public func toggle(_ id: String) async throws(CastError) -> PlayerStatus {
    let media = try self.session(id).media
    let plays = [.playing, .buffering].contains(media.snapshot.playerState) && !media.snapshot.isPaused
    return try await plays ? self.pause(id) : self.resume(id)
  }

  /// Waits for the player's new state, since receivers answer earlier. Any outcome is fine: the command was executed.
  private func settle(_ session: CastSession, _ state: PlayerState) async {
    _ = try? await session.media.wait(for: .init(state, timeout: Self.settling))
  }

  // MARK: Seeking

  /// Seeks to a position, in seconds.
  public func seek(_ id: String, to position: Double) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    _ = try await session.media.seek(SeekOptions(.position(position)))
    return await self.answer(session)
  }

  /// Seeks by a distance in seconds, limited to the ends of the media.
  public func seek(_ id: String, by distance: Double) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    return try await self.seek(id, to: session.media.snapshot.target(ofDistance: distance, at: self.now))
  }

  /// Plays another item of the queue.
  ///
  /// - Parameter distance: 1 for the next item, -1 for the previous one.
  /// - Throws: ``CastErrorCode/endOfQueue``, ``CastErrorCode/noMediaSession``.
  public func jump(_ id: String, by distance: Int64) async throws(CastError) -> PlayerStatus {
    let session = try self.session(id)
    _ = try await session.media.queue.jump(by: distance)
    await self.settle(session, .playing)
    return await self.answer(session)
  }

  // MARK: Stopping

  /// Stops the running app, no matter which sender started it, and ends the session with the device, if there is one.
  /// Does nothing if no app runs. If the device doesn't confirm the session's STOP, the app is stopped over another
  /// connection.
  ///
  /// - Parameters:
  ///   - keepsApplication: Whether only the media is stopped, and the app left running.
  ///   - limit: The time limit for connecting and the requests.
  ///   - willEnd: Called with the session before it ends.
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
      if await session.end(.stopCasting) { return self.idle(session.device, session.volume) }
    }
    return try await self.visit(device, within: limit) { visit throws(CastError) in try await visit.stopApplication() }
  }

  private static func unload(_ media: RemoteMediaClient) async throws(CastError) {
    guard media.snapshot.status.map({ !$0.isEnded }) == true else { return }
    _ = try await media.stop()
  }

  // MARK: Volume

  /// A change of the volume.
  public struct VolumeChange: Sendable, Hashable {
    /// The new level, from 0 to 1.
    public var level: Double?
    /// The number of the device's own steps, negative to lower the volume.
    public var steps: Int?
    /// Whether the device is muted.
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

  /// Changes a device's volume over its session, or without one, even if no app runs.
  ///
  /// - Throws: ``CastErrorCode/volumeFixed``, and the errors of connecting and of requests.
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
        if let steps = change.steps { _ = try await visit.link.stepVolume(by: steps) }
        if let isMuted = change.isMuted { _ = try await visit.link.setMuted(isMuted) }
      }
    }
  }

  // MARK: All devices

  /// The number of devices that are asked at a time.
  private static let maximumVisits = 8

  /// Returns the status of every device, in the order of discovery. Devices without a session are asked concurrently.
  ///
  /// - Parameters:
  ///   - search: The time limit of the search for devices; it ends earlier once no new device answers.
  ///   - limit: The time limit for each device.
  ///   - describe: Returns the clients' view of the error of a device that can't be asked.
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
      + self.sessions.standing.filter { !known.contains($0.device.deviceId) }
      .map { PlayerDevice(target: $0.link.target, device: $0.device) }
    let outcomes = await self.ask(devices, within: limit)
    return zip(devices, outcomes).map { device, outcome in
      // Slow devices were asked for seconds, and changes of sessions were notified meanwhile.
      if let session = self.connectedSession(with: device) { return self.status(of: session) }
      switch outcome {
      case .success(let status): return status
      case .failure(let error):
        return PlayerStatus(device.device, isDefault: self.isDefault(device.device), error: describe(error))
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

/// The queue of devices to ask, and the outcomes so far.
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
  /// Returns the position at `distance` from that at `now`, in seconds, limited to the seekable range.
  func target(ofDistance distance: Double, at now: NIODeadline) -> Double {
    let target = self.position(at: now) + distance
    if self.isPlayingLiveStream, let range = self.liveSeekableRange(at: now) {
      return max(min(target, range.end ?? target), range.start ?? 0, 0)
    }
    return max(min(target, self.duration ?? target), 0)
  }
}
