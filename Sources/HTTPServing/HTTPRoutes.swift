import LoopIsolation
public import NIOHTTP1

/// Finds the handler of a request by method and path.
///
/// HEAD goes to GET's handler unless it has its own; OPTIONS is answered with the methods of the path. An unknown path is a 404,
/// another method a 405.
public struct HTTPRoutes: Sendable {
  private var handlers: [String: [String: HTTPHandler]] = [:]

  public init() {}

  /// Sets the handler of `path`, which is compared as a whole, decoded.
  public mutating func on(_ method: HTTPMethod, _ path: String, _ handler: @escaping HTTPHandler) {
    self.handlers[path, default: [:]][method.rawValue] = handler
  }

  /// Answers `request`; to be given to ``HTTPServer/listen(on:tls:configuration:logger:handler:)``.
  @LoopActor
  public func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard let methods = self.handlers[request.path] else { return .status(.notFound) }
    if let handler = methods[request.method.rawValue] ?? (request.method == .HEAD ? methods["GET"] : nil) {
      return await handler(request)
    }
    var response = HTTPResponse.status(request.method == .OPTIONS ? .noContent : .methodNotAllowed)
    var names = Set(methods.keys).union(["OPTIONS"])
    if names.contains("GET") { names.insert("HEAD") }
    response.headers.add(name: "allow", value: names.sorted().joined(separator: ", "))
    return response
  }
}
