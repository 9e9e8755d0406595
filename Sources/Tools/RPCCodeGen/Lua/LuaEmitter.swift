import JSONCodec

/// Writes the generated half of the Lua module: methods and events, errors, enums, the table of types, and
/// annotations for editors.
struct LuaEmitter: Emitter {
  static let folder = "clients/lua/lua/cast-rpc/generated"

  var ownedFolders: [String] { [Self.folder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    let api = LuaAPIWriter(spec: spec)
    let types = LuaTypesWriter(spec: spec)
    return [
      self.file("api.lua", api.write),
      self.file("errors.lua") { LuaErrorsWriter(spec: spec).write(to: &$0) },
      self.file("enums.lua", types.writeEnums),
      self.file("types.lua", types.writeClasses),
      self.file("schema.lua") { self.writeSchema(of: spec, to: &$0) },
    ]
  }

  private func writeSchema(of spec: APISpec, to text: inout SourceText) {
    let table = SchemaTable(spec: spec)
    text.line("local M = {}")
    for (name, object) in [
      ("types", table.types), ("methods", table.methods), ("notifications", table.notifications),
      ("serverRequests", table.serverRequests),
    ] {
      text.gap()
      text.block("M.\(name) = {") { text in
        for member in object.members { text.line("\(LuaSyntax.key(member.key)) = \(LuaSyntax.literal(member.value)),") }
      }
    }
    text.gap()
    text.line("return M")
  }

  private func file(_ name: String, _ write: (inout SourceText) -> Void) -> GeneratedFile {
    var text = SourceText()
    for line in GeneratedFile.notice { text.line("-- \(line)") }
    text.line()
    write(&text)
    return GeneratedFile(path: "\(Self.folder)/\(name)", contents: text.text)
  }
}

/// `api.lua`: the version of the spec, and the namespaces with a function for each method and each event.
struct LuaAPIWriter {
  let spec: APISpec

  func write(to text: inout SourceText) {
    text.line("local M = {}")
    text.line()
    text.line("M.PROTOCOL_VERSION = \(LuaSyntax.literal(self.spec.protocolVersion))")
    text.line("M.API_LEVEL = \(self.spec.apiLevel)")
    text.line("M.SPEC_HASH = \(LuaSyntax.literal(self.spec.hash))")
    text.line("M.VERSION = \(LuaSyntax.literal(self.spec.version))")
    text.line()
    text.line("---Gives `client` its namespaces: their methods call `client:request`, their events `client:on`.")
    text.block("function M.install(client)", closing: "end") { text in
      for namespace in self.spec.namespaces where !namespace.isEmpty {
        self.write(namespace, to: &text)
      }
    }
    text.gap()
    text.line("return M")
  }

  private func write(_ namespace: Namespace, to text: inout SourceText) {
    text.gap()
    LuaDocumentation.write([namespace.description], to: &text)
    text.line("---@class \(LuaSyntax.className(of: namespace))")
    text.line("local \(namespace.name) = {}")
    text.line("client.\(namespace.name) = \(namespace.name)")
    for method in namespace.methods { self.write(method, in: namespace, to: &text) }
    for notification in namespace.notifications { self.write(notification, in: namespace, to: &text) }
  }

  private func write(_ method: Method, in namespace: Namespace, to text: inout SourceText) {
    let isOptional = !self.spec.flattenedFields(of: method.params).contains(where: \.isRequired)
    let result = LuaSyntax.type(of: method.result, named: method.resultTypeName)
    text.gap()
    LuaDocumentation.write(
      method.paragraphs + method.documentation.facts
        + (method.errors.isEmpty ? [] : ["Errors: \(method.errors.joined(separator: ", "))."]), to: &text)
    if let replacement = method.documentation.deprecated { text.line("---@deprecated \(replacement)") }
    text.line("---@param params\(isOptional ? "?" : "") \(LuaSyntax.className(method.paramsTypeName))")
    text.line("---@param callback? fun(error: cast-rpc.Error?, result: \(result)?)")
    text.line("---@param options? cast-rpc.CallOptions")
    text.line("---@return cast-rpc.Call call `call:wait()` returns a `\(result)`")
    let name = "\(namespace.name).\(LuaSyntax.identifier(method.name))"
    text.block("function \(name)(params, callback, options)", closing: "end") { text in
      text.line("return client:request(\(LuaSyntax.literal(method.wireName)), params, callback, options)")
    }
  }

  private func write(_ notification: Notification, in namespace: Namespace, to text: inout SourceText) {
    text.gap()
    LuaDocumentation.write(
      [notification.documentation.description] + notification.documentation.factsWithReplacement, to: &text)
    text.line("---@param listener fun(event: \(LuaSyntax.className(notification.typeName)))")
    text.line("---@return fun() stop ends the listening")
    text.block("function \(namespace.name).\(LuaSyntax.identifier(notification.name))(listener)", closing: "end") {
      $0.line("return client:on(\(LuaSyntax.literal(notification.wireName)), listener)")
    }
  }
}

/// `errors.lua`: the facts of every error by its name.
struct LuaErrorsWriter {
  let spec: APISpec

  func write(to text: inout SourceText) {
    text.line("---@class cast-rpc.ErrorFacts")
    text.line("---@field name string")
    text.line("---@field code integer")
    text.line("---@field domain string")
    text.line("---@field retryable boolean")
    text.line("---@field message string")
    text.line("---@field advice string")
    text.line()
    text.line("local M = {}")
    for error in self.spec.errors {
      text.gap()
      LuaDocumentation.write([error.documentation.description], to: &text)
      text.line("---@type cast-rpc.ErrorFacts")
      text.block("M.\(error.name) = {") { text in
        text.line("name = \(LuaSyntax.literal(error.name)),")
        text.line("code = \(error.code),")
        text.line("domain = \(LuaSyntax.literal(error.domain)),")
        text.line("retryable = \(error.isRetryable),")
        text.line("message = \(LuaSyntax.literal(error.message)),")
        text.line("advice = \(LuaSyntax.literal(error.advice)),")
      }
    }
    text.gap()
    text.line("return M")
  }
}
