import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import ImageCache
import LoopIsolation
import NIOCore
import Testing

@Suite("Pictures of a context", .timeLimit(.minutes(1))) @LoopActor
struct ImageManagerTests {
  private static let images = [Image(url: "a"), Image(url: "b")]
  private static let request = ImagePickRequest(images: images, hints: ImageHints())

  private static func context(
    clock: any LoopClock = EventLoopClock(), _ change: (inout CastContextOptions) -> Void = { _ in }
  ) async throws -> CastContext {
    var options = CastContextOptions.quick
    options.images.cacheDirectory = "/proc/nonexistent/images"
    change(&options)
    return try await Bench(options: options, clock: clock).context
  }

  @Test func asksThePickerAndFallsBackToThePolicy() async throws {
    let context = try await Self.context()
    let manager = context.images
    #expect(await manager.pick(Self.request) == ImagePick(image: Image(url: "a")))
    manager.picker = { request in ImagePick(image: request.images.last) }
    #expect(await manager.pick(Self.request) == ImagePick(image: Image(url: "b"), isCustom: true))
    #expect(await manager.pick(Self.request, usesDefault: true) == ImagePick(image: Image(url: "a")))
    #expect(await manager.pick(Self.request, policy: ImagePickPolicy()) == ImagePick(image: Image(url: "a")))
    manager.picker = { _ in ImagePick(image: nil) }
    #expect(await manager.pick(Self.request) == ImagePick(image: nil, isCustom: true), "none is an answer")
    manager.picker = { _ in nil }
    #expect(await manager.pick(Self.request) == ImagePick(image: Image(url: "a")))
  }

  @Test func fallsBackIfThePickerIsLate() async throws {
    let clock = ManualClock()
    let context = try await Self.context(clock: clock) { $0.imagePickerDeadline = .milliseconds(20) }
    let manager = context.images
    let never = Mailbox<ImagePick>()
    manager.picker = { _ in
      clock.advance(by: .milliseconds(20))
      return await never.next()
    }
    #expect(await manager.pick(Self.request) == ImagePick(image: Image(url: "a")))
    withExtendedLifetime(context) {}
  }

  @Test func errorsNameTheCause() async throws {
    let context = try await Self.context()
    let manager = context.images
    for (url, code) in [
      ("http://example.com/a", .imageURLRefused), ("x", .imageURLRefused),
      ("https://127.0.0.1/", .imageCacheUnavailable),
    ] as [(String, CastErrorCode)] {
      let error = try await castError { _ = try await manager.fetch(ImageRequest(url: url)) }
      #expect(error.code == code && error.cause is ImageCacheError)
    }
  }

  @Test(
    arguments: [
      (nil, nil, true), ("/abs", nil, true), ("relative", nil, false), ("/nul\0", nil, false),
      (nil, "group.com_example-1", true), (nil, "", false), (nil, "..", false), (nil, "a/b", false),
      (nil, String(repeating: "x", count: 101), false),
    ] as [(String?, String?, Bool)])
  func optionsAreChecked(directory: String?, container: String?, isFine: Bool) {
    var options = ContextOptions()
    options.images.cacheDirectory = directory
    options.sharedContainerIdentifier = container
    #expect((options.imagesFlaw == nil) == isFine)
  }

  @Test(arguments: [
    ("cast-rpc", true), ("Küche 🎉", true), ("a\0b", false), ("a\r\nX-Header: b", false), ("a\u{85}b", false),
  ])
  func theSendersNameHasNoControlCharacters(name: String, isFine: Bool) throws {
    var options = CastContextOptions()
    options.userAgent = name
    let context = CastContext(discovery: DiscoveryManager(sources: [], logger: .silent), logger: .silent)
    if isFine {
      try context.assume(options)
    } else {
      #expect(throws: CastError.self) { try context.assume(options) }
    }
  }
}
