import CCurl
import Glibc
import LoopIsolation
import Synchronization

/// The thread on which libcurl performs all fetches of the process.
///
/// The first fetch loads the library and starts the thread.
final class CurlThread: Sendable {
  private enum Command {
    case start(Transfer)
    case goOn(Transfer)
    case cancel(Transfer)
  }

  nonisolated(unsafe) let library: UnsafePointer<ccurl_library>
  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer
  private let commands = Mutex<[Command]>([])

  private static let started = Result { () throws(FetchError) in try CurlThread(library: "libcurl.so.4") }
  @LoopActor private static var isStarted = false

  /// Returns the thread of this process. The first call takes some ten milliseconds, outside the loop.
  ///
  /// - Throws: `unavailable` if libcurl isn't installed.
  @LoopActor static func shared() async throws(FetchError) -> CurlThread {
    if !self.isStarted {
      _ = await Blocking.run { self.started }
      self.isStarted = true
    }
    return try self.started.get()
  }

  init(library name: String) throws(FetchError) {
    // Lives as long as the thread.
    let library = UnsafeMutablePointer<ccurl_library>.allocate(capacity: 1)
    library.initialize(to: ccurl_library())
    guard ccurl_load(name, library), let multi = library.pointee.multi_init() else {
      library.deallocate()
      throw FetchError(
        .unavailable, "Fetching over HTTP needs libcurl (\(name)): install it, on Debian the package libcurl4.")
    }
    (self.library, self.multi) = (UnsafePointer(library), multi)
    // The thread keeps its object, which lives as long as the process.
    let status = DetachedThread.start { self.run() }
    guard status == 0 else { throw FetchError(.unavailable, "There is no thread for fetching: error \(status).") }
  }

  func start(_ transfer: Transfer) { self.submit(.start(transfer)) }
  /// Resumes a transfer that waited for its reader.
  func goOn(_ transfer: Transfer) { self.submit(.goOn(transfer)) }
  /// Ends a transfer without any further event.
  func cancel(_ transfer: Transfer) { self.submit(.cancel(transfer)) }

  private func submit(_ command: Command) {
    self.commands.withLock { $0.append(command) }
    _ = self.library.pointee.multi_wakeup(self.multi)
  }

  // MARK: On the thread

  private func run() -> Never {
    var transfers: [UnsafeMutableRawPointer: Transfer] = [:]
    while true {
      let commands = self.commands.withLock { commands in
        defer { commands = [] }
        return commands
      }
      for command in commands { self.carryOut(command, &transfers) }
      var (running, left): (Int32, Int32) = (0, 0)
      _ = self.library.pointee.multi_perform(self.multi, &running)
      while let message = self.library.pointee.multi_info_read(self.multi, &left)?.pointee {
        guard message.kind == 1, let easy = message.easy, let transfer = transfers[easy] else { continue }
        transfer.finish(code: Int(message.data.result))
        self.end(transfer, &transfers)
      }
      _ = self.library.pointee.multi_poll(self.multi, nil, 0, 1_000_000, nil)
    }
  }

  private func carryOut(_ command: Command, _ transfers: inout [UnsafeMutableRawPointer: Transfer]) {
    switch command {
    case .start(let transfer):
      guard let easy = transfer.open() else { return }
      transfers[easy] = transfer
      _ = self.library.pointee.multi_add_handle(self.multi, easy)
    case .goOn(let transfer): transfer.goOn()
    case .cancel(let transfer): self.end(transfer, &transfers)
    }
  }

  private func end(_ transfer: Transfer, _ transfers: inout [UnsafeMutableRawPointer: Transfer]) {
    guard let easy = transfer.easy else { return }
    transfers[easy] = nil
    _ = self.library.pointee.multi_remove_handle(self.multi, easy)
    transfer.close()
  }
}
