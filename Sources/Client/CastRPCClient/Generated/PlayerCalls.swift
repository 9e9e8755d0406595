// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// Playing in one step, for people: each call finds the device by itself, starts or joins the app where that is needed,
/// and answers flat.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct PlayerCalls: Sendable {
  let client: CastClient

  /// Plays something on a device: finds the device, starts or joins the app, loads, and waits until it plays.
  public func play(
    _ params: PlayerPlayParams = PlayerPlayParams(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.play", params, timeout, progress)
  }

  /// Pauses; succeeds if it is paused already or nothing plays.
  public func pause(
    _ params: PlayerPauseParams = PlayerPauseParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.pause", params, timeout)
  }

  /// Resumes playback; succeeds if it plays already.
  public func resume(
    _ params: PlayerResumeParams = PlayerResumeParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.resume", params, timeout)
  }

  /// Pauses if it plays, resumes if it is paused.
  public func toggle(
    _ params: PlayerToggleParams = PlayerToggleParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.toggle", params, timeout)
  }

  /// Stops the app, whoever started it, and ends the session; succeeds if nothing runs.
  public func stop(
    _ params: PlayerStopParams = PlayerStopParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.stop", params, timeout)
  }

  /// Seeks to a position, or by a distance.
  public func seek(
    _ params: PlayerSeekParams = PlayerSeekParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.seek", params, timeout)
  }

  /// Plays the next item of the queue.
  public func next(
    _ params: PlayerNextParams = PlayerNextParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.next", params, timeout)
  }

  /// Plays the previous item of the queue.
  public func previous(
    _ params: PlayerPreviousParams = PlayerPreviousParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.previous", params, timeout)
  }

  /// Sets the device's volume: to a level, by steps, or muted.
  public func setVolume(
    _ params: PlayerSetVolumeParams = PlayerSetVolumeParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.setVolume", params, timeout)
  }

  /// Returns what a device plays.
  public func status(
    _ params: PlayerStatusParams = PlayerStatusParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.status", params, timeout)
  }

  /// Returns what every device plays.
  public func list(
    _ params: PlayerListParams = PlayerListParams(), timeout: Duration? = nil
  ) async throws -> PlayerListResult {
    return try await self.client.typed("player.list", params, timeout)
  }

  /// Joins what runs on a device, and returns the session; launches nothing.
  public func connect(
    _ params: PlayerConnectParams = PlayerConnectParams(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.connect", params, timeout)
  }

  /// Plays an announcement, then restores exactly what was before.
  public func interrupt(
    _ params: PlayerInterruptParams = PlayerInterruptParams(), timeout: Duration? = nil,
    progress: CallProgress.Handler? = nil
  ) async throws -> PlayerStatus {
    return try await self.client.typed("player.interrupt", params, timeout, progress)
  }

  /// Sets or clears the device that calls mean which name none; it is kept on disk.
  public func setDefault(
    _ params: PlayerSetDefaultParams = PlayerSetDefaultParams(), timeout: Duration? = nil
  ) async throws -> PlayerNames {
    return try await self.client.typed("player.setDefault", params, timeout)
  }

  /// Sets or removes a short name for a device; it is kept on disk.
  public func setAlias(_ params: PlayerSetAliasParams, timeout: Duration? = nil) async throws -> PlayerNames {
    return try await self.client.typed("player.setAlias", params, timeout)
  }

  /// Returns the default device and the aliases.
  public func getNames(
    _ params: PlayerGetNamesParams = PlayerGetNamesParams(), timeout: Duration? = nil
  ) async throws -> PlayerNames {
    return try await self.client.typed("player.getNames", params, timeout)
  }
}
