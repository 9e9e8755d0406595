/// Writes the typed methods: one module declares them, and each client has a module that derives its own from them.
struct PythonAPIWriter {
  let spec: APISpec
  private let arguments: PythonArguments

  init(spec: APISpec) {
    self.spec = spec
    self.arguments = PythonArguments(spec)
  }

  /// A client: one with blocking calls, or an asynchronous one.
  enum Client: String {
    case blocking = "Blocking"
    case asynchronous = "Async"

    /// The prefix of its namespaces' names.
    var prefix: String { self == .blocking ? "" : "Async" }
  }

  /// The namespaces that have methods.
  var namespaces: [Namespace] { self.spec.namespaces.filter { !$0.methods.isEmpty } }

  /// Writes the module of the declarations.
  func writeMethods(to text: inout SourceText) {
    // Declarations have no bodies: their decorator makes the calls.
    text.line("# mypy: disable-error-code=\"empty-body\"")
    text.line("from collections.abc import Mapping, Sequence")
    text.line("from typing import TYPE_CHECKING, Any, Generic")
    text.line()
    text.line("from .._api import Hears, calls")
    text.line("from .._typing import DEFAULT, Timeout")
    text.line("from .enums import *")
    text.line("from .params import *")
    text.line("from .types import *")
    text.line()
    PythonArguments.importDictionaries(to: &text)
    for namespace in self.namespaces {
      text.line()
      text.line()
      text.block("class \(Self.methodsName(of: namespace))(Generic[Hears]):", closing: nil) { text in
        PythonDocumentation.write(paragraphs: [namespace.description, Self.timeoutText], to: &text)
        text.line("__slots__ = ()")
        for method in namespace.methods { self.write(method, to: &text) }
      }
    }
  }

  private static let timeoutText =
    "Each method takes `call_timeout`: how long to wait for the answer, in seconds; the client's own limit otherwise."

  private func write(_ method: Method, to text: inout SourceText) {
    let fields = self.spec.flattenedFields(of: method.params)
    let result = PythonModelsWriter.resultType(method.result, named: method.resultTypeName)
    text.line()
    text.line("@calls(\(method.paramsTypeName))")
    var parameters = ["self", "*"] + fields.map { self.arguments.parameter($0) }
    parameters.append("call_timeout: Timeout = DEFAULT")
    if method.reportsProgress { parameters.append("on_progress: Hears | None = None") }
    text.list("def \(PythonSyntax.identifier(method.name))(", parameters, ") -> \(result):")
    text.indented { PythonDocumentation.write(method, fields: fields, to: &$0) }
  }

  /// Writes the module of one client: its namespaces, and the class that has them all.
  func write(_ client: Client, to text: inout SourceText) {
    let callback = client == .blocking ? "ProgressCallback" : "AsyncProgressCallback"
    text.line("from typing import Any")
    text.line()
    text.line("from .._api import \(client.rawValue)Caller, \(client.rawValue)Namespace, \(callback)")
    PythonSyntax.importNames(self.namespaces.map(Self.methodsName), from: ".methods", to: &text)
    for namespace in self.namespaces {
      text.line()
      text.line()
      text.block(
        "class \(Self.name(of: namespace, client))(\(Self.methodsName(of: namespace))[\(callback)], \(client.rawValue)Namespace):",
        closing: nil
      ) { text in
        PythonDocumentation.write(paragraphs: [namespace.description], to: &text)
        text.line()
        text.line("__slots__ = ()")
      }
    }
    text.line()
    text.line()
    text.block("class \(client.rawValue)API(\(client.rawValue)Caller):", closing: nil) { text in
      PythonDocumentation.write(paragraphs: ["Every method of the API, by namespace."], to: &text)
      text.line()
      text.block("def __init__(self, *arguments: Any, **options: Any) -> None:", closing: nil) { text in
        for namespace in self.namespaces {
          let (name, type) = (PythonSyntax.identifier(namespace.name), Self.name(of: namespace, client))
          text.line("self.\(name): \(type) = \(type)(self)")
          PythonDocumentation.write(paragraphs: [namespace.description], to: &text)
        }
      }
    }
  }

  private static func methodsName(of namespace: Namespace) -> String { "\(Names.upperCamel(namespace.name))Methods" }

  private static func name(of namespace: Namespace, _ client: Client) -> String {
    "\(client.prefix)\(Names.upperCamel(namespace.name))API"
  }
}
