import ArgumentParser
import CastRPCClient
import Glibc
import Logging
import TextFormats
import WebBridge

/// `castctl web`.
struct WebCommand: AsyncParsableCommand, CommonCommand {
  static let configuration = CommandConfiguration(
    commandName: "web", abstract: "Serves a remote control for this machine's browsers, until Ctrl-C.",
    discussion: """
      It prints the address to open. The address holds a secret of this run: anyone with it controls your devices. Nothing but \
      127.0.0.1 is listened on, except with --lan. Web pages of your own can show the same buttons and controllers: see \
      docs/Web.md.

      With --lan a phone can be the remote: scan the code that is shown. Each phone is paired once, and can be removed with \
      --forget. The connection isn't encrypted: use it in networks that you trust.
      """)
  @Option(help: ArgumentHelp("The port of 127.0.0.1. Default: any free one.", valueName: "number"))
  var port = 0
  @Flag(help: "Open the page in the browser.") var open = false
  @Flag(help: "Let paired phones in the local network connect, and show a code to scan.") var lan = false
  @Option(
    help: ArgumentHelp(
      "With --lan: the interface or address to listen on. Default: the private address of the only network, or of the default route.",
      valueName: "interface"))
  var lanInterface: String?
  @Option(
    help: ArgumentHelp("With --lan: the port. Default: \(PhoneService.defaultPort).", valueName: "number"))
  var lanPort: Int?
  @Flag(help: "List the paired phones, and end.") var phones = false
  @Option(help: ArgumentHelp("Remove a paired phone, or all, and end.", valueName: "name|all"))
  var forget: String?
  @Option(
    help: ArgumentHelp(
      "Let the pages of another origin connect, and print the address to open: see docs/Web.md. May be repeated.",
      valueName: "url"))
  var allowOrigin: [String] = []
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
    guard self.lanPort.map((0...65_535).contains) != false else {
      throw ValidationError("--lan-port goes from 0 to 65535.")
    }
    guard self.lan || (self.lanInterface == nil && self.lanPort == nil) else {
      throw ValidationError("--lan-interface and --lan-port need --lan.")
    }
    guard !self.phones || self.forget == nil else { throw ValidationError("Either --phones or --forget.") }
    if let wrong = self.allowOrigin.first(where: { WebOrigin($0) == nil }) {
      throw ValidationError("“\(wrong)” is no origin: write it as http://localhost:5173.")
    }
    for file in [self.catalogue, self.texts].compactMap(\.self) where access(PathText.system(file), R_OK) != 0 {
      throw ValidationError("“\(file)” can't be read.")
    }
  }

  mutating func run() async throws {
    let output = ControlOutput(json: self.common.json, noColour: self.common.noColor)
    let service = PhoneService(output: output)
    if self.phones { return try service.list() }
    if let forget { return try service.forget(forget) }
    let signals = try TerminationSignals()
    let folder = try PrivateFolder(files: [WebServerFinder.socketName, BrowserLauncher.fileName])
    defer { folder.remove() }
    let finder = WebServerFinder(options: self.common, folder: folder)
    // The server is found at once, not for the first tab, so that a missing one is reported here.
    _ = try await finder.socketPath()
    let bridge = try await self.start(finder)
    do {
      if self.lan {
        try await service.open(bridge, interface: self.lanInterface, port: self.lanPort ?? PhoneService.defaultPort)
      }
    } catch {
      await finder.close()
      throw error
    }
    if !output.isJSON { await bridge.phones?.reportPairings { output.note("“\(TerminalText.clean($0))” was paired.") } }
    await self.announce(bridge, output, folder)
    let codes = await self.showCodes(bridge, service)
    let signal = await signals.next()
    codes?.cancel()
    await bridge.close()
    await finder.close()
    if signal == SIGINT { throw ExitCode(ControlExit.interrupted.rawValue) }
  }

  /// Opens the browser if wanted, and prints the addresses.
  private func announce(_ bridge: WebBridge, _ output: ControlOutput, _ folder: PrivateFolder) async {
    let url = await bridge.url
    // The browser is opened first: a program that reads the address may assume that all is done.
    let isOpen = !self.open || BrowserLauncher.open(url, in: folder)
    var result: JSONObject = ["url": .string(url)]
    var lines = [url]
    var origins: [JSONValue] = []
    for origin in self.allowOrigin.compactMap(WebOrigin.init) {
      guard let address = await bridge.url(of: origin) else { continue }
      origins.append(["origin": .string(origin.text), "url": .string(address)])
      lines.append("For \(origin.text): \(address)")
    }
    if !origins.isEmpty { result["origins"] = .array(origins) }
    if let phones = await bridge.phones {
      let offer = await phones.offerCode()
      result["phones"] = [
        "url": .string(await phones.url), "pairingUrl": .string(offer.url), "expiresIn": .integer(offer.seconds),
        "pageUrl": .string(await bridge.phonesURL),
      ]
      lines.append("Phones, and further codes: \(await bridge.phonesURL)")
      output.result(JSONValue.object(result), lines.joined(separator: "\n"))
      PhoneService(output: output).show(offer, again: self.showsOnEnter)
    } else {
      output.result(JSONValue.object(result), lines.joined(separator: "\n"))
    }
    if !isOpen {
      output.remark("castctl: no browser could be started (xdg-open, $BROWSER); open the address by hand.")
    }
  }

  /// Whether Enter shows a new code.
  private var showsOnEnter: Bool { isatty(STDIN_FILENO) == 1 && !self.common.json }

  /// Returns the task that shows a new code for each Enter; `nil` without phones or a terminal, or with `--json`.
  private func showCodes(_ bridge: WebBridge, _ service: PhoneService) async -> Task<Void, Never>? {
    guard let phones = await bridge.phones, self.showsOnEnter else { return nil }
    return Task { await service.showOnEnter(phones) }
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
        port: self.port, pages: self.pages, origins: self.allowOrigin.compactMap(WebOrigin.init),
        logger: Logger(label: "castctl") { _ in SwiftLogNoOpLogHandler() },
        findServer: { try await finder.socketPath() })
    } catch {
      throw CommandError.failed(
        "The port \(self.port) of 127.0.0.1 can't be listened on.",
        "Another program has it; choose another with --port.")
    }
  }
}
