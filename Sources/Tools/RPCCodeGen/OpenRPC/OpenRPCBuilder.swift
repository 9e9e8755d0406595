import JSONCodec

/// The spec as one OpenRPC 1.3.2 document.
///
/// OpenRPC has no messages from the server to the client, so they are in the array `x-serverMethods`, beside
/// `methods`.
struct OpenRPCBuilder {
  let spec: APISpec
  private let schemas = SchemaBuilder()

  init(spec: APISpec) {
    self.spec = spec
  }

  var object: JSONObject {
    [
      "openrpc": "1.3.2",
      "x-generated": .string(GeneratedFile.notice.joined(separator: " ")),
      "info": [
        "title": .string(self.spec.title),
        "version": .string(self.spec.version),
        "description": .string(self.spec.description),
        "x-apiLevel": .integer(self.spec.apiLevel),
        "x-apiCompatible": .integer(self.spec.apiCompatible),
        "x-protocolVersion": .string(self.spec.protocolVersion),
      ],
      "methods": .array(self.spec.methods.map { .object(self.method($0)) }),
      "x-serverMethods": .array(
        self.spec.notifications.map { .object(self.notification($0)) }
          + self.spec.serverRequests.map { .object(self.serverRequest($0)) }),
      "components": [
        "schemas": .object(JSONObject(self.spec.types.map { ($0.name, self.schemas.schema(of: $0)) })),
        "errors": .object(JSONObject(self.spec.errors.map { ($0.name, self.error($0)) })),
        "x-errors": .object(JSONObject(self.spec.errors.map { ($0.name, self.errorFacts($0)) })),
        "x-gckErrors": .object(JSONObject(self.spec.gckErrors.map { ($0.name, self.gckErrorFacts($0)) })),
      ],
    ]
  }

  // MARK: Messages

  private func method(_ method: Method) -> JSONObject {
    var object: JSONObject = [
      "name": .string(method.wireName),
      "summary": .string(method.summary),
      "description": .string(method.documentation.description),
      "tags": [["name": .string(method.namespace)]],
      "paramStructure": "by-name",
      "params": .array(self.params(method.params) + (method.reportsProgress ? [Self.progressToken] : [])),
      "result": self.result(method.result, typeName: method.resultTypeName),
      "errors": self.errors(method.errors),
      "examples": .array(method.examples.map { self.example($0, hasResult: true) }),
      "x-direction": "clientToServer",
      "x-progress": .bool(method.reportsProgress),
    ]
    if method.documentation.deprecated != nil { object["deprecated"] = true }
    SchemaBuilder.addFacts(method.documentation, to: &object)
    return object
  }

  private func notification(_ notification: Notification) -> JSONObject {
    var object: JSONObject = [
      "name": .string(notification.wireName),
      "description": .string(notification.documentation.description),
      "tags": [["name": .string(notification.namespace)]],
      "paramStructure": "by-name",
      "params": .array(self.params(notification.params)),
      "examples": .array(notification.examples.map { self.example($0, hasResult: false) }),
      "x-direction": "serverToClient",
      "x-kind": "notification",
    ]
    switch notification.delivery {
    case .lossless: object["x-delivery"] = "lossless"
    case .latest(let keys):
      object["x-delivery"] = "latest"
      object["x-coalesceBy"] = .array(keys.map { .string($0) })
    }
    SchemaBuilder.addFacts(notification.documentation, to: &object)
    return object
  }

  private func serverRequest(_ request: ServerRequest) -> JSONObject {
    var object: JSONObject = [
      "name": .string(request.wireName),
      "description": .string(request.documentation.description),
      "tags": [["name": .string(request.namespace)]],
      "paramStructure": "by-name",
      "params": .array(self.params(request.params)),
      "result": self.result(request.result, typeName: request.resultTypeName),
      "errors": self.errors(request.errors),
      "examples": .array(request.examples.map { self.example($0, hasResult: true) }),
      "x-direction": "serverToClient",
      "x-kind": "request",
      "x-capability": .string(request.capability),
    ]
    SchemaBuilder.addFacts(request.documentation, to: &object)
    return object
  }

