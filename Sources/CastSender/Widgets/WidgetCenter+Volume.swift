public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Sets the device's volume; returns when it has confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and what setting the volume can fail with.
  public func setVolume(level: Double?, muted: Bool?) async throws(CastError) -> VolumeControllerState {
    let session = try self.volumeSession(isMuting: level == nil)
    if let level { _ = try await session.setVolume(level) }
    if let muted { _ = try await session.setMuted(muted) }
    return VolumeControllerState(self.inputs, self.memory)
  }

  private func volumeSession(isMuting: Bool) throws(CastError) -> CastSession {
    let volume = VolumeControllerState(self.inputs, self.memory)
    guard let session = self.session, isMuting ? volume.muteToggle.isEnabled : volume.slider.isEnabled else {
      throw self.disabled(
        volume.isFixedVolume ? "The device's volume is fixed." : "There is no device whose volume could be changed.")
    }
    return session
  }

  func changeVolume(of session: CastSession, by control: WidgetControl) async throws(CastError) {
    switch control {
    case .volumeUp: _ = try await session.stepVolume(by: 1)
    case .volumeDown: _ = try await session.stepVolume(by: -1)
    default: _ = try await session.setMuted(session.volume?.muted != true)
    }
  }

  // MARK: The slider of the volume

  /// The slider of the volume is held at `level`, or moves there: the device follows, one request at a time.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``.
  public func holdVolume(_ level: Double) throws(CastError) {
    let session = try self.volumeSession(isMuting: false)
    self.memory.heldVolume = min(max(level, 0), 1)
    self.refresh()
    self.waitingVolume = self.memory.heldVolume
    guard !self.isSettingVolume else { return }
    self.isSettingVolume = true
    Task { @LoopActor in
      defer { self.isSettingVolume = false }
      while let level = self.waitingVolume {
        self.waitingVolume = nil
        do throws(CastError) {
          _ = try await session.setVolume(level)
        } catch {
          self.logger.debug("volume not set while sliding", metadata: ["error": "\(error)"])
        }
      }
    }
  }

  /// The slider of the volume is let go at `level`; with `nil` nothing more happens.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and what setting the volume can fail with.
  public func releaseVolume(_ level: Double?) async throws(CastError) {
    defer {
      self.memory.heldVolume = nil
      self.refresh()
    }
    self.waitingVolume = nil
    guard let level else { return }
    let session = try self.volumeSession(isMuting: false)
    let bounded = min(max(level, 0), 1)
    self.memory.heldVolume = bounded
    self.refresh()
    _ = try await session.setVolume(bounded)
  }
}
