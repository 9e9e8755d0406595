import Glibc
import Synchronization

/// The temporary files of this run, which the handlers of signals remove: they end the program without its clean-up.
enum Leftovers {
  private typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The address of a list of C strings, ended by `nil`. A handler may neither lock nor allocate (signal-safety(7)), so
  /// each version of the list stays in memory.
  private static let paths = Atomic<UInt>(0)
  private static let known = Mutex<[String]>([])

  /// Adds files, each before its folder.
  static func add(_ paths: [String]) {
    self.known.withLock { known in
      known += paths
      let list = List.allocate(capacity: known.count + 1)
      list.initialize(repeating: nil, count: known.count + 1)
      for (index, path) in known.enumerated() { list[index] = strdup(path) }
      self.paths.store(UInt(bitPattern: list), ordering: .releasing)
    }
    for number in [SIGTERM, SIGHUP] { self.handle(number) }
  }

  /// Removes the files; safe in a handler of signals.
  static func remove() {
    guard var place = List(bitPattern: self.paths.load(ordering: .acquiring)) else { return }
    while let path = place.pointee {
      if unlink(path) != 0 { rmdir(path) }
      place += 1
    }
  }

  /// Removes the files before the signal ends the program, unless the signal is ignored (nohup) or handled.
  private static func handle(_ number: CInt) {
    let earlier = signal(number) { number in
      Leftovers.remove()
      signal(number, SIG_DFL)
      raise(number)
    }
    if let earlier { signal(number, earlier) }
  }
}
