import CastModel
import Glibc
public import Logging
public import LoopIsolation
public import StateFiles

/// The names that a user gave to devices, on disk, shared by all servers of this user.
///
/// Every load reads the small file, and every change reads, changes and replaces it under a lock. So each server sees
/// the others' changes, and two that run at once don't overwrite each other's.
@LoopActor
public final class DeviceNameStore {
  /// The file's name in the server's state directory.
  public nonisolated static let fileName = "names.json"
  /// The limit of attempts to lock the file while another server changes it, and the pause between them in
  /// microseconds.
  private nonisolated static let lockAttempts = 200
  private nonisolated static let lockPause: UInt32 = 5_000

  /// The names, as last read.
  public private(set) var names = NamesOfDevices()
  /// The reason why the file can't be used; `nil` if it can, or doesn't exist.
  public private(set) var problem: String?
  private let file: StateFile?
  private let logger: Logger

  /// - Parameter directory: The server's state directory; `nil` keeps names in memory only.
  public init(directory: StateDirectory?, logger: Logger = Logger(label: "cast.names")) {
    self.file = directory?.file(Self.fileName)
    self.logger = logger.component("DeviceNameStore")
  }

  /// Returns the names from the file, or none if it can't be used. Then the log and ``problem`` give the reason.
  @discardableResult
  public func load() async -> NamesOfDevices {
    guard let file else { return self.names }
    switch await Blocking.result(of: { () throws(CastError) in try Self.read(file) }) {
    case .success(let names):
      self.names = names
      self.problem = nil
    case .failure(let error):
      self.names = NamesOfDevices()
      if self.problem != error.message { self.logger.warning("\(error.message)") }
      self.problem = error.message
    }
    return self.names
  }

  /// Changes the names. Returns them when they are on disk.
  ///
  /// - Throws: The error of `body`; ``CastErrorCode/fileNotUsable`` if the file can't be read or written, in which
  ///   case nothing changes.
  public func change(
    _ body: @escaping @Sendable (inout NamesOfDevices) throws(CastError) -> Void
  ) async throws(CastError) -> NamesOfDevices {
    guard let file else {
      try body(&self.names)
      return self.names
    }
    let names = try await Blocking.run { () throws(CastError) in try Self.change(file, body) }
    self.names = names
    self.problem = nil
    return names
  }

  private nonisolated static func change(
    _ file: StateFile, _ body: (inout NamesOfDevices) throws(CastError) -> Void
  ) throws(CastError) -> NamesOfDevices {
    let lock = try self.lock(file)
    defer { lock.removeFile() }
    // A file that can't be read may hold names that the user wants to keep, so it isn't replaced.
    var names = try self.read(file)
    try body(&names)
    do throws(StateFileError) {
      try file.write(names.fileBytes)
    } catch {
      throw CastError(.fileNotUsable, "The names of devices can't be kept: \(error.message)", cause: error)
    }
    return names
  }

  private nonisolated static func lock(_ file: StateFile) throws(CastError) -> FileLock {
    do throws(StateFileError) {
      let place = file.directory.file("names.lock")
      if let lock = try FileLock.take(place, attempts: self.lockAttempts, pause: self.lockPause) { return lock }
    } catch {
      throw CastError(.fileNotUsable, "The names of devices can't be kept: \(error.message)", cause: error)
    }
    throw CastError(
      .fileNotUsable, "Another server has been changing the names of devices for a second. Try again; is it stopped?")
  }

  private nonisolated static func read(_ file: StateFile) throws(CastError) -> NamesOfDevices {
    let bytes: [UInt8]?
    do throws(StateFileError) {
      bytes = try file.read(maximumBytes: NamesOfDevices.maximumFileLength)
    } catch {
      throw CastError(.fileNotUsable, "The file of names can't be used: \(error.message)", cause: error)
    }
    guard let bytes else { return NamesOfDevices() }
    do throws(NamesOfDevices.Flaw) {
      return try NamesOfDevices(file: bytes)
    } catch {
      throw CastError(
        .fileNotUsable, "The file of names can't be used: \(error.message). Repair it or remove it: \(file.path)",
        cause: error)
    }
  }
}
