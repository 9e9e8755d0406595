import JSONCodec

/// Writes the generated half of the Emacs client: methods, events, errors and enums, and the table of types.
struct EmacsLispEmitter: Emitter {
  static let folder = "clients/emacs"

  /// No folders: an Emacs package has one folder, which also holds hand-written files.
  var ownedFolders: [String] { [] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    [
      self.file("cast-rpc-api", "The methods and events of cast-rpc", requires: ["cast-rpc"]) {
        EmacsLispAPIWriter(spec: spec).write(to: &$0)
      },
      self.file("cast-rpc-schema", "What cast-rpc was generated from, as data", requires: []) {
        self.writeSchema(of: spec, to: &$0)
      },
    ]
  }

  private func writeSchema(of spec: APISpec, to text: inout SourceText) {
    let table = SchemaTable(spec: spec)
    for (name, value, documentation) in [
      ("protocol-version", EmacsLispSyntax.literal(spec.protocolVersion), "The protocol version spoken here."),
      ("api-level", "\(spec.apiLevel)", "The API level that this package knows."),
      ("spec-hash", EmacsLispSyntax.literal(spec.hash), "Names the API that this package was generated from."),
      ("version", EmacsLispSyntax.literal(spec.version), "The version of this package."),
    ] {
      text.block("(defconst cast-rpc-schema-\(name) \(value)", closing: nil) {
        $0.line("\(EmacsLispSyntax.literal(documentation)))")
      }
      text.line()
    }
    for (name, object, documentation) in [
      ("types", table.types, "The declared types by name."),
      ("methods", table.methods, "The params and the result of every method."),
      ("notifications", table.notifications, "The params of every event."),
      ("server-requests", table.serverRequests, "What the server asks."),
    ] {
      text.block("(defconst cast-rpc-schema-\(name)", closing: nil) { text in
        self.write(
          object.members.map { "(\(EmacsLispSyntax.literal($0.key)) . \(EmacsLispSyntax.data($0.value)))" }, to: &text)
        text.line("\(EmacsLispSyntax.literal(documentation)))")
      }
      text.line()
    }
    self.writeErrors(of: spec, to: &text)
    self.writeEnums(of: spec, to: &text)
  }

  private func writeErrors(of spec: APISpec, to text: inout SourceText) {
    text.line("(define-error 'cast-rpc-error \"Casting failed\")")
    for error in spec.errors {
      let message = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
      text.gap(isProse: true)
      text.comment(error.documentation.description, mark: ";;", width: 80)
      text.comment("What to do: \(error.advice)", mark: ";;", width: 80)
      text.line(
        "(define-error '\(EmacsLispSyntax.errorName(error.name)) \(EmacsLispSyntax.literal(message)) 'cast-rpc-error)")
    }
    text.line()
    text.block("(defconst cast-rpc-schema-errors", closing: nil) { text in
      self.write(
        spec.errors.map { error in
          let facts = ":code \(error.code) :retryable \(error.isRetryable ? "t" : "nil")"
          let advice = EmacsLispSyntax.literal(error.advice)
          return "(\"\(error.name)\" \(EmacsLispSyntax.errorName(error.name)) \(facts) :advice \(advice))"
        }, to: &text)
      text.line("\"The conditions that errors of the server become, by name.\")")
    }
  }

  /// Writes a quoted list, one element a line.
  private func write(_ elements: [String], to text: inout SourceText) {
    for (index, element) in elements.enumerated() {
      text.line((index == 0 ? "'(" : "  ") + element + (index == elements.count - 1 ? ")" : ""))
    }
    if elements.isEmpty { text.line("'()") }
  }

  private func writeEnums(of spec: APISpec, to text: inout SourceText) {
    for type in spec.types {
      let values: [(literal: String, description: String)]
      switch type.shape {
      case .stringEnum(let shape):
        values = shape.values.map { (EmacsLispSyntax.literal($0.value), $0.description) }
      case .integerEnum(let shape):
        values = shape.values.map { ("\($0.value)", "\($0.name): \($0.description)") }
      case .object: continue
      }
      text.line()
      text.block("(defconst cast-rpc-schema-values-of-\(EmacsLispSyntax.identifier(type.name))", closing: nil) { text in
        text.line("'(\(values.map(\.literal).joined(separator: " ")))")
        EmacsLispDocumentation.write(
          "The values of \(type.name).",
          paragraphs: [type.documentation.description] + values.map { "- \($0.literal): \($0.description)" }, to: &text)
      }
    }
  }

