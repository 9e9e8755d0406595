import Glibc
import TextFormats

/// The lock of a cache's folder, which several servers share: many may read and add at once, one alone may remove.
///
/// It is the kernel's (`flock`), so it ends with its process. Blocks for a limited time; on a separate thread, never
/// on the loop.
final class StoreLock {
  enum Kind {
    case shared, exclusive
    fileprivate var operation: Int32 { self == .shared ? LOCK_SH : LOCK_EX }
  }

  private let descriptor: Int32

  /// - Throws: `storeUnavailable` after `patience`, in milliseconds, or if the file can't be made.
  init(_ path: String, _ kind: Kind, patience: Int = 5_000) throws(ImageCacheError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .store("opened", path) }
    let deadline = ContinuousClock.now + .milliseconds(patience)
    while flock(descriptor, kind.operation | LOCK_NB) != 0 {
      let number = errno
      guard number == EWOULDBLOCK || number == EINTR, ContinuousClock.now < deadline else {
        close(descriptor)
        if number == EWOULDBLOCK || number == EINTR {
          throw ImageCacheError(
            .storeUnavailable, "Another server has kept the cache of pictures locked for \(patience) ms.",
            cause: SystemErrorNumber(value: EWOULDBLOCK))
        }
        throw .store("locked", path, number)
      }
      usleep(5_000)
    }
    self.descriptor = descriptor
  }

  deinit { close(self.descriptor) }
}

extension ImageCacheError {
  /// Returns the error for the system's last error number, about a file of the cache.
  static func store(_ verb: String, _ path: String, _ number: Int32 = errno) -> ImageCacheError {
    let reason = PlainReason.ofSystem(number)
    return ImageCacheError(
      .storeUnavailable, "The cache of pictures can't be used: \(path) can't be \(verb): \(reason).",
      cause: SystemErrorNumber(value: number))
  }

  /// Whether another server kept the lock for too long.
  var isLocked: Bool { (self.cause as? SystemErrorNumber)?.value == EWOULDBLOCK }

  /// Whether the disk is full, or the user's quota exhausted.
  var isOutOfSpace: Bool {
    guard let number = (self.cause as? SystemErrorNumber)?.value else { return false }
    return number == ENOSPC || number == EDQUOT
  }
}

/// An error number of the system (`errno`).
struct SystemErrorNumber: Error {
  let value: Int32
}
