import LoopIsolation
public import StateFiles

/// The flag on disk that the introductory overlay was shown, shared by all servers of this user.
public struct IntroFlagStore: Sendable {
  private let file: StateFile

  /// - Parameter directory: The server's state directory.
  public init(directory: StateDirectory) { self.file = directory.file("intro-shown") }

  /// Returns whether the overlay was shown; a file that can't be read counts as no.
  func load() async -> Bool {
    await Blocking.run { ((try? self.file.read(maximumBytes: 16)) ?? nil) != nil }
  }

  /// Writes or removes the file. Returns the error, if there was one.
  func save(_ wasShown: Bool) async -> StateFileError? {
    await Blocking.run { () -> StateFileError? in
      guard wasShown else {
        _ = self.file.remove()
        return nil
      }
      do throws(StateFileError) {
        try self.file.write(Array("1\n".utf8))
        return nil
      } catch {
        return error
      }
    }
  }
}
