/// `enums.lua`, the known values, and `types.lua`, which only language servers read.
struct LuaTypesWriter {
  let spec: APISpec

  func writeEnums(to text: inout SourceText) {
    text.line("local M = {}")
    for type in self.spec.types {
      guard let values = self.values(of: type) else { continue }
      text.gap()
      LuaDocumentation.write([type.documentation.description] + type.documentation.factsWithReplacement, to: &text)
      text.line("---@enum \(LuaSyntax.className(type.name))")
      text.block("M.\(type.name) = {") { text in
        for value in values {
          LuaDocumentation.write([value.description], to: &text)
          text.line("\(LuaSyntax.key(value.name)) = \(value.literal),")
        }
      }
    }
    text.gap()
    text.line("return M")
  }

  func writeClasses(to text: inout SourceText) {
    text.line("---@meta")
    text.line()
    LuaDocumentation.write(["The API: one field per namespace."], to: &text)
    text.line("---@class \(LuaSyntax.className("Namespaces"))")
    for namespace in self.spec.namespaces where !namespace.isEmpty {
      text.line("---@field \(namespace.name) \(LuaSyntax.className(of: namespace)) \(namespace.description)")
    }
    for type in self.spec.types {
      guard case .object(let shape) = type.shape else { continue }
      self.write(type.name, shape, type.documentation, to: &text)
    }
    for method in self.spec.methods {
      self.write(method.paramsTypeName, method.params, "The params of `\(method.wireName)`.", to: &text)
      self.write(method.result, named: method.resultTypeName, "What `\(method.wireName)` answers.", to: &text)
    }
    for notification in self.spec.notifications {
      self.write(notification.typeName, notification.params, notification.documentation, to: &text)
    }
    for request in self.spec.serverRequests {
      self.write(request.paramsTypeName, request.params, "What `\(request.wireName)` asks.", to: &text)
      self.write(request.result, named: request.resultTypeName, "The answer to `\(request.wireName)`.", to: &text)
    }
  }

  private func write(_ result: ResultShape, named name: String?, _ description: String, to text: inout SourceText) {
    if case .fields(let shape) = result, let name { self.write(name, shape, description, to: &text) }
  }

  private func write(_ name: String, _ shape: ObjectShape, _ description: String, to text: inout SourceText) {
    self.write(name, shape, Documentation(description: description), to: &text)
  }

  private func write(_ name: String, _ shape: ObjectShape, _ documentation: Documentation, to text: inout SourceText) {
    let parents = shape.includes.isEmpty ? "" : ": " + shape.includes.map(LuaSyntax.className).joined(separator: ", ")
    text.gap()
    LuaDocumentation.write([documentation.description] + documentation.factsWithReplacement, to: &text)
    text.line("---@class \(LuaSyntax.className(name))\(parents)")
    for field in shape.fields {
      let type = LuaSyntax.type(field.type)
      let paragraph = field.paragraph.split(separator: "\n").joined(separator: " ")
      text.line("---@field \(field.name)\(field.isRequired ? "" : "?") \(type) \(paragraph)")
    }
  }

  private func values(of type: TypeDeclaration) -> [(name: String, literal: String, description: String)]? {
    switch type.shape {
    case .stringEnum(let shape): shape.values.map { ($0.value, LuaSyntax.literal($0.value), $0.description) }
    case .integerEnum(let shape): shape.values.map { ($0.name, "\($0.value)", $0.description) }
    case .object: nil
    }
  }
}
