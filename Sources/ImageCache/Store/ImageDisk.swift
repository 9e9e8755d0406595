import Glibc
public import LoopIsolation
import NIOCore
import NIOPosix
import StateFiles

/// Does the work of an ``ImageStore`` on threads of its own: a slow disk, or another server's lock, stops nothing else.
@LoopActor
public final class ImageDisk {
  private nonisolated static let threads: NIOThreadPool = {
    let pool = NIOThreadPool(numberOfThreads: 2)
    pool.start()
    return pool
  }()

  private var store: ImageStore?

  init(_ directory: StateDirectory?) { self.store = directory.map { ImageStore($0) } }

  /// Seconds since 1970.
  @Sendable public nonisolated static func unixTime() -> Int64 { Int64(time(nil)) }

  func run<Value: Sendable>(
    _ body: @escaping @Sendable (ImageStore) throws(ImageCacheError) -> Value
  ) async throws(ImageCacheError) -> Value {
    guard let store else {
      throw ImageCacheError(
        .storeUnavailable, "There is no folder for pictures: set XDG_CACHE_HOME or HOME, or name one in the options.")
    }
    let result: Result<Value, ImageCacheError> = await withCheckedContinuation { continuation in
      Self.threads.submit { _ in
        continuation.resume(returning: Result { () throws(ImageCacheError) in try body(store) })
      }
    }
    self.note(result)
    return try result.get()
  }

  /// Whoever found the lock taken for long need not be followed by a thousand others who wait as long.
  private func note<Value>(_ result: Result<Value, ImageCacheError>) {
    switch result {
    case .success: self.store?.patience = ImageStore.fullPatience
    case .failure(let error): if error.isLocked { self.store?.patience = 50 }
    }
  }
}
