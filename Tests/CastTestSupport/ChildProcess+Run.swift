import Glibc

extension ChildProcess {
  /// The output and the exit status of a program.
  public struct Output: Sendable {
    public var end: End
    public var output: [UInt8]
    public var errors: String
  }

  /// Runs a program of the path to its end, with `input` on its standard input; 127 is "no such program".
  ///
  /// Its three streams are served together, so that no full pipe blocks either side.
  public static func run(_ arguments: [String], input: [UInt8] = [], within seconds: Int = 60) throws -> Output {
    let process = try ChildProcess("/usr/bin/env", arguments)
    _ = fcntl(process.standardInput, F_SETFL, O_NONBLOCK)
    var rest = input[...]
    var streams: [(descriptor: CInt, bytes: [UInt8])] = [(process.standardOutput, []), (process.standardError, [])]
    if rest.isEmpty { process.closeInput() }
    while streams.contains(where: { $0.descriptor >= 0 }) {
      // A negative descriptor is passed over by poll.
      var requests = streams.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      requests.append(pollfd(fd: process.standardInput, events: Int16(POLLOUT), revents: 0))
      guard poll(&requests, nfds_t(requests.count), CInt(seconds * 1_000)) > 0 else {
        throw TimedOut(description: "\(arguments.first ?? "") was silent for \(seconds) s")
      }
      for index in streams.indices where requests[index].revents != 0 {
        if let bytes = Self.readSome(streams[index].descriptor) {
          streams[index].bytes += bytes
        } else {
          streams[index].descriptor = -1
        }
      }
      if requests[2].revents != 0 {
        let count = rest.withUnsafeBytes { Glibc.write(process.standardInput, $0.baseAddress, $0.count) }
        rest = count < 0 ? [] : rest.dropFirst(count)
        if rest.isEmpty { process.closeInput() }
      }
    }
    return Output(
      end: try process.waitForEnd(within: seconds * 1_000), output: streams[0].bytes,
      errors: String(decoding: streams[1].bytes, as: UTF8.self))
  }

  private static func readSome(_ descriptor: CInt) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}
