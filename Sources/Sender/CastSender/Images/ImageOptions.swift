public import CastModel
public import ImageCache
import NIOCore
import StateFiles

extension ContextOptions {
  /// The error in the options of images; `nil` if there is none.
  package var imagesFlaw: String? {
    if let folder = self.images.cacheDirectory, !folder.hasPrefix("/") || folder.utf8.contains(0) {
      return "options.images.cacheDirectory: is no absolute path"
    }
    if let name = self.sharedContainerIdentifier {
      let isPlain = name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "._-".utf8.contains(byte)
      }
      guard isPlain, !name.hasPrefix("."), (1...100).contains(name.utf8.count) else {
        return "options.sharedContainerIdentifier: may have letters, digits, '.', '_' and '-', 100 at most"
      }
    }
    return nil
  }

  /// The reason why the sender's name can't be used; `nil` if it can. Receivers log it, and some use it as an HTTP
  /// header.
  var userAgentFlaw: String? {
    guard self.userAgent.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return nil
    }
    return "options.userAgent: holds a control character, such as a line break or NUL"
  }

  func imageCache(environment: (String) -> String? = StateDirectory.variable) -> ImageCacheOptions {
    var options = ImageCacheOptions()
    if let folder = self.images.cacheDirectory {
      options.directory = StateDirectory(path: folder)
    } else {
      let base = try? StateDirectory.cache("cast-rpc", environment: environment)
      let shared = self.sharedContainerIdentifier.map { "shared/\($0)/images" }
      options.directory = base?.directory(shared ?? "images")
    }
    options.maximumBytes = self.images.maximumCacheBytes
    options.maximumImages = Int(clamping: self.images.maximumCachedImages)
    options.maximumAge = self.images.maximumCacheAge.components.seconds
    options.additionalRoots = self.images.additionalRoots
    return options
  }
}

extension ImageFetchPolicy {
  /// Creates the policy from the options.
  public init(_ options: ImageFetchOptions) {
    self.init()
    self.allowsPlainHTTP = options.allowPlainHTTP
    self.allowsPrivateAddresses = options.allowPrivateAddresses
    self.allowsSVG = options.allowSVG
    self.allowsTypeMismatch = options.allowTypeMismatch
    self.maximumBytes = Int(clamping: options.maximumBytes)
    self.timeout = TimeAmount(options.timeout)
  }
}
