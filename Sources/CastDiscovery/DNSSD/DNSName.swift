/// Names in the escaped form of DNS: `Living\032Room._googlecast._tcp.local.`
enum DNSName {
  /// One label, escaped: a dot and a backslash after a backslash, other bytes than letters, digits, `-` and `_` as
  /// three decimal digits after one.
  static func escaped(label: String) -> String {
    var text = ""
    for byte in label.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "\\"): text += "\\\(scalar)"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        text.unicodeScalars.append(scalar)
      default:
        let digits = String(byte)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return text
  }

  /// The full name of an instance, escaped, as record queries want it.
  static func full(_ key: CastService.Key) -> String {
    "\(self.escaped(label: key.instanceName)).\(key.type).\(key.domain)."
  }

  /// `name` without the dot that ends a full name.
  static func withoutTrailingDot(_ name: String) -> String {
    name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
