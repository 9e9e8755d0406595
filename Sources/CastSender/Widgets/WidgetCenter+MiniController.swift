import Logging
import LoopIsolation

extension WidgetCenter {
  /// The mini controller was tapped beside its buttons; whether the expanded one is shown now.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled`` while there is nothing to control.
  public func tapMiniController() throws(CastError) -> Bool {
    self.logger.debug("mini controller tapped")
    guard self.inputs.isLoaded else { throw self.disabled("Nothing plays, so there is nothing to control.") }
    return try self.presentExpandedController()
  }
}
