import JSONCodec
import TLS
import TextFormats

/// A phone that may control the devices.
public struct Phone: Sendable, Hashable {
  /// The name that its user gave it, cleaned (``PhoneName``); unique in its list.
  public var name: String
  /// The SHA-256 of its token. The token itself isn't kept.
  var hash: String
  /// The time of its pairing, in seconds since 1970.
  public var pairedAt: Int64
}

/// The paired phones: a value without I/O.
public struct PhoneList: Sendable, Hashable {
  /// The maximum number of phones.
  public static let maximumCount = 32
  /// The phones, oldest first.
  public private(set) var phones: [Phone] = []

  /// Creates an empty list.
  public init() {}

  /// Adds a phone, and returns it; `nil` if there are ``maximumCount`` already.
  mutating func add(name: String, token: String, now: Int64) -> Phone? {
    guard self.phones.count < Self.maximumCount else { return nil }
    let name = PhoneName.clean(name)
    // `--forget all` removes every phone.
    let taken = Set(self.phones.map { $0.name.lowercased() } + ["all"])
    let numbered = (2...Self.maximumCount + 1).map { "\(name) \($0)" }
    let unique = ([name] + numbered).first { !taken.contains($0.lowercased()) }
    let phone = Phone(name: unique ?? name, hash: Self.hash(of: token), pairedAt: now)
    self.phones.append(phone)
    return phone
  }

  /// Removes the phone called `name`, in any case of its letters, or all of them for `nil`; returns the removed ones.
  public mutating func remove(_ name: String?) -> [Phone] {
    let removed = self.phones.filter { name == nil || $0.name.lowercased() == name?.lowercased() }
    self.phones.removeAll { removed.contains($0) }
    return removed
  }

  /// Returns the phone with this token, or `nil` if there is none. Compares with each phone in constant time.
  func phone(withToken token: String) -> Phone? {
    let hash = Self.hash(of: token)
    return self.phones.reduce(nil) { ConstantTime.isEqual($1.hash, hash) ? $1 : $0 }
  }

  private static func hash(of token: String) -> String { Digest.sha256Text(Array(token.utf8)) }
}

extension PhoneList {
  /// Reads the list of a file; entries without a name or a hash are left out, so that they admit no phone.
  init(_ value: JSONValue) {
    for entry in (value["phones"]?.array ?? []).prefix(Self.maximumCount) {
      guard let name = entry["name"]?.string, let hash = entry["tokenHash"]?.string, Digest.isSHA256Text(hash) else {
        continue
      }
      let pairedAt = entry["pairedAt"]?.integer ?? 0
      self.phones.append(Phone(name: PhoneName.clean(name), hash: hash, pairedAt: pairedAt))
    }
  }

  /// The list as the JSON of its file.
  var json: JSONValue {
    .object([
      "phones": .array(
        self.phones.map { phone in
          ["name": .string(phone.name), "tokenHash": .string(phone.hash), "pairedAt": .integer(phone.pairedAt)]
        })
    ])
  }
}

/// The name that a phone's user typed, made safe for lists: it comes from the network.
enum PhoneName {
  /// The most characters of a name.
  static let maximumLength = 40
  /// The name of a phone without one.
  static let unnamed = "Phone"

  /// Returns `text` in one line without control, direction and other invisible characters, at most
  /// ``maximumLength`` characters long; ``unnamed`` if nothing is left.
  static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars.prefix(1_000) {
      let category = scalar.properties.generalCategory
      switch category {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
        .spaceSeparator:
        if scalars.last.map({ $0 != " " }) == true { scalars.append(" ") }
        marks = 0
      case .nonspacingMark, .enclosingMark:
        marks += 1
        if marks <= 2 { scalars.append(scalar) }
      default:
        scalars.append(scalar)
        marks = 0
      }
    }
    var name = Substring(String(scalars).prefix(Self.maximumLength))
    while name.last == " " { name.removeLast() }
    return name.isEmpty ? Self.unnamed : String(name)
  }
}

/// Comparisons whose time doesn't depend on the secret.
enum ConstantTime {
  /// Returns whether both texts are equal and not empty; takes the same time wherever they differ.
  static func isEqual(_ given: some StringProtocol, _ secret: some StringProtocol) -> Bool {
    guard given.utf8.count == secret.utf8.count, !secret.isEmpty else { return false }
    return zip(given.utf8, secret.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
