import Glibc
import JSONCodec
public import StateFiles

/// The file of the paired phones (`phones.json`, mode 0600). All functions block: call them on a thread pool.
///
/// Several processes may use it: a change is made under a lock, and ``Stamp`` shows whether another one changed it.
public struct PhoneBook: Sendable {
  /// The identity of the file's content: it differs after each change.
  struct Stamp: Sendable, Hashable {
    var inode: UInt64 = 0
    var seconds = 0
    var nanoseconds = 0
  }

  /// The largest file that is read: 32 phones take 6 KiB.
  private static let maximumBytes = 64 << 10

  private let file: StateFile
  private let lock: StateFile

  /// Creates the book in `directory`; doesn't access the disk.
  public init(in directory: StateDirectory) {
    self.file = directory.file("phones.json")
    self.lock = directory.file("phones.lock")
  }

  /// The path of the file.
  public var path: String { self.file.path }

  /// Returns the paired phones. The list is empty without a file, and if the file isn't a list of phones.
  public func read() throws(StateFileError) -> PhoneList {
    guard let bytes = try self.file.read(maximumBytes: Self.maximumBytes),
      let value = try? JSONDocument(parsing: bytes).root.value
    else { return PhoneList() }
    return PhoneList(value)
  }

  /// Applies `change` to the list, writes the list if it differs, and returns the result of `change`. Waits for other
  /// processes that change it.
  func update<Value>(_ change: (inout PhoneList) -> Value) throws(StateFileError) -> Value {
    let lock = try self.locked()
    defer { withExtendedLifetime(lock) {} }
    var list = try self.read()
    let before = list
    let value = change(&list)
    if list != before { try self.file.write(list.json.jsonBytes) }
    return value
  }

  /// Removes the phone called `name`, or all for `nil`; returns the names of the removed ones.
  public func forget(_ name: String?) throws(StateFileError) -> [String] {
    try self.update { $0.remove(name).map(\.name) }
  }

  /// The stamp of the file's present content; all its members are 0 without a file.
  var stamp: Stamp {
    var info = stat()
    guard lstat(self.path, &info) == 0 else { return Stamp() }
    return Stamp(inode: UInt64(info.st_ino), seconds: info.st_mtim.tv_sec, nanoseconds: info.st_mtim.tv_nsec)
  }

  /// Returns the lock, after a wait of at most a second: a change takes milliseconds.
  private func locked() throws(StateFileError) -> FileLock {
    if let lock = try FileLock.take(self.lock, attempts: 100, pause: 10_000) { return lock }
    throw StateFileError(.system, "\(self.path) is locked by another program: end other `castctl web` and try again.")
  }
}
