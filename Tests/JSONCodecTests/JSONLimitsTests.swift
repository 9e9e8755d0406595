import JSONCodec
import Testing

/// The result of decoding a document that exceeds its limits.
@Suite struct JSONLimitsTests {
  private func document(_ text: String, _ limits: JSONLimits) throws -> JSONDocument {
    try JSONDocument(parsing: text, policy: .tolerant, limits: limits)
  }

  @Test(arguments: [
    "[" + String(repeating: "1,", count: 5_000) + "1]",
    "[" + String(repeating: "[],", count: 5_000) + "1]",
    "[" + String(repeating: "{},", count: 5_000) + "1]",
    "{" + (0..<5_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}",
    String(repeating: "[[1,[2]],", count: 100) + "1" + String(repeating: "]", count: 100),
  ])
  func ownedValuesTakeNoMoreThanIsAllowed(_ text: String) throws {
    let whole = try self.document(text, JSONLimits())
    #expect(whole.root.value.jsonText == text && !whole.isCut)
    let cut = try self.document(text, JSONLimits(maximumDecodedBytes: 4_000))
    let value = cut.root.value
    #expect(cut.isCut && value.jsonText.utf8.count < 2_000)
  }

  @Test func typedArraysAreCutAndNotKeptRawBesides() throws {
    struct Holder {
      var list: [Int64]?
      var additional: JSONObject

      init(_ node: JSONNode) throws(JSONDecodingError) {
        var members = try JSONMembers(node)
        self.list = try members.optional("list")
        self.additional = members.remaining(known: ["list"])
      }
    }
    let text = #"{"list":["# + String(repeating: "1,", count: 5_000) + "1]}"
    let document = try self.document(text, JSONLimits(maximumDecodedBytes: 4_000))
    let holder = try Holder(document.root)
    #expect(holder.list?.count == 500 && holder.additional.isEmpty && document.isCut)
  }

  @Test func undeclaredMembersOfOneObjectAreCounted() throws {
    let text = "{" + (0..<50).map { "\"k\($0)\":{}" }.joined(separator: ",") + "}"
    let document = try self.document(text, JSONLimits(maximumUndeclaredMembers: 10))
    let members = try JSONMembers(document.root).remaining(known: [])
    #expect(members.keys == (0..<10).map { "k\($0)" } && document.isCut)
  }
}
