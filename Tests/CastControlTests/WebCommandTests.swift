import CastRPCClient
import CastTestSupport
import Glibc
import Testing

@testable import CastControl

/// `castctl web` as a process: its files, and their removal. `Tests/Web` tests it in browsers.
@Suite(.blocking, .timeLimit(.minutes(2))) struct WebCommandTests {
  /// A `castctl web` with its own folders.
  private final class Run {
    let folder = "/tmp/castctl-web-test-\(UInt64.random(in: 0...UInt64.max))"
    let process: ChildProcess
    let url: String

    init(_ options: [String] = [], environment more: [String: String] = [:]) throws {
      var environment = ["CAST_RPC_SERVER": BuiltProducts.path(of: "cast-rpc")]
      for name in ["XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
        environment[name] = "\(self.folder)/\(name)"
      }
      _ = try ChildProcess.run(["mkdir", "-p", "-m", "700", "\(self.folder)/XDG_RUNTIME_DIR"])
      environment.merge(more) { $1 }
      self.process = try ChildProcess(
        BuiltProducts.path(of: "castctl"), ["web", "--json"] + options, environment: environment)
      let line = try #require(try self.process.readLine())
      self.url = try #require(try JSONDocument(parsing: line).root.value["url"]?.string)
    }

    deinit { _ = try? ChildProcess.run(["rm", "-rf", self.folder]) }

    /// The files in the runtime directory.
    var files: [String] {
      let listing = try? ChildProcess.run(["find", "\(self.folder)/XDG_RUNTIME_DIR", "-mindepth", "1"])
      return String(decoding: listing?.output ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test(arguments: [(SIGTERM, ChildProcess.End.exited(0)), (SIGINT, .exited(130))])
  func aSignalEndsItWithoutTraces(signal: CInt, end: ChildProcess.End) throws {
    let run = try Run()
    #expect(run.url.hasPrefix("http://127.0.0.1:"))
    #expect(run.url.split(separator: "#").last?.count == 32)
    #expect(run.files.contains { $0.hasSuffix("/socket") })
    run.process.send(signal: signal)
    #expect(try run.process.waitForEnd() == end)
    #expect(run.files.isEmpty)
  }

  @Test func theBrowserGetsAPrivateFileAndNotTheSecretItself() throws {
    let run = try Run(["--open"], environment: ["BROWSER": "true"])
    let page = try #require(run.files.first { $0.hasSuffix("/\(BrowserLauncher.fileName)") })
    let read = try ChildProcess.run(["stat", "-c", "%a", page])
    #expect(String(decoding: read.output, as: UTF8.self) == "600\n")
    let text = String(decoding: try ChildProcess.run(["cat", page]).output, as: UTF8.self)
    #expect(text.contains("url=\(run.url)"))
    run.process.send(signal: SIGTERM)
    #expect(try run.process.waitForEnd() == .exited(0))
    #expect(run.files.isEmpty)
  }

  @Test(arguments: [
    (["--phones"], ControlExit.success, "", "No phone is paired. To pair one: castctl web --lan"),
    (["--phones", "--json"], .success, "{\"phones\":[]}\n", ""),
    (["--forget", "all"], .success, "No phone is paired.\n", ""),
    (["--forget", "Ann"], .failure, "", "No phone is called “Ann”."),
    (["--phones", "--forget", "Ann"], .usage, "", "Either --phones or --forget."),
    (["--lan-port", "80"], .usage, "", "--lan-interface and --lan-port need --lan."),
    (["--lan", "--lan-port", "70000"], .usage, "", "--lan-port goes from 0 to 65535."),
    (["--allow-origin", "http://a/b"], .usage, "", "“http://a/b” is no origin"),
    (["--lan", "--lan-interface", "no-such0"], .failure, "", "There is no interface or address “no-such0”."),
  ])
  func phonesAndOriginsAreReported(options: [String], exit: ControlExit, output: String, errors: String) throws {
    let folder = try TemporaryFolder()
    let run = try ChildProcess.run(
      [
        "env", "XDG_STATE_HOME=\(folder.path)", "XDG_RUNTIME_DIR=\(folder.path)",
        "CAST_RPC_SERVER=\(BuiltProducts.path(of: "cast-rpc"))", BuiltProducts.path(of: "castctl"), "web",
      ] + options)
    #expect(run.end == .exited(exit.rawValue))
    #expect(String(decoding: run.output, as: UTF8.self) == output)
    #expect(run.errors.contains(errors))
  }

  @Test func readsFilesWhoseNamesAreNoUTF8() throws {
    let bench = try ControlBench()
    let run = try bench.shell(
      "file=$(printf 'b\\351.json'); : >\"$file\"; castctl web --phones --catalogue \"$file\" --texts \"$file\"")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func reportsAMissingServer() throws {
    let folder = try TemporaryFolder()
    let run = try ChildProcess.run([
      "env", "XDG_RUNTIME_DIR=\(folder.path)", "CAST_RPC_SERVER=/nowhere/cast-rpc",
      BuiltProducts.path(of: "castctl"), "web",
    ])
    #expect(run.end == .exited(ControlExit.noServer.rawValue))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("/nowhere/cast-rpc"))
    #expect(try ChildProcess.run(["ls", "-A", folder.path]).output.isEmpty)
  }
}
