public import ImageCache
public import NIOCore
import StateFiles

/// How pictures are fetched and kept.
public struct ImageOptions: Sendable, Hashable {
  /// The folder, an absolute path; `nil`: the user's folder for caches.
  public var cacheDirectory: String?
  /// Names a folder that several programs share, in the user's folder for caches (SDK `GCKCastOptions.sharedContainerIdentifier`).
  public var sharedContainerIdentifier: String?
  /// All pictures together, in bytes.
  public var maximumCacheBytes: Int64 = 256 << 20
  /// URLs.
  public var maximumCachedImages = 10_000
  /// A picture that nobody asked for in so many seconds goes.
  public var maximumCacheAge: Int64 = 30 * 24 * 3_600
  /// A PEM file with roots that are trusted besides the system's.
  public var additionalRoots: String?
  /// What may be fetched where a call doesn't say otherwise.
  public var fetchPolicy = ImageFetchPolicy()
  /// How long a program that picks for itself may take.
  public var pickerDeadline = TimeAmount.seconds(2)
  /// How long a program that caches for itself may take.
  public var providerDeadline = TimeAmount.seconds(15)

  public init() {}

  /// Says what is wrong with it, if something is.
  public var flaw: String? {
    if let cacheDirectory, !cacheDirectory.hasPrefix("/") || cacheDirectory.utf8.contains(0) {
      return "options.images.cacheDirectory: is no absolute path"
    }
    if let name = sharedContainerIdentifier {
      let isPlain = name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "._-".utf8.contains(byte)
      }
      guard isPlain, !name.hasPrefix("."), (1...100).contains(name.utf8.count) else {
        return "options.sharedContainerIdentifier: may have letters, digits, '.', '_' and '-', 100 at most"
      }
    }
    return nil
  }

  /// The cache that these options are about.
  func cacheOptions(
    environment: (String) -> String? = StateDirectory.variable
  ) -> ImageCacheOptions {
    var options = ImageCacheOptions()
    if let cacheDirectory {
      options.directory = StateDirectory(path: cacheDirectory)
    } else {
      let base = try? StateDirectory.cache("cast-rpc", environment: environment)
      let shared = self.sharedContainerIdentifier.map { "shared/\($0)/images" }
      options.directory = base?.directory(shared ?? "images")
    }
    options.maximumBytes = self.maximumCacheBytes
    options.maximumImages = self.maximumCachedImages
    options.maximumAge = self.maximumCacheAge
    options.additionalRoots = self.additionalRoots
    return options
  }
}
