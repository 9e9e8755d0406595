// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// How files of this machine are served to receivers.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ServingOptions: Sendable, Hashable, JSONCodable {
  /// The TCP port to serve on, for firewall rules; 0: any free port.
  ///
  /// From 0 to 65535. Absent: `0`.
  public var port: Int64
  /// The largest number of simultaneous publications.
  ///
  /// From 1 to 1000000. Absent: `20000`.
  public var maximumPublications: Int64
  /// The largest number of simultaneous connections; further ones are closed at once.
  ///
  /// From 1 to 10000. Absent: `64`.
  public var maximumConnections: Int64
  /// The largest number of simultaneous transfers of one publication; further ones are answered with 503.
  ///
  /// From 1 to 10000. Absent: `16`.
  public var maximumTransfers: Int64
  /// The time without progress, as during a pause, after which a receiver's transfer is disconnected. The receiver
  /// reconnects when playback continues.
  ///
  /// In seconds. From 1 to 86400. Absent: `1800`.
  public var stallTimeout: Duration

  /// All as the spec assumes them, but for what is given.
  public init(
    port: Int64 = 0,
    maximumPublications: Int64 = 20000,
    maximumConnections: Int64 = 64,
    maximumTransfers: Int64 = 16,
    stallTimeout: Duration = .seconds(1800)
  ) {
    self.port = port
    self.maximumPublications = maximumPublications
    self.maximumConnections = maximumConnections
    self.maximumTransfers = maximumTransfers
    self.stallTimeout = stallTimeout
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.port { self.port = value }
    if let value = changes.maximumPublications { self.maximumPublications = value }
    if let value = changes.maximumConnections { self.maximumConnections = value }
    if let value = changes.maximumTransfers { self.maximumTransfers = value }
    if let value = changes.stallTimeout { self.stallTimeout = Duration(spanOf: value) }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      port: self.port,
      maximumPublications: self.maximumPublications,
      maximumConnections: self.maximumConnections,
      maximumTransfers: self.maximumTransfers,
      stallTimeout: self.stallTimeout.inSeconds
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ServingOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// The TCP port to serve on, for firewall rules; 0: any free port.
    ///
    /// From 0 to 65535. Absent: `0`.
    public var port: Int64?
    /// The largest number of simultaneous publications.
    ///
    /// From 1 to 1000000. Absent: `20000`.
    public var maximumPublications: Int64?
    /// The largest number of simultaneous connections; further ones are closed at once.
    ///
    /// From 1 to 10000. Absent: `64`.
    public var maximumConnections: Int64?
    /// The largest number of simultaneous transfers of one publication; further ones are answered with 503.
    ///
    /// From 1 to 10000. Absent: `16`.
    public var maximumTransfers: Int64?
    /// The time without progress, as during a pause, after which a receiver's transfer is disconnected. The receiver
    /// reconnects when playback continues.
    ///
    /// In seconds. From 1 to 86400. Absent: `1800`.
    public var stallTimeout: Double?

    public init(
      port: Int64? = nil, maximumPublications: Int64? = nil, maximumConnections: Int64? = nil,
      maximumTransfers: Int64? = nil, stallTimeout: Double? = nil
    ) {
      self.port = port
      self.maximumPublications = maximumPublications
      self.maximumConnections = maximumConnections
      self.maximumTransfers = maximumTransfers
      self.stallTimeout = stallTimeout
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.port = try members.optional("port", JSONConstraint<Int64>.range(0...65535))
      self.maximumPublications = try members.optional("maximumPublications", JSONConstraint<Int64>.range(1...1000000))
      self.maximumConnections = try members.optional("maximumConnections", JSONConstraint<Int64>.range(1...10000))
      self.maximumTransfers = try members.optional("maximumTransfers", JSONConstraint<Int64>.range(1...10000))
      self.stallTimeout = try members.optional("stallTimeout", JSONConstraint<Double>.range(1...86400))
    }

    private static let vocabulary = JSONVocabulary(
      ["port", "maximumPublications", "maximumConnections", "maximumTransfers", "stallTimeout"],
      meant: ["servicePort": "port"]
    )

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("port", self.port)
      writer.member("maximumPublications", self.maximumPublications)
      writer.member("maximumConnections", self.maximumConnections)
      writer.member("maximumTransfers", self.maximumTransfers)
      writer.member("stallTimeout", self.stallTimeout)
    }
  }
}

/// A file or generated content of this machine that is served under an unguessable URL.
public struct Publication: Sendable, Hashable, JSONObjectEncodable {
  /// Its id; it isn't part of the URL.
  public var publicationId: String
  /// The URL to load. Treat it as a secret: it is all that a permitted client needs to fetch the file.
  public var url: String
  /// The file's absolute path, without symbolic links; absent: the server generated the content, such as converted
  /// subtitles.
  public var path: String?
  /// The last part of the URL.
  public var name: String
  /// The MIME type that it is served as.
  public var contentType: String
  /// The size when it was published; absent: a stream, or content that is generated on request.
  ///
  /// In bytes.
  public var size: Int64?
  /// Whether it is a pipe, which can be read only once and without seeking.
  public var isStream: Bool
  /// The session whose device may fetch it, and whose end ends it; absent: none.
  public var sessionId: String?
  /// Whether other programs and devices than the receiver may fetch it.
  public var allowAnyPeer: Bool
  /// Whether a load published it by itself; it then also ends when that media is replaced.
  public var isAutomatic: Bool

