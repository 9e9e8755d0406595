import Testing

@testable import RPCCodeGen

@Suite("The Python emitter")
struct PythonEmitterTests {
  /// The modules by their path inside the generated package.
  private func files() throws -> [String: String] {
    let files = PythonEmitter().emit(try SpecFixture().load())
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.path.dropFirst(PythonEmitter.folder.count + 1)), $0.contents) })
  }

  @Test("keeps to its folder, and says in every file that it is generated")
  func folder() throws {
    let emitter = PythonEmitter()
    for file in emitter.emit(try SpecFixture().load()) {
      #expect(emitter.ownedFolders.contains { file.path.hasPrefix("\($0)/") })
      #expect(file.contents.hasPrefix("# \(GeneratedFile.notice[0])\n"))
    }
  }

  @Test("makes the same bytes of the same spec")
  func determinism() throws {
    let spec = try SpecFixture().load()
    #expect(PythonEmitter().emit(spec) == PythonEmitter().emit(spec))
  }

  @Test("enums are open classes, and params take their plain values")
  func enums() throws {
    let enums = try #require(try self.files()["enums.py"])
    #expect(enums.contains("class Colour(OpenEnum):\n    \"\"\"A colour.\"\"\"\n"))
    #expect(!enums.contains("\"DEEP_RED\": \"DEEP_RED\""), "a value that is spelled as its name is said once")
    #expect(enums.contains("    DEEP_RED: ClassVar[Colour]\n    \"\"\"Red.\"\"\"\n"))
    #expect(enums.contains("ColourLike = Union[Colour, Literal[\"DEEP_RED\", \"NONE\"]]"))
    #expect(enums.contains("SocketLike = Union[Socket, Literal[14, 27]]"))
  }

  @Test("members are annotations; the default has their alias and limits")
  func types() throws {
    let types = try #require(try self.files()["types.py"])
    #expect(types.contains("class Bulb(OpenModel):\n"))
    #expect(types.contains("    SHORTHAND: ClassVar[str | None] = \"name\"\n"))
    #expect(types.contains("    name: str = member(non_empty=True)\n"))
    let power = "    power: float | None = member(minimum=0, maximum=100, default=None)\n"
    #expect(types.contains(power + "    \"\"\"Its power. In watts. From 0 to 100.\"\"\"\n"))
    let colour = "    colour: Takes[Colour | None, ColourLike | None] = member(alias=\"color\", default=None)\n"
    #expect(types.contains(colour))
  }

  @Test("objects that clients send are typed dictionaries, too")
  func dictionaries() throws {
    let spec = try SpecFixture().replacing(
      #""times": {"type": "integer""#,
      by: #""bulbs": {"type": "Bulb[]", "description": "d"}, "times": {"type": "integer""#, in: "rpc/lamp.json"
    ).load()
    let files = PythonEmitter().emit(spec)
    let dictionaries = try #require(files.first { $0.path.hasSuffix("/dicts.py") }).contents
    #expect(dictionaries.contains("class BulbDict(TypedDict, total=False):\n"))
    #expect(dictionaries.contains("    name: Required[str]\n"))
    #expect(dictionaries.contains("    colour: ColourLike\n"))
    #expect(!dictionaries.contains("LampStateDict"), "only the server sends it")
    let params = try #require(files.first { $0.path.hasSuffix("/params.py") }).contents
    #expect(params.contains("    bulbs: Sequence[Bulb | BulbDict] | None = None\n"))
  }

  @Test("errors are exceptions with their code and name")
  func errors() throws {
    let errors = try #require(try self.files()["errors.py"])
    #expect(errors.contains("class NoLamp(RequestError):\n"))
    #expect(errors.contains("    CODE: ClassVar[int] = 1001\n    NAME: ClassVar[str] = \"NoLamp\"\n"))
    #expect(errors.contains("    \"NoLamp\": NoLamp,\n"))
  }

  @Test("every method, notification and server request is there, for both clients")
  func completeness() throws {
    let spec = try SpecFixture().load()
    let files = try self.files()
    let params = try #require(files["params.py"])
    let notifications = try #require(files["notifications.py"])
    let requests = try #require(files["requests.py"])
    for method in spec.methods {
      #expect(params.contains("class \(method.paramsTypeName)(Params["))
      #expect(params.contains("    METHOD: ClassVar[str] = \"\(method.wireName)\"\n"))
      let name = PythonSyntax.identifier(method.name)
      let declaration = "    @calls(\(method.paramsTypeName))\n    def \(name)("
      #expect(files["methods.py"]?.contains(declaration) == true)
    }
    #expect(
      files["blocking.py"]?.contains("class LampAPI(LampMethods[ProgressCallback], BlockingNamespace):\n") == true)
    #expect(
      files["asynchronous.py"]?.contains("class AsyncLampAPI(LampMethods[AsyncProgressCallback], AsyncNamespace):\n")
        == true)
    for notification in spec.notifications {
      #expect(notifications.contains("    \"\(notification.wireName)\": \(notification.typeName),\n"))
    }
    for request in spec.serverRequests {
      #expect(requests.contains("    \"\(request.wireName)\": \(request.typeNameStem),\n"))
    }
  }

  @Test(
    "names are Python's own",
    arguments: [("import", "import_"), ("contentId", "content_id"), ("playURL", "play_url"), ("type", "type")])
  func identifiers(name: String, expected: String) {
    #expect(PythonSyntax.identifier(name) == expected)
  }

  @Test(
    "the values of enums are constants",
    arguments: [
      ("REPEAT_ALL", "REPEAT_ALL"), ("appConnect", "APP_CONNECT"), ("e_ac3", "E_AC3"), ("video/mp4", "VIDEO_MP4"),
      ("4K", "VALUE_4K"),
    ])
  func constants(value: String, expected: String) {
    #expect(PythonSyntax.constant(value) == expected)
  }

  @Test("no text of the spec ends its docstring")
  func docstrings() {
    var text = SourceText(indentation: "    ")
    PythonDocumentation.write(paragraphs: ["Say \"\"\" or \\ or \"this\""], to: &text)
    #expect(text.text == "\"\"\"Say ''' or \\\\ or \"this\" \"\"\"\n")
  }
}
