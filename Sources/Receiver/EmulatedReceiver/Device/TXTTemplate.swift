import CastModel
public import DNSSD
public import JSONCodec

/// The TXT record of a model: keys in their order, with placeholders for the device's own values (cast.md 9).
///
/// The values `${id}`, `${ID}` (upper case), `${name}`, `${model}`, `${ca}`, `${bs}`, `${st}` and `${rs}` are
/// replaced, but not as parts of a longer value; a `null` represents a key without a value.
public struct TXTTemplate: Sendable, Hashable {
  /// The record's entries in their order; a `nil` value represents a key without `=`.
  public var entries: [TXTRecord.Entry]

  /// The record of current devices.
  public static let current = TXTTemplate(entries: [
    TXTRecord.Entry(key: "id", value: "${id}"), TXTRecord.Entry(key: "cd", value: "${ID}"),
    TXTRecord.Entry(key: "rm", value: ""), TXTRecord.Entry(key: "ve", value: "05"),
    TXTRecord.Entry(key: "md", value: "${model}"), TXTRecord.Entry(key: "ic", value: "/setup/icon.png"),
    TXTRecord.Entry(key: "fn", value: "${name}"), TXTRecord.Entry(key: "ca", value: "${ca}"),
    TXTRecord.Entry(key: "st", value: "${st}"), TXTRecord.Entry(key: "bs", value: "${bs}"),
    TXTRecord.Entry(key: "nf", value: "1"), TXTRecord.Entry(key: "rs", value: "${rs}"),
  ])

  /// Returns the record of one device; `statusText` is that of the running app, `nil` if none runs.
  public func record(of device: ReceiverDevice, statusText: String?) -> TXTRecord {
    let values = [
      "${id}": device.id, "${ID}": device.id.uppercased(), "${name}": device.friendlyName, "${model}": device.model,
      "${ca}": "\(device.capabilities.rawValue)", "${bs}": String(device.id.suffix(12).uppercased()),
      "${st}": statusText == nil ? "0" : "1", "${rs}": Self.fitting(statusText ?? ""),
    ]
    return TXTRecord(
      self.entries.map { entry in
        TXTRecord.Entry(key: entry.key, value: entry.value.map { values[$0] ?? $0 })
      })
  }

  /// Returns as many characters of an app's text as fit beside the key in one string of the record (RFC 6763, 6.1).
  private static func fitting(_ text: String) -> String {
    var fitting = text
    while fitting.utf8.count > 252 { fitting.removeLast() }
    return fitting
  }
}

extension TXTTemplate: JSONCodable {
  /// Reads a template; the object's members become the entries, in their order.
  ///
  /// - Throws: `JSONDecodingError` for an empty key, and for a value that is neither a text nor `null`.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    let object = try JSONObject(json: node)
    var entries: [TXTRecord.Entry] = []
    for (key, value) in object.members {
      guard value == .null || value.string != nil, !key.isEmpty else {
        throw JSONDecodingError(path: key, reason: "must be a text, or null for a key without a value")
      }
      entries.append(TXTRecord.Entry(key: key, value: value.string))
    }
    self.init(entries: entries)
  }

  /// Writes one member for each entry, `null` for a key without a value.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for entry in self.entries {
      writer.key(entry.key)
      if let value = entry.value { writer.value(value) } else { writer.null() }
    }
    writer.endObject()
  }
}
