public import JSONCodec
import Logging
import LoopIsolation

extension WidgetCenter {
  /// A part of the style tree.
  public struct StylePart: Sendable, Hashable {
    /// Which part.
    public var path: String
    /// What was set at it.
    public var attributes: [String: JSONValue]
    /// What counts for it when all is applied.
    public var effective: [String: JSONValue]
    /// Whether all that was set in the tree counts already.
    public var isApplied: Bool
  }

  /// A part of the style tree.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for a part that isn't there.
  public func stylePart(_ path: String = "castViews") throws(CastError) -> StylePart {
    StylePart(
      path: path, attributes: try self.style.attributes(at: path), effective: try self.style.effective(at: path),
      isApplied: self.style.isApplied)
  }

  /// Sets attributes of a part, which count from ``applyStyle()`` on.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``; nothing is set then.
  public func setStyle(_ attributes: [String: JSONValue], at path: String) throws(CastError) -> StylePart {
    try self.style.set(attributes, at: path)
    return try self.stylePart(path)
  }

  /// Lets what was set count, and tells it; the parts that changed (SDK `applyStyle`).
  public func applyStyle() -> [String] {
    let changed = self.style.apply()
    self.logger.debug("style applied", metadata: ["parts": "\(changed.count)"])
    if !changed.isEmpty {
      self.onEvent?(.didApplyStyle(Dictionary(uniqueKeysWithValues: changed.map { ($0.path, $0.effective) })))
    }
    return changed.map(\.path)
  }
}
