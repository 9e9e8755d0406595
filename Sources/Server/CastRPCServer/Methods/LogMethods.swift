import CastRPCProtocol
import CastSender
import FrameworkLog
import Glibc
import JSONRPC
import LoopIsolation

/// `log.*`: the framework's log.
@LoopActor
final class LogMethods: LogService {
  private let log: ServerLog
  private let context: CastContext
  private let publisher: NotificationPublisher
  private let outputs: LogOutputs

  init(log: ServerLog, context: CastContext, publisher: NotificationPublisher) {
    self.log = log
    self.context = context
    self.publisher = publisher
    self.outputs = LogOutputs(log: log) { [weak publisher] file in publisher?.publish(LogDidChangeFile(file: file)) }
    publisher.observeSubscriptions { [weak self] client, isGone in self?.update(client, isGone: isGone) }
  }

  // MARK: Records

  func setFilter(_ params: LogSetFilterParams, _ call: JSONRPCCallContext) async throws -> LogFilter {
    let client = try self.publisher.client(of: call.peer)
    let declared = LogFilter(
      minimumLevel: params.minimumLevel, classes: params.classes, functions: params.functions,
      messagePatterns: params.messagePatterns, redact: params.redact
    ).complete
    client.log.filter = try RecordFilter(declared, path: "params")
    client.log.declared = declared
    self.update(client, isGone: false)
    return declared
  }

  func getFilter(_ params: LogGetFilterParams, _ call: JSONRPCCallContext) async throws -> LogGetFilterResult {
    let client = try self.publisher.client(of: call.peer)
    return LogGetFilterResult(
      filter: client.log.declared, isSubscribed: client.wants(LogDidRecord.method),
      messageTap: client.log.tap?.declared ?? MessageTap(isEnabled: false), file: self.outputs.fileInfo,
      console: self.outputs.console)
  }

  /// Starts, updates or stops a client's records: it gets none while it isn't subscribed.
  private func update(_ client: ClientConnection, isGone: Bool) {
    let isRedacted = client.log.declared.redact ?? true
    switch (client.log.outlet, !isGone && client.wants(LogDidRecord.method)) {
    case (let outlet?, true): self.log.hub.update(outlet, filter: client.log.filter, isRedacted: isRedacted)
    case (let outlet?, false):
      self.log.hub.remove(outlet)
      client.log.outlet = nil
    case (nil, true):
      let sink = ClientLogSink { [weak self, weak client] records, lost in
        guard let self, let client else { return }
        self.deliver(records, lost: lost, to: client)
      }
      client.log.outlet = self.log.hub.add(
        sink, filter: client.log.filter, isRedacted: isRedacted, isReentrant: false)
    case (nil, false): break
    }
    if isGone { client.log.tap = nil }
    self.updateTap()
  }

  private func deliver(_ records: [LogRecord], lost: Int, to client: ClientConnection) {
    guard client.log.outlet != nil else { return }
    self.log.hub.delivering {
      for (index, record) in records.enumerated() {
        let isFirst = index == 0
        self.publisher.publish(
          LogDidRecord(
            record, recordId: client.log.nextRecordId(), lost: isFirst && client.log.lost > 0 ? client.log.lost : nil),
          where: { $0 === client })
      }
      // The dropped records came after the kept ones, so the next record reports them.
      client.log.lost = Int64(lost)
    }
  }

  // MARK: Outputs

  func setFile(_ params: LogSetFileParams, _ call: JSONRPCCallContext) async throws -> LogFile {
    try await self.outputs.setFile(params)
  }

  func setConsole(_ params: LogSetConsoleParams, _ call: JSONRPCCallContext) async throws -> LogConsole {
    try self.outputs.setConsole(params.isEnabled ? params.filter ?? LogFilter() : nil)
  }

  // MARK: Messages

  func setMessageTap(_ params: LogSetMessageTapParams, _ call: JSONRPCCallContext) async throws -> MessageTap {
    let client = try self.publisher.client(of: call.peer)
    guard params.isEnabled ?? true else {
      client.log.tap = nil
      self.updateTap()
      return MessageTap(isEnabled: false)
    }
    let declared = MessageTap(
      isEnabled: true, sessionId: params.sessionId, namespaces: params.namespaces,
      includeHeartbeat: params.includeHeartbeat ?? false, redact: params.redact ?? true,
      maximumPayloadBytes: params.maximumPayloadBytes ?? 16_384)
    client.log.tap = try RecordFilter.checked("params.namespaces") { () throws(PatternError) in
      try MessageTapFilter(declared)
    }
    self.updateTap()
    return declared
  }

  /// Inspects messages only while a client wants some.
  private func updateTap() {
    let isWanted = self.publisher.clients.values.contains { $0.log.tap != nil && $0.wants(LogDidTapMessage.method) }
    guard isWanted != (self.context.messageTap != nil) else { return }
    guard isWanted else { return self.context.messageTap = nil }
    self.context.messageTap = { [weak self] message in self?.show(message) }
  }

  private func show(_ tapped: TappedMessage) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let seconds = Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1_000
    let redacted = RedactedText(tapped.message)
    for client in self.publisher.clients.values {
      guard let tap = client.log.tap, tap.admits(tapped), client.wants(LogDidTapMessage.method) else { continue }
      self.publisher.publish(
        LogDidTapMessage(
          tapped, redacted: redacted, recordId: client.log.nextRecordId(), time: seconds, for: tap.declared),
        where: { $0 === client })
    }
  }
}

extension LogDidRecord {
  init(_ record: LogRecord, recordId: Int64, lost: Int64?) {
    self.init(
      recordId: recordId, level: record.level, message: record.detailedMessage,
      component: record.component.description, className: record.component.sdkClasses.first,
      function: record.function, location: record.location, time: record.time, sessionId: record.sessionId,
      metadata: record.metadata.isEmpty ? nil : record.metadata, lost: lost)
  }
}
