package import HTTPFetch
package import LoopIsolation
import NIOCore

/// A text that a receiver's player loads from a script: a manifest, a playlist or captions. The browser's CORS rules
/// apply to it.
@LoopActor
package struct FetchedText {
  package let url: HTTPURL
  /// The MIME type without parameters; `nil` if the server sent none.
  package let contentType: String?
  package let text: String

  /// Fetches a text, as a page of the policy's origin does.
  ///
  /// - Throws: ``FetchError`` as ``HTTPFetcher`` does, `badStatus` for anything but success, `crossOrigin` if one of
  ///   the servers doesn't let the origin read its response.
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
