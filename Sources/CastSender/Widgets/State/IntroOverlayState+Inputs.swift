package import CastModel

extension IntroOverlayState {
  /// The introductory overlay (SDK `presentCastInstructionsViewControllerOnce`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let wasShown = memory.introWasShown
    // Until the disk has been asked it must not be shown a second time.
    let canPresent =
      wasShown == false && !memory.isIntroPresented && inputs.castState != .noDevicesAvailable
      && CastButtonState(inputs, memory).isVisible
    self.init(
      isPresented: memory.isIntroPresented, wasShown: wasShown ?? false, canPresent: canPresent,
      titleText: memory.options.introTitle, buttonText: memory.options.introButton,
      titlePosition: memory.options.introTitlePosition)
  }
}
