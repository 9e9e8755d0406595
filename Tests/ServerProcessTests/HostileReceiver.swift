import CastModel
import CastTestSupport
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import TLS

/// A receiver over TLS that accepts a session, and then sends a test's messages, without the limits of honest
/// receivers.
@LoopActor
final class HostileReceiver: CastConnectionDelegate {
  private static let status =
    #""applications":[{"appId":"CC1AD845","sessionId":"s","transportId":"transport-1","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]}],"volume":{"level":0.5,"muted":false}"#

  private(set) var port = 0
  private var listener: CastListener?
  private var link: CastConnection?
  private let pongs = Mailbox<Bool>()

  static func start() async throws -> HostileReceiver {
    let receiver = HostileReceiver()
    let identity = try await Task.detached { try TLSIdentity.selfSigned() }.value
    var configuration = CastConnectionConfiguration.receiver
    configuration.deliversHeartbeats = true
    configuration.maximumQueuedBytes = .max
    let listener = try await CastListener.listen(
      on: SocketAddress(ipAddress: "127.0.0.1", port: 0),
      context: TLSContext(serverPolicy: TLSPolicy(), identity: identity), configuration: configuration,
      logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    ) { [weak receiver] connection in
      receiver?.link = connection
      if let receiver { connection.start(delegate: receiver) }
    }
    receiver.listener = listener
    receiver.port = listener.localAddress?.port ?? 0
    return receiver
  }

