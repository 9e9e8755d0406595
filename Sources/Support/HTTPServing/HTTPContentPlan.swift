public import NIOHTTP1
import TextFormats

/// The known facts of a resource before any of it is sent.
public struct HTTPContentFacts: Sendable, Hashable {
  /// The length, in bytes.
  public var length: Int64
  /// The media type.
  public var contentType: String
  /// The validators of the resource's state: entity tag and date of change.
  public var validators: HTTPValidators

  /// Makes the facts of a resource whose length doesn't change while it is sent.
  public init(length: Int64, contentType: String, validators: HTTPValidators) {
    self.length = length
    self.contentType = contentType
    self.validators = validators
  }
}

/// The answer to a GET or HEAD for a resource: status, head, and the bytes of the body (RFC 9110, 13 to 15).
public struct HTTPContentPlan: Sendable {
  /// A piece of the body.
  public enum Piece: Sendable, Hashable {
    /// A separator of several ranges, with the fields of the next one.
    case text(String)
    /// Bytes of the resource.
    case range(Range<Int64>)

    /// The length of the piece, in bytes.
    public var length: Int64 {
      switch self {
      case .text(let text): Int64(text.utf8.count)
      case .range(let range): range.upperBound - range.lowerBound
      }
    }
  }

  /// 200, 206, 304, 412 or 416.
  public private(set) var status: HTTPResponseStatus
  /// The fields that follow from the request: the content's type, length, range and validators.
  public private(set) var headers: HTTPHeaders
  /// The pieces of the body, in order; empty if there is none, as for a HEAD.
  public private(set) var pieces: [Piece] = []

  /// Creates the answer to a request.
  ///
  /// - Parameter boundary: The separator of several ranges: a text that the resource doesn't contain.
  /// - Parameter now: The time, in seconds since 1970.
  public init(for request: HTTPRequest, of facts: HTTPContentFacts, boundary: String, now: Int64) {
    self.status = .ok
    self.headers = [
      "accept-ranges": "bytes", "etag": facts.validators.entityTag,
      "last-modified": HTTPDate.text(of: facts.validators.lastModified),
    ]
    switch HTTPPrecondition(request.headers, against: facts.validators, now: now) {
    case .notModified: self.status = .notModified
    case .failed: self.end(with: .preconditionFailed)
    case .proceed(let usesRange):
      // A Range belongs to a GET alone (RFC 9110, 14.2).
      let field = usesRange && request.method == .GET ? request.headers.first(name: "range") : nil
      self.answer(HTTPRangeRequest(field, length: facts.length), facts, boundary)
    }
    if request.method == .HEAD { self.pieces = [] }
  }

  private mutating func answer(_ range: HTTPRangeRequest, _ facts: HTTPContentFacts, _ boundary: String) {
    switch range {
    case .whole:
      self.pieces = facts.length > 0 ? [.range(0..<facts.length)] : []
      self.headers.add(name: "content-type", value: facts.contentType)
    case .unsatisfiable:
      self.end(with: .rangeNotSatisfiable)
      self.headers.add(name: "content-range", value: "bytes */\(facts.length)")
      return
    case .parts(let parts) where parts.count == 1:
      self.status = .partialContent
      self.pieces = [.range(parts[0])]
      self.headers.add(name: "content-type", value: facts.contentType)
      self.headers.add(name: "content-range", value: Self.contentRange(parts[0], facts.length))
    case .parts(let parts):
      self.status = .partialContent
      self.pieces = Self.multipart(parts, facts, boundary)
      self.headers.add(name: "content-type", value: "multipart/byteranges; boundary=\(boundary)")
    }
    self.headers.add(name: "content-length", value: "\(self.pieces.reduce(0) { $0 + $1.length })")
  }

  private mutating func end(with status: HTTPResponseStatus) {
    self.status = status
    self.headers.add(name: "content-length", value: "0")
  }

  private static func contentRange(_ range: Range<Int64>, _ length: Int64) -> String {
    "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
  }

  private static func multipart(_ parts: [Range<Int64>], _ facts: HTTPContentFacts, _ boundary: String) -> [Piece] {
    var pieces: [Piece] = []
    for part in parts {
      pieces.append(
        .text(
          "\r\n--\(boundary)\r\nContent-Type: \(facts.contentType)\r\n"
            + "Content-Range: \(Self.contentRange(part, facts.length))\r\n\r\n"))
      pieces.append(.range(part))
    }
    return pieces + [.text("\r\n--\(boundary)--\r\n")]
  }
}
