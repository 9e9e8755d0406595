import Testing
import TextFormats

@Suite struct XMLReaderTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (
        #"<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><MPD>&b;</MPD>"#,
        "document types"
      ),
      (#"<!DOCTYPE x SYSTEM "file:///etc/passwd"><MPD/>"#, "document types"),
      ("<MPD>" + String(repeating: "<a>", count: 100_000), "nested"),
      ("<MPD " + (0..<200).map { "a\($0)='1' " }.joined() + "/>", "attributes"),
      ("<MPD>&undefined;</MPD>", "entity"), ("<MPD></MPD><MPD/>", "junk"), ("<MPD a='1' a='2'/>", "duplicate"),
      ("<MPD>\u{0}</MPD>", "invalid"), ("<MPD></mpd>", "mismatched"),
    ])
  func hostileDocumentsAreRefused(text: String, reason: String) {
    #expect {
      try XMLReader.read(text) { _ throws(XMLReader.Malformed) in }
    } throws: { ($0 as? XMLReader.Malformed)?.message.contains(reason) == true }
  }

  @Test func readsNamespacesReferencesAndSections() throws {
    var items: [XMLReader.Item] = []
    let text = "<?xml version='1.0' encoding='UTF-16'?><!-- c --><a:b x:y='&amp;&#xFC;'><![CDATA[<&]]></a:b>"
    try XMLReader.read(text) { item throws(XMLReader.Malformed) in items.append(item) }
    #expect(items == [.start(name: "b", attributes: ["y": "&ü"]), .text("<&"), .end(name: "b")])
  }

  @Test func tellsThePlaceOfEachItem() throws {
    let text = "\u{FEFF}<?xml version='1.0'?>\n<a x='ü>'><!-- <b/> --><b\n/>t&amp;<![CDATA[<c>]]></a >"
    let bytes = Array(text.utf8)
    var found: [String] = []
    try XMLReader.readPlaces(text) { item, place throws(XMLReader.Malformed) in
      found.append(String(decoding: bytes[place], as: UTF8.self))
    }
    #expect(found.filter { !$0.isEmpty } == ["<a x='ü>'>", "<b\n/>", "t", "&amp;", "<c>", "</a >"])
  }
}
