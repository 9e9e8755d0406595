import Testing

@testable import RPCCodeGen

@Suite("The Lua emitter")
struct LuaEmitterTests {
  private func files() throws -> [String: String] {
    let files = LuaEmitter().emit(try SpecFixture().load())
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.path.dropFirst(LuaEmitter.folder.count + 1)), $0.contents) })
  }

  @Test("keeps to its folder, and says in every file that it is generated")
  func folder() throws {
    let emitter = LuaEmitter()
    for file in emitter.emit(try SpecFixture().load()) {
      #expect(emitter.ownedFolders.contains { file.path.hasPrefix("\($0)/") })
      #expect(file.contents.hasPrefix("-- \(GeneratedFile.notice[0])\n"))
    }
  }

  @Test("makes the same bytes of the same spec")
  func determinism() throws {
    let spec = try SpecFixture().load()
    #expect(LuaEmitter().emit(spec) == LuaEmitter().emit(spec))
  }

  @Test("a method is a typed function, and a word of Lua gets an underscore")
  func methods() throws {
    let api = try #require(try self.files()["api.lua"])
    let screw = """
        --- Screws a bulb in.
        ---
        --- Errors: NoLamp.
        ---@param params cast-rpc.LampScrewParams
        ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.LampState?)
        ---@param options? cast-rpc.CallOptions
        ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.LampState`
        function lamp.screw(params, callback, options)
          return client:request("lamp.screw", params, callback, options)
        end
      """
    #expect(api.contains(screw))
    #expect(api.contains("  function lamp.repeat_(params, callback, options)\n"))
    #expect(api.contains("  ---@param params? cast-rpc.LampOffParams\n"))
  }

  @Test("an event is a function that takes a typed listener")
  func events() throws {
    let api = try #require(try self.files()["api.lua"])
    #expect(api.contains("  ---@param listener fun(event: cast-rpc.LampDidChange)\n"))
    #expect(api.contains("  function lamp.didBreak(listener)\n    return client:on(\"lamp.didBreak\", listener)\n"))
  }

  @Test("errors have their facts by name, enums their values")
  func errorsAndEnums() throws {
    let files = try self.files()
    let facts = "M.NoLamp = {\n  name = \"NoLamp\",\n  code = 1001,\n  domain = \"lamp\",\n  retryable = true,\n"
    #expect(files["errors.lua"]?.contains(facts) == true)
    #expect(files["enums.lua"]?.contains("M.Colour = {\n  --- Red.\n  DEEP_RED = \"DEEP_RED\",\n") == true)
    #expect(files["enums.lua"]?.contains("  E14 = 14,\n") == true)
  }

  @Test("members have their type, unit and limits, and includes are parents")
  func classes() throws {
    let types = try #require(try self.files()["types.lua"])
    #expect(types.contains("---@field power? number Its power. In watts. From 0 to 100.\n"))
    #expect(types.contains("---@field bulbs? cast-rpc.Bulb[] Its bulbs.\n"))
    #expect(types.contains("---@class cast-rpc.LampScrewParams: cast-rpc.Bulb\n"))
    #expect(types.contains("---@class cast-rpc.Namespaces\n---@field lamp cast-rpc.LampAPI Lamps.\n"))
  }

  @Test("the table of types has what values are checked by")
  func schema() throws {
    let schema = try #require(try self.files()["schema.lua"])
    #expect(schema.contains("  Colour = { values = { \"DEEP_RED\", \"NONE\" } },\n"))
    #expect(schema.contains("name = { type = \"string\", required = true, nonEmpty = true }"))
    #expect(schema.contains("power = { type = \"number\", minimum = 0, maximum = 100 }"))
    #expect(schema.contains("  [\"lamp.off\"] = { params = { fields = {} }, result = { fields = {} } },\n"))
    #expect(schema.contains("  [\"lamp.didChange\"] = { fields = { lampId = "))
    #expect(schema.contains("  [\"lamp.choose\"] = { capability = \"chooser\", params = "))
  }

  @Test("escapes texts in strings, and names that are no identifiers")
  func syntax() {
    #expect(LuaSyntax.literal("a \"b\" \\ c\nd") == "\"a \\\"b\\\" \\\\ c\\nd\"")
    #expect(LuaSyntax.key("e_ac3") == "e_ac3")
    #expect(LuaSyntax.key("audio/ac3") == "[\"audio/ac3\"]")
    #expect(LuaSyntax.key("end") == "[\"end\"]")
  }

  @Test(
    "type expressions",
    arguments: [
      ("string", "string"), ("any", "any"), ("object", "table<string, any>"), ("Bulb[]", "cast-rpc.Bulb[]"),
      ("map<Bulb[]>", "table<string, cast-rpc.Bulb[]>"),
    ])
  func expressions(spec: String, lua: String) throws {
    #expect(LuaSyntax.type(try #require(TypeExpression(parsing: spec))) == lua)
  }
}
