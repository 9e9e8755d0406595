import Glibc

/// The system calls with which state files change the disk.
///
/// ``SystemDisk`` makes them. Tests record them instead, to compute each content that a disk may have after a power
/// loss, or let one of them fail. Each function returns what its system call does, and sets `errno` like it.
package protocol StateDisk: Sendable {
  /// Creates a file that doesn't exist, readable by the user alone; returns its descriptor, or -1.
  func create(_ path: String) -> Int32
  /// Appends bytes; returns how many, or -1.
  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  /// Waits until a file's content is on the disk; returns 0, or -1.
  func synchronise(_ descriptor: Int32) -> Int32
  /// Waits until the names in a folder are on the disk; returns 0, or -1.
  func synchroniseFolder(_ path: String) -> Int32
  /// Closes a file.
  func close(_ descriptor: Int32)
  /// Replaces the file `new` by the file `old`; returns 0, or -1.
  func rename(_ old: String, to new: String) -> Int32
  /// Removes a file; returns 0, or -1.
  func remove(_ path: String) -> Int32
  /// Creates a folder for the user alone; returns 0, or -1.
  func makeFolder(_ path: String) -> Int32
  /// Locks a file without waiting; returns 0, or -1, with `EWOULDBLOCK` if another process has the lock.
  func lock(_ descriptor: Int32) -> Int32
}

/// The disk of the system.
package struct SystemDisk: StateDisk {
  package init() {}

  package func create(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
  }

  package func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
  }

  package func synchronise(_ descriptor: Int32) -> Int32 { fsync(descriptor) }

  package func synchroniseFolder(_ path: String) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return -1 }
    defer { Glibc.close(descriptor) }
    return fsync(descriptor)
  }

  package func close(_ descriptor: Int32) { Glibc.close(descriptor) }

  package func rename(_ old: String, to new: String) -> Int32 { Glibc.rename(old, new) }

  package func remove(_ path: String) -> Int32 { unlink(path) }

  package func makeFolder(_ path: String) -> Int32 { mkdir(path, 0o700) }

  package func lock(_ descriptor: Int32) -> Int32 { flock(descriptor, LOCK_EX | LOCK_NB) }
}
