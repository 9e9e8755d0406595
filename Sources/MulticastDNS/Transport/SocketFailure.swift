import Glibc

/// A call on a socket that failed.
package struct SocketFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried, such as `bind`.
  package let operation: String
  package let errorNumber: CInt

  /// - Parameter errorNumber: the one of the thread if not given.
  init(_ operation: String, errorNumber: CInt = errno) {
    self.operation = operation
    self.errorNumber = errorNumber
  }

  package var description: String {
    "\(self.operation): \(strerror(self.errorNumber).map { String(cString: $0) } ?? "error \(self.errorNumber)")"
  }
}
