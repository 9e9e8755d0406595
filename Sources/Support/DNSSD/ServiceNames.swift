/// The identity of an instance; stays the same when host, port or TXT record change.
public struct DNSServiceKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The instance label, unescaped (`Living Room`).
  public let instanceName: String
  /// The registration type, without a trailing dot (`_googlecast._tcp`).
  public let type: String
  /// The domain, without a trailing dot (`local`).
  public let domain: String
  /// The index of the network interface (`if_nametoindex`); 0 if unknown.
  public let interfaceIndex: UInt32

  /// Makes a key from names that are unescaped and without trailing dots, as nothing is normalised here.
  public init(
    instanceName: String,
    type: String,
    domain: String,
    interfaceIndex: UInt32
  ) {
    self.instanceName = instanceName
    self.type = type
    self.domain = domain
    self.interfaceIndex = interfaceIndex
  }

  public var description: String { "\(self.instanceName).\(self.type).\(self.domain)%\(self.interfaceIndex)" }

  public static func < (left: DNSServiceKey, right: DNSServiceKey) -> Bool {
    (left.instanceName, left.type, left.domain, left.interfaceIndex)
      < (right.instanceName, right.type, right.domain, right.interfaceIndex)
  }
}

/// Names in the escaped form of DNS: `Living\032Room._googlecast._tcp.local.`
package enum DNSName {
  /// Returns a label, escaped: a dot and a backslash after a backslash, other bytes than letters, digits, `-` and `_`
  /// as three decimal digits after one.
  package static func escaped(label: String) -> String {
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

  /// Returns the full name of an instance, escaped, as record queries require it.
  package static func full(_ key: DNSServiceKey) -> String {
    "\(self.escaped(label: key.instanceName)).\(key.type).\(key.domain)."
  }

  /// Returns `name` without the dot that ends a full name.
  package static func withoutTrailingDot(_ name: String) -> String {
    name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}

/// The name to announce an instance under, with numbered alternatives for when it is taken: `TV`, `TV #2`, `TV #3`.
package struct InstanceName: Sendable, Hashable {
  /// The most bytes of a label.
  package static let maximumLength = 63
  private static let maximumNumber = 99

  private let base: String
  private var number = 1

  package init(_ base: String) {
    self.base = base
  }

  /// The name to try now; shortened at a character's end if the number would make it too long.
  package var text: String {
    guard self.number > 1 else { return self.base }
    let suffix = " #\(self.number)"
    var text = self.base
    while text.utf8.count + suffix.utf8.count > InstanceName.maximumLength { text.removeLast() }
    return text + suffix
  }

  /// Advances to the next alternative; returns `false` if there is none.
  package mutating func advance() -> Bool {
    guard self.number < InstanceName.maximumNumber else { return false }
    self.number += 1
    return true
  }
}
