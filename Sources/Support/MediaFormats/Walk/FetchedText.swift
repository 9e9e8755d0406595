package import HTTPFetch
package import LoopIsolation
import NIOCore

/// Fetches the resources that a receiver's player loads from a script: manifests, playlists, captions. There the
/// browser's rules of CORS hold.
@LoopActor
package struct FetchedText {
  package let url: HTTPURL
  /// Without parameters; `nil` if the server said none.
  package let contentType: String?
  package let text: String

  /// Fetches a text, as a page of `origin` does.
  ///
  /// - Throws: ``FetchError`` as ``HTTPFetcher`` does, `badStatus` for anything but success,
  ///   `crossOrigin` if one of the servers doesn't let `origin` read its answer.
  package static func fetch(
    _ url: HTTPURL, with fetcher: HTTPFetcher, policy: ExaminationPolicy
  ) async throws(FetchError) -> FetchedText {
    let response = try await fetcher.fetch(policy.request(url, bodyBytes: policy.maximumText))
    try response.requireSuccess()
    try response.requireAccess()
    let body = try await response.body.collect(upTo: policy.maximumText)
    return FetchedText(
      url: response.url, contentType: response.contentType,
      text: String(decoding: body.readableBytesView, as: UTF8.self))
  }
}
