import CastDiscovery
public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Opens the cast dialog (SDK `presentCastDialog`).
  @discardableResult
  public func openDialog() -> CastDialogState { self.setDialog(isPresented: true) }

  /// Closes the cast dialog. A session that is connecting continues.
  @discardableResult
  public func closeDialog() -> CastDialogState { self.setDialog(isPresented: false) }

  private func setDialog(isPresented: Bool) -> CastDialogState {
    if self.memory.isDialogPresented != isPresented {
      self.logger.component("WidgetCenter(CastDialog)").debug("cast dialog \(isPresented ? "opened" : "closed")")
      self.memory.isDialogPresented = isPresented
      self.memory.dialogFailure = nil
      self.refresh()
    }
    return CastDialogState(self.inputs, self.memory)
  }

  /// Handles the choice of a device: leaves the caller's session with another device, and starts one with this.
  /// Returns when it is connected.
  ///
  /// - Parameters:
  ///   - applicationId: The app. `nil` takes the one that the context's criteria name, or else the default media
  ///     receiver.
  ///   - own: The session of the program that made the choice, which is left. The sessions of other programs stay.
  ///   - didBegin: Called with the new session before any notification about it.
  /// - Throws: The errors of ``SessionManager/start(_:options:didBegin:)``.
  public func selectDevice(
    _ target: SessionTarget, applicationId: String? = nil, leaving own: String?,
    didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> SessionSnapshot {
    // Leave the old session only once the new device is known to exist.
    let device = try self.context.sessions.device(for: target)
    self.logger.component("WidgetCenter(CastDialog)").info(
      "device chosen", metadata: ["device": "\(device.deviceId)"])
    self.memory.dialogFailure = nil
    let launch = self.context.options.launchOptions
    let options = SessionStartOptions(
      applicationId: applicationId ?? self.context.assumedApplicationId,
      relaunchIfRunning: launch.relaunchIfRunning, androidReceiverCompatible: launch.androidReceiverCompatible)
    if let own, let session = try? self.context.sessions.session(own), session.device.deviceId != device.deviceId {
      try? await self.context.sessions.end(session.id, action: .leave)
    }
    let snapshot = try await self.context.sessions.start(target, options: options, didBegin: didBegin)
    self.closeDialog()
    return snapshot
  }

  /// Ends the session that the widgets show.
  ///
  /// - Parameter action: The effect on the receiver; `nil` takes that of the context's options.
  /// - Throws: ``CastErrorCode/noSuchSession``.
  public func disconnect(_ action: SessionEndAction? = nil) async throws(CastError) {
    guard let session = self.session else {
      throw CastError(.noSuchSession, "There is no session to leave.")
    }
    self.logger.component("WidgetCenter(CastDialog)").info(
      "disconnected by the user", metadata: ["session": "\(session.id)"])
    await self.keepQueue(ofEnding: session)
    try await self.context.sessions.end(session.id, action: action)
    self.closeDialog()
  }

  // MARK: Cast button

  /// Handles a tap on the cast button: starts discovery, if the first tap is to do that, or else requests the dialog
  /// (SDK `GCKUICastButtonDelegate`).
  public func tapCastButton() -> CastButtonOutcome {
    let button = CastButtonState(self.inputs, self.memory)
    self.logger.component("WidgetCenter(CastButton)").debug(
      "cast button tapped", metadata: ["castState": "\(button.castState)"])
    guard !button.startsDiscoveryOnTap else {
      self.context.discovery.start()
      self.refresh()
      return .discoveryStarted
    }
    if self.memory.options.triggersDefaultCastDialog { self.openDialog() }
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
  public func presentIntroOverlay() async -> Bool {
    await self.loadIntroFlag()
    guard self.showIntro() else { return false }
    await self.saveIntroFlag(true)
    return true
  }

  /// Shows the overlay automatically, if the options demand it.
  func presentIntroIfWanted() {
    guard self.memory.options.presentsIntroAutomatically, self.showIntro() else { return }
    LoopActor.task { await self.saveIntroFlag(true) }
  }

  private func showIntro() -> Bool {
    guard IntroOverlayState(self.inputs, self.memory).canPresent else { return false }
    self.logger.component("WidgetCenter(IntroOverlay)").debug("introductory overlay shown")
    self.memory.isIntroPresented = true
    self.memory.introWasShown = true
    self.refresh()
    return true
  }

  /// Hides the overlay.
  public func dismissIntroOverlay() async -> IntroOverlayState {
    await self.loadIntroFlag()
    self.memory.isIntroPresented = false
    self.refresh()
    return IntroOverlayState(self.inputs, self.memory)
  }

  /// Removes the flag that the overlay was shown (SDK `clearCastInstructionsShownFlag`).
  public func resetIntroOverlay() async -> IntroOverlayState {
    self.memory.isIntroPresented = false
    self.memory.introWasShown = false
    await self.saveIntroFlag(false)
    self.refresh()
    return IntroOverlayState(self.inputs, self.memory)
  }

  private func saveIntroFlag(_ wasShown: Bool) async {
    guard let error = await self.introFlag?.save(wasShown) else { return }
    self.logger.component("WidgetCenter(IntroOverlay)").warning(
      "not remembered: the overlay may be shown again", metadata: ["error": "\(error)"])
  }
}
