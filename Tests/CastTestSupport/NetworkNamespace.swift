import Glibc

/// A private network of a test: separate from the machine's network, and from other tests'.
///
/// Only the calling thread moves, with its later sockets and processes; for exit
/// tests, on the thread of the event loop. The suite has the trait ``Testing/Trait/ownNetworks``.
public enum NetworkNamespace {
  public typealias Unavailable = Namespaces.Unavailable

  /// Moves the calling thread into a new network namespace whose loopback interface is up.
  public static func enter() throws {
    // Swift's Glibc module lacks unshare and CLONE_NEWNET.
    typealias Unshare = @convention(c) (CInt) -> CInt
    guard let symbol = dlsym(nil, "unshare") else { throw Unavailable(description: "there is no unshare") }
    guard unsafeBitCast(symbol, to: Unshare.self)(0x4000_0000) == 0 else {
      throw Unavailable(description: "no network namespace: errno \(errno)")
    }
    try self.run("ip link set lo up")
  }

  /// Runs a shell command in the network of the calling thread; its failure is an error.
  @discardableResult
  public static func run(_ command: String) throws -> String {
    let child = try ChildProcess("/bin/sh", ["-c", "exec 2>&1; \(command)"])
    child.closeInput()
    var output = ""
    while let line = try child.readLine(within: 20) { output += line + "\n" }
    guard try child.waitForEnd() == .exited(0) else {
      throw Unavailable(description: "\(command) failed: \(output)")
    }
    return output
  }
}
