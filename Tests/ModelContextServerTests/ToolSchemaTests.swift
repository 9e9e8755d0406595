import JSONCodec
import Testing

@testable import ModelContextServer

/// A tool's description for models comes from the spec.
@Suite struct ToolSchemaTests {
  static let api = ToolSchemas.ofAPI

  @Test(arguments: AssistantTool.all.map(\.name))
  func aToolIsAMethodOfTheAPIWithASchemaOfItsOwn(name: String) throws {
    let tool = try #require(AssistantTool.named(name))
    let declaration = tool.declaration(Self.api)
    #expect(declaration["description"]?.string?.isEmpty == false)
    #expect(declaration["inputSchema"]?["type"] == "object")
    #expect(declaration["inputSchema"]?["additionalProperties"] == false)
    let text = JSONValue.object(declaration).jsonText
    #expect(!text.contains("#/components"))
    #expect(!text.contains("\"x-"))
    #expect(text.utf8.count < 2_800, "a host reads it with every question")
  }

  /// No text of a tool names a method or a parameter that the tool doesn't have.
  @Test(arguments: AssistantTool.all.map(\.name))
  func aToolNamesOnlyWhatItHas(name: String) throws {
    let tool = try #require(AssistantTool.named(name))
    let declaration = tool.declaration(Self.api)
    let words = ToolWords(parameters: Set(tool.parameters(Self.api)), schemas: Self.api)
    let properties = declaration["inputSchema"]?["properties"]?.object ?? JSONObject()
    let texts = [declaration["description"]?.string] + properties.members.map { $0.value["description"]?.string }
    for text in texts.compactMap({ $0 }) { #expect(words.of(text) == text) }
  }

  @Test func namesAreThoseThatHostsAccept() {
    let names = AssistantTool.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "_") } })
  }

  @Test func hidesParametersForPrograms() throws {
    let play = try #require(AssistantTool.named("play"))
    let properties = try #require(play.declaration(Self.api)["inputSchema"]?["properties"]?.object)
    #expect(properties["device"] != nil && properties["url"] != nil)
    for hidden in ["media", "queueData", "timeout", "searchTimeout", "waitTimeout", "progressToken"] {
      #expect(properties[hidden] == nil)
    }
  }

  /// A hidden parameter must exist.
  @Test(arguments: AssistantTool.all.map(\.name))
  func hiddenParametersExist(name: String) throws {
    let tool = try #require(AssistantTool.named(name))
    let all = Self.api.input(of: tool.method, hiding: [])["properties"]?.object ?? JSONObject()
    #expect(tool.hiding.allSatisfy { all[$0] != nil }, "\(tool.hiding.filter { all[$0] == nil })")
  }

  @Test func aReferenceLeadsToADefinitionBesideIt() {
    let schema = Self.api.input(of: "player.play", hiding: [])
    #expect(schema["properties"]?["repeatMode"]?.jsonText.contains("#/$defs/RepeatMode") == true)
    #expect(schema["$defs"]?["RepeatMode"]?["enum"]?.array?.contains("REPEAT_ALL") == true)
    #expect(schema["$defs"]?["MediaMetadata"] != nil, "what a definition refers to")
  }

  @Test func aTypeThatHoldsItselfEnds() {
    let schemas = ToolSchemas(openRPC: [
      "methods": [
        [
          "name": "a.b",
          "params": [["name": "node", "required": true, "schema": ["$ref": "#/components/schemas/Node"]]],
          "result": ["schema": ["$ref": "#/components/schemas/Node"]],
        ]
      ],
      "components": [
        "schemas": ["Node": ["type": "object", "properties": ["next": ["$ref": "#/components/schemas/Node"]]]]
      ],
    ])
    let input = schemas.input(of: "a.b", hiding: [])
    #expect(input["required"] == ["node"])
    #expect(input["$defs"]?.object?.count == 1)
  }
}
