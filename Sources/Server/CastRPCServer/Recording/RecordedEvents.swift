import CastDiscovery
import CastRecording
import CastSender
import CastV2
import DNSSD
import JSONCodec
import JSONRPC
import MediaServing

extension RecordedMessage {
  /// Reads the payload of a message that crossed link number `link`.
  init(_ message: CastMessage, _ direction: CastMessageDirection, link: Int) {
    let payload: Payload
    if message.payloadType == .string {
      let value = (try? JSONDocument(parsing: message.bytes, policy: .tolerant))?.root.value
      switch value {
      case .object, .array: payload = .json(value ?? .null)
      default: payload = .text(message.text)
      }
    } else {
      let bytes = message.bytes
      payload = .binary(base64: Base64.encode(bytes), count: bytes.count)
    }
    self.init(
      direction == .inbound ? .inbound : .outbound, link: link, from: message.sourceId, to: message.destinationId,
      namespace: message.namespace.rawValue, payload: payload)
  }
}

extension RecordedService {
  /// Describes a service as discovery resolved it.
  init(_ service: CastService, isAnnounced: Bool = true) {
    self.init(
      isAnnounced: isAnnounced, instance: service.key.instanceName, hostName: service.host, port: Int(service.port),
      addresses: service.addresses,
      txt: service.txt.entries.map { entry in entry.value.map { "\(entry.key)=\($0)" } ?? entry.key })
  }
}

extension RecordedFetch {
  /// The names of the recorded headers, in lower case.
  private static let headerNames: Set<String> = [
    "range", "if-range", "if-none-match", "user-agent", "origin", "accept", "referer", "cast-device-capabilities",
  ]

  /// Describes a request as the media server answered it, in `elapsed` seconds.
  init(_ access: MediaAccess, elapsed: Double) {
    var headers = JSONObject()
    for (name, value) in access.headers where Self.headerNames.contains(name.lowercased()) {
      headers[name] = .string(value)
    }
    self.init(
      method: access.method, path: access.path, headers: headers, status: access.status,
      bytes: access.bytesSent.map { Int(clamping: $0) }, elapsed: elapsed)
  }
}

extension RecordedOutcome {
  /// Describes how call number `call` ended.
  init(_ call: Int, _ outcome: Result<any JSONEncodable, any Error>) {
    switch outcome {
    case .success(let result):
      var writer = JSONWriter(writesUnread: false)
      result.write(to: &writer)
      self.init(call, result: Self.value(of: writer.bytes))
    case .failure(let error):
      let error = Self.representation(of: error)
      var data = JSONWriter()
      error.rpcError.writeRPCData(to: &data)
      self.init(
        call,
        error: [
          "code": .integer(Int64(error.rpcError.rpcCode.rawValue)), "message": .string(error.rpcError.rpcMessage),
          "data": Self.value(of: data.bytes),
        ])
    }
  }

  private static func value(of bytes: [UInt8]) -> JSONValue {
    (try? JSONDocument(parsing: bytes, policy: .tolerant))?.root.value ?? [:]
  }

  private static func representation(of error: any Error) -> any JSONRPCErrorConvertible {
    switch error {
    case let error as any JSONRPCErrorConvertible: error
    case let error as any JSONRPCErrorRepresentable: Represented(rpcError: error)
    case let error as JSONDecodingError: Represented(rpcError: JSONRPCError.invalidParams(error))
    case is CancellationError: Represented(rpcError: JSONRPCError.requestCancelled)
    default: Represented(rpcError: JSONRPCError.internalError("\(error)"))
    }
  }

  private struct Represented: JSONRPCErrorConvertible {
    let rpcError: any JSONRPCErrorRepresentable
  }
}

extension JSONValue {
  /// The approximate memory that the value takes, in bytes.
  var roughSize: Int {
    switch self {
    case .string(let text): 16 + text.utf8.count
    case .array(let elements): elements.reduce(16) { $0 + $1.roughSize }
    case .object(let object): object.members.reduce(16) { $0 + $1.key.utf8.count + $1.value.roughSize }
    default: 16
    }
  }
}