  private func file(
    _ name: String, _ summary: String, requires: [String], _ write: (inout SourceText) -> Void
  ) -> GeneratedFile {
    var text = SourceText()
    text.line(";;; \(name).el --- \(summary)  -*- lexical-binding: t; -*-")
    text.line()
    text.line(";; SPDX-License-Identifier: Apache-2.0")
    text.line()
    text.line(";;; Commentary:")
    text.line()
    for line in GeneratedFile.notice { text.line(";; \(line)") }
    text.line()
    text.line(";;; Code:")
    text.line()
    for feature in requires { text.line("(require '\(feature))") }
    if !requires.isEmpty { text.line() }
    write(&text)
    text.line()
    text.line("(provide '\(name))")
    text.line(";; Local Variables:")
    text.line(";; sentence-end-double-space: nil")
    text.line(";; End:")
    text.line(";;; \(name).el ends here")
    return GeneratedFile(path: "\(Self.folder)/\(name).el", contents: text.text)
  }
}

/// `cast-rpc-api.el`: a function for each method, and one for each event.
struct EmacsLispAPIWriter {
  let spec: APISpec

  func write(to text: inout SourceText) {
    for namespace in self.spec.namespaces {
      text.gap(isProse: true)
      text.comment("\(namespace.name): \(namespace.description)", mark: ";;;;", width: 80)
      for method in namespace.methods { self.write(method, to: &text) }
      for notification in namespace.notifications { self.write(notification, to: &text) }
    }
  }

  private func write(_ method: Method, to text: inout SourceText) {
    let fields = self.spec.flattenedFields(of: method.params)
    let params = fields.isEmpty ? [] : ["PARAMS is a property list of:"] + fields.map(Self.line)
    let errors = method.errors.isEmpty ? [] : ["Errors: \(method.errors.joined(separator: ", "))."]
    text.gap(isProse: true)
    text.block("(defun \(EmacsLispSyntax.function(method.wireName)) (client &optional params options)", closing: nil) {
      text in
      EmacsLispDocumentation.write(
        "Call \(method.wireName) of CLIENT with PARAMS and OPTIONS.",
        paragraphs: method.paragraphs + method.documentation.factsWithReplacement + params + self.result(of: method)
          + errors, isLast: false, to: &text)
      text.line("(cast-rpc-call client \(EmacsLispSyntax.literal(method.wireName)) params options))")
    }
  }

  private func result(of method: Method) -> [String] {
    switch method.result {
    case .empty: ["The result is empty."]
    case .object: ["The result is any property list."]
    case .type(let name): ["The result is a \(name)."]
    case .fields(let shape):
      ["The result is a property list of:"] + self.spec.flattenedFields(of: shape).map(Self.line)
    }
  }

  private func write(_ notification: Notification, to text: inout SourceText) {
    let fields = self.spec.flattenedFields(of: notification.params)
    text.gap(isProse: true)
    text.block("(defun \(EmacsLispSyntax.event(notification.wireName)) (client listener)", closing: nil) { text in
      EmacsLispDocumentation.write(
        "Call LISTENER with each \(notification.wireName) that CLIENT hears.",
        paragraphs: [notification.documentation.description] + notification.documentation.factsWithReplacement
          + (fields.isEmpty ? [] : ["LISTENER gets a property list of:"] + fields.map(Self.line))
          + ["The value is a function that ends the listening."], isLast: false, to: &text)
      text.line("(cast-rpc-on client \(EmacsLispSyntax.literal(notification.wireName)) listener))")
    }
  }

  private static func line(_ field: Field) -> String {
    "- :\(field.name), \(field.isRequired ? "" : "optional ")\(field.type.description). \(field.paragraph)"
  }
}
