public import LoopIsolation
import StateFiles

/// Does the work of an ``ImageStore`` on separate threads, so that a slow disk or another server's lock blocks
/// nothing else.
@LoopActor
public final class ImageDisk {
  private nonisolated static let threads = Blocking(threads: 2)

  private var store: ImageStore?

  init(_ directory: StateDirectory?) { self.store = directory.map { ImageStore($0) } }

  func run<Value: Sendable>(
    _ body: @escaping @Sendable (ImageStore) throws(ImageCacheError) -> Value
  ) async throws(ImageCacheError) -> Value {
    guard let store else {
      throw ImageCacheError(
        .storeUnavailable, "There is no folder for pictures: set XDG_CACHE_HOME or HOME, or name one in the options.")
    }
    do throws(ImageCacheError) {
      let value = try await Self.threads.run { () throws(ImageCacheError) in try body(store) }
      self.store?.patience = ImageStore.fullPatience
      return value
    } catch {
      // After one request has waited long for the lock, others don't wait as long again.
      if error.isLocked { self.store?.patience = 50 }
      throw error
    }
  }
}
