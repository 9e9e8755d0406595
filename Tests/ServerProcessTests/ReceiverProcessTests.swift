import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// `cast-receiver` as a program: its version, and attacks of a client on its control socket.
@Suite(.blocking, .timeLimit(.minutes(2))) final class ReceiverProcessTests {
  private static let program = BuiltProducts.path(of: "cast-receiver")
  let folder: String

  init() throws {
    var template = Array("/tmp/cast-receiver-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for entry in ["control", ""] { remove("\(self.folder)/\(entry)") }
  }

  @Test func saysTheVersionOfTheSpec() throws {
    let spec = try SourceTree.bytes("spec/api.json")
    let version = try #require(try JSONDocument(parsing: spec).root.value["version"]?.string)
    let output = try ChildProcess.run([Self.program, "--version"])
    #expect(output.end == .exited(0))
    #expect(String(decoding: output.output, as: UTF8.self) == "cast-receiver \(version)\n")
  }

  struct Flood: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var beginning: String
    var count: Int

    init(_ description: String, _ beginning: String, count: Int) {
      self.testDescription = description
      self.beginning = beginning
      self.count = count
    }
  }

  @Test(arguments: [
    Flood("a header without an end", "Content-Length:", count: 1 << 20),
    Flood("a header line", "Content-Type: ", count: 1 << 20),
    Flood("a body", "Content-Length: 1000000000000\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":7,\"x\":\"", count: 1 << 20),
    Flood("a line", "{\"jsonrpc\":\"2.0\",\"id\":7,\"x\":\"", count: 40 << 20),
  ])
  func answersOversizedControlMessages(flood: Flood) throws {
    let path = "\(self.folder)/control"
    let receiver = try ChildProcess(Self.program, ["--no-advertise", "--control", path])
    let other = try UnixClient(path: path)
    try other.ping(1)
    let hostile = try UnixClient(path: path)
    #expect(hostile.send(Array(flood.beginning.utf8)))
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<(flood.count / piece.count) where !hostile.send(piece) { break }
    try other.ping(2)
    #expect(try hostile.text(upTo: "\"error\"").contains("\"error\""))
    try other.ping(3)
    #expect(try Self.peakMemory(of: receiver) < 200 << 20, "what is skipped isn't kept")
  }

  /// The peak of the process's resident memory, in bytes.
  private static func peakMemory(of process: ChildProcess) throws -> Int {
    let status = String(
      decoding: try ChildProcess.run(["cat", "/proc/\(process.processID)/status"]).output, as: UTF8.self)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return 1_024 * (line.split(separator: " ").compactMap { Int($0) }.first ?? .max)
  }
}
