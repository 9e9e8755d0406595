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

  /// Goes on to the next alternative; false if there is none.
  package mutating func advance() -> Bool {
    guard self.number < InstanceName.maximumNumber else { return false }
    self.number += 1
    return true
  }
}
