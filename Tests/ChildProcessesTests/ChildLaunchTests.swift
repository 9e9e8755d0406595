import CastTestSupport
import ChildProcesses
import Glibc
import Testing
import TextFormats

@Suite(.blocking) struct ChildLaunchTests {
  /// Returns the program's output and status.
  private func run(_ launch: ChildLaunch) throws -> (text: String, status: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var launch = launch
    launch.output = .descriptor(ends[1])
    let process = try launch.start()
    close(ends[1])
    defer { close(ends[0]) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(ends[0], &buffer, buffer.count), count > 0 { text += buffer[..<count] }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return (String(decoding: text, as: UTF8.self), (status >> 8) & 0xFF)
  }

  @Test func wordsStatusAndEnvironment() throws {
    #expect(try self.run(ChildLaunch("printf", ["%s|", "a b", "ü"])).text == "a b|ü|")
    #expect(try self.run(ChildLaunch("/bin/sh", ["-c", "exit 7"])).status == 7)
    var launch = ChildLaunch("env")
    launch.variables = ["ONE": "1"]
    #expect(try self.run(launch).text == "ONE=1\n")
    launch.variables = nil
    #expect(try self.run(launch).text.contains("PATH="))
  }

  @Test func inheritsNoDescriptorAndNoInput() throws {
    let leaked = open("/dev/null", O_RDONLY)
    defer { close(leaked) }
    let listed = try self.run(ChildLaunch("/bin/sh", ["-c", "cat; ls /proc/self/fd"]))
    // The fourth descriptor is that of the listing itself.
    #expect(listed.text.split(separator: "\n") == ["0", "1", "2", "3"])
  }

  @Test(arguments: [true, false]) func aSessionOfItsOwn(_ hasOwnSession: Bool) throws {
    var launch = ChildLaunch(
      "/bin/sh", ["-c", "read pid name state parent group session rest < /proc/$$/stat; echo $session $$"])
    launch.hasOwnSession = hasOwnSession
    let numbers = try self.run(launch).text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    try #require(numbers.count == 2)
    #expect(numbers[0] == (hasOwnSession ? numbers[1] : getsid(0)))
  }

  /// A path in Latin-1, as old archives have it.
  @Test func startsAProgramWhosePathIsNotUTF8() throws {
    let folder = try TemporaryFolder(forPrograms: true)
    let program = PathText.text(Array(folder.path.utf8) + [0x2F, 0x70, 0xE4])
    try #require(symlink("/bin/echo", PathText.system(program)) == 0)
    #expect(try self.run(ChildLaunch(program, ["a"])).text == "a\n")
  }

  @Test func reportsWhyAProgramCannotStart() throws {
    let error = #expect(throws: ChildLaunchError.self) { try ChildLaunch("/no/such/program").start() }
    #expect(error?.systemError == ENOENT)
    #expect(error.map { "\($0)" } == "No such file or directory")
  }
}
