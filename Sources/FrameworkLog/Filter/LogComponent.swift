/// The part of the framework that a record comes from, as its source file names it.
///
/// `CastSender/CastSession+Starting.swift` is the topic `Starting` of the component `CastSession` of the module `CastSender`, written
/// `CastSession(Starting)` as the SDK writes extensions.
public struct LogComponent: Hashable, Sendable {
  public let module: String
  /// The class or type: `CastSession`.
  public let name: String
  /// The extension: `Starting`.
  public let topic: String?
  /// The SDK's classes that do the same, the nearest first: `GCKCastSession`.
  public let sdkClasses: [String]

  /// - Parameter fileID: What `#fileID` says: `CastSender/CastSession+Starting.swift`.
  public init(fileID: String) {
    let module = fileID.prefix { $0 != "/" }
    var file = fileID[(fileID.lastIndex(of: "/").map(fileID.index(after:)) ?? fileID.startIndex)...]
    if file.hasSuffix(".swift") { file = file.dropLast(6) }
    let name = file.prefix { $0 != "+" }
    self.module = String(module)
    self.name = String(name)
    self.topic = name.endIndex < file.endIndex ? String(file[file.index(after: name.endIndex)...]) : nil
    self.sdkClasses = SDKClassNames.of(self.name, topic: self.topic, module: self.module)
  }

  /// `CastSession(Starting)`.
  public var description: String { self.topic.map { "\(self.name)(\($0))" } ?? self.name }
}
