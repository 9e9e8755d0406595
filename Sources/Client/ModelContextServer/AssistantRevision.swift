import JSONCodec
import JSONRPC

/// The revision of the protocol that a host uses: it decides how a request is read.
///
/// Source: modelcontextprotocol.io, 2026-07-28, “Per-request protocol fields” and “Versioning”.
enum AssistantRevision {
  /// Requests follow a handshake, `initialize`: 2024-11-05 to 2025-11-25.
  case handshake
  /// Each request names its revision in its `_meta`: 2026-07-28.
  case perRequest

  /// The revisions that begin with a handshake, the newest first.
  static let handshakes = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The revision whose requests name it.
  static let newest = "2026-07-28"

  static let serverInfoKey = "io.modelcontextprotocol/serverInfo"
  static let subscriptionKey = "io.modelcontextprotocol/subscriptionId"
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  private static let unsupported = JSONRPCError.Code(rawValue: -32022)

  /// Reads the revision of a request from its `params`.
  init(of params: JSONValue?) throws(JSONRPCError) {
    guard let meta = params?["_meta"], let version = meta[Self.versionKey] else {
      self = .handshake
      return
    }
    guard let version = version.string, meta[Self.capabilitiesKey]?.object != nil else {
      throw JSONRPCError(
        code: .invalidParams,
        message: "_meta needs \(Self.versionKey), a string, and \(Self.capabilitiesKey), an object.",
        data: ["name": "InvalidParams"])
    }
    guard version == Self.newest else {
      throw JSONRPCError(
        code: Self.unsupported, message: "Unsupported protocol version",
        data: ["supported": Self.all, "requested": .string(version)])
    }
    self = .perRequest
  }

  /// Every supported revision, the newest first.
  static var all: JSONValue { .array(([Self.newest] + Self.handshakes).map { .string($0) }) }

  /// The code of an error about a resource that doesn't exist.
  var resourceNotFound: JSONRPCError.Code {
    switch self {
    case .handshake: JSONRPCError.Code(rawValue: -32002)
    case .perRequest: .invalidParams
    }
  }
}

/// The methods of the protocol that a host may call.
enum AssistantMethod: String {
  case initialize
  case ping
  case discover = "server/discover"
  case listTools = "tools/list"
  case callTool = "tools/call"
  case listResources = "resources/list"
  case listTemplates = "resources/templates/list"
  case readResource = "resources/read"
  case subscribe = "resources/subscribe"
  case unsubscribe = "resources/unsubscribe"
  case listen = "subscriptions/listen"

  /// Whether the method exists in a revision.
  func exists(in revision: AssistantRevision) -> Bool {
    switch self {
    case .initialize, .ping, .subscribe, .unsubscribe: revision == .handshake
    case .discover, .listen: revision == .perRequest
    case .listTools, .callTool, .listResources, .listTemplates, .readResource: true
    }
  }

  /// The milliseconds for which a host may cache the result; `nil`: its results aren't cached.
  var timeToLive: Int64? {
    switch self {
    // These results don't change while the program runs.
    case .discover, .listTools, .listTemplates: 3_600_000
    case .listResources, .readResource: 0
    case .initialize, .ping, .callTool, .subscribe, .unsubscribe, .listen: nil
    }
  }
}
