import ArgumentParser
import CastRPCClient

/// `castctl doctor [DEVICE] [--report FILE]`.
struct DoctorCommand: AsyncParsableCommand, CommonCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Finds out why devices are missing or one can't be reached, and gives advice.",
    discussion: """
      The verdict stands first. It ends with 0 if devices answer and can be connected to.

      With --report it writes one file to attach to an issue: versions, interfaces, the devices that discovery saw, \
      a probe of each, and the last minutes of the log. Names, ids, addresses and secrets are replaced by stand-ins. \
      Read it before you send it.
      """)
  @Argument(
    help: "The device to try: its name, an alias, its id or its address (HOST or HOST:PORT).", completion: .deviceNames)
  var device: String?
  @Option(help: ArgumentHelp("How long to listen for devices.", valueName: "seconds")) var scanTime = 3.0
  @Option(
    help: ArgumentHelp("Write a report for an issue to this new file, which only you can read.", valueName: "file"),
    completion: .file()) var report: String?
  @Flag(help: "With --report: replace the file if it exists.") var force = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  func validate() throws {
    guard self.report != nil || !self.force else { throw ValidationError("--force goes with --report.") }
    guard self.report?.isEmpty != true else { throw ValidationError("--report needs the path of a file.") }
    guard (0...60).contains(self.scanTime) else { throw ValidationError("--scan-time goes from 0 to 60 seconds.") }
    guard self.device == nil || self.common.device == nil else { throw ValidationError("Name the device once.") }
    guard self.device?.isEmpty != true else { throw ValidationError("A device's name has letters.") }
  }

  /// How long to look for a device by its name, at least, in seconds.
  private static let searchTime = 3.0

  /// The device to try, as the command line names it.
  private var wanted: String? { self.device ?? self.common.device }

  mutating func run() async throws {
    let output = ControlOutput(json: self.common.json, noColour: self.common.noColor)
    if let report { return try await self.write(ReportFile(path: report, replacesExisting: self.force), output) }
    let (client, daemonReason) = try await self.connect()
    output.live(self.wanted == nil ? "Listening for devices…" : "Trying the device…")
    let diagnosis: DiscoveryDiagnosis
    do {
      diagnosis = try await self.diagnose(client, try await self.address(client))
    } catch {
      output.live("")
      await client.close()
      throw error
    }
    output.live("")
    self.report(diagnosis, client.info, daemonReason, output)
    await client.close()
    let exit = self.exit(diagnosis)
    if exit != .success { throw ExitCode(exit.rawValue) }
  }

  /// Connects to the server of `--socket`, or else to the daemon. If no daemon listens, starts a server, and also
  /// returns the error of the connection to the daemon.
  private func connect() async throws -> (CastClient, String?) {
    if let socket = self.common.socket {
      return (try await ControlSession.connect(self.common, toSocket: socket), nil)
    }
    do {
      return (try await ControlSession.connect(self.common, to: .socket()), nil)
    } catch let error as CastClientError where error.name == CastClientError.serverNotFound {
      return (try await ControlSession.connect(self.common, to: .spawn(server: self.common.server)), error.message)
    }
  }

  /// Returns the address to try, or `nil` if the command names no device.
  ///
  /// A name is searched for in the network, but not if it may be an address and no known device has it (`--on` of the
  /// other commands means the same). If no device has the name, it may be that of a host.
  private func address(_ client: CastClient) async throws -> HostAndPort? {
    guard let wanted else { return nil }
    let name = try await client.player.getNames().device(of: wanted)
    if name.contains(".") || name.contains(":"), !name.contains(" "), let address = HostAndPort(name),
      try await !self.isKnown(name, client)
    {
      return address
    }
    do {
      let device = try await client.discovery.find(
        DiscoveryFindParams(friendlyName: name, timeout: max(self.scanTime, Self.searchTime)),
        timeout: .seconds(self.scanTime + 15))
      return HostAndPort(host: device.host, port: device.port)
    } catch let error as CastClientError where error.name == APIError.Kind.deviceNotFound.name {
      let found = try await client.discovery.list().devices
      if let device = found.first(where: { $0.deviceId == name }) {
        return HostAndPort(host: device.host, port: device.port)
      }
      guard !name.contains(" "), error.data?.nearest == nil, let host = HostAndPort(name) else {
        throw DeviceFailure(error: error, devices: found.filter { $0.source != .cached }).commandError
      }
      return host
    }
  }

  /// Whether a device with the name has been seen in this run.
  private func isKnown(_ name: String, _ client: CastClient) async throws -> Bool {
    try await client.discovery.list().devices.contains {
      $0.source != .cached && $0.friendlyName.lowercased() == name.lowercased()
    }
  }

  private func diagnose(_ client: CastClient, _ address: HostAndPort?) async throws -> DiscoveryDiagnosis {
    try await client.discovery.diagnose(
      DiscoveryDiagnoseParams(
        host: address?.host, port: address?.port, listenFor: address == nil ? self.scanTime : nil),
      timeout: self.common.limit(self.scanTime + 15))
  }

  /// Writes a report to a file. Ends with 0 when the file is written, also if no device answers.
  private func write(_ file: ReportFile, _ output: ControlOutput) async throws {
    try file.check()
    let (client, daemonReason) = try await self.connect()
    output.live("Looking for devices, and asking them…")
    let report: ServerReportResult
    do {
      report = try await self.requestReport(client, daemonReason)
    } catch {
      output.live("")
      await client.close()
      throw error
    }
    output.live("")
    await client.close()
    try file.write(report.text)
    if output.isJSON {
      return output.json(
        ["report": .string(file.path), "replacements": .array(report.replacements.map(\.jsonValue))] as JSONValue)
    }
    let counts = report.replacements.map { "\($0.count) of the kind \($0.kind)" }
    output.lines([
      "The report is in \(TerminalText.clean(file.path)).",
      "Replaced by stand-ins: \(counts.isEmpty ? "nothing" : TerminalText.clean(counts.joined(separator: ", "))).",
      "Titles of media, names of files and paths of URLs stay: read it before you attach it to an issue.",
    ])
  }

  private func requestReport(_ client: CastClient, _ daemonReason: String?) async throws -> ServerReportResult {
    let address = try await self.address(client)
    let daemon = daemonReason.map { "no daemon listens, so castctl started a server: \($0)" } ?? "asked the daemon"
    return try await client.server.report(
      ServerReportParams(
        listenFor: self.scanTime, host: address?.host, port: address?.port,
        notes: ["castctl \(APIFacts.version)", String(daemon.prefix(900).prefix { $0 != "\n" })]),
      timeout: self.common.limit(self.scanTime + 60))
  }

  private func exit(_ diagnosis: DiscoveryDiagnosis) -> ControlExit {
    if let probe = diagnosis.probe {
      return probe.succeeded ? .success : probe.error.map { ControlExit.of($0.data.name) } ?? .notConnected
    }
    return diagnosis.finding == .healthy ? .success : .deviceNotFound
  }

  private func report(
    _ diagnosis: DiscoveryDiagnosis, _ server: ServerInfo, _ daemonReason: String?, _ output: ControlOutput
  ) {
    if output.isJSON {
      var daemon: JSONObject = ["isListening": .bool(daemonReason == nil)]
      if let daemonReason { daemon["reason"] = .string(daemonReason) }
      return output.json(
        [
          "version": .string(APIFacts.version), "daemon": .object(daemon), "server": server.jsonValue,
          "diagnosis": diagnosis.jsonValue,
        ] as JSONValue)
    }
    if let probe = diagnosis.probe {
      self.report(probe, output)
    } else {
      self.reportVerdict(diagnosis, output)
    }
    let name = TerminalText.clean("\(server.name) \(server.version)")
    output.line("castctl \(APIFacts.version), server \(name) (process \(server.processId))")
    output.line(
      daemonReason == nil
        ? "A daemon listens, up for \(MediaTime.text(server.uptime)), with \(server.clients) clients."
        : "No daemon listens now; the next command starts one.")
    if diagnosis.probe == nil {
      // The verdict, the advice and the hints are already printed.
      let printed = Set(
        [diagnosis.verdict, "Advice: \(diagnosis.advice)"] + diagnosis.hints.map { "Hint: \($0)" })
      let facts = diagnosis.summary.filter { !printed.contains($0) }
      output.lines(Self.calm(facts, isHealthy: diagnosis.finding == .healthy).map { "  " + TerminalText.clean($0) })
    }
  }

  /// Returns the facts. If discovery is healthy, a remark that a source isn't needed replaces the errors of a source
  /// that isn't used.
  static func calm(_ facts: [String], isHealthy: Bool) -> [String] {
    guard isHealthy else { return facts }
    return facts.map { fact in
      guard fact.hasPrefix("Source "), let end = fact.firstRange(of: ": not used") else { return fact }
      return fact[..<end.upperBound] + ", and not needed here."
    }
  }

  /// Prints the verdict before everything else.
  private func reportVerdict(_ diagnosis: DiscoveryDiagnosis, _ output: ControlOutput) {
    let style: TerminalStyle = diagnosis.finding == .healthy ? .green : .yellow
    output.line(style.apply(to: TerminalText.clean(diagnosis.verdict), output.hasColours))
    if !diagnosis.advice.isEmpty { output.line(TerminalText.clean(diagnosis.advice)) }
    guard diagnosis.finding != .healthy else { return }
    output.line("With --on HOST a command uses a device by its address; `castctl doctor DEVICE` tests the way to one.")
    output.lines(diagnosis.hints.map { "  hint: " + TerminalText.clean($0) })
  }

  private func report(_ probe: ProbeResult, _ output: ControlOutput) {
    let rows = probe.steps.map { step in
      let style: TerminalStyle = step.outcome == .passed ? .green : step.outcome == .failed ? .red : .faint
      return [
        TextTable.Cell(step.outcome.rawValue.lowercased(), style), TextTable.Cell(step.phase.rawValue.lowercased()),
        TextTable.Cell(step.elapsed.map { "\(Int(($0 * 1_000).rounded())) ms" } ?? ""),
        TextTable.Cell(step.detail ?? ""),
      ]
    }
    let name = probe.friendlyName.map { "\(TerminalText.clean($0)): " } ?? ""
    let style: TerminalStyle = probe.succeeded ? .green : .red
    output.line(style.apply(to: name + TerminalText.clean(probe.advice), output.hasColours))
    output.table(TextTable(titles: ["RESULT", "STEP", "TIME", "DETAIL"], rows: rows), ifEmpty: "")
  }
}
