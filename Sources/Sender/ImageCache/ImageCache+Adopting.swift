import Glibc
import LoopIsolation
import StateFiles
import TLS

/// Pictures from other sources than the cache's own fetches.
extension ImageCache {
  /// Returns the bytes of a picture on this machine.
  public func bytes(of image: CachedImage) async throws(ImageCacheError) -> [UInt8] {
    let (path, limit) = (image.path, Int(clamping: image.size))
    return try await self.disk.run { _ throws(ImageCacheError) in try Self.read(path, upTo: limit) }
  }

  /// Checks a picture outside the cache; it stays in its place.
  ///
  /// - Throws: `typeRefused`, `tooLarge`, `storeUnavailable` if it can't be read.
  public func adopt(file path: String, under policy: ImageFetchPolicy) async throws(ImageCacheError) -> CachedImage {
    guard path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw ImageCacheError(.storeUnavailable, "The path of a picture must be absolute.")
    }
    return try await self.disk.run { _ throws(ImageCacheError) in
      let bytes = try Self.read(path, upTo: policy.maximumBytes)
      let entry = try Self.entry(bytes, policy)(Digest.sha256Text(bytes))
      return CachedImage(StoredImage(path: path, entry: entry), source: .network)
    }
  }

  /// Stores a picture temporarily.
  ///
  /// - Throws: `typeRefused`, `tooLarge`, `storeUnavailable`.
  public func adopt(_ bytes: [UInt8], under policy: ImageFetchPolicy) async throws(ImageCacheError) -> CachedImage {
    guard bytes.count <= policy.maximumBytes else {
      throw ImageCacheError(.tooLarge, "The picture has \(bytes.count) bytes; \(policy.maximumBytes) are accepted.")
    }
    let stored = try await self.disk.run { store throws(ImageCacheError) in
      try store.storeTransient(bytes, entry: try Self.entry(bytes, policy))
    }
    self.added(Int64(bytes.count))
    return CachedImage(stored, source: .network, isKept: false)
  }

  private nonisolated static func entry(
    _ bytes: [UInt8], _ policy: ImageFetchPolicy
  ) throws(ImageCacheError) -> (String) -> ImageEntry {
    let info = try policy.inspect(bytes, shown: "the given place")
    return { digest in
      ImageEntry(object: digest, info: info, size: Int64(bytes.count), checkedAt: 0, freshUntil: 0)
    }
  }

  private nonisolated static func read(_ path: String, upTo limit: Int) throws(ImageCacheError) -> [UInt8] {
    do throws(BoundedFile.Failure) {
      return try BoundedFile.read(path, limit: limit)
    } catch {
      switch error {
      case .tooLarge: throw ImageCacheError(.tooLarge, "\(path) has more than \(limit) bytes.")
      case .system(let number): throw .store("read", path, number)
      case .noFile, .untrusted: throw .store("read", path, EINVAL)
      }
    }
  }
}
