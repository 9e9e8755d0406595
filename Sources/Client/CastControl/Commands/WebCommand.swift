import ArgumentParser
import CastRPCClient
import Glibc
import Logging
import WebBridge

/// `castctl web`.
struct WebCommand: AsyncParsableCommand, CommonCommand {
  static let configuration = CommandConfiguration(
    commandName: "web", abstract: "Serves a remote control for this machine's browsers, until Ctrl-C.",
    discussion: """
      It prints the address to open. The address holds a secret of this run: anyone with it controls your devices. Nothing but \
      127.0.0.1 is listened on. Web pages of your own can show the same buttons and controllers: see docs/Web.md.
      """)
  @Option(help: ArgumentHelp("The port of 127.0.0.1. Default: any free one.", valueName: "number"))
  var port = 0
  @Flag(help: "Open the page in the browser.") var open = false
  @Option(
    help: ArgumentHelp("Serve the files of a folder, as clients/web, not those in the program.", valueName: "folder"),
    completion: .directory)
  var files: String?
  @Option(
    help: ArgumentHelp("Offer the films of a JSON file on the page: see docs/Web.md.", valueName: "file"),
    completion: .file())
  var catalogue: String?
  @Option(
    help: ArgumentHelp(
      "Show the page with the texts of a JSON file, as in another language: see docs/Web.md.", valueName: "file"),
    completion: .file())
  var texts: String?
  @OptionGroup(title: "Common options") var common: CommonOptions

  func validate() throws {
    guard (0...65_535).contains(self.port) else { throw ValidationError("--port goes from 0 to 65535.") }
    for file in [self.catalogue, self.texts].compactMap(\.self) where access(file, R_OK) != 0 {
      throw ValidationError("“\(file)” can't be read.")
    }
  }

  mutating func run() async throws {
    let output = ControlOutput(json: self.common.json, noColour: self.common.noColor)
    let signals = try TerminationSignals()
    let folder = try PrivateFolder()
    defer { folder.remove(with: [WebServerFinder.socketName, BrowserLauncher.fileName]) }
    let finder = WebServerFinder(options: self.common, folder: folder)
    // At once, not with the first tab, so that a missing server is reported here.
    _ = try await finder.socketPath()
    let bridge = try await self.start(finder)
    let url = await bridge.url
    // The browser first: a reader of the address may assume that all is done.
    let isOpen = !self.open || BrowserLauncher.open(url, in: folder)
    output.result(["url": .string(url)] as JSONValue, url)
    if !isOpen {
      output.note("castctl: no browser could be started (xdg-open, $BROWSER); open the address by hand.")
    }
    let signal = await signals.next()
    await bridge.close()
    await finder.close()
    if signal == SIGINT { throw ExitCode(ControlExit.interrupted.rawValue) }
  }

  private var pages: WebPages {
    var pages = self.files.map(WebPages.folder) ?? .builtIn
    if let catalogue { pages = pages.offering(catalogue: catalogue) }
    if let texts { pages = pages.speaking(texts: texts) }
    return pages
  }

  private func start(_ finder: WebServerFinder) async throws -> WebBridge {
    do {
      return try await WebBridge.start(
        port: self.port, pages: self.pages,
        logger: Logger(label: "castctl") { _ in SwiftLogNoOpLogHandler() },
        findServer: { try await finder.socketPath() })
    } catch {
      throw CommandError.failed(
        "The port \(self.port) of 127.0.0.1 can't be listened on.",
        "Another program has it; choose another with --port.")
    }
  }
}
