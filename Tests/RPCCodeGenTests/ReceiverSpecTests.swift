import Testing

@testable import RPCCodeGen

@Suite("The receiver's spec")
struct ReceiverSpecTests {
  private static let text = """
    {
      "title": "lamp", "protocolVersion": "1.0", "description": "A lamp.",
      "types": {
        "Mood": { "kind": "enum", "description": "A mood.", "spelling": "wire", "values": { "calm": "Calm." } }
      },
      "namespaces": {
        "lamp": {
          "description": "The lamp.",
          "methods": {
            "set": {
              "summary": "Sets it.", "needsContext": false,
              "params": { "mood": { "type": "Mood", "required": true, "description": "The mood." } },
              "result": { "seconds": { "type": "number", "required": true, "unit": "seconds", "description": "How long." } },
              "examples": [ { "name": "typical", "params": { "mood": "calm" }, "result": { "seconds": 1 } } ]
            }
          }
        }
      }
    }
    """

  @Test("becomes typed calls for Python and for Node")
  func emits() throws {
    let emitter = ReceiverControlEmitter()
    let files = emitter.emit(try ReceiverSpecLoader().load(Self.text))
    let contents = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.contents) })
    let methods = try #require(contents["\(ReceiverControlEmitter.pythonFolder)/methods.py"])
    #expect(methods.contains("@calls(LampSetParams)\n    def set(self, *, mood: MoodLike, "))
    let script = try #require(contents["\(ReceiverControlEmitter.nodeFolder)/api.js"])
    #expect(script.contains("methodNames = Object.freeze(['lamp.set']);"))
    #expect(files.allSatisfy { file in emitter.ownedFolders.contains { file.path.hasPrefix("\($0)/") } })
    #expect(!contents.keys.contains { $0.contains("errors") })
  }

  @Test(
    "names mistakes with their place",
    arguments: [
      ("\"type\": \"Mood\"", "\"type\": \"Moods\"", "receiver.json: namespaces.lamp.methods.set.params.mood.type"),
      (
        "\"mood\": \"calm\"", "\"mood\": \"angry\"",
        "receiver.json: namespaces.lamp.methods.set.examples[0].params.mood"
      ),
      ("\"title\": \"lamp\",", "", "receiver.json: title: is missing"),
      ("\"namespaces\"", "\"namespace\"", "receiver.json: "),
    ])
  func mistakes(_ right: String, _ wrong: String, _ report: String) throws {
    let text = Self.text.split(separator: right, omittingEmptySubsequences: false).joined(separator: wrong)
    let error = try #require(throws: SpecError.self) { try ReceiverSpecLoader().load(text) }
    #expect("\(error)".contains(report), "\(error)")
  }
}