  /// Sends frames unchanged, and returns when the sender has processed them: it answers a PING after them.
  func send(_ frames: [HostileFrame]) async throws {
    for frame in frames {
      try self.link?.writeRaw(Self.bytes(frame.text, from: frame.source, namespace: frame.namespace))
    }
    try self.link?.writeRaw(Self.bytes(#"{"type":"PING"}"#, from: "receiver-0", namespace: .heartbeat))
    _ = await self.pongs.next()
  }

  /// A frame of any length.
  private static func bytes(_ text: String, from source: String, namespace: CastNamespace) -> [UInt8] {
    let message = CastMessage(sourceId: source, destinationId: "*", namespace: namespace, text: text)
    var frame = ByteBuffer()
    frame.writeInteger(UInt32(message.encodedLength))
    message.encode(into: &frame)
    return Array(frame.readableBytesView)
  }

  func connection(_ connection: CastConnection, didReceive message: CastMessage) {
    guard let payload = try? CastPayload(message), let type = payload.type?.rawValue else { return }
    let id = payload.requestId ?? 0
    func answer(_ text: String) {
      try? connection.send(
        CastMessage(
          sourceId: message.destinationId, destinationId: message.sourceId, namespace: message.namespace, text: text))
    }
    switch (message.namespace, type) {
    case (.heartbeat, "PING"): answer(#"{"type":"PONG"}"#)
    case (.heartbeat, "PONG"): self.pongs.put(true)
    case (.receiver, _): answer(#"{"type":"RECEIVER_STATUS","requestId":\#(id),"status":{\#(Self.status)}}"#)
    case (.media, "QUEUE_GET_ITEM_IDS"): answer(#"{"type":"QUEUE_ITEM_IDS","requestId":\#(id),"itemIds":[1,2]}"#)
    case (.media, "GET_STATUS"):
      answer(
        #"{"type":"MEDIA_STATUS","requestId":\#(id),"status":[{"mediaSessionId":1,"playerState":"PLAYING","currentTime":1,"media":{"contentId":"a"},"queueData":{}}]}"#
      )
    default: break
    }
  }

  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure) { self.pongs.finish() }
}

/// A message of a hostile receiver.
struct HostileFrame: Sendable {
  var source = "transport-1"
  var namespace = CastNamespace.media
  var text: String

  /// One of each kind as long as `size`; `round` makes its names new.
  enum Kind: String, CaseIterable {
    case items, emptyItems, itemsWithNewMembers, oneItemsMedia, newMembers, depth, text, escapes, numbers, emptyObjects
    case tracks, breakInfo, notJSON, queueIds, insertedIds, groupMembers, longMember, apps, volumeMembers, unknownType
  }

  static func make(_ kind: Kind, round: Int, size: Int) -> HostileFrame {
    func media(_ start: String, _ unit: (Int) -> String, _ end: String) -> HostileFrame {
      let head =
        #"{"type":"MEDIA_STATUS","status":[{"mediaSessionId":1,"playerState":"PLAYING","currentTime":\#(round),"#
      return HostileFrame(text: Self.filled(head + start, unit, end + "}]}", size))
    }
    switch kind {
    case .items: return media(#""items":["#, { #"{"itemId":\#($0 + 1)}"# }, "]")
    case .emptyItems: return media(#""items":["#, { _ in "{}" }, "]")
    case .itemsWithNewMembers: return media(#""items":[{"itemId":1,"#, { #""u\#(round)_\#($0)":1"# }, "}]")
    case .oneItemsMedia:
      let item =
        #"{"itemId":\#(round % 50 + 1),"media":{"contentId":"\#(String(repeating: "x", count: size - 2_000))"}}"#
      return media(#""items":[\#(item),"#, { $0 < 50 ? #"{"itemId":\#($0 + 1)}"# : " " }, #"{"itemId":99}]"#)
    case .newMembers: return media("", { #""u\#(round)_\#($0)":1"# }, "")
    case .depth:
      return media(
        #""customData":["#, { _ in String(repeating: "[", count: 190) + String(repeating: "]", count: 190) }, "]")
    case .text: return media(#""customData":[""#, { _ in "xxxxxxxx" }, #""]"#)
    case .escapes: return media(#""customData":[""#, { _ in #"\u00e9"# }, #""]"#)
    case .numbers: return media(#""customData":["#, { _ in "1" }, "]")
    case .emptyObjects: return media(#""customData":["#, { _ in #"{"":0}"# }, "]")
    case .tracks: return media(#""media":{"contentId":"b","tracks":["#, { _ in "{}" }, "]}")
    case .breakInfo:
      return media(
        #""media":{"contentId":"b","breakClips":["#, { #"{"id":"c\#($0)"}"# },
        #"],"breaks":[{"id":"b","position":0}]}"#)
    case .notJSON: return media(#""customData":["#, { _ in "NaN" }, "]")
    case .queueIds:
      let head = #"{"type":"QUEUE_ITEM_IDS","sequenceNumber":\#(2 * round),"itemIds":["#
      return HostileFrame(text: Self.filled(head, { "\(7 * round + 3 * $0 + 1)" }, "]}", size))
    case .insertedIds:
      let head = #"{"type":"QUEUE_CHANGE","changeType":"INSERT","sequenceNumber":\#(2 * round + 1),"itemIds":["#
      return HostileFrame(text: Self.filled(head, { "\(1_000_000 * (round + 1) + $0)" }, "]}", size))
    case .groupMembers:
      let text = Self.filled(
        #"{"type":"MULTIZONE_STATUS","status":{"devices":["#, { #"{"deviceId":"d\#($0)","x\#(round)":1}"# }, "]}}", size
      )
      return HostileFrame(source: "receiver-0", namespace: .multizone, text: text)
    case .longMember:
      let head = #"{"type":"DEVICE_ADDED","device":{"deviceId":"d\#(round)","name":""#
      return HostileFrame(
        source: "receiver-0", namespace: .multizone, text: Self.filled(head, { _ in "nnnn" }, #""}}"#, size))
    case .apps:
      let head = #"{"type":"RECEIVER_STATUS","status":{\#(Self.status),"applications":[\#(Self.application)"#
      let text = Self.filled(head, { #",{"appId":"A\#($0)","sessionId":"s\#(round)"}"# }, "]}}", size, separator: "")
      return HostileFrame(source: "receiver-0", namespace: .receiver, text: text)
    case .volumeMembers:
      let head = #"{"type":"RECEIVER_STATUS","status":{"applications":[\#(Self.application)],"volume":{"level":0.5,"#
      return HostileFrame(
        source: "receiver-0", namespace: .receiver, text: Self.filled(head, { #""v\#(round)_\#($0)":1"# }, "}}}", size))
    case .unknownType:
      return HostileFrame(text: Self.filled(#"{"type":"FOO","#, { #""k\#($0)":[{}]"# }, "}", size))
    }
  }

  private static let application =
    #"{"appId":"CC1AD845","sessionId":"s","transportId":"transport-1","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]}"#
  private static let status = #""isActiveInput":true"#

  private static func filled(
    _ start: String, _ unit: (Int) -> String, _ end: String, _ size: Int, separator: String = ","
  ) -> String {
    var text = start
    let isText = start.hasSuffix("\"")
    var index = 0
    while true {
      let next = unit(index)
      guard text.utf8.count + next.utf8.count + end.utf8.count + 1 < size else { break }
      if index > 0, !isText, next != " " { text += separator }
      text += next
      index += 1
    }
    return text + (next(text, end)) + end
  }

  /// The separator between the last unit and an end that continues the list.
  private static func next(_ text: String, _ end: String) -> String { end.hasPrefix("{") ? "," : "" }
}
