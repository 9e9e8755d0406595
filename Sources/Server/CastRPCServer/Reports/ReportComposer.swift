import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import FrameworkLog
import Glibc
import JSONCodec
import LoopIsolation
import NIOCore

/// Gathers the facts of a ``ProblemReport``.
///
/// 1. Looks for devices for the requested time, and diagnoses discovery.
/// 2. Probes up to eight devices, and asks those that answer to describe themselves.
/// 3. Adds the sessions, the options and the latest records of the log.
/// 4. Replaces private texts by stand-ins, on another thread.
@LoopActor
struct ReportComposer {
  /// The most devices that are probed.
  private static let maximumProbes = 8
  /// The age of the oldest record of the log, in seconds.
  private static let logAge = 600.0
  /// The most lines of a client about itself, and the longest of them in bytes.
  private static let maximumNotes = 32
  private static let maximumNote = 1_000

  let context: CastContext
  let log: ServerLog
  let names: DeviceNameStore
  private var discovery: DiscoveryManager { self.context.discovery }

  init(context: CastContext, log: ServerLog, names: DeviceNameStore) {
    (self.context, self.log, self.names) = (context, log, names)
  }

  /// A device or address with the results of asking it.
  private struct Answer: Sendable {
    var probe: ProbeResult
    var description: DeviceDescription?
  }

  /// Returns the report.
  ///
  /// - Throws: InvalidParams for notes beyond the limits; the cancellation of the search for devices.
  func report(_ params: ServerReportParams, server: ServerInfo) async throws -> ServerReportResult {
    let notes = try Self.checked(params.notes ?? [])
    let time = TimeAmount(seconds: params.listenFor ?? 3)
    let evidence =
      time > .zero ? try await self.discovery.diagnose(listeningFor: time) : await self.discovery.diagnose()
    let answers = await self.answers(params)
    var report = ProblemReport()
    self.hideNames(in: &report, answers, await self.names.load())
    report.add("Versions", Self.versions(server) + notes.map { .text($0) })
    report.add("Discovery", DiscoveryDiagnosis(evidence, cache: DeviceCacheInfo(self.context.deviceCache)).lines)
    report.add("Services that discovery saw", self.sightings)
    report.add("Devices", self.devices)
    for answer in answers { report.add("Probe", answer.probe.summary.map { .text($0) }) }
    report.add(
      "Devices about themselves", answers.compactMap(\.description).map { .value("description", $0.jsonValue) })
    report.add("Sessions", self.sessions)
    report.add("Options", [.value("options", self.context.options.declared.jsonValue)])
    report.add("Log, the last \(Int(Self.logAge / 60)) minutes", self.records)
    return await Blocking.run { [report] in report.redacted(at: Timestamp.text(of: Timestamp.now())) }
  }

  private static func checked(_ notes: [String]) throws -> [String] {
    guard notes.count <= self.maximumNotes, notes.allSatisfy({ $0.utf8.count <= self.maximumNote }) else {
      throw APIError(
        .invalidParams, "params.notes must be at most \(self.maximumNotes) texts of \(self.maximumNote) bytes."
      ) {
        $0.path = "params.notes"
        $0.reason = "has too many texts, or one that is too long"
      }
    }
    return notes
  }

  // MARK: Asking

  /// Probes the devices of the list, those that were seen in this run first, and the address of the call.
  private func answers(_ params: ServerReportParams) async -> [Answer] {
    var tasks: [Task<Answer, Never>] = []
    if params.probesDevices ?? true {
      let (seen, cached) = (self.discovery.confirmedDevices, self.discovery.devices.filter { $0.origin == .cached })
      for device in (seen + cached).prefix(Self.maximumProbes) {
        tasks.append(
          LoopActor.task {
            await self.answer(device.address, device.port, .device(device.deviceId), isGroup: device.isGroup)
          })
      }
    }
    if let host = params.host {
      let port = params.port.flatMap { UInt16(exactly: $0) } ?? ConfiguredDevice.defaultPort
      tasks.append(
        LoopActor.task { await self.answer(host, port, .address(host, port: port), isGroup: false) })
    }
    var answers: [Answer] = []
    for task in tasks { answers.append(await task.value) }
    return answers
  }

