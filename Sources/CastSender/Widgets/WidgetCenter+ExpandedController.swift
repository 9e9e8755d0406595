import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
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
    self.memory.expandedAwaitsMedia = false
    self.refresh()
  }
}
