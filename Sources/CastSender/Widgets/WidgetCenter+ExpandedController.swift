import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Wants the expanded controller (SDK `presentDefaultExpandedMediaControls`); whether it is shown now, or else the program was told.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled`` while there is nothing to control.
  public func presentExpandedController() throws(CastError) -> Bool {
    guard ExpandedControllerState(self.inputs, self.memory).isActive else {
      throw self.disabled("Nothing plays, so there is nothing to control.")
    }
    self.triggerExpandedController()
    self.refresh()
    return self.memory.isExpandedPresented
  }

  /// Shows it, or tells that it is wanted.
  func triggerExpandedController() {
    self.logger.debug("expanded controller triggered")
    if self.memory.options.usesDefaultExpandedControls {
      self.memory.isExpandedPresented = true
    } else {
      self.onEvent?(.didTriggerExpandedController(sessionId: self.session?.id))
    }
  }

  /// Takes the expanded controller away.
  public func dismissExpandedController() {
    self.memory.isExpandedPresented = false
    self.refresh()
  }
}