  private func answer(_ host: String, _ port: UInt16, _ target: SessionTarget, isGroup: Bool) async -> Answer {
    let probe = ProbeResult(await self.context.probe(host: host, port: port))
    var answer = Answer(probe: probe)
    guard probe.succeeded, !isGroup else { return answer }
    answer.description = try? await self.context.describer.describe(target)
    return answer
  }

  // MARK: Private names

  private func hideNames(in report: inout ProblemReport, _ answers: [Answer], _ names: NamesOfDevices) {
    for device in self.discovery.devices where !device.configured.map(\.description).contains(device.friendlyName) {
      report.hide(device.friendlyName)
      for group in device.groups { report.hide(group.friendlyName) }
    }
    for session in self.context.sessions.sessions { report.hide(session.device.friendlyName) }
    for sighting in self.discovery.sightings { report.hide(sighting.friendlyName) }
    for answer in answers {
      report.hide(answer.probe.friendlyName)
      report.hide(answer.description?.friendlyName)
      for group in answer.description?.groups ?? [] { report.hide(group.friendlyName) }
      report.hide(answer.description?.network?.ssid, as: .network)
    }
    for alias in names.aliases { report.hide(alias.alias) }
    report.hide(names.defaultDevice)
    for name in Self.namesOfThisMachine { report.hide(name) }
  }

  /// The names of the user and the host, which are in paths of files.
  private static var namesOfThisMachine: [String] {
    let home = getenv("HOME").map { String(cString: $0) }?.split(separator: "/").last.map(String.init)
    let user = getenv("USER").map { String(cString: $0) }
    var host = utsname()
    let node = uname(&host) == 0 ? Self.text(host.nodename) : ""
    // These say nothing about the user.
    return [home, user, node].compactMap(\.self).filter { !["root", "home", "localhost", ""].contains($0) }
  }

  // MARK: Sections

  private static func versions(_ server: ServerInfo) -> [ProblemReport.Line] {
    var system = utsname()
    let isKnown = uname(&system) == 0
    return [
      .fact("\(server.name) \(server.version), API level \(server.apiLevel), API document \(server.specHash)"),
      .fact("process up for \(Int(server.uptime)) s, \(server.clients) clients, \(server.sessions) sessions"),
      .fact(
        isKnown
          ? "\(self.text(system.sysname)) \(self.text(system.release)) \(self.text(system.machine))" : "unknown system"),
    ]
  }

  /// Returns the text of a field of C, which is an array of characters.
  private static func text<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private var sightings: [ProblemReport.Line] {
    let now = self.context.clock.now
    let rows = self.discovery.sightings.map { sighting in
      ProblemReport.Line.row([
        sighting.friendlyName ?? "", sighting.deviceId ?? "", sighting.source,
        "first \(Int((now - sighting.firstSeen).seconds)) s ago",
        "last \(Int((now - sighting.lastSeen).seconds)) s ago",
        "\(sighting.reports) reports", sighting.isLost ? "lost" : "present",
      ])
    }
    return rows.isEmpty ? [.fact("none in this run")] : rows
  }

  private var devices: [ProblemReport.Line] {
    let rows = self.discovery.devices.map { device in
      ProblemReport.Line.row([
        device.friendlyName, device.deviceId, device.modelName, device.type.rawValue, device.origin.rawValue,
        device.capabilities.map { "capabilities \($0.rawValue)" } ?? "", "port \(device.port)",
        (device.addresses.isEmpty ? [device.host] : device.addresses).joined(separator: " "),
      ])
    }
    return rows.isEmpty ? [.fact("none")] : rows
  }

  private var sessions: [ProblemReport.Line] {
    let sessions = self.context.sessions.sessions.map {
      ProblemReport.Line.value("session", Session($0.snapshot).jsonValue)
    }
    return sessions.isEmpty ? [.fact("none")] : sessions
  }

  private var records: [ProblemReport.Line] {
    guard let recent = self.log.recent else { return [.fact("This server keeps no log.")] }
    let records = recent.records(ofLast: Self.logAge)
    guard !records.isEmpty else { return [.fact("empty")] }
    return records.map { .text($0.text) }
  }
}

extension DiscoveryDiagnosis {
  /// The diagnosis as lines of a report.
  fileprivate var lines: [ProblemReport.Line] {
    self.summary.map { .text($0) }
      + [.fact("Saved devices: \(self.cache.state.rawValue), \(self.cache.devices) of them not seen yet")]
  }
}
