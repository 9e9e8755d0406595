public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Asks the disk whether the overlay was shown, unless that is known.
  public func loadIntroFlag() async {
    guard self.memory.introWasShown == nil else { return }
    let wasShown = await self.introFlag?.load() ?? false
    // Somebody may have shown or forgotten it meanwhile.
    self.memory.introWasShown = self.memory.introWasShown ?? wasShown
    self.presentIntroIfWanted()
  }

  /// Shows the introductory overlay, if it never was shown and the cast button can be used; whether it does (SDK
  /// `presentCastInstructionsViewControllerOnceWithCastButton:`).
  public func presentIntroOverlay() async -> Bool {
    await self.loadIntroFlag()
    guard self.showIntro() else { return false }
    await self.saveIntroFlag(true)
    return true
  }

  /// Shows it by itself, where that is wanted.
  func presentIntroIfWanted() {
    guard self.memory.options.presentsIntroAutomatically, self.showIntro() else { return }
    Task { @LoopActor in await self.saveIntroFlag(true) }
  }

  private func showIntro() -> Bool {
    guard IntroOverlayState(self.inputs, self.memory).canPresent else { return false }
    self.logger.debug("introductory overlay shown")
    self.memory.isIntroPresented = true
    self.memory.introWasShown = true
    self.refresh()
    return true
  }

  /// Takes the overlay away.
  public func dismissIntroOverlay() async -> IntroOverlayState {
    await self.loadIntroFlag()
    self.memory.isIntroPresented = false
    self.refresh()
    return IntroOverlayState(self.inputs, self.memory)
  }

  /// Forgets that it was shown (SDK `clearCastInstructionsShownFlag`).
  public func resetIntroOverlay() async -> IntroOverlayState {
    self.memory.isIntroPresented = false
    self.memory.introWasShown = false
    await self.saveIntroFlag(false)
    self.refresh()
    return IntroOverlayState(self.inputs, self.memory)
  }

  private func saveIntroFlag(_ wasShown: Bool) async {
    guard let error = await self.introFlag?.save(wasShown) else { return }
    self.logger.warning("not remembered: the overlay may be shown again", metadata: ["error": "\(error)"])
  }
}
