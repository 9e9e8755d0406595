public import JSONCodec

/// A worked example of a method, a notification or a server request.
public struct Example: Hashable, Sendable {
  public var name: String
  public var description: String?
  public var params: JSONObject
  /// The result; `nil` for notifications and for methods whose result is empty.
  public var result: JSONObject?

  public init(name: String, description: String? = nil, params: JSONObject, result: JSONObject? = nil) {
    self.name = name
    self.description = description
    self.params = params
    self.result = result
  }
}
