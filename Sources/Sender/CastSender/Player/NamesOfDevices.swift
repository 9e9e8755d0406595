public import CastModel
import JSONCodec

/// The names that a user gave to devices: the default device, and the aliases. A pure value.
public struct NamesOfDevices: Sendable, Hashable {
  /// The limit of aliases.
  public static let maximumAliases = 256
  /// The length limit of an alias and of a device's name, in bytes of UTF-8.
  public static let maximumLength = 256

  /// The device for calls that name none, as the user set it.
  public private(set) var defaultDevice: String?
  /// The aliases, in alphabetical order.
  public private(set) var aliases: [DeviceAlias] = []

  /// Creates empty names.
  public init() {}

  /// Sets the device for calls that name none, or removes it with `nil`.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for a name that is too long.
  public mutating func setDefault(_ device: String?) throws(CastError) {
    if let device { try Self.check(device, "device") }
    self.defaultDevice = device
  }

  /// Sets the device of an alias; `nil` removes the alias, if it exists.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for a text that is too long; ``CastErrorCode/internalLimitReached``.
  public mutating func set(_ alias: String, to device: String?) throws(CastError) {
    try Self.check(alias, "alias")
    if let device { try Self.check(device, "device") }
    let others = self.aliases.filter { !Self.isSame($0.alias, alias) }
    guard let device else { return self.aliases = others }
    guard others.count < Self.maximumAliases else {
      throw CastError(.internalLimitReached, "There are \(Self.maximumAliases) aliases already: remove one first.")
    }
    self.aliases = (others + [DeviceAlias(alias: alias, device: device)])
      .sorted { ($0.alias.lowercased(), $0.alias) < ($1.alias.lowercased(), $1.alias) }
  }

  /// Returns the device of the alias `text`, or `nil` if it isn't an alias. An alias may refer to another one.
  func device(of text: String) -> String? {
    var visited: Set<String> = []
    var device: String?
    while visited.insert((device ?? text).lowercased()).inserted,
      let next = self.aliases.first(where: { Self.isSame($0.alias, device ?? text) })
    {
      device = next.device
    }
    return device
  }

  /// Whether two names are equal apart from their case.
  static func isSame(_ left: String, _ right: String) -> Bool { left.lowercased() == right.lowercased() }

  private static func check(_ text: String, _ name: String) throws(CastError) {
    guard !text.isEmpty, text.utf8.count <= Self.maximumLength else {
      throw CastError(InvalidParameter(name, "must have 1 to \(Self.maximumLength) bytes"))
    }
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7f }) else {
      throw CastError(InvalidParameter(name, "must have no control characters"))
    }
  }
}

// The file: JSON with a version.
extension NamesOfDevices {
  /// The reason why a file can't be read.
  struct Flaw: Error, Sendable, Hashable {
    let message: String
  }

  private static let version: Int64 = 1
  /// The length limit of the file, in bytes.
  static let maximumFileLength = 512 * 1_024

  init(file bytes: [UInt8]) throws(Flaw) {
    let limits = JSONLimits(maximumBytes: Self.maximumFileLength, maximumDepth: 8)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root.value.object else {
      throw Flaw(message: "it is no JSON object")
    }
    guard root["version"]?.integer == Self.version else {
      throw Flaw(message: "its version is \(root["version"]?.integer.map { "\($0)" } ?? "unknown"), and not 1")
    }
    self.init()
    do throws(CastError) {
      try self.setDefault(root["defaultDevice"]?.string)
      for entry in (root["aliases"]?.array ?? []) {
        guard let alias = entry.object?["alias"]?.string, let device = entry.object?["device"]?.string else {
          throw CastError(InvalidParameter("aliases", "has an entry that is no alias"))
        }
        try self.set(alias, to: device)
      }
    } catch {
      throw Flaw(message: error.parameter?.description ?? error.message)
    }
  }

  var fileBytes: [UInt8] {
    var writer = JSONWriter(reservingCapacity: 1_024)
    writer.beginObject()
    writer.member("version", Self.version)
    writer.member("defaultDevice", self.defaultDevice)
    writer.member("aliases", self.aliases)
    writer.endObject()
    return writer.bytes
  }
}
