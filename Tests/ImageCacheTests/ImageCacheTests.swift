import CastTestSupport
import Glibc
import LoopIsolation
import MediaFormats
import NIOCore
import StateFiles
import Testing

@testable import ImageCache

/// Over real sockets, TLS, and a real folder.
@Suite("The cache with an HTTPS server", .timeLimit(.minutes(2))) @LoopActor
struct ImageCacheTests {
  private typealias Response = Site.Response

  private static func png(_ headers: [(String, String)] = [], padding: Int = 0) -> Response {
    Response(200, headers: [("Content-Type", "image/png")] + headers, body: Pictures.png(padding: padding))
  }

  private func error(_ body: () async throws -> CachedImage) async -> ImageCacheError? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? ImageCacheError
    }
  }

  /// Returns the results of simultaneous requests.
  private func fetch(_ requests: [(ImageCache, ImageRequest)]) async -> [CachedImage?] {
    let tasks = requests.map { cache, request in Task { @LoopActor in try? await cache.fetch(request) } }
    var images: [CachedImage?] = []
    for task in tasks { images.append(await task.value) }
    return images
  }

  /// State of a script that a test changes.
  @LoopActor
  private final class Script<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  // MARK: Copies

  @Test func aPictureIsFetchedOnceAndThenOnDisk() async throws {
    let site = try await Site { _ in Self.png() }
    let cache = site.cache()
    var told: [String] = []
    cache.didCache = { url, image in told.append("\(url) \(image.info.width ?? 0)x\(image.info.height ?? 0)") }
    let first = try await cache.fetch(site.request("/a.png?token=1"))
    #expect(first.info == ImageInfo(type: .png, width: 2, height: 3) && first.source == .network && first.isKept)
    #expect(site.folder.read(first.path) == Pictures.png() && first.size == Int64(Pictures.png().count))
    #expect(try await cache.bytes(of: first) == Pictures.png())
    let second = try await cache.fetch(site.request("/a.png?token=1"))
    #expect(second.source == .cache && second.path == first.path && site.requestCount == 1)
    #expect(told == ["\(site.url("/a.png?token=1")) 2x3"])
    // Another server of the same user, or the next run.
    #expect(try await site.cache().fetch(site.request("/a.png?token=1")).source == .cache)
    let names = site.files.joined()
    #expect(!names.contains("token") && site.files.count == 2)
  }

  @Test func anOldCopyIsAskedAbout() async throws {
    let site = try await Site { request in
      request.headers["if-none-match"] == "\"1\""
        ? Response(raw: "HTTP/1.1 304 Not Modified\r\nCache-Control: max-age=30\r\nConnection: close\r\n\r\n")
        : Self.png([("ETag", "\"1\""), ("Cache-Control", "max-age=10")])
    }
    let cache = site.cache()
    _ = try await cache.fetch(site.request())
    site.pass(seconds: 9)
    #expect(try await cache.fetch(site.request()).source == .cache)
    site.pass(seconds: 1)
    #expect(try await cache.fetch(site.request()).source == .revalidated)
    site.pass(seconds: 29)
    #expect(try await cache.fetch(site.request()).source == .cache, "the answer said how long")
    #expect(try await cache.fetch(site.request(mode: .revalidating)).source == .revalidated)
    #expect(site.requestCount == 3)
  }

  @Test func anAnswerThatRepeatsNothingTakesNothingBack() async throws {
    let site = try await Site { request in
      request.headers["if-none-match"] == nil
        ? Self.png([("ETag", "\"1\""), ("Cache-Control", "max-age=10, must-revalidate")])
        : Response(raw: "HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n")
    }
    let cache = site.cache()
    for source in [CachedImage.Source.network, .revalidated, .revalidated] {
      #expect(try await cache.fetch(site.request()).source == source)
      site.pass(seconds: 9)
      #expect(try await cache.fetch(site.request()).source == .cache)
      site.pass(seconds: 1)
    }
  }

  @Test func aCopyBeyondTheLimitIsNotRevalidated() async throws {
    let site = try await Site { request in
      request.headers["if-none-match"] == nil
        ? Self.png([("ETag", "\"1\"")], padding: 5_000)
        : Response(raw: "HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n")
    }
    let cache = site.cache()
    _ = try await cache.fetch(site.request())
    for mode in [ImageRequest.Mode.ifNeeded, .revalidating] {
      let request = site.request(mode: mode) { $0.maximumBytes = 4_096 }
      #expect(await self.error { try await cache.fetch(request) }?.code == .tooLarge)
    }
    #expect(try await cache.fetch(site.request(mode: .revalidating)).source == .revalidated)
  }

  @Test func aLockThatIsNotGivenBackIsWaitedForOnce() async throws {
    let site = try await Site { _ in Self.png() }
    let cache = site.cache()
    try ImageStore(site.folder.directory).prepare()
    do {
      let lock = try StoreLock("\(site.folder.directory.path)/lock", .exclusive)
      for milliseconds in [ImageStore.fullPatience, 50, 50] {
        let error = await self.error { try await cache.fetch(site.request()) }
        #expect(error?.code == .storeUnavailable && error?.message.hasSuffix(" \(milliseconds) ms.") == true)
      }
      withExtendedLifetime(lock) {}
    }
    _ = try await cache.fetch(site.request())
  }

  @Test func aChangedPictureTakesItsPlace() async throws {
    let version = Script(1)
    let site = try await Site { request in
      #expect(request.headers["if-modified-since"] == (version.value == 1 ? nil : "Sun, 06 Nov 1994 08:49:37 GMT"))
      return Self.png(
        [("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT"), ("Cache-Control", "no-cache")], padding: version.value)
    }
    let cache = site.cache()
    let first = try await cache.fetch(site.request())
    version.value = 2
    let second = try await cache.fetch(site.request())
    #expect(second.source == .network && second.digest != first.digest && second.size == first.size + 1)
    #expect(try await cache.info().images == 1)
    #expect(site.folder.read(first.path) == nil, "what nothing refers to was tidied away")
  }

  @Test func returnsButDropsUncacheableImages() async throws {
    let site = try await Site { _ in Self.png([("Cache-Control", "private, no-store")]) }
    let cache = site.cache()
    let image = try await cache.fetch(site.request())
    #expect(!image.isKept && site.folder.read(image.path) == Pictures.png())
    #expect(try await cache.fetch(site.request()).source == .network && site.requestCount == 2)
    #expect(try await cache.info().images == 0)
    #expect(await self.error { try await cache.fetch(site.request(mode: .offline)) }?.code == .notCached)
  }

  @Test func uncacheableImagesGoWithoutAQuestionForTheCache() async throws {
    let site = try await Site { _ in Self.png([("Cache-Control", "no-store")]) }
    let cache = site.cache()
    let image = try await cache.fetch(site.request("/a.png"))
    var old = [timespec(tv_sec: 1_000, tv_nsec: 0), timespec(tv_sec: 1_000, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, image.path, &old, 0) == 0)
    site.pass(seconds: ImageStore.transientAge + 1)
    let removed = Task { @LoopActor in while site.folder.read(image.path) != nil { await Task.yield() } }
    // Another picture, whose file has another name.
    _ = try await cache.adopt(Pictures.gif(), under: .init())
    await removed.value
  }

  @Test func uncacheableImagesStayWithinTheLimitWithoutAQuestionForTheCache() async throws {
    let site = try await Site { request in
      Self.png([("Cache-Control", "no-store")], padding: 1_000 + request.target.utf8.count)
    }
    let cache = site.cache { $0.maximumBytes = 4_000 }
    func fetch(_ number: Int) async throws {
      _ = try await cache.fetch(site.request("/" + String(repeating: "x", count: number)))
    }
    for number in 0..<8 { try await fetch(number) }
    // All are older than a minute now, by the clock of the cache.
    site.pass(seconds: 300)
    for number in 8..<60 where site.fileBytes > 4_000 || number == 8 { try await fetch(number) }
    #expect(site.fileBytes <= 4_000)
  }

  @Test func storingManyUncacheableImagesChecksTheFolderOnce() async throws {
    let site = try await Site { request in
      Self.png([("Cache-Control", "no-store")], padding: request.target.utf8.count)
    }
    let cache = site.cache()
    for number in 0..<30 { _ = try await cache.fetch(site.request("/" + String(repeating: "x", count: number))) }
    for _ in 0..<30 { _ = try await cache.adopt(Pictures.gif(), under: .init()) }
    #expect(cache.looks == 1)
    site.pass(seconds: ImageStore.transientAge)
    for number in 0..<30 { _ = try await cache.fetch(site.request("/" + String(repeating: "x", count: number))) }
    #expect(cache.looks == 2)
  }

  @Test func offlineNothingIsAsked() async throws {
    let site = try await Site { _ in Self.png([("Cache-Control", "max-age=1")]) }
    let cache = site.cache()
    #expect(await self.error { try await cache.fetch(site.request(mode: .offline)) }?.code == .notCached)
    _ = try await cache.fetch(site.request())
    site.pass(seconds: 1_000)
    #expect(try await cache.fetch(site.request(mode: .offline)).source == .cache && site.requestCount == 1)
  }

  @Test func usesAnOldCopyWhileTheServerFails() async throws {
    let answer = Script<Response?>(nil)
    let site = try await Site { request in
      answer.value
        ?? Self.png([("Cache-Control", request.target == "/strict" ? "max-age=1, must-revalidate" : "max-age=1")])
    }
    let cache = site.cache()
    for path in ["/a", "/strict"] { _ = try await cache.fetch(site.request(path)) }
    site.pass(seconds: 5)
    for illness in [
      Response(503), Response(raw: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), Response(raw: "?"),
    ] {
      answer.value = illness
      #expect(try await cache.fetch(site.request("/a")).source == .stale)
      #expect(await self.error { try await cache.fetch(site.request("/strict")) } != nil)
      #expect(await self.error { try await cache.fetch(site.request("/a", mode: .revalidating)) } != nil)
    }
    answer.value = Response(404)
    let gone = await self.error { try await cache.fetch(site.request("/a")) }
    #expect(gone?.code == .badStatus && gone?.status == 404)
    answer.value = Response(503)
    #expect(await self.error { try await cache.fetch(site.request("/a")) }?.status == 503, "the copy is gone, too")
  }

  @Test func copiesThatGotLostAreFetchedAgain() async throws {
    let site = try await Site { _ in Self.png([("ETag", "\"1\"")]) }
    let cache = site.cache()
    let image = try await cache.fetch(site.request())
    unlink(image.path)
    #expect(try await cache.fetch(site.request()).source == .network)
    #expect(site.folder.read(image.path) == Pictures.png())
    #expect(site.server.requests.last?.headers["if-none-match"] == nil, "there was nothing to ask about")
  }

  // MARK: Together

  @Test func requestsForOneImageShareAFetch() async throws {
    let site = try await Site { _ in Self.png() }
    let cache = site.cache()
    let request = site.request()
    let images = await self.fetch((0..<100).map { _ in (cache, request) })
    #expect(images.count == 100 && images.allSatisfy { $0?.source == .network } && site.requestCount == 1)
  }

  @Test func cancellingStopsNoOtherWaiter() async throws {
    let asked = Mailbox<Int>()
    let site = try await Site { _ in
      asked.put(1)
      var response = Response(raw: "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 99\r\n\r\n")
      response.stalls = true
      return response
    }
    let cache = site.cache()
    let request = site.request { $0.timeout = .seconds(100) }
    func ask() -> Task<ImageCacheError?, Never> {
      Task { @LoopActor in await self.error { try await cache.fetch(request) } }
    }
    let (first, second) = (ask(), ask())
    _ = await asked.next()
    first.cancel()
    #expect(await first.value?.code == .cancelled)
    #expect(try await cache.info().fetches == 1, "it goes on for the other")
    let third = ask()
    second.cancel()
    #expect(await second.value?.code == .cancelled)
    #expect(try await cache.info().fetches == 1 && site.requestCount == 1, "who came later has joined it")
    // Cancelling the last waiter ends the fetch, and the next request begins another.
    third.cancel()
    #expect(await third.value?.code == .cancelled)
    let next = ask()
    _ = await asked.next()
    next.cancel()
    #expect(await next.value?.code == .cancelled && site.requestCount == 2)
  }

  @Test func manyAtOnceWaitInTurn() async throws {
    let site = try await Site { request in Self.png(padding: request.target.utf8.count) }
    let cache = site.cache { $0.maximumBytes = 4_000 }
    let images = await self.fetch(
      (0..<300).map { (cache, site.request("/\($0)" + String(repeating: "x", count: $0 % 50))) })
    #expect(images.compactMap { $0 }.count == 300)
    let info = try await cache.info()
    #expect(info.bytes <= 4_000 && info.fetches == 0)
  }

  // MARK: Refusals

  @Test func plainHTTPIsRefusedUnlessItIsAllowed() async throws {
    let plain = try await LocalHTTPServer.start { _ in Self.png() }
    let site = try await Site { _ in Self.png() }
    let cache = site.cache()
    var request = site.request()
    request.url = plain.url("/a.png?token=secret")
    let error = await self.error { try await cache.fetch(request) }
    #expect(error?.code == .plainHTTPRefused && error?.message.contains("secret") == false && plain.requests.isEmpty)
    request.policy.allowsPlainHTTP = true
    #expect(try await cache.fetch(request).source == .network)
    for url in ["ftp://example.com/a", "file:///etc/passwd", "data:image/png;base64,AA==", "https:", "", "a.png"] {
      request.url = url
      #expect(await self.error { try await cache.fetch(request) }?.code == .invalidURL, "\(url)")
    }
  }

  @Test func thisMachineAndPrivateNetworksAreRefusedUnlessTheyAreAllowed() async throws {
    let site = try await Site { _ in Self.png() }
    let cache = site.cache()
    _ = try await cache.fetch(site.request())
    for host in ["127.0.0.1", "localhost", "2130706433", "127.1", "0", "[::1]", "[::ffff:127.0.0.1]"] {
      let request = ImageRequest(url: "https://\(host):\(site.server.port)/a.png")
      let error = await self.error { try await cache.fetch(request) }
      #expect(error?.code == .addressRefused || error?.code == .unreachable, "\(host)")
      #expect(host != "127.0.0.1" && host != "localhost" || error?.code == .addressRefused)
    }
    #expect(site.requestCount == 1, "also the copy that somebody else was allowed isn't handed out")
  }

  @Test func redirectsAreFollowedWhereTheyMayBe() async throws {
    let port = Script(0)
    let plain = try await LocalHTTPServer.start { _ in Self.png() }
    let site = try await Site { request in
      switch request.target {
      case "/loop": Response(302, headers: [("Location", "/loop")])
      case "/a": Response(302, headers: [("Location", "/b?token=secret")])
      case "/b?token=secret": Response(301, headers: [("Location", "https://localhost:\(port.value)/c")])
      case "/plain": Response(302, headers: [("Location", plain.url("/a.png?token=secret"))])
      case "/file": Response(302, headers: [("Location", "file:///etc/passwd")])
      case "/nowhere": Response(302)
      case "/far": Response(302, headers: [("Location", request.target)])
      default:
        request.target.hasPrefix("/hop") ? Response(302, headers: [("Location", request.target + "p")]) : Self.png()
      }
    }
    port.value = site.server.port
    let cache = site.cache()
    #expect(try await cache.fetch(site.request("/a")).source == .network)
    for path in ["/loop", "/plain", "/file", "/nowhere", "/hop"] {
      let error = await self.error { try await cache.fetch(site.request(path)) }
      #expect(error?.code == .redirectRefused && error?.message.contains("secret") == false, "\(path)")
    }
    #expect(plain.requests.isEmpty)
    #expect(try await cache.fetch(site.request("/plain") { $0.allowsPlainHTTP = true }).source == .network)
  }

  @Test func aServerWithoutATrustedCertificateIsRefused() async throws {
    let site = try await Site { _ in Self.png() }
    let error = await self.error { try await site.cache(trusts: false).fetch(site.request()) }
    #expect(error?.code == .tlsFailed && site.requestCount == 0)
    let broken = site.cache { $0.additionalRoots = "/nonexistent.pem" }
    #expect(await self.error { try await broken.fetch(site.request()) }?.code == .tlsFailed)
  }

  @Test func bodiesHaveLimits() async throws {
    let site = try await Site { request in
      switch request.target {
      case "/endless":
        var response = Response(
          raw: "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n" + String(decoding: [0x89], as: UTF8.self))
        response.endlessly = [UInt8](repeating: 0, count: 65_536)
        return response
      case "/announced": return Response(raw: "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\nabc")
      case "/large": return Self.png(padding: 5_000)
      case "/pixels": return Response(200, headers: [], body: Pictures.png(width: 20_000, height: 20_000))
      case "/cut": return Response(raw: "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nabc")
      case "/slow":
        var response = Response(raw: "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nabc")
        response.stalls = true
        return response
      default: return Response(raw: "\u{1}\u{2}garbage\r\n\r\n")
      }
    }
    let cache = site.cache()
    for (path, code) in [
      ("/endless", .tooLarge), ("/announced", .tooLarge), ("/large", .tooLarge), ("/pixels", .tooLarge),
      ("/cut", .unreachable), ("/slow", .timedOut), ("/garbage", .unreachable),
    ] as [(String, ImageCacheError.Code)] {
      let request = site.request(path) {
        $0.maximumBytes = 4_096
        $0.timeout = path == "/slow" ? .milliseconds(200) : .seconds(30)
      }
      #expect(await self.error { try await cache.fetch(request) }?.code == code, "\(path)")
    }
    #expect(try await cache.info().images == 0 && site.files.isEmpty)
  }

  @Test func typesMustBeKnownAndTrue() async throws {
    let site = try await Site { request in
      let type = String(request.target.dropFirst().prefix { $0 != "?" })
      let body =
        request.target.hasSuffix("svg")
        ? Array("<svg/>".utf8) : request.target.hasSuffix("html") ? Array("<html>".utf8) : Pictures.png()
      return Response(200, headers: type == "none" ? [] : [("Content-Type", type)], body: body)
    }
    let cache = site.cache()
    for path in ["/image/png", "/none", "/application/octet-stream", "/IMAGE/PNG;q=1"] {
      #expect(try await cache.fetch(site.request(path)).info.type == .png, "\(path)")
    }
    for path in ["/image/jpeg", "/text/html", "/image/png?html", "/text/html?html", "/image/svg+xml?svg"] {
      #expect(await self.error { try await cache.fetch(site.request(path)) }?.code == .typeRefused, "\(path)")
    }
    #expect(try await cache.fetch(site.request("/image/jpeg") { $0.allowsTypeMismatch = true }).info.type == .png)
    #expect(try await cache.fetch(site.request("/image/svg+xml?svg") { $0.allowsSVG = true }).info.type == .svg)
    #expect(
      await self.error { try await cache.fetch(site.request("/text/html?html") { $0.allowsTypeMismatch = true }) }
        != nil)
  }

  // MARK: The disk

  @Test func twoCachesShareAFolder() async throws {
    let site = try await Site { _ in Self.png() }
    let (one, two) = (site.cache(), site.cache())
    let requests = (0..<40).map { site.request("/\($0)") }
    let looks = (0..<5).map { _ in Task { @LoopActor in try? await one.info() } }
    #expect(await self.fetch(requests.flatMap { [(one, $0), (two, $0)] }).compactMap { $0 }.count == 80)
    for look in looks { _ = await look.value }
    #expect(try await two.info().images == 40)
    for request in requests { #expect(try await two.fetch(request).source == .cache) }
    #expect(try await one.clear().removedImages == 40)
    #expect(await self.error { try await two.fetch(site.request("/1", mode: .offline)) }?.code == .notCached)
  }

  @Test func reportsAnUnusableFolder() async throws {
    let site = try await Site { _ in Self.png() }
    for path in ["\(site.folder.path)/root.pem/images", "/proc/nowhere"] {
      let cache = site.cache { $0.directory = .init(path: path) }
      #expect(await self.error { try await cache.fetch(site.request()) }?.code == .storeUnavailable)
    }
    let homeless = site.cache { $0.directory = nil }
    #expect(await self.error { try await homeless.fetch(site.request()) }?.code == .storeUnavailable)
  }

  @Test func picturesOfOthersAreLookedAt() async throws {
    let site = try await Site { _ in Self.png() }
    let cache = site.cache()
    let policy = ImageFetchPolicy()
    try site.folder.write(Pictures.webPExtended(), to: "mine.webp")
    let mine = try await cache.adopt(file: "\(site.folder.path)/mine.webp", under: policy)
    #expect(mine.info == ImageInfo(type: .webp, width: 400, height: 301))
    #expect(try await cache.adopt(Pictures.gif(), under: policy).info.type == .gif)
    try site.folder.write(Array("<html>".utf8), to: "page")
    #expect(
      await self.error { try await cache.adopt(file: "\(site.folder.path)/page", under: policy) }?.code == .typeRefused)
    for path in ["mine.webp", "\(site.folder.path)/none", site.folder.path, "/dev/zero"] {
      #expect(await self.error { try await cache.adopt(file: path, under: policy) }?.code == .storeUnavailable)
    }
    let large = [UInt8](repeating: 0, count: policy.maximumBytes + 1)
    #expect(await self.error { try await cache.adopt(large, under: policy) }?.code == .tooLarge)
  }
}
