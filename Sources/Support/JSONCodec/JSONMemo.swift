import CJansson
import Glibc

/// The large members that a peer repeats from document to document, such as the media in each status of a player. While
/// the text of one stays the same, its tree and its decoded value are used again.
///
/// 1. The reader of a document compares the text of such a member with the last one, and takes that one's tree
///    (``tree(ofMember:at:)``).
/// 2. It keeps another text, with its tree, in place of the last one (``keep(_:text:ofMember:)``).
/// 3. The decoder takes the value that was made of a tree before (``value(ofMember:)``), or keeps a new one
///    (``keep(_:bytes:ofMember:)``).
///
/// All documents of one memo have the same policy and limits, and are read and decoded on one thread. Each member keeps
/// at most 8 KiB of text.
public final class JSONMemo {
  /// A short text is read as quickly as it is compared. A long one has a large tree, which would stay in memory.
  private static let lengths = 256...8_192

  private struct Member {
    let key: StaticString
    var text: [UInt8] = []
    /// The decoded value, and the share of the document's limit that it takes, in bytes.
    var decoded: (value: Any, bytes: Int)?
  }

  private let depth: Int
  private var members: [Member]
  /// The trees of ``members``. They are searched once for each member of a document.
  private var trees: [UnsafeMutablePointer<json_t>?]

  /// Creates a memo for the members of these names.
  ///
  /// - Parameter depth: The depth of their values; that of the document's top value is 1.
  public init(_ keys: [StaticString], depth: Int) {
    self.depth = depth
    self.members = keys.map { Member(key: $0) }
    self.trees = keys.map { _ in nil }
  }

  deinit { for tree in self.trees { json_decref(tree) } }

  // MARK: Reading

  /// Returns the index of a member; `nil` if it isn't one of the memo's.
  func index(of key: UnsafeRawBufferPointer, depth: Int) -> Int? {
    guard depth == self.depth else { return nil }
    return self.members.indices.first { index in
      let own = self.members[index].key
      return own.utf8CodeUnitCount == key.count && own.withUTF8Buffer { $0.elementsEqual(key) }
    }
  }

  /// Returns the tree of the text with which `bytes` begin, and the text's length; `nil` for another text.
  ///
  /// The text is an array or an object, whose last bracket ends it.
  func tree(
    ofMember index: Int, at bytes: UnsafeRawBufferPointer
  ) -> (tree: UnsafeMutablePointer<json_t>, count: Int)? {
    guard let tree = self.trees[index], bytes.starts(withBytes: self.members[index].text) else { return nil }
    return (json_incref(tree), self.members[index].text.count)
  }

  /// Keeps an array or an object.
  func keep(_ tree: UnsafeMutablePointer<json_t>, text: UnsafeRawBufferPointer, ofMember index: Int) {
    let isContainer = [JSON_ARRAY, JSON_OBJECT].contains(cjansson_typeof(tree))
    guard isContainer, Self.lengths.contains(text.count) else { return }
    json_decref(self.trees[index])
    self.trees[index] = json_incref(tree)
    self.members[index] = Member(key: self.members[index].key, text: Array(text))
  }

  // MARK: Decoding

  /// Returns the index of the member with a tree; `nil` if it isn't kept.
  func index(of tree: UnsafeMutablePointer<json_t>) -> Int? { self.trees.firstIndex(of: tree) }

  /// Returns the value that was made of a member's tree, and its share of the document's limit; `nil` if none was kept.
  func value<Value>(ofMember index: Int) -> (value: Value, bytes: Int)? {
    guard let decoded = self.members[index].decoded, let value = decoded.value as? Value else { return nil }
    return (value, decoded.bytes)
  }

  /// Keeps the value of a member's tree.
  func keep(_ value: some Any, bytes: Int, ofMember index: Int) { self.members[index].decoded = (value, bytes) }
}

extension UnsafeRawBufferPointer {
  fileprivate func starts(withBytes other: [UInt8]) -> Bool {
    guard self.count >= other.count else { return false }
    return other.withUnsafeBytes { other in
      guard let one = self.baseAddress, let two = other.baseAddress else { return other.isEmpty }
      return memcmp(one, two, other.count) == 0
    }
  }
}