  // MARK: Parts of messages

  private func params(_ shape: ObjectShape) -> [JSONValue] {
    self.spec.flattenedFields(of: shape).map { field in
      var descriptor: JSONObject = [
        "name": .string(field.name),
        "description": .string(field.documentation.description),
        "required": .bool(field.isRequired),
        "schema": self.schemas.schema(of: field),
      ]
      if field.documentation.deprecated != nil { descriptor["deprecated"] = true }
      return .object(descriptor)
    }
  }

  private static let progressToken: JSONValue = [
    "name": "progressToken",
    "description": "Names the call in its `$/progress` notifications; without it there are none.",
    "required": false,
    "schema": ["type": ["string", "integer"]],
  ]

  private func result(_ result: ResultShape, typeName: String?) -> JSONValue {
    switch result {
    case .empty: ["name": "nothing", "schema": ["type": "object", "description": "The empty object."]]
    case .object: ["name": "object", "schema": ["type": "object"]]
    case .type(let name): ["name": .string(name), "schema": SchemaBuilder.reference(to: name)]
    case .fields(let shape):
      [
        "name": .string(typeName ?? "result"), "schema": self.schemas.schema(of: shape, title: typeName ?? "result"),
      ]
    }
  }

  private func errors(_ names: [String]) -> JSONValue {
    .array(names.map { ["$ref": .string("#/components/errors/\($0)")] })
  }

  private func example(_ example: Example, hasResult: Bool) -> JSONValue {
    var pairing: JSONObject = [
      "name": .string(example.name)
    ]
    if let description = example.description { pairing["description"] = .string(description) }
    pairing["params"] = .array(example.params.members.map { ["name": .string($0.key), "value": $0.value] })
    if hasResult { pairing["result"] = ["name": "result", "value": .object(example.result ?? JSONObject())] }
    return .object(pairing)
  }

  /// Returns an error in the form of JSON-RPC, the only one that OpenRPC allows there.
  private func error(_ error: ErrorDeclaration) -> JSONValue {
    let data: JSONObject = [
      "name": .string(error.name),
      "domain": .string(error.domain),
      "retryable": .bool(error.isRetryable),
      "gckErrorCode": .integer(error.gckErrorCode),
    ]
    return ["code": .integer(error.code), "message": .string(error.message), "data": .object(data)]
  }

  /// Returns a code of the iOS SDK, with its name in this API.
  private func gckErrorFacts(_ error: GCKErrorDeclaration) -> JSONValue {
    var facts: JSONObject = ["code": .integer(error.code), "description": .string(error.description)]
    let names = self.spec.errorNames(reporting: error)
    if !names.isEmpty { facts["errors"] = .array(names.map { .string($0) }) }
    if let never = error.never { facts["never"] = .string(never) }
    return .object(facts)
  }

  /// Returns further members of an error.
  private func errorFacts(_ error: ErrorDeclaration) -> JSONValue {
    var facts: JSONObject = [
      "description": .string(error.documentation.description), "advice": .string(error.advice),
    ]
    if let words = error.userMessage { facts["userMessage"] = .string(words) }
    if let words = error.userAdvice { facts["userAdvice"] = .string(words) }
    SchemaBuilder.addFacts(error.documentation, to: &facts)
    return .object(facts)
  }
}

/// Writes `spec/openrpc.json`, which the server has compiled in: one line for each message, type and error.
struct OpenRPCEmitter: Emitter {
  var ownedFolders: [String] { [] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    let text = PrettyJSON.lines(OpenRPCBuilder(spec: spec).object, depth: 2)
    return [GeneratedFile(path: "spec/openrpc.json", contents: text + "\n")]
  }
}

/// A short name for exact bytes: 64-bit FNV-1a. It distinguishes versions; it isn't cryptographic.
enum Fingerprint {
  static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension APISpec {
  /// The fingerprint of the exact API, made from the compact OpenRPC document. Servers and clients compare it.
  var hash: String {
    Fingerprint.hexadecimal(of: JSONValue.object(OpenRPCBuilder(spec: self).object).jsonBytes)
  }
}
