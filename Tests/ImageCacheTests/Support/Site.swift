import CastTestSupport
import LoopIsolation
import Logging
import NIOCore
import StateFiles
import TLS

@testable import ImageCache

/// An HTTPS server with a certificate of a private root, and caches that trust it.
@LoopActor
final class Site {
  typealias Request = LocalHTTPServer.Request
  typealias Response = LocalHTTPServer.Response

  /// A root, and its certificates for 127.0.0.1 and localhost.
  private static let certificates = Result {
    let key = try TestKey(bits: 0)
    let root = try TestCertificate(.authority("Pictures Root"), key: key)
    let names = TestCertificate.Contents("site", extensions: [("subjectAltName", "IP:127.0.0.1,DNS:localhost")])
    return (root, try TestCertificate(names, key: try TestKey(bits: 0), issuer: root))
  }

  let server: LocalHTTPServer
  let folder: TemporaryFolder
  private let clock = TestTime()

  init(_ script: @escaping @LoopActor (Request) -> Response) async throws {
    let (root, site) = try Self.certificates.get()
    let identity = TLSIdentity(certificatePEM: site.pem, privateKeyPEM: site.privateKeyPEM)
    let context = try TLSContext(serverPolicy: TLSPolicy(), identity: identity)
    self.server = try await LocalHTTPServer.start(
      configure: { try $0.pipeline.syncOperations.addHandler(TLSHandler(context: context, handshake: nil)) },
      script: script)
    self.folder = try TemporaryFolder()
    try self.folder.write(Array(root.pem.utf8), to: "root.pem")
  }

  /// A cache in the site's folder.
  func cache(trusts: Bool = true, _ change: (inout ImageCacheOptions) -> Void = { _ in }) -> ImageCache {
    var options = ImageCacheOptions(directory: self.folder.directory)
    if trusts { options.additionalRoots = "\(self.folder.path)/root.pem" }
    change(&options)
    let clock = self.clock
    return ImageCache(options: options, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) { clock.now }
  }

  func url(_ path: String = "/a.png") -> String { "https://127.0.0.1:\(self.server.port)\(path)" }

  /// Returns a request for an image of this site.
  func request(
    _ path: String = "/a.png", mode: ImageRequest.Mode = .ifNeeded,
    _ change: (inout ImageFetchPolicy) -> Void = { _ in }
  ) -> ImageRequest {
    var policy = ImageFetchPolicy()
    policy.allowsPrivateAddresses = true
    change(&policy)
    return ImageRequest(url: self.url(path), policy: policy, mode: mode)
  }

  var requestCount: Int { self.server.requests.count }

  /// Advances the clock.
  func pass(seconds: Int64) { self.clock.pass(seconds: seconds) }

  /// The images and their entries, as files.
  var files: [String] { self.folder.files.filter { $0.hasPrefix("images/") } }

  /// The bytes of ``files`` together.
  var fileBytes: Int { self.files.reduce(0) { $0 + (self.folder.read("\(self.folder.path)/\($1)")?.count ?? 0) } }
}

/// A clock that advances only when it is moved.
final class TestTime: @unchecked Sendable {
  private let lock = Lock()
  private var seconds: Int64 = EventLoopClock.unixTime()

  var now: Int64 { self.lock.with { self.seconds } }
  func pass(seconds: Int64) { self.lock.with { self.seconds += seconds } }
}
