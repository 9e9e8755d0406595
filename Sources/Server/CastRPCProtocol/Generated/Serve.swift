// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// The parameters of `serve.publish`.
public struct ServePublishParams: Sendable, Equatable, JSONDecodable {
  /// The file: an absolute path on the server's machine, or a `file:` URL. Relative paths are refused, because the
  /// server's folder isn't the client's.
  ///
  /// Not empty.
  public var path: String
  /// The session; absent: the current one, if `device` is absent, too.
  public var sessionId: String?
  /// Instead of a session: the device that may fetch it, by id, name, alias or address.
  ///
  /// Not empty.
  public var device: String?
  /// The MIME type to serve it as; absent: determined from its bytes and its name.
  ///
  /// Not empty.
  public var contentType: String?
  /// The last part of the URL; absent: the file's name. It doesn't select the file.
  ///
  /// Not empty.
  public var name: String?
  /// Whether other devices and programs than the receiver may fetch it, if they know the URL.
  ///
  /// Absent: `false`.
  public var allowAnyPeer: Bool?

  @_alwaysEmitIntoClient public init(
    path: String, sessionId: String? = nil, device: String? = nil, contentType: String? = nil, name: String? = nil,
    allowAnyPeer: Bool? = nil
  ) {
    self.path = path
    self.sessionId = sessionId
    self.device = device
    self.contentType = contentType
    self.name = name
    self.allowAnyPeer = allowAnyPeer
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.path = try members.required("path", JSONConstraint<String>.nonEmpty)
    self.sessionId = try members.optional("sessionId")
    self.device = try members.optional("device", JSONConstraint<String>.nonEmpty)
    self.contentType = try members.optional("contentType", JSONConstraint<String>.nonEmpty)
    self.name = try members.optional("name", JSONConstraint<String>.nonEmpty)
    self.allowAnyPeer = try members.optional("allowAnyPeer")
  }

  private static let vocabulary = JSONVocabulary([
    "path", "sessionId", "device", "contentType", "name", "allowAnyPeer", "progressToken",
  ])
}

/// The parameters of `serve.unpublish`.
public struct ServeUnpublishParams: Sendable, Equatable, JSONDecodable {
  /// The publication.
  public var publicationId: String

  @_alwaysEmitIntoClient public init(publicationId: String) {
    self.publicationId = publicationId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.publicationId = try members.required("publicationId")
  }

  private static let vocabulary = JSONVocabulary(["publicationId", "progressToken"])
}

/// The parameters of `serve.list`.
public struct ServeListParams: Sendable, Equatable, JSONDecodable {
  /// Only the publications of this session; absent: all.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The result of `serve.list`.
public struct ServeListResult: Sendable, Equatable, JSONObjectEncodable {
  /// The publications, oldest first.
  public var publications: [Publication]

  public init(publications: [Publication]) {
    self.publications = publications
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("publications", self.publications)
  }
}

/// `serve.didConvert`
///
/// A conversion finished a segment, started, paused or failed; a few times a minute. Only the newest state of a
/// publication matters.
public struct ServeDidConvert: Sendable, Equatable, RPCNotification {
  public static var method: String { "serve.didConvert" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.conversionProgress.publicationId }

  /// The members of ``ConversionProgress``, which stand flat beside the others on the wire.
  public var conversionProgress: ConversionProgress

  public init(conversionProgress: ConversionProgress) {
    self.conversionProgress = conversionProgress
  }

  public func writeMembers(to writer: inout JSONWriter) {
    self.conversionProgress.writeMembers(to: &writer)
  }
}

/// `serve.didServe`
///
/// A client of the media server fetches a publication; sent at the start of the transfer, about once a second while
/// bytes are read, and at its end. Only the newest state of a transfer matters.
public struct ServeDidServe: Sendable, Equatable, RPCNotification {
  public static var method: String { "serve.didServe" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.servedTransfer.transferId }

  /// The members of ``ServedTransfer``, which stand flat beside the others on the wire.
  public var servedTransfer: ServedTransfer

  public init(servedTransfer: ServedTransfer) {
    self.servedTransfer = servedTransfer
  }

  public func writeMembers(to writer: inout JSONWriter) {
    self.servedTransfer.writeMembers(to: &writer)
  }
}
