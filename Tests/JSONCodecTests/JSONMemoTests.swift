import Testing

@testable import JSONCodec

@Suite struct JSONMemoTests {
  private struct Status: JSONDecodable, Equatable {
    var media: [String: JSONValue]?
    var items: [Int64]?
    var others: JSONObject

    init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node)
      self.media = try members.optional("media")
      self.items = try members.optional("items")
      self.others = members.remaining(known: ["media", "items"])
    }
  }

  private struct Message: JSONDecodable, Equatable {
    var status: [Status]

    init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node)
      self.status = try members.required("status")
    }
  }

  private static let limits = JSONLimits(maximumDepth: 20, maximumDecodedBytes: 1 << 16)

  private static func document(_ text: String, _ memo: JSONMemo?) throws -> JSONDocument {
    try text.utf8.withContiguousStorageIfAvailable { bytes in
      try JSONDocument(
        parsing: UnsafeRawBufferPointer(bytes), policy: .tolerant, limits: Self.limits, memo: memo)
    } ?? JSONDocument(parsing: text, policy: .tolerant, limits: Self.limits)
  }

  private static func memo() -> JSONMemo { JSONMemo(["media", "items"], depth: 4) }

  private static func media(_ title: String) -> String {
    "{\"title\":\"\(title)\",\"more\":[\(Array(repeating: "\"and so on\"", count: 30).joined(separator: ", "))]}"
  }

  private static func text(_ members: String) -> String { "{\"type\":\"MEDIA_STATUS\",\"status\":[{\(members)}]}" }

  /// Trees are shared as long as the text is the same, and only then.
  @Test func usesATreeAgainWhileTheTextIsTheSame() throws {
    let memo = Self.memo()
    // A freed tree's place may be another one's.
    var documents: [JSONDocument] = []
    func tree(_ text: String) throws -> UnsafeRawPointer? {
      documents.append(try Self.document(text, memo))
      return documents.last?.root["status"]?[0]?["media"].map { UnsafeRawPointer($0.pointer) }
    }
    let first = try tree(Self.text("\"media\":\(Self.media("a")),\"currentTime\":1"))
    #expect(try tree(Self.text("\"currentTime\":2,\"media\": \(Self.media("a"))")) == first)
    #expect(try tree(Self.text("\"media\":\(Self.media("b"))")) != first)
    #expect(try tree(Self.text("\"media\":{\"title\":\"a\"}")) != first)
  }

  /// Documents one after the other: each is as it would be without those before it.
  @Test func documentsAreAsWithoutAMemo() throws {
    let long = "[\((0..<200).map(String.init).joined(separator: ","))]"
    let texts = [
      Self.text("\"media\":\(Self.media("a")),\"items\":\(long)"), Self.text("\"media\":\(Self.media("a"))"),
      Self.text("\"media\":\(Self.media("a")),\"items\":\(long),\"media\":\(Self.media("b"))"),
      Self.text("\"media\":null,\"items\":[]"), Self.text("\"media\":\(Self.media("a")),\"items\":\(long)"),
      // The elements of another shape are kept raw.
      Self.text("\"items\":\(long.replacing(",7,", with: ",{},"))"),
      Self.text("\"items\":\(long.replacing(",7,", with: ",{},"))"),
      // A member of the same name elsewhere, and another kind of value.
      Self.text("\"media\":\(long),\"items\":\(Self.media("a"))"), Self.text("\"x\":{\"media\":\(Self.media("a"))}"),
      Self.text("\"media\":\(Self.media("a"))}, {\"media\":\(Self.media("c")),\"items\":\(long)"),
      // Text that begins as the last one does.
      Self.text("\"media\":\(Self.media("a"))").replacing("]}}]}", with: "],\"z\":1}}]}"),
      Self.text("\"media\":\(Self.media("a\\u00e4"))"), Self.text("\"media\":\(Self.media("ä"))"),
      Self.text("\"media\":\(Self.media("1")),\"n\":1e999"), Self.text("\"media\":\(Self.media("1"))"),
    ]
    let memo = Self.memo()
    for text in texts + texts.reversed() {
      let (with, without) = (try Self.document(text, memo), try Self.document(text, nil))
      #expect(with.root.value == without.root.value, "\(text)")
      let (one, other) = (try Message(json: with.root), try Message(json: without.root))
      #expect(one == other, "\(text)")
      #expect(with.isCut == without.isCut)
    }
  }

  /// The limits hold for the values of a document, known or not.
  @Test func aKnownValueCountsForTheLimits() throws {
    let memo = Self.memo()
    let text = Self.text("\"media\":\(Self.media("a")),\"items\":[1,2]")
    for _ in 0..<3 {
      let document = try Self.document(text, memo)
      #expect(try Message(json: document.root).status[0].media?.count == 2)
      #expect(!document.isCut)
      // Nothing more than the rest of the limit is left.
      var admitted = 0
      while document.admits(64) { admitted += 1 }
      let other = try Self.document(text, nil)
      _ = try Message(json: other.root)
      var expected = 0
      while other.admits(64) { expected += 1 }
      #expect(admitted == expected)
    }
  }

  @Test func longAndShortTextsAreNotKept() throws {
    for count in [1, 2_000] {
      let memo = Self.memo()
      let text = Self.text("\"items\":[\(Array(repeating: "12345", count: count).joined(separator: ","))]")
      let documents = try (0..<2).map { _ in try Self.document(text, memo) }
      let trees = documents.map { $0.root["status"]?[0]?["items"]?.pointer }
      #expect(trees[0] != trees[1])
    }
  }

  /// A memo holds its trees, and a document those that it shows.
  @Test func treesOutliveTheMemo() throws {
    var memo: JSONMemo? = Self.memo()
    let text = Self.text("\"media\":\(Self.media("a"))")
    let documents = try (0..<2).map { _ in try Self.document(text, memo) }
    memo = nil
    #expect(documents[0].root.value == documents[1].root.value)
    memo = Self.memo()
    _ = try Self.document(text, memo)
    #expect(try Message(json: Self.document(text, memo).root).status[0].media?["title"] == .string("a"))
  }
}
