import Testing

@testable import RPCCodeGen

@Suite("The Emacs Lisp emitter")
struct EmacsLispEmitterTests {
  private func file(_ name: String) throws -> String {
    let files = EmacsLispEmitter().emit(try SpecFixture().load())
    return try #require(files.first { $0.path == "\(EmacsLispEmitter.folder)/\(name)" }).contents
  }

  @Test("files have the head and the foot of a package, and a notice")
  func files() throws {
    let spec = try SpecFixture().load()
    #expect(EmacsLispEmitter().emit(spec) == EmacsLispEmitter().emit(spec))
    let text = try self.file("cast-rpc-api.el")
    #expect(text.hasPrefix(";;; cast-rpc-api.el --- The methods and events of cast-rpc  -*- lexical-binding: t; -*-\n"))
    #expect(text.contains(";; \(GeneratedFile.notice[0])\n"))
    #expect(text.hasSuffix(";;; cast-rpc-api.el ends here\n"))
  }

  @Test("a method is a function with a docstring that names its arguments")
  func methods() throws {
    let api = try self.file("cast-rpc-api.el")
    let screw = """
      (defun cast-rpc-lamp-screw (client &optional params options)
        "Call lamp.screw of CLIENT with PARAMS and OPTIONS.

      Screws a bulb in.

      PARAMS is a property list of:
      - :name, string. Its name. Not empty.
      - :power, optional number. Its power. In watts. From 0 to 100.
      - :colour, optional Colour. Its colour. SDK: ‘GCKColour’.
      - :socket, optional Socket. Its socket.
      - :lampId, optional string. Which.

      The result is a LampState.

      Errors: NoLamp."
        (cast-rpc-call client "lamp.screw" params options))
      """
    #expect(api.contains(screw))
  }

  @Test("an event is a function that takes a listener")
  func events() throws {
    let api = try self.file("cast-rpc-api.el")
    #expect(api.contains("(defun cast-rpc-on-lamp-did-break (client listener)\n"))
    #expect(api.contains("  (cast-rpc-on client \"lamp.didBreak\" listener))\n"))
  }

  @Test("errors are conditions, enums lists of values")
  func errorsAndEnums() throws {
    let schema = try self.file("cast-rpc-schema.el")
    #expect(schema.contains("(define-error 'cast-rpc-no-lamp \"There is no lamp\" 'cast-rpc-error)\n"))
    #expect(schema.contains("(\"NoLamp\" cast-rpc-no-lamp :code 1001 :retryable t :advice \"Buy one.\")"))
    #expect(schema.contains("(defconst cast-rpc-schema-values-of-colour\n  '(\"DEEP_RED\" \"NONE\")\n"))
  }

  @Test("the table of types has what values are checked by")
  func schema() throws {
    let schema = try self.file("cast-rpc-schema.el")
    #expect(schema.contains("(\"Socket\" . (:values (14 27)))"))
    #expect(schema.contains(":power (:type \"number\" :minimum 0 :maximum 100)"))
    #expect(schema.contains("(\"lamp.choose\" . (:capability \"chooser\" :params (:fields ()) "))
    #expect(schema.contains("(defconst cast-rpc-schema-version \"1\"\n"))
  }

  @Test("docstring lines fit Emacs's width, and none begins like a form")
  func docstrings() {
    var text = SourceText()
    let json = #"`{"a":"# + String(repeating: "1,", count: 60) + "}`"
    EmacsLispDocumentation.write(
      "First.", paragraphs: ["Some \(json) and `code`.", "(in parentheses) \"quoted\"", "- one", "- two"], to: &text)
    let lines = text.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(text.text.contains("‘code’."))
    #expect(text.text.contains("\n\\(in parentheses) \\\"quoted\\\"\n"))
    #expect(text.text.hasSuffix("\n\n- one\n- two\")\n"))
  }

  @Test(
    "names",
    arguments: [
      ("player.setDefault", "cast-rpc-player-set-default"), ("rpc.discover", "cast-rpc-rpc-discover"),
      ("$/overflow", "cast-rpc-overflow"),
    ])
  func names(wire: String, lisp: String) {
    #expect(EmacsLispSyntax.function(wire) == lisp)
    #expect(EmacsLispSyntax.errorName("TLSFailed") == "cast-rpc-tls-failed")
  }
}
