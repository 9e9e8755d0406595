public import CastModel
import JSONCodec
import Logging
import LoopIsolation

extension WidgetCenter {
  /// The button at a place of the mini or the expanded controller was pressed; returns what it stood for, when the device has
  /// confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, ``CastErrorCode/invalidParams`` for a place that isn't there, and what the command
  ///   can fail with.
  public func pressSlot(_ slot: Int, of widget: WidgetName) async throws(CastError) -> WidgetControl {
    let buttons: [MediaButtonChoice] =
      switch widget {
      case .miniController: self.memory.options.miniButtons
      case .expandedController: self.memory.options.expandedButtons
      default: []
      }
    guard buttons.indices.contains(slot) else {
      throw CastError(InvalidParameter("slot", "\(widget.rawValue) has no place \(slot)"))
    }
    let choice = buttons[slot]
    guard choice.type != .noneValue else { throw self.disabled("The place \(slot) is empty.") }
    let control = WidgetControl(rawValue: choice.type.rawValue)
    if control == .custom {
      self.onEvent?(.didPressCustomButton(widget, slot: slot, customId: choice.customId))
    } else {
      try await self.press(control)
    }
    return control
  }

  /// A control was pressed; returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and what the command can fail with.
  public func press(_ control: WidgetControl) async throws(CastError) {
    let inputs = self.inputs
    let controls = MediaControllerControls(inputs, self.memory)
    guard control.isEnabled(in: controls, VolumeControllerState(inputs, self.memory)), let session = self.session else {
      throw self.disabled(
        inputs.requestsInFlight > 0
          ? "A request is unanswered: wait until the control is enabled again."
          : "\(control.rawValue) can't be used now: the widget's state says when it can.")
    }
    self.logger.debug("pressed", metadata: ["control": "\(control.rawValue)", "session": "\(session.id)"])
    switch control {
    case .muteToggle, .volumeUp, .volumeDown: try await self.changeVolume(of: session, by: control)
    case .pauseQueue:
      self.memory.pausesQueue.toggle()
      self.refresh()
    case .closedCaptions:
      self.memory.isTrackSelectorPresented = true
      self.refresh()
    default: try await self.command(control, controls, session.media)
    }
  }

  private func command(
    _ control: WidgetControl, _ controls: MediaControllerControls, _ media: RemoteMediaClient
  ) async throws(CastError) {
    switch control {
    case .play: _ = try await media.play()
    case .pause: _ = try await media.pause()
    case .playPauseToggle:
      switch controls.playPauseToggle.state {
      case .playing: _ = try await media.pause()
      // A live stream can't be held, only left (guide, "Live streams").
      case .playingLive: _ = try await media.stop()
      default: _ = try await media.play()
      }
    case .stop: _ = try await media.stop()
    case .forward30: _ = try await media.seek(SeekOptions(.offset(30)))
    case .rewind30: _ = try await media.seek(SeekOptions(.offset(-30)))
    case .skipNext: _ = try await media.command(Self.queueUpdate("jump", .integer(1)))
    case .skipPrevious: _ = try await media.command(Self.queueUpdate("jump", .integer(-1)))
    case .repeatMode:
      let next = (media.snapshot.status?.repeatMode ?? .repeatOff).next
      _ = try await media.command(Self.queueUpdate("repeatMode", .string(next.rawValue)))
    default: _ = try await media.skipAd()
    }
  }

  private static func queueUpdate(_ member: String, _ value: JSONValue) -> MediaRequest {
    MediaRequest(type: "QUEUE_UPDATE", members: JSONObject([(member, value)]))
  }

  /// The item that was to be the last is over.
  func pauseAfterItem() {
    guard let media = self.session?.media else { return }
    Task { @LoopActor in
      do throws(CastError) {
        _ = try await media.pause()
      } catch {
        self.logger.warning("the queue was not paused", metadata: ["error": "\(error)"])
      }
    }
  }

  func disabled(_ message: String) -> CastError {
    CastError(.controlDisabled, message, sessionId: self.session?.id)
  }

  // MARK: The slider of the position

  /// The slider of the position is held at `seconds`, or moves there.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``.
  public func holdPosition(_ seconds: Double) throws(CastError) {
    let inputs = self.inputs
    guard MediaControllerControls(inputs, self.memory).streamPosition.isEnabled else {
      throw self.disabled("The position can't be chosen now.")
    }
    let range = inputs.liveRange
    let lowest = range?.start ?? 0
    let highest = range?.end ?? inputs.media?.duration ?? seconds
    self.memory.heldPosition = min(max(seconds, lowest), max(highest, lowest))
    self.refresh()
  }

  /// The slider of the position is let go: goes where it was held. With `nil` nothing happens.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and what seeking can fail with.
  public func releasePosition(_ seconds: Double?) async throws(CastError) {
    defer {
      self.memory.heldPosition = nil
      self.refresh()
    }
    guard let seconds else { return }
    try self.holdPosition(seconds)
    guard let held = self.memory.heldPosition, let session = self.session else { return }
    _ = try await session.media.seek(SeekOptions(.position(held)))
  }
}
