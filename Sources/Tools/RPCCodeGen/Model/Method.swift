import JSONCodec

/// A request that clients send.
struct Method: Hashable, Sendable {
  /// The namespace: `media`.
  var namespace: String
  /// The name inside the namespace: `load`.
  var name: String
  /// The name on the wire: `media.load`; the spec can give another one (`rpc.discover`).
  var wireName: String
  /// The summary in one line.
  var summary: String
  var documentation: Documentation
  var params: ObjectShape
  var result: ResultShape
  /// The names of its errors in addition to the standard ones.
  var errors: [String]
  /// Whether it reports `$/progress` for the `progressToken` (string or integer) in its params, which isn't a
  /// declared field.
  var reportsProgress: Bool
  /// Whether it concerns devices or playback, and so isn't answered before the context's options are settled.
  var needsContext: Bool
  /// Whether the widgets switch to the caller's own session before it.
  var turnsWidgets: Bool
  /// The longest time of the server's steps that no param limits, in seconds.
  var unlimitedTime: Double = 0
  var examples: [Example]

  /// The stem of its types' names: `MediaLoad`.
  var typeNameStem: String { Names.upperCamel(self.namespace) + Names.upperCamel(self.name) }
  /// The name of its params' type: `MediaLoadParams`.
  var paramsTypeName: String { self.typeNameStem + "Params" }
  /// The result's type: a declared one, or `MediaLoadResult` for inline fields; `nil` for the empty result and for
  /// any object.
  var resultTypeName: String? { self.result.typeName(stem: self.typeNameStem) }
}

/// The shape of a request's result; always an object on the wire.
enum ResultShape: Hashable, Sendable {
  /// The empty object.
  case empty
  /// Any object, of an undeclared shape.
  case object
  /// A declared object type.
  case type(String)
  /// Inline fields.
  case fields(ObjectShape)

  func typeName(stem: String) -> String? {
    switch self {
    case .empty, .object: nil
    case .type(let name): name
    case .fields: stem + "Result"
    }
  }
}

/// A message that the server sends without a request.
struct Notification: Hashable, Sendable {
  var namespace: String
  /// The name inside the namespace: `didUpdateStatus`.
  var name: String
  /// The name on the wire: `media.didUpdateStatus`; the spec can give another one (`$/overflow`).
  var wireName: String
  var documentation: Documentation
  var params: ObjectShape
  var delivery: Delivery
  /// Whether it is about a session, in a namespace of sessions: then it carries the session's id.
  var isAboutSession: Bool
  var examples: [Example]

  /// The name of its params' type: `MediaDidUpdateStatus`.
  var typeName: String { Names.upperCamel(self.namespace) + Names.upperCamel(self.name) }

  enum Delivery: Hashable, Sendable {
    /// Never dropped.
    case lossless
    /// Only the newest of those with equal values in the named fields matters.
    case latest(coalesceBy: [String])
  }
}

/// A request that the server sends to a client that declared ``capability``.
struct ServerRequest: Hashable, Sendable {
  var namespace: String
  var name: String
  /// The name on the wire: `image.pick`.
  var wireName: String
  var documentation: Documentation
  /// The capability of `initialize` without which it is never sent.
  var capability: String
  var params: ObjectShape
  var result: ResultShape
  /// The names of the errors that the client may answer with.
  var errors: [String]
  var examples: [Example]

  /// The stem of its types' names: `ImagePick`.
  var typeNameStem: String { Names.upperCamel(self.namespace) + Names.upperCamel(self.name) }
  /// The name of its params' type: `ImagePickParams`.
  var paramsTypeName: String { self.typeNameStem + "Params" }
  /// The result's type: a declared one, or `ImagePickResult` for inline fields; `nil` for the empty result and for
  /// any object.
  var resultTypeName: String? { self.result.typeName(stem: self.typeNameStem) }
}

/// One part of the API: everything that one file of `spec/rpc` declares, without its types.
struct Namespace: Hashable, Sendable {
  var name: String
  var description: String
  var methods: [Method] = []
  var notifications: [Notification] = []
  var serverRequests: [ServerRequest] = []
}

/// A worked example of a method, a notification or a server request.
struct Example: Hashable, Sendable {
  var name: String
  var description: String?
  var params: JSONObject
  /// The result; `nil` for notifications and for methods whose result is empty.
  var result: JSONObject?
}
