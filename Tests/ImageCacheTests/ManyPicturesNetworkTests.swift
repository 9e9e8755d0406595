import CastTestSupport
import LoopIsolation
import MediaFormats
import Testing

@testable import ImageCache

/// Keeps the loop busy for a minute: runs separately, like the tests of networks.
@Suite("Ten thousand pictures", .timeLimit(.minutes(15))) @LoopActor
struct ManyPicturesNetworkTests {
  private static let count = 10_000

  @Test func overHTTPSTakeBoundedDisk() async throws {
    let site = try await Site { request in
      let body = Pictures.png() + Array(request.target.utf8) + [UInt8](repeating: 7, count: 1_000)
      return Site.Response(200, headers: [("Content-Type", "image/png"), ("Cache-Control", "max-age=99")], body: body)
    }
    let cache = site.cache {
      $0.maximumBytes = 1 << 20
      $0.maximumImages = 2_000
    }
    var most = 0
    // As many at once as may wait in the cache.
    for start in stride(from: 0, to: Self.count, by: 2_500) {
      let tasks = (start..<(start + 2_500)).map { number in
        Task { @LoopActor in try await cache.fetch(site.request("/\(number)")) }
      }
      for task in tasks { #expect(try await task.value.source == .network) }
      most = max(most, site.files.count / 2)
    }
    let info = try await cache.info()
    #expect(site.requestCount == Self.count)
    #expect(info.bytes <= 1 << 20 && info.images >= 500 && info.images <= 2_000)
    // The whole folder is checked after every sixteenth of the limit, which bounds the excess.
    #expect(most <= (1 << 20) / 1_000 * 18 / 16, "\(most) pictures")
    #expect(try await cache.fetch(site.request("/\(Self.count - 1)")).source == .cache)
    #expect(try await cache.fetch(site.request("/0")).source == .network)
  }
}
