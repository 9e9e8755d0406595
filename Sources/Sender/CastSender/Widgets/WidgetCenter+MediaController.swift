public import CastModel
import Logging
import LoopIsolation
import NIOCore

extension WidgetCenter {
  /// Handles a press of the button in a slot of the mini or the expanded controller. Returns the button's control
  /// when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, ``CastErrorCode/invalidParams`` for a slot that doesn't exist, and
  ///   the errors of the command.
  public func pressSlot(
    _ slot: Int, of widget: WidgetName, for viewer: WidgetViewer = .program
  ) async throws(CastError) -> WidgetControl {
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
      try await self.press(control, for: viewer)
    }
    return control
  }

  /// Handles a press of a control. Returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and the errors of the command.
  public func press(_ control: WidgetControl, for viewer: WidgetViewer = .program) async throws(CastError) {
    let inputs = self.inputs
    let controls = MediaControllerControls(inputs, self.memory)
    guard control.isEnabled(in: controls, VolumeControllerState(inputs, self.memory)), let session = self.session else {
      throw self.disabled(
        inputs.requestsInFlight > 0
          ? "A request is unanswered: wait until the control is enabled again."
          : "\(control.rawValue) can't be used now: the widget's state says when it can.")
    }
    self.logger.component("WidgetCenter(MediaController)").debug(
      "pressed", metadata: ["control": "\(control.rawValue)", "session": "\(session.id)"])
    switch control {
    case .muteToggle, .volumeUp, .volumeDown: try await self.changeVolume(of: session, by: control)
    case .pauseQueue:
      self.memory.pausesQueue.toggle()
      self.refresh()
    case .closedCaptions:
      self.surfaces[viewer].isTrackSelectorPresented = true
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
      // A live stream can't be paused, only stopped (guide, "Live streams").
      case .playingLive: _ = try await media.stop()
      default: _ = try await media.play()
      }
    case .stop: _ = try await media.stop()
    case .forward30Seconds: _ = try await media.seek(SeekOptions(.offset(30)))
    case .rewind30Seconds: _ = try await media.seek(SeekOptions(.offset(-30)))
    case .skipNext: try await media.queue.skip(by: 1)
    case .skipPrevious: try await media.queue.skip(by: -1)
    case .repeatMode:
      _ = try await media.queue.setRepeatMode((media.snapshot.status?.repeatMode ?? .repeatOff).next)
    default: _ = try await media.skipAd()
    }
  }

  /// Pauses after the end of the item that was to be the last.
  func pauseAfterItem() {
    guard let media = self.session?.media else { return }
    LoopActor.task {
      do throws(CastError) {
        _ = try await media.pause()
      } catch {
        self.logger.component("WidgetCenter(MediaController)").warning(
          "the queue was not paused", metadata: ["error": "\(error)"])
      }
    }
  }

  func disabled(_ message: String) -> CastError {
    CastError(.controlDisabled, message, sessionId: self.session?.id)
  }

  // MARK: The slider of the position

  /// Handles the position slider being held at `seconds`, or moved there.
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

  /// Handles the release of the position slider: seeks to `seconds`, or does nothing with `nil`.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and the errors of seeking.
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

  // MARK: Mini controller

  /// Handles a tap on the mini controller beside its buttons. Returns whether the expanded controller is shown now.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled`` if no media is loaded.
  public func tapMiniController(for viewer: WidgetViewer = .program) throws(CastError) -> Bool {
    self.logger.component("WidgetCenter(MiniController)").debug("mini controller tapped")
    guard self.inputs.isLoaded else { throw self.disabled("Nothing plays, so there is nothing to control.") }
    return try self.presentExpandedController(for: viewer)
  }

  // MARK: Expanded controller

  /// Requests the expanded controller (SDK `presentDefaultExpandedMediaControls`). Returns whether it is shown;
  /// otherwise the program is notified to show its own.
  ///
  /// Media may be loaded later: the guide presents the controller first.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled`` without a session.
  public func presentExpandedController(for viewer: WidgetViewer = .program) throws(CastError) -> Bool {
    let inputs = self.inputs
    guard inputs.session != nil else {
      throw self.disabled("There is no session, so there is nothing to control: start one first.")
    }
    self.surfaces[viewer].expandedAwaitsMedia = !inputs.isLoaded
    self.triggerExpandedController(of: viewer)
    self.refresh()
    return self.surfaces[viewer].isExpandedPresented
  }

  /// Shows the expanded controller to a viewer, or with `nil` to all; or notifies the program to show its own.
  func triggerExpandedController(of viewer: WidgetViewer?) {
    self.logger.component("WidgetCenter(ExpandedController)").debug("expanded controller triggered")
    guard self.memory.options.usesDefaultExpandedControls else {
      self.onEvent?(.didTriggerExpandedController(sessionId: self.session?.id, viewer: viewer))
      return
    }
    if let viewer {
      self.surfaces[viewer].isExpandedPresented = true
    } else {
      self.surfaces.changeAll { $0.isExpandedPresented = true }
    }
  }

  /// Hides the expanded controller of a viewer.
  public func dismissExpandedController(for viewer: WidgetViewer = .program) {
    self.surfaces.dismissExpanded(of: viewer)
    self.refresh()
  }

  // MARK: Playback rate

  /// Sets the playback rate. Returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and the errors of setting the rate.
  public func setPlaybackRate(_ rate: Double) async throws(CastError) -> PlaybackRateControllerState {
    guard PlaybackRateControllerState(self.inputs, self.memory).isEnabled, let session = self.session else {
      throw self.disabled("The rate can't be changed now.")
    }
    self.logger.component("WidgetCenter(PlaybackRate)").debug(
      "playback rate chosen", metadata: ["rate": "\(rate)", "session": "\(session.id)"])
    _ = try await session.media.setPlaybackRate(rate)
    return PlaybackRateControllerState(self.inputs, self.memory)
  }

  // MARK: Tracks

  /// Opens the track selector.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``.
  public func openTrackSelector(for viewer: WidgetViewer = .program) async throws(CastError) -> TrackSelectorState {
    try await self.press(.closedCaptions, for: viewer)
    return TrackSelectorState(self.inputs, self.memory(of: viewer))
  }

  /// Closes the track selector.
  @discardableResult
  public func closeTrackSelector(for viewer: WidgetViewer = .program) -> TrackSelectorState {
    self.surfaces[viewer].isTrackSelectorPresented = false
    self.refresh()
    return TrackSelectorState(self.inputs, self.memory(of: viewer))
  }

  /// Handles the choice of at most one track for audio and one for text. Returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``, ``CastErrorCode/controlDisabled``, and the errors of choosing tracks.
  public func selectTracks(
    _ trackIds: [Int64], for viewer: WidgetViewer = .program
  ) async throws(CastError) -> TrackSelectorState {
    let inputs = self.inputs
    let state = TrackSelectorState(inputs, self.memory)
    guard state.isEnabled, let session = self.session else {
      throw self.disabled("There are no tracks to choose from now.")
    }
    let ids = try TrackSelectorState.selection(
      trackIds, of: inputs.media?.media?.tracks ?? [], active: state.selectedTrackIds)
    self.logger.component("WidgetCenter(Tracks)").debug(
      "tracks chosen", metadata: ["tracks": "\(ids)", "session": "\(session.id)"])
    _ = try await session.media.setActiveTracks(ids)
    return self.closeTrackSelector(for: viewer)
  }

  // MARK: Volume

  /// Sets the device's volume. Returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and the errors of setting the volume.
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

  /// Handles the volume slider being held at `level`, or moved there: the device follows, one request at a time.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``.
  public func holdVolume(_ level: Double) throws(CastError) {
    let session = try self.volumeSession(isMuting: false)
    self.memory.heldVolume = min(max(level, 0), 1)
    self.refresh()
    guard self.memory.volumeSlides[session.id, default: VolumeSlide()].move(to: min(max(level, 0), 1)) else { return }
    LoopActor.task {
      while let level = self.memory.volumeSlides[session.id]?.next() {
        do throws(CastError) {
          _ = try await session.setVolume(level)
        } catch {
          self.logger.component("WidgetCenter(Volume)").debug(
            "volume not set while sliding", metadata: ["error": "\(error)"])
        }
      }
      self.memory.volumeSlides[session.id] = nil
    }
  }

  /// Handles the release of the volume slider at `level`; with `nil` nothing is set.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and the errors of setting the volume.
  public func releaseVolume(_ level: Double?) async throws(CastError) {
    defer {
      self.memory.heldVolume = nil
      self.refresh()
    }
    self.memory.endVolumeSlide()
    guard let level else { return }
    let session = try self.volumeSession(isMuting: false)
    let bounded = min(max(level, 0), 1)
    self.memory.heldVolume = bounded
    self.refresh()
    _ = try await session.setVolume(bounded)
  }

  // MARK: From a local player to the device and back

  /// Continues a local player's playback on the device (codelab, `switchToRemotePlayback`).
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if there is neither media nor a queue,
  ///   ``CastErrorCode/noSuchSession``, and the errors of loading.
  public func handOver(_ local: LocalPlayback) async throws(CastError) -> MediaSnapshot {
    let session = try self.context.sessions.session()
    self.logger.info("handing over to the device", metadata: ["session": "\(session.id)"])
    return try await session.media.load(local.loadRequest)
  }

  /// Returns how a local player should continue the device's present or last playback (codelab,
  /// `switchToLocalPlayback`). The queue's items come from ``CastSession/playbackState()``, or after the session from
  /// its last known queue.
  public func takeBack() async -> LocalPlayback {
    await self.keepQueue()
    var local = self.memory.lastKnown.playback(self.session?.media.snapshot, at: self.context.clock.now)
    if let queue = self.memory.keptQueue, local.isEnded != true { local.queueData = queue }
    let told = LoadRequestData(media: local.media, queueData: local.queueData)
    let request = await LocalPaths.withoutFiles(told, for: self.session?.link.applicationId)
    (local.media, local.queueData) = (request.media, request.queueData)
    return local
  }

  /// Stores the queue of the session that the widgets show for ``takeBack()``, because the device can't be asked
  /// after the end. A device that doesn't answer delays the end by two seconds at most.
  public func keepQueue(ofEnding session: CastSession) async {
    guard session === self.session, session.media.snapshot.status?.items?.isEmpty == false else { return }
    _ = await FirstOf.value(within: .seconds(2), clock: self.context.clock) { () -> Bool? in
      await self.keepQueue()
      return true
    }
  }

  /// Stores the queue of the session: at once the items of the last status, then the whole queue if the device
  /// answers.
  func keepQueue() async {
    guard let session = self.session, session.connectionState == .connected,
      session.media.snapshot.status?.isEnded == false
    else { return }
    let known = SessionState(session.media.snapshot, at: self.context.clock.now)?.loadRequestData.queueData
    if let known { self.memory.keptQueue = known }
    let state = try? await session.playbackState()
    guard let state, !Task.isCancelled, session === self.session else { return }
    self.memory.keptQueue = state.loadRequestData.queueData
  }
}
