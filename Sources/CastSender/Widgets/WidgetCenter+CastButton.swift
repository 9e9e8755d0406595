import CastDiscovery
public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// The cast button was tapped: starts discovery, if that is what the first tap does, or else wants the dialog (SDK
  /// `GCKUICastButtonDelegate`).
  public func tapCastButton() -> CastButtonOutcome {
    let button = CastButtonState(self.inputs, self.memory)
    self.logger.debug("cast button tapped", metadata: ["castState": "\(button.castState)"])
    guard !button.startsDiscoveryOnTap else {
      self.context.discovery.start()
      self.refresh()
      return .discoveryStarted
    }
    if self.memory.options.triggersDefaultCastDialog { self.openDialog() }
    return .presentDialog
  }
}
