public import CastModel
import Logging
import LoopIsolation
import NIOCore

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
    self.logger.component("WidgetCenter(MediaController)").debug(
      "pressed", metadata: ["control": "\(control.rawValue)", "session": "\(session.id)"])
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
    case .forward30Seconds: _ = try await media.seek(SeekOptions(.offset(30)))
    case .rewind30Seconds: _ = try await media.seek(SeekOptions(.offset(-30)))
    case .skipNext: try await media.queue.skip(by: 1)
    case .skipPrevious: try await media.queue.skip(by: -1)
    case .repeatMode:
      _ = try await media.queue.setRepeatMode((media.snapshot.status?.repeatMode ?? .repeatOff).next)
    default: _ = try await media.skipAd()
    }
  }

  /// The item that was to be the last is over.
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

  // MARK: Mini controller

  /// The mini controller was tapped beside its buttons; whether the expanded one is shown now.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled`` while there is nothing to control.
  public func tapMiniController() throws(CastError) -> Bool {
    self.logger.component("WidgetCenter(MiniController)").debug("mini controller tapped")
    guard self.inputs.isLoaded else { throw self.disabled("Nothing plays, so there is nothing to control.") }
    return try self.presentExpandedController()
  }

  // MARK: Expanded controller

  /// Wants the expanded controller (SDK `presentDefaultExpandedMediaControls`); whether it is shown now, or else the program was told.
  ///
  /// Media may come later: the guide presents it, and loads then.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled`` without a session.
  public func presentExpandedController() throws(CastError) -> Bool {
    let inputs = self.inputs
    guard inputs.session != nil else {
      throw self.disabled("There is no session, so there is nothing to control: start one first.")
    }
    self.memory.expandedAwaitsMedia = !inputs.isLoaded
    self.triggerExpandedController()
    self.refresh()
    return self.memory.isExpandedPresented
  }

  /// Shows it, or tells that it is wanted.
  func triggerExpandedController() {
    self.logger.component("WidgetCenter(ExpandedController)").debug("expanded controller triggered")
    if self.memory.options.usesDefaultExpandedControls {
      self.memory.isExpandedPresented = true
    } else {
      self.onEvent?(.didTriggerExpandedController(sessionId: self.session?.id))
    }
  }

  /// Hides the expanded controller.
  public func dismissExpandedController() {
    self.memory.isExpandedPresented = false
    self.memory.expandedAwaitsMedia = false
    self.refresh()
  }

  // MARK: Playback rate

  /// Sets how fast it plays; returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and what setting the rate can fail with.
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
  public func openTrackSelector() async throws(CastError) -> TrackSelectorState {
    try await self.press(.closedCaptions)
    return TrackSelectorState(self.inputs, self.memory)
  }

  /// Closes the choice of tracks.
  @discardableResult
  public func closeTrackSelector() -> TrackSelectorState {
    self.memory.isTrackSelectorPresented = false
    self.refresh()
    return TrackSelectorState(self.inputs, self.memory)
  }

  /// Tracks were chosen, at most one for sound and one for text; returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``, ``CastErrorCode/controlDisabled``, and what choosing tracks can fail with.
  public func selectTracks(_ trackIds: [Int64]) async throws(CastError) -> TrackSelectorState {
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
    return self.closeTrackSelector()
  }

  // MARK: Volume

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
    LoopActor.task {
      defer { self.isSettingVolume = false }
      while let level = self.waitingVolume {
        self.waitingVolume = nil
        do throws(CastError) {
          _ = try await session.setVolume(level)
        } catch {
          self.logger.component("WidgetCenter(Volume)").debug(
            "volume not set while sliding", metadata: ["error": "\(error)"])
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

  // MARK: From a local player to the device and back

  /// Goes on with what a local player plays on the device (codelab, `switchToRemotePlayback`).
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if there is neither media nor a queue, ``CastErrorCode/noSuchSession``, and what loading
  ///   can fail with.
  public func handOver(_ local: LocalPlayback) async throws(CastError) -> MediaSnapshot {
    let session = try self.context.sessions.session()
    self.logger.info("handing over to the device", metadata: ["session": "\(session.id)"])
    return try await session.media.load(local.loadRequest)
  }

  /// How a local player should continue what the device plays, or last played (codelab, `switchToLocalPlayback`): the
  /// queue with its items, as ``CastSession/playbackState()`` gives it, and after the session those that were known.
  public func takeBack() async -> LocalPlayback {
    await self.keepQueue()
    var local = self.memory.lastKnown.playback(self.session?.media.snapshot, at: self.context.clock.now)
    if let queue = self.keptQueue, local.isEnded != true { local.queueData = queue }
    let told = LoadRequestData(media: local.media, queueData: local.queueData)
    let request = await LocalPaths.withoutFiles(told, for: self.session?.link.applicationId)
    (local.media, local.queueData) = (request.media, request.queueData)
    return local
  }

  /// Keeps the queue of the session that widgets show for ``takeBack()``: after the end the device can't be asked any more. A device
  /// that is silent delays the end by two seconds at most.
  public func keepQueue(ofEnding session: CastSession) async {
    guard session === self.session, session.media.snapshot.status?.items?.isEmpty == false else { return }
    _ = await FirstOf.value(within: .seconds(2), clock: self.context.clock) { () -> Bool? in
      await self.keepQueue()
      return true
    }
  }

  /// Asks for the queue of what plays, and keeps it.
  func keepQueue() async {
    guard let session = self.session, session.connectionState == .connected,
      session.media.snapshot.status?.isEnded == false
    else { return }
    self.keptQueue = try? await session.playbackState().loadRequestData.queueData
  }
}
