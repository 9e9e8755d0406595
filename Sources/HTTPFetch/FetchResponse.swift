public import NIOHTTP1

/// A server's answer; its body is still on the way.
public struct FetchResponse: Sendable {
  /// Where it came from in the end.
  public let url: HTTPURL
  public let status: Int
  public let headers: HTTPHeaders
  public let body: FetchBody

  /// `Content-Type` without parameters, in lower case; `nil` if the server said none.
  public var contentType: String? {
    guard let value = self.headers.first(name: "Content-Type") else { return nil }
    let type = value.prefix { $0 != ";" && $0 != "," }.filter { $0 != " " && $0 != "\t" }.lowercased()
    return type.isEmpty ? nil : type
  }

  /// `Content-Length`, in bytes: of this body, not of the resource, where a part was asked for.
  public var contentLength: Int64? {
    self.headers.first(name: "Content-Length").flatMap { Int64($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Which part this is, with status 206, or how long the resource is, with 416.
  public var contentRange: ContentRange? { self.headers.first(name: "Content-Range").flatMap { ContentRange($0) } }

  /// How long the whole resource is, in bytes, as far as the server says.
  public var completeLength: Int64? {
    self.status == 206 || self.status == 416 ? self.contentRange?.completeLength : self.contentLength
  }

  /// Whether the copy that the request's conditions were about is still good.
  public var isNotModified: Bool { self.status == 304 }

  /// Throws `badStatus` unless the status is one of 200 to 299.
  public func requireSuccess() throws(FetchError) {
    guard !(200...299).contains(self.status) else { return }
    throw FetchError(.badStatus, "\(self.url) answers with status \(self.status).", status: self.status)
  }
}