  public init(
    publicationId: String, url: String, path: String? = nil, name: String, contentType: String, size: Int64? = nil,
    isStream: Bool, sessionId: String? = nil, allowAnyPeer: Bool, isAutomatic: Bool
  ) {
    (
      self.publicationId, self.url, self.path, self.name, self.contentType, self.size, self.isStream, self.sessionId,
      self.allowAnyPeer, self.isAutomatic
    )
    = (publicationId, url, path, name, contentType, size, isStream, sessionId, allowAnyPeer, isAutomatic)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("publicationId", self.publicationId)
    writer.member("url", self.url)
    writer.member("path", self.path)
    writer.member("name", self.name)
    writer.member("contentType", self.contentType)
    writer.member("size", self.size)
    writer.member("isStream", self.isStream)
    writer.member("sessionId", self.sessionId)
    writer.member("allowAnyPeer", self.allowAnyPeer)
    writer.member("isAutomatic", self.isAutomatic)
  }
}

/// The state of a transfer.
public struct TransferState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transfer started.
  public static let started: TransferState = TransferState(rawValue: "STARTED")
  /// Some bytes were transferred.
  public static let progressing: TransferState = TransferState(rawValue: "PROGRESSING")
  /// All requested bytes were transferred.
  public static let finished: TransferState = TransferState(rawValue: "FINISHED")
  /// It ended early.
  public static let failed: TransferState = TransferState(rawValue: "FAILED")

  public static let knownValues: [TransferState] = [.started, .progressing, .finished, .failed]
}

/// The reason why a transfer ended early.
public struct TransferFailure: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The client closed the connection, as players do when they seek.
  public static let clientLeft: TransferFailure = TransferFailure(rawValue: "CLIENT_LEFT")
  /// The client read nothing for too long.
  public static let stalled: TransferFailure = TransferFailure(rawValue: "STALLED")
  /// The file was truncated, replaced or removed, or can't be read.
  public static let unreadable: TransferFailure = TransferFailure(rawValue: "UNREADABLE")
  /// The publication has ended.
  public static let unpublished: TransferFailure = TransferFailure(rawValue: "UNPUBLISHED")

  public static let knownValues: [TransferFailure] = [.clientLeft, .stalled, .unreadable, .unpublished]
}

/// A transfer of a publication: its client, content and progress.
public struct ServedTransfer: Sendable, Hashable, JSONObjectEncodable {
  /// The transfer's id; every HTTP request is one.
  public var transferId: String
  /// The publication that is fetched.
  public var publicationId: String
  /// The publication's session.
  public var sessionId: String?
  /// The publication's file.
  public var path: String?
  /// The publication's name.
  public var name: String
  /// The client's address.
  public var peer: String?
  /// The HTTP method: `GET` or `HEAD`.
  public var method: String
  /// The HTTP status of the answer: 200, 206, 304, 404, 412 or 416.
  public var status: Int64
  /// The first byte that is sent, if it is one range.
  ///
  /// In bytes.
  public var rangeStart: Int64?
  /// The byte after the last one that is sent, if it is one range.
  ///
  /// In bytes.
  public var rangeEnd: Int64?
  /// How many bytes the answer has; absent: unknown.
  ///
  /// In bytes.
  public var length: Int64?
  /// How many bytes were passed to the operating system for the client.
  ///
  /// In bytes.
  public var bytesSent: Int64
  /// The transfer's state.
  public var state: TransferState
  /// The reason for a failed transfer.
  public var failure: TransferFailure?
  /// How long it has taken.
  ///
  /// In seconds.
  public var elapsed: Double

  public init(
    transferId: String, publicationId: String, sessionId: String? = nil, path: String? = nil, name: String,
    peer: String? = nil, method: String, status: Int64, rangeStart: Int64? = nil, rangeEnd: Int64? = nil,
    length: Int64? = nil, bytesSent: Int64, state: TransferState, failure: TransferFailure? = nil, elapsed: Double
  ) {
    (
      self.transferId, self.publicationId, self.sessionId, self.path, self.name, self.peer, self.method, self.status,
      self.rangeStart, self.rangeEnd, self.length, self.bytesSent, self.state, self.failure, self.elapsed
    )
    = (
      transferId, publicationId, sessionId, path, name, peer, method, status, rangeStart, rangeEnd, length, bytesSent,
      state, failure, elapsed
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("transferId", self.transferId)
    writer.member("publicationId", self.publicationId)
    writer.member("sessionId", self.sessionId)
    writer.member("path", self.path)
    writer.member("name", self.name)
    writer.member("peer", self.peer)
    writer.member("method", self.method)
    writer.member("status", self.status)
    writer.member("rangeStart", self.rangeStart)
    writer.member("rangeEnd", self.rangeEnd)
    writer.member("length", self.length)
    writer.member("bytesSent", self.bytesSent)
    writer.member("state", self.state)
    writer.member("failure", self.failure)
    writer.member("elapsed", self.elapsed)
  }
}
