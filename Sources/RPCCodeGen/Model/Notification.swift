/// A message that the server sends unasked.
public struct Notification: Hashable, Sendable {
  public var namespace: String
  /// The name inside the namespace: `didUpdateStatus`.
  public var name: String
  /// The name on the wire: `media.didUpdateStatus`; the spec can give another one (`$/overflow`).
  public var wireName: String
  public var documentation: Documentation
  public var params: ObjectShape
  public var delivery: Delivery
  /// Whether it is about a session where its namespace is: then it carries the session's id.
  public var isAboutSession: Bool
  public var examples: [Example]

  public init(
    namespace: String, name: String, wireName: String? = nil, documentation: Documentation, params: ObjectShape,
    delivery: Delivery = .lossless, isAboutSession: Bool = true, examples: [Example] = []
  ) {
    self.namespace = namespace
    self.name = name
    self.wireName = wireName ?? "\(namespace).\(name)"
    self.documentation = documentation
    self.params = params
    self.delivery = delivery
    self.isAboutSession = isAboutSession
    self.examples = examples
  }

  /// `MediaDidUpdateStatus`, the name of its params type too.
  public var typeName: String { Names.upperCamel(self.namespace) + Names.upperCamel(self.name) }

  public enum Delivery: Hashable, Sendable {
    /// Never dropped.
    case lossless
    /// Of those with equal values in the named fields only the newest matters.
    case latest(coalesceBy: [String])
  }
}
