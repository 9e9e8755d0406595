import Conversion
import HTTPServing
import LoopIsolation
import MediaServing
import NIOHTTP1

/// A file of a web server that wants header fields, which this machine sends.
@LoopActor
final class RelayedFile: PublishedResource {
  private let source: RemoteSource
  private let relay: SourceRelay

  init(_ source: RemoteSource, _ relay: SourceRelay) { (self.source, self.relay) = (source, relay) }

  func response(to request: HTTPRequest, report: @escaping Report) async -> HTTPResponse {
    (try? await self.relay.response(to: request, for: self.source, report: report)) ?? .status(.badGateway)
  }
}
