import Glibc
import StateFiles
import Synchronization

/// A disk that changes the system's and records each change, for ``PowerLossTrial``. It can let one change fail.
package final class RecordedDisk: StateDisk {
  /// A change of the disk, or a point of the test that made it. Files are numbered, since their names change.
  enum Step: Sendable {
    case makeFolder(String)
    case create(String, file: Int)
    case write([UInt8], file: Int)
    case synchronise(file: Int)
    case synchroniseFolder(String)
    case rename(String, to: String)
    case remove(String)
    case began(Int)
    case returned(Int)
  }

  /// The calls that do nothing, as in a program that forgot them.
  package enum Omission: Sendable { case synchronise, synchroniseFolder }

  private struct State {
    var steps: [Step] = []
    /// The numbers of the open files.
    var files: [Int32: Int] = [:]
    var fileCount = 0
    var calls = 0
  }

  private let system = SystemDisk()
  private let state = Mutex(State())
  private let omissions: Set<Omission>
  private let failingCall: Int?
  private let failure: Int32

  /// - Parameters:
  ///   - omissions: Calls that do nothing and succeed.
  ///   - failingCall: The number of the call that fails, from 0.
  ///   - failure: Its `errno`.
  package init(omitting omissions: Set<Omission> = [], failing failingCall: Int? = nil, with failure: Int32 = EIO) {
    self.omissions = omissions
    self.failingCall = failingCall
    self.failure = failure
  }

  var steps: [Step] { self.state.withLock { $0.steps } }

  /// The number of calls so far.
  package var callCount: Int { self.state.withLock { $0.calls } }

  func mark(_ step: Step) { self.state.withLock { $0.steps.append(step) } }

  /// Makes a call under the lock, so that the order of the steps is that of the system, and records it if it succeeded.
  private func call<Result: SignedInteger & Sendable>(_ body: (inout State) -> (Result, Step?)) -> Result {
    self.state.withLock { state in
      defer { state.calls += 1 }
      guard state.calls != self.failingCall else {
        errno = self.failure
        return -1
      }
      let (result, step) = body(&state)
      if result >= 0, let step { state.steps.append(step) }
      return result
    }
  }

  package func create(_ path: String) -> Int32 {
    self.call { state in
      let descriptor = self.system.create(path)
      guard descriptor >= 0 else { return (descriptor, nil) }
      state.fileCount += 1
      state.files[descriptor] = state.fileCount
      return (descriptor, .create(path, file: state.fileCount))
    }
  }

  package func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    self.call { state in
      let count = self.system.write(descriptor, bytes)
      return (count, .write(Array(bytes.prefix(max(count, 0))), file: state.files[descriptor] ?? 0))
    }
  }

  package func synchronise(_ descriptor: Int32) -> Int32 {
    self.call { state in
      guard !self.omissions.contains(.synchronise) else { return (0, nil) }
      return (self.system.synchronise(descriptor), .synchronise(file: state.files[descriptor] ?? 0))
    }
  }

  package func synchroniseFolder(_ path: String) -> Int32 {
    self.call { _ in
      guard !self.omissions.contains(.synchroniseFolder) else { return (0, nil) }
      return (self.system.synchroniseFolder(path), .synchroniseFolder(path))
    }
  }

  package func close(_ descriptor: Int32) {
    self.state.withLock { state in
      state.files[descriptor] = nil
      self.system.close(descriptor)
    }
  }

  package func rename(_ old: String, to new: String) -> Int32 {
    self.call { _ in (self.system.rename(old, to: new), .rename(old, to: new)) }
  }

  package func remove(_ path: String) -> Int32 { self.call { _ in (self.system.remove(path), .remove(path)) } }

  package func makeFolder(_ path: String) -> Int32 {
    // The product asks for each part of a path. Where the folder exists, nothing changes: no step is recorded, and no
    // failure is injected.
    guard access(path, F_OK) != 0 else {
      errno = EEXIST
      return -1
    }
    return self.call { _ in (self.system.makeFolder(path), .makeFolder(path)) }
  }

  package func lock(_ descriptor: Int32) -> Int32 { self.system.lock(descriptor) }
}
