import CastModel
import JSONCodec
import Testing

@testable import CastSender

@Suite struct StyleTreeTests {
  @Test func partsInheritAndOverride() throws {
    var tree = StyleTree()
    try tree.set(["iconTintColor": "#ff8800", "bodyTextFont": "Roboto"], at: "castViews")
    try tree.set(["iconTintColor": "#00FF0080"], at: "castViews.mediaControl")
    let mini = try tree.effective(at: "castViews.mediaControl.miniController")
    #expect(mini == ["iconTintColor": "#00FF0080", "bodyTextFont": "Roboto"])
    #expect(try tree.effective(at: "castViews.instructions")["iconTintColor"] == "#FF8800FF")
    #expect(try tree.attributes(at: "castViews.mediaControl.miniController").isEmpty)
    try tree.set(["iconTintColor": .null], at: "castViews.mediaControl")
    #expect(try tree.effective(at: "castViews.mediaControl.miniController")["iconTintColor"] == "#FF8800FF")
  }

  @Test func applyingReturnsTheChangedParts() throws {
    var tree = StyleTree()
    #expect(tree.isApplied && tree.apply().isEmpty)
    try tree.set(["backgroundColor": "#000000"], at: "castViews.mediaControl")
    #expect(!tree.isApplied)
    let changed = tree.apply()
    #expect(
      changed.map(\.path) == [
        "castViews.mediaControl", "castViews.mediaControl.expandedController", "castViews.mediaControl.miniController",
        "castViews.mediaControl.trackSelector",
      ])
    #expect(changed.allSatisfy { $0.effective == ["backgroundColor": "#000000FF"] })
    #expect(tree.isApplied && tree.apply().isEmpty)
  }

  @Test func thereAreTheSDKsPartsAndAttributes() {
    #expect(StyleTree.paths.count == 12 && StyleAttribute.all.count == 47)
    for path in StyleTree.paths.dropFirst() {
      let parent = path.split(separator: ".").dropLast().joined(separator: ".")
      #expect(StyleTree.paths.contains(parent), "\(path)")
    }
  }

  @Test(
    arguments: [
      ("backgroundColor", "red"), ("backgroundColor", "#12345"), ("backgroundColor", "#GGGGGG"), ("backgroundColor", 7),
      ("playImage", ""), ("bodyTextFont", 3), ("bodyTextFont", [:]), ("bodyTextShadowOffset", ["x": 1]),
      ("adImageContentMode", "STRETCH"), ("noSuchAttribute", "#000000"),
    ] as [(String, JSONValue)])
  func refusesInvalidValues(name: String, value: JSONValue) {
    var tree = StyleTree()
    let error = #expect(throws: CastError.self) {
      try tree.set(["iconTintColor": "#000000", name: value], at: "castViews")
    }
    #expect(error?.code == .invalidParams && tree.isApplied)
    #expect(error?.parameter?.path == "attributes.\(name)")
  }

  @Test(
    arguments: [
      (["famly": "x"], ".famly", "did you mean `family`?"), (["size": -4], ".size", "at most 200"),
      (["size": 0], ".size", "more than 0"), (["size": 1e9], ".size", "at most 200"),
      (["size": "16"], ".size", "points"),
      (["name": ""], ".name", "a font's name"), (["family": "x; color: red"], ".family", "a font's name"),
      (["name": "A", "weight": 450], ".weight", "normal, bold"), (["style": "slanted"], ".style", "italic"),
      (["name": 7], ".name", "a font's name"), ("a\u{0}b", "", "a font's name"), ([:], "", "`name`"),
    ] as [(JSONValue, String, String)])
  func fontsAreChecked(font: JSONValue, path: String, reason: String) {
    var tree = StyleTree()
    let error = #expect(throws: CastError.self) { try tree.set(["headingTextFont": font], at: "castViews") }
    #expect(error?.parameter?.path == "attributes.headingTextFont\(path)")
    #expect(error?.parameter?.reason.contains(reason) == true, "\(String(describing: error))")
  }

  @Test(
    arguments: [
      "Courier-Oblique", "Noto Sans CJK JP, serif", ["name": "Courier-Oblique", "size": 16],
      ["family": "Roboto", "size": 14.5, "weight": 500, "style": "italic"], ["weight": "bold"],
    ] as [JSONValue])
  func acceptsTheGuidesFonts(font: JSONValue) throws {
    var tree = StyleTree()
    try tree.set(["headingTextFont": font], at: "castViews")
    #expect(try tree.effective(at: "castViews.mediaControl")["headingTextFont"] == font)
  }

  @Test func limitsTheAttributesOfACall() throws {
    var tree = StyleTree()
    for count in [100, 10_000] {
      let attributes = Dictionary(
        uniqueKeysWithValues: (0..<count).map { ("iconTintColor\($0)", JSONValue.integer(1)) })
      let error = #expect(throws: CastError.self) { try tree.set(attributes, at: "castViews") }
      #expect(error?.parameter?.path == "attributes" && error?.message.contains("names \(count) attributes") == true)
    }
  }

  @Test(arguments: [
    ("iconTintColour", "did you mean `iconTintColor`?"), ("qqq", "known are "),
  ])
  func suggestsTheNearestAttribute(name: String, hint: String) throws {
    var tree = StyleTree()
    let error = #expect(throws: CastError.self) { try tree.set([name: "#000000"], at: "castViews") }
    #expect(error?.parameter?.reason.contains(hint) == true)
  }

  @Test(arguments: ["", "castViews.", "castViews.nothing", "castviews"])
  func refusesUnknownParts(path: String) {
    var tree = StyleTree()
    #expect(throws: CastError.self) { try tree.set([:], at: path) }
    #expect(throws: CastError.self) { try tree.effective(at: path) }
  }

  @Test func allKindsOfValuesAreKept() throws {
    var tree = StyleTree()
    try tree.set(
      [
        "playImage": "play.svg", "bodyTextFont": ["family": "Roboto", "size": 14],
        "bodyTextShadowOffset": ["x": 1, "y": -1.5],
        "adImageContentMode": "ASPECT_FIT",
      ], at: "castViews")
    #expect(try tree.attributes(at: "castViews").count == 4)
  }
}
