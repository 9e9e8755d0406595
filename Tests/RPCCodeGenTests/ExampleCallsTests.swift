import JSONCodec
import Testing

@testable import RPCCodeGen

@Suite("Examples in the languages of the clients")
struct ExampleCallsTests {
  /// The blocks of a call of the fixture's `method` with `params`, by language.
  private func blocks(_ method: String, _ params: JSONObject) throws -> [String: String] {
    let spec = try SpecFixture().load()
    let declared = try #require(spec.methods.first { $0.wireName == method })
    let blocks = ExampleCalls(spec: spec, method: declared, params: params).blocks
    return Dictionary(uniqueKeysWithValues: blocks.map { ($0.language, $0.code) })
  }

  @Test("a call without params is a line in every language")
  func empty() throws {
    #expect(
      try self.blocks("lamp.off", [:]) == [
        "python": "cast.lamp.off()", "js": "await cast.lamp.off();", "lua": "cast.lamp.off():wait()",
        "elisp": "(cast-rpc-lamp-off client)", "sh": "castctl call lamp.off",
      ])
  }

  @Test("names, booleans and nested types are each language's own")
  func values() throws {
    let dimming: JSONValue = ["isSmooth": false, "fadeTime": 0.5]
    #expect(
      try self.blocks("lamp.repeat", ["times": 2, "dimming": dimming]) == [
        "python": "cast.lamp.repeat(times=2, dimming=cast_rpc.Dimming(is_smooth=False, fade_time=0.5))",
        "js": "await cast.lamp.repeat({ times: 2, dimming: { isSmooth: false, fadeTime: 0.5 } });",
        "lua": "cast.lamp.repeat_({ times = 2, dimming = { isSmooth = false, fadeTime = 0.5 } }):wait()",
        "elisp": "(cast-rpc-lamp-repeat client '(:times 2 :dimming (:isSmooth nil :fadeTime 0.5)))",
        "sh": #"castctl call lamp.repeat '{"times":2,"dimming":{"isSmooth":false,"fadeTime":0.5}}'"#,
      ])
  }

  @Test("undeclared members keep their names and kinds")
  func undeclared() throws {
    let blocks = try self.blocks(
      "lamp.screw", ["name": "it's", "extra": ["isNew": false, "none": .null, "all": [1, "two"], "empty": [:]]])
    #expect(
      blocks["python"] == """
        cast.lamp.screw(
            name="it's",
            additional={"extra": {"isNew": False, "none": None, "all": [1, "two"], "empty": {}}},
        )
        """)
    #expect(
      blocks["lua"] == """
        cast.lamp.screw({
          name = "it's",
          extra = { isNew = false, none = vim.NIL, all = { 1, "two" }, empty = vim.empty_dict() },
        }):wait()
        """)
    #expect(
      blocks["elisp"] == """
        (cast-rpc-lamp-screw client
          '(:name "it's" :extra (:isNew :json-false :none :null :all [1 "two"] :empty ())))
        """)
    #expect(blocks["sh"]?.hasPrefix(#"castctl call lamp.screw '{"name":"it'\''s","#) == true)
  }

  @Test("a call too long for a line is split, a part a line")
  func long() throws {
    let name = String(repeating: "n", count: 70)
    let blocks = try self.blocks("lamp.screw", ["name": .string(name), "lampId": "a lamp of the living room"])
    #expect(
      blocks["js"] == """
        await cast.lamp.screw({
          name: '\(name)',
          lampId: 'a lamp of the living room',
        });
        """)
    #expect(
      blocks["elisp"] == """
        (cast-rpc-lamp-screw client
          '(:name "\(name)"
            :lampId "a lamp of the living room"))
        """)
  }
}
