/// Writes the Swift types of params, results, notifications and server requests.
struct SwiftMessagesWriter {
  let spec: APISpec
  private let objects: SwiftObjectWriter

  init(spec: APISpec) {
    self.spec = spec
    self.objects = SwiftObjectWriter(spec: spec)
  }

  func write(_ method: Method, to text: inout SourceText) {
    text.line()
    self.objects.write(
      Self.params(of: method), documentation: { $0.comment("The parameters of `\(method.wireName)`.") }, to: &text)
    self.write(method.result, method.resultTypeName, of: method.wireName, .encoded, to: &text)
  }

  /// Returns the description of the struct of a method's parameters.
  static func params(of method: Method) -> SwiftObjectWriter.Struct {
    SwiftObjectWriter.Struct(
      name: method.paramsTypeName, shape: method.params, directions: .decoded, isMadeByClients: true,
      isMessage: true, foreignKeys: method.reportsProgress ? ["progressToken"] : [], owner: method.wireName,
      takesChanges: true,
      furtherNames: ["progressToken"])
  }

  private func write(
    _ result: ResultShape, _ name: String?, of wireName: String, _ directions: Directions, to text: inout SourceText
  ) {
    guard case .fields(let shape) = result, let name else { return }
    text.line()
    self.objects.write(
      .init(
        name: name, shape: shape, directions: directions, isMadeByClients: directions == .decoded, isMessage: true),
      documentation: { $0.comment("The result of `\(wireName)`.") }, to: &text)
  }

  // MARK: Notifications

  func write(_ notification: Notification, to text: inout SourceText) {
    text.line()
    self.objects.write(
      .init(
        name: notification.typeName, shape: notification.params, directions: .encoded, isMessage: true,
        conformance: "RPCNotification", extraMembers: { self.writeDelivery(of: notification, to: &$0) }),
      documentation: { text in
        text.comment("`\(notification.wireName)`")
        text.line("///")
        SwiftDocumentation.write(notification.documentation, to: &text)
      }, to: &text)
  }

  private func writeDelivery(of notification: Notification, to text: inout SourceText) {
    text.line("public static var method: String { \(SwiftNames.literal(notification.wireName)) }")
    guard case .latest(let keys) = notification.delivery else { return }
    text.line("public static var delivery: NotificationDelivery { .latest }")
    let parts = keys.map { self.keyExpression($0, of: notification) }
    let value = parts.isEmpty ? "\"\"" : parts.joined(separator: " + \"\\u{1F}\" + ")
    text.line("public var coalescingKey: String? { \(value) }")
  }

  /// Returns the Swift expression for the text of the member `key`.
  private func keyExpression(_ key: String, of notification: Notification) -> String {
    guard let (path, field) = self.find(key, in: notification.params, path: ["self"]) else { return "\"\"" }
    let value = (path + [SwiftNames.escaped(key)]).joined(separator: ".")
    if field.type == .string { return field.isRequired ? value : "(\(value) ?? \"\")" }
    return field.isRequired ? "\(value).description" : "(\(value)?.description ?? \"\")"
  }

  private func find(_ key: String, in shape: ObjectShape, path: [String]) -> (path: [String], field: Field)? {
    if let field = shape.fields.first(where: { $0.name == key }) { return (path, field) }
    for include in shape.includes {
      guard let included = self.spec.objectShape(named: include) else { continue }
      if let found = self.find(key, in: included, path: path + [SwiftObjectWriter.property(of: include)]) {
        return found
      }
    }
    return nil
  }

  // MARK: Server requests

  func write(_ request: ServerRequest, to text: inout SourceText) {
    text.line()
    self.objects.write(
      .init(name: request.paramsTypeName, shape: request.params, directions: .encoded, isMessage: true),
      documentation: { $0.comment("The parameters of `\(request.wireName)`.") }, to: &text)
    self.write(request.result, request.resultTypeName, of: request.wireName, .decoded, to: &text)
    text.line()
    text.comment("`\(request.wireName)`")
    text.line("///")
    SwiftDocumentation.write(request.documentation, to: &text)
    text.block("public enum \(request.typeNameStem): RPCServerRequest {") { text in
      text.line("public typealias Params = \(request.paramsTypeName)")
      text.line("public typealias Result = \(request.resultTypeName ?? "JSONObject")")
      text.line("public static var method: String { \(SwiftNames.literal(request.wireName)) }")
      text.line("public static var capability: String { \(SwiftNames.literal(request.capability)) }")
    }
  }
}
