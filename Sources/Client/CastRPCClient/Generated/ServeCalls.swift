// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays it.
/// `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ServeCalls: Sendable {
  let client: CastClient

  /// Serves a file to a receiver, and returns its URL.
  public func publish(_ params: ServePublishParams, timeout: Duration? = nil) async throws -> Publication {
    try await self.client.typed("serve.publish", params, timeout)
  }
  /// Ends a publication: its URL becomes invalid, and transfers in progress are disconnected.
  public func unpublish(_ params: ServeUnpublishParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("serve.unpublish", params, timeout)
  }
  /// Returns the publications.
  public func list(_ params: ServeListParams = .init(), timeout: Duration? = nil) async throws -> ServeListResult {
    try await self.client.typed("serve.list", params, timeout)
  }
}

extension ServePublishParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("path", self.path), ("sessionId", self.sessionId), ("device", self.device), ("contentType", self.contentType),
      ("name", self.name), ("allowAnyPeer", self.allowAnyPeer)
    )
  }
}

extension ServeUnpublishParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("publicationId", self.publicationId))
  }
}

extension ServeListParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension ServeListResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(publications: try members.value("publications"))
  }
}

extension ServeDidConvert: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    let conversionProgress: ConversionProgress = try ConversionProgress(json: node)
    _ = try JSONMembers(node)
    self.init(conversionProgress: conversionProgress)
  }
}

extension ServeDidServe: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    let servedTransfer: ServedTransfer = try ServedTransfer(json: node)
    _ = try JSONMembers(node)
    self.init(servedTransfer: servedTransfer)
  }
}
