import CastDiscovery
public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Opens the cast dialog of a viewer (SDK `presentCastDialog`).
  @discardableResult
  public func openDialog(for viewer: WidgetViewer = .program) -> CastDialogState {
    self.setDialog(isPresented: true, of: viewer)
  }

  /// Closes the cast dialog of a viewer. A session that is connecting continues.
  @discardableResult
  public func closeDialog(for viewer: WidgetViewer = .program) -> CastDialogState {
    self.setDialog(isPresented: false, of: viewer)
  }

  private func setDialog(isPresented: Bool, of viewer: WidgetViewer) -> CastDialogState {
    if self.surfaces[viewer].isDialogPresented != isPresented {
      self.logger.component("WidgetCenter(CastDialog)").debug("cast dialog \(isPresented ? "opened" : "closed")")
      self.surfaces[viewer].isDialogPresented = isPresented
      self.surfaces[viewer].dialogFailure = nil
      self.refresh()
    }
    return CastDialogState(self.inputs, self.memory(of: viewer))
  }

  /// Shows in the dialogs why a session didn't start: in that of the viewer who chose the device, or if the session
  /// was started without a dialog, in all that are open.
  func showFailure(_ error: ErrorInfo, ofStarting sessionId: String) {
    let viewers = self.choosers.removeValue(forKey: sessionId).map { [$0] } ?? self.surfaces.viewers
    for viewer in viewers where self.surfaces[viewer].isDialogPresented {
      self.surfaces[viewer].dialogFailure = error
    }
  }

  /// Handles the choice of a device: leaves the caller's session with another device, and starts one with this.
  /// Returns when it is connected.
  ///
  /// - Parameters:
  ///   - applicationId: The app. `nil` takes the one that the context's criteria name, or else the default media
  ///     receiver.
  ///   - own: The session of the program that made the choice, which is left. The sessions of other programs stay.
  ///   - viewer: The viewer whose dialog shows a failure, and is closed at the end.
  ///   - didBegin: Called with the new session before any notification about it.
  /// - Throws: The errors of ``SessionManager/start(_:options:didBegin:)``.
  public func selectDevice(
    _ target: SessionTarget, applicationId: String? = nil, leaving own: String?,
    for viewer: WidgetViewer = .program, didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot {
    // Leave the old session only once the new device is known to exist.
    let device = try self.context.sessions.device(for: target)
    self.logger.component("WidgetCenter(CastDialog)").info(
      "device chosen", metadata: ["device": "\(device.deviceId)"])
    self.surfaces[viewer].dialogFailure = nil
    let launch = self.context.options.launchOptions
    let options = SessionStartOptions(
      applicationId: applicationId ?? self.context.assumedApplicationId,
      relaunchIfRunning: launch.relaunchIfRunning, androidReceiverCompatible: launch.androidReceiverCompatible)
    if let own, let session = try? self.context.sessions.session(own), session.device.deviceId != device.deviceId {
      try? await self.context.sessions.end(session.id, action: .leave)
    }
    let snapshot = try await self.context.sessions.start(target, options: options) { session in
      self.choosers[session.id] = viewer
      didBegin?(session)
    }
    self.closeDialog(for: viewer)
    return snapshot
  }

  /// Ends the session that the widgets show, and closes the viewer's dialog.
  ///
  /// - Parameter action: The effect on the receiver; `nil` takes that of the context's options.
  /// - Throws: ``CastErrorCode/noSuchSession``.
  public func disconnect(_ action: SessionEndAction? = nil, for viewer: WidgetViewer = .program) async throws(CastError)
  {
    guard let session = self.session else {
      throw CastError(.noSuchSession, "There is no session to leave.")
    }
    self.logger.component("WidgetCenter(CastDialog)").info(
      "disconnected by the user", metadata: ["session": "\(session.id)"])
    await self.keepQueue(ofEnding: session)
    try await self.context.sessions.end(session.id, action: action)
    self.closeDialog(for: viewer)
  }

  // MARK: Cast button

  /// Handles a tap on the cast button: starts discovery, if the first tap is to do that, or else requests the dialog
  /// (SDK `GCKUICastButtonDelegate`).
  public func tapCastButton(for viewer: WidgetViewer = .program) -> CastButtonOutcome {
    let button = CastButtonState(self.inputs, self.memory)
    self.logger.component("WidgetCenter(CastButton)").debug(
      "cast button tapped", metadata: ["castState": "\(button.castState)"])
    guard !button.startsDiscoveryOnTap else {
      self.context.discovery.start()
      self.refresh()
      return .discoveryStarted
    }
    if self.memory.options.triggersDefaultCastDialog { self.openDialog(for: viewer) }
    return .presentDialog
  }

  // MARK: Introductory overlay

  /// Reads from disk whether the overlay was shown, unless that is known.
  public func loadIntroFlag() async {
    guard self.memory.introWasShown == nil else { return }
    let wasShown = await self.introFlag?.load() ?? false
    // The overlay may have been shown or reset in the meantime.
    self.memory.introWasShown = self.memory.introWasShown ?? wasShown
    self.presentIntroIfWanted()
  }

  /// Shows the introductory overlay if it was never shown and the cast button is visible. Returns whether it does
  /// (SDK `presentCastInstructionsViewControllerOnceWithCastButton:`).
  public func presentIntroOverlay(for viewer: WidgetViewer = .program) async -> Bool {
    await self.loadIntroFlag()
    guard self.showIntro(to: viewer) else { return false }
    await self.saveIntroFlag(true)
    return true
  }

  /// Shows the overlay automatically, if the options demand it.
  func presentIntroIfWanted() {
    guard self.memory.options.presentsIntroAutomatically, self.showIntro(to: nil) else { return }
    LoopActor.task { await self.saveIntroFlag(true) }
  }

  /// Shows the overlay to a viewer, or with `nil` to all.
  private func showIntro(to viewer: WidgetViewer?) -> Bool {
    guard IntroOverlayState(self.inputs, self.memory(of: viewer ?? .program)).canPresent else { return false }
    self.logger.component("WidgetCenter(IntroOverlay)").debug("introductory overlay shown")
    if let viewer {
      self.surfaces[viewer].isIntroPresented = true
    } else {
      self.surfaces.changeAll { $0.isIntroPresented = true }
    }
    self.memory.introWasShown = true
    self.refresh()
    return true
  }

  /// Hides the overlay of a viewer; that of all if it was presented automatically.
  public func dismissIntroOverlay(for viewer: WidgetViewer = .program) async -> IntroOverlayState {
    await self.loadIntroFlag()
    self.surfaces.dismissIntro(of: viewer)
    self.refresh()
    return IntroOverlayState(self.inputs, self.memory(of: viewer))
  }

  /// Removes the flag that the overlay was shown (SDK `clearCastInstructionsShownFlag`).
  public func resetIntroOverlay(for viewer: WidgetViewer = .program) async -> IntroOverlayState {
    self.surfaces.changeAll { $0.isIntroPresented = false }
    self.memory.introWasShown = false
    await self.saveIntroFlag(false)
    self.refresh()
    return IntroOverlayState(self.inputs, self.memory(of: viewer))
  }

  private func saveIntroFlag(_ wasShown: Bool) async {
    guard let error = await self.introFlag?.save(wasShown) else { return }
    self.logger.component("WidgetCenter(IntroOverlay)").warning(
      "not remembered: the overlay may be shown again", metadata: ["error": "\(error)"])
  }
}
