/// The typed methods, one module for each namespace: blocking or to be awaited, from the same declarations.
struct PythonAPIWriter {
  let spec: APISpec
  let isAsync: Bool

  /// The namespaces that have methods.
  var namespaces: [Namespace] { self.spec.namespaces.filter { !$0.methods.isEmpty } }

  private var prefix: String { self.isAsync ? "Async" : "Blocking" }

  /// The module of one namespace.
  func write(_ namespace: Namespace, to text: inout SourceText) {
    text.line("from collections.abc import Mapping, Sequence")
    text.line("from typing import Any")
    text.line()
    let progress = self.isAsync ? "AsyncOnProgress" : "OnProgress"
    text.line("from ..._api import \(self.prefix)Namespace, \(progress)")
    text.line("from ..._typing import DEFAULT, Timeout")
    text.line("from ..enums import *")
    text.line("from ..params import *")
    text.line("from ..types import *")
    text.line()
    text.line()
    text.block("class \(self.className(of: namespace))(\(self.prefix)Namespace):", closing: nil) { text in
      PythonDocumentation.write(paragraphs: [namespace.description], to: &text)
      text.line()
      text.line("__slots__ = ()")
      for method in namespace.methods { self.write(method, progress: progress, to: &text) }
    }
  }

  /// The package's `__init__.py`: everything that a client offers.
  func writeAPI(to text: inout SourceText) {
    text.line("from typing import Any")
    text.line()
    text.line("from ..._api import \(self.prefix)Caller")
    for namespace in self.namespaces {
      text.line("from .\(PythonSyntax.identifier(namespace.name)) import \(self.className(of: namespace))")
    }
    text.line()
    text.line()
    text.block("class \(self.prefix)API(\(self.prefix)Caller):", closing: nil) { text in
      PythonDocumentation.write(paragraphs: ["Every method of the API, by namespace."], to: &text)
      text.line()
      text.block("def __init__(self, *arguments: Any, **options: Any) -> None:", closing: nil) { text in
        for namespace in self.namespaces {
          let (name, type) = (PythonSyntax.identifier(namespace.name), self.className(of: namespace))
          text.line("self.\(name): \(type) = \(type)(self)")
          PythonDocumentation.write(paragraphs: [namespace.description], to: &text)
        }
      }
    }
  }

  private func className(of namespace: Namespace) -> String {
    "\(self.isAsync ? "Async" : "")\(Names.upperCamel(namespace.name))API"
  }

  private func write(_ method: Method, progress: String, to text: inout SourceText) {
    let fields = self.spec.flattenedFields(of: method.params)
    let result = PythonModelsWriter.resultType(method.result, named: method.resultTypeName)
    text.line()
    text.block("\(self.isAsync ? "async " : "")def \(PythonSyntax.identifier(method.name))(", closing: nil) { text in
      text.line("self,")
      text.line("*,")
      for field in fields { text.line(PythonSyntax.parameter(field, in: self.spec)) }
      text.line("call_timeout: Timeout = DEFAULT,")
      if method.reportsProgress { text.line("on_progress: \(progress) = None,") }
    }
    text.block(") -> \(result):", closing: nil) { text in
      PythonDocumentation.write(method, fields: fields, to: &text)
      self.writeCall(of: method, fields: fields, to: &text)
    }
  }

  private func writeCall(of method: Method, fields: [Field], to text: inout SourceText) {
    if fields.isEmpty {
      text.line("params = \(method.paramsTypeName)()")
    } else {
      text.block("params = \(method.paramsTypeName)(", closing: ")") { text in
        for field in fields {
          let name = PythonSyntax.identifier(field.name)
          text.line("\(name)=\(name),")
        }
      }
    }
    let options = "call_timeout=call_timeout" + (method.reportsProgress ? ", on_progress=on_progress" : "")
    let call = "self._caller.call(params, \(options))"
    text.line("\(method.resultsInNothing ? "" : "return ")\(self.isAsync ? "await " : "")\(call)")
  }
}

extension Method {
  /// Whether the result is the empty object.
  fileprivate var resultsInNothing: Bool { if case .empty = self.result { true } else { false } }
}
