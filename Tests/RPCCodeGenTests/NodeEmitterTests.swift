import Testing

@testable import RPCCodeGen

@Suite("The Node emitter")
struct NodeEmitterTests {
  private func files() throws -> [String: String] {
    let spec = try SpecFixture().load()
    let files = NodeEmitter().emit(spec)
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.path.split(separator: "/").last ?? ""), $0.contents) })
  }

  @Test("keeps to its folder, and says in every file that it is generated")
  func folder() throws {
    let emitter = NodeEmitter()
    for file in emitter.emit(try SpecFixture().load()) {
      #expect(emitter.ownedFolders.contains { file.path.hasPrefix("\($0)/") })
      #expect(file.contents.hasPrefix("// \(GeneratedFile.notice[0])\n"))
    }
  }

  @Test("makes the same bytes of the same spec")
  func determinism() throws {
    let spec = try SpecFixture().load()
    #expect(NodeEmitter().emit(spec) == NodeEmitter().emit(spec))
  }

  @Test("enums have their known values, and take unknown ones")
  func enums() throws {
    let files = try self.files()
    #expect(
      files["enums.js"]?.contains("export const Colour = Object.freeze({ DEEP_RED: 'DEEP_RED', NONE: 'NONE' });")
        == true)
    #expect(files["enums.js"]?.contains("E14: 14,") == true)
    for (name, open) in [("Colour", "string & {}"), ("Socket", "number & {}")] {
      let type = "export type \(name) = (typeof \(name))[keyof typeof \(name)] | (\(open));"
      #expect(files["enums.d.ts"]?.contains(type) == true)
    }
  }

  @Test("an enum that only clients send takes its known values alone")
  func closedEnums() throws {
    let times = #""times": {"type": "integer""#
    let spec = try SpecFixture()
      .replacing(
        #""Socket": {"#, by: #""Speed": {"kind": "enum", "description": "d", "values": {"SLOW": "d"}}, "Socket": {"#,
        in: "model/light.json"
      )
      .replacing(times, by: #""speed": {"type": "Speed", "description": "d"}, "# + times, in: "rpc/lamp.json")
      .load()
    let file = try #require(NodeEmitter().emit(spec).first { $0.path.hasSuffix("enums.d.ts") })
    #expect(file.contents.contains("export type Speed = (typeof Speed)[keyof typeof Speed];"))
  }

  @Test("members have their names on the wire, their unit and their limits")
  func types() throws {
    let types = try #require(try self.files()["types.d.ts"])
    #expect(types.contains("  name: string;\n"))
    #expect(types.contains("  /** Its power. In watts. From 0 to 100. */\n  power?: number;\n"))
    #expect(types.contains("import type { Colour, Socket } from './enums.js';"))
    #expect(!types.contains("color"), "an alias is read from devices, never offered")
  }

  @Test("params without members take none, and those of an include are its own")
  func emptyParams() throws {
    let messages = try #require(try self.files()["messages.d.ts"])
    #expect(messages.contains("export type LampOffParams = Record<string, never>;"))
    #expect(messages.contains("export interface LampDidChange extends LampState {}"))
    #expect(messages.contains("export interface LampScrewParams extends Bulb {\n"))
  }

  @Test("errors are classes with their code, name and whether to try again")
  func errors() throws {
    let files = try self.files()
    let script = "export const NoLamp = errorClass('NoLamp', 1001, 'lamp', true);"
    #expect(files["errors.js"]?.contains(script) == true)
    let type = "export type NoLamp = InstanceType<typeof NoLamp>;\n"
    let declaration = "export declare const NoLamp: ErrorClass<'NoLamp', 1001, 'lamp', true>;\n"
    #expect(files["errors.d.ts"]?.contains(declaration + type) == true)
  }

  @Test("every method, notification and server request is there in both halves")
  func completeness() throws {
    let spec = try SpecFixture().load()
    let files = try self.files()
    let script = try #require(files["api.js"])
    let declarations = try #require(files["api.d.ts"])
    for method in spec.methods {
      #expect(script.contains("'\(method.wireName)'"))
      #expect(declarations.contains("  \(method.name)(params"))
    }
    for notification in spec.notifications {
      #expect(script.contains("'\(notification.wireName)'"))
      #expect(declarations.contains("  '\(notification.wireName)': messages.\(notification.typeName);"))
    }
    for request in spec.serverRequests {
      #expect(script.contains("'\(request.wireName)': '\(request.capability)',"))
      #expect(declarations.contains("'\(request.wireName)': { params: messages.\(request.paramsTypeName);"))
    }
    #expect(script.contains("export const SPEC_HASH = '\(spec.hash)';"))
  }

  @Test("escapes the ends of comments and strings")
  func escapes() {
    var text = SourceText()
    NodeDocumentation.write(Documentation(description: "a */ b"), to: &text)
    #expect(text.text == "/** a *\\/ b */\n")
    #expect(NodeSyntax.literal("it's \\ new\nline") == "'it\\'s \\\\ new\\nline'")
    #expect(NodeSyntax.key("e_ac3") == "e_ac3")
    #expect(NodeSyntax.key("application/json") == "'application/json'")
    #expect(NodeSyntax.key("4k") == "'4k'")
  }

  @Test(
    "type expressions",
    arguments: [
      ("string", "string"), ("integer", "number"), ("any", "unknown"), ("object", "Record<string, any>"),
      ("Bulb[]", "Bulb[]"), ("map<Bulb[]>", "Record<string, Bulb[]>"),
    ])
  func expressions(spec: String, typeScript: String) throws {
    #expect(NodeSyntax.type(try #require(TypeExpression(parsing: spec))) == typeScript)
  }
}
