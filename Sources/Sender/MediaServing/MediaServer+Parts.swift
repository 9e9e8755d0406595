import CastModel
import HTTPServing
import LoopIsolation
import NIOCore
import NIOHTTP1

extension MediaServer {
  func servePart(
    of parts: any PublishedParts, _ entry: Entry, _ request: HTTPRequest, _ peer: PeerAddress?
  ) async -> HTTPResponse {
    guard let name = PublicationAddress.name(ofPath: request.path), name.utf8.count <= Self.longestName else {
      return .status(.notFound)
    }
    let part = await parts.part(named: name, for: peer?.description ?? "unknown")
    // The publication may have been removed while the part was made.
    guard let part, self.publication(entry.publication.publicationId) != nil else { return .status(.notFound) }
    switch part {
    case .unavailable:
      self.tellUnreadable(entry.publication, request, peer)
      var response = HTTPResponse.status(.serviceUnavailable)
      response.headers = Self.commonHeaders(response.headers)
      response.headers.add(name: "retry-after", value: "2")
      return response
    case .bytes(let bytes, let type, let revision):
      return self.serve(
        .bytes(ByteBuffer(bytes: bytes)), length: Int64(bytes.count), Self.validators(entry, name, revision),
        entry.publication, request, peer, contentType: type)
    case .file(let path, let owner, let type):
      let opened = await Blocking.result { () throws(HTTPFileError) in
        // The owner keeps the file until it is open.
        try withExtendedLifetime(owner) {
          Result { () throws(HTTPFileError) in try HTTPFile.open(path, followsLinks: true) }
        }
        .get()
      }
      guard case .success(let file) = opened else {
        self.tellUnreadable(entry.publication, request, peer)
        return .status(.notFound)
      }
      return self.serve(
        .file(file), length: file.length, Self.validators(entry, name, file), entry.publication, request, peer,
        contentType: type)
    }
  }

  /// The longest name of a part, in bytes.
  private static let longestName = 1_024

  /// Returns the validators of a file. A recorder may use a file's name again, so the tag includes the length and time.
  private static func validators(_ entry: Entry, _ name: String, _ file: HTTPFile) -> HTTPValidators {
    HTTPValidators(
      entityTag: "\"\(entry.token)-\(PublicationAddress.escaped(name))-\(file.length)-\(file.modified)\"",
      lastModified: file.modified / 1_000_000_000)
  }

  /// Returns the validators of a part's revision, which never changes while the publication exists.
  private static func validators(_ entry: Entry, _ name: String, _ revision: Int) -> HTTPValidators {
    HTTPValidators(
      entityTag: "\"\(entry.token)-\(PublicationAddress.escaped(name))-\(revision)\"",
      lastModified: revision == 0 ? entry.since : EventLoopClock.unixTime())
  }
}
