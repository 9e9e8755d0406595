public import Logging

extension Logger {
  /// The metadata key under which a record names its component; FrameworkLog removes it from the metadata.
  public static let componentKey = "component"

  /// Returns this logger for a component, by whose name log filters select: `CastSession`, or `WidgetCenter(Volume)`
  /// for a part.
  ///
  /// Each type that logs names itself where it stores its logger. The names are public (docs/Logging.md); files and
  /// types may be renamed.
  public func component(_ name: String) -> Logger {
    var logger = self
    logger[metadataKey: Self.componentKey] = .string(name)
    return logger
  }
}
