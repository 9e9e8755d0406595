import CastModel
import CastV2
import Glibc
import JSONCodec
import NIOCore

/// Answers a mirroring sender: OFFER, GET_CAPABILITIES, GET_STATUS (openscreen `cast/streaming`).
///
/// Pure: a message goes in, the answer comes out. The receiver chooses the first stream of sound and the first of
/// pictures whose codec real devices know, and decodes neither.
enum MirroringSession {
  private static let audioCodecs: Set<String> = ["opus", "aac"]
  private static let videoCodecs: Set<String> = ["vp8", "h264", "vp9", "hevc", "av1"]

  /// Returns the answer to a message; `nil` for one that isn't answered.
  ///
  /// - Parameter port: The UDP port for the streams.
  static func answer(to message: CastMessage, port: Int, playsVideo: Bool) -> CastMessage? {
    guard let payload = try? CastPayload(message), let type = payload.type else { return nil }
    let number = payload.root["seqNum"]?.value.integer ?? 0
    let members: [(String, JSONValue)]
    switch type {
    case .offer: members = self.answer(offer: payload.root["offer"], port: port, playsVideo: playsVideo)
    case .getCapabilities: members = self.capabilities(playsVideo: playsVideo)
    case .getStatus:
      members = [("type", CastMessageType.statusResponse.jsonValue), ("result", "ok"), ("status", ["wifiSnr": 40])]
    default: return nil
    }
    let body = JSONValue.object(JSONObject(members + [("seqNum", .integer(number))]))
    return CastMessage(
      sourceId: message.destinationId, destinationId: message.sourceId, namespace: message.namespace,
      payloadType: .string, payload: ByteBuffer(bytes: body.jsonBytes))
  }

  private static func answer(offer: JSONNode?, port: Int, playsVideo: Bool) -> [(String, JSONValue)] {
    guard let streams = offer?["supportedStreams"]?.value.array else {
      return self.error(1, "The offer lists no streams.")
    }
    let audio = self.stream(of: "audio_source", in: streams, codecs: self.audioCodecs)
    let video = playsVideo ? self.stream(of: "video_source", in: streams, codecs: self.videoCodecs) : nil
    let chosen = [audio, video].compactMap { $0 }
    guard !chosen.isEmpty else { return self.error(2, "No offered stream can be played.") }
    let answer: JSONValue = [
      "udpPort": .integer(Int64(port)),
      "sendIndexes": .array(chosen.map { .integer($0.index) }),
      // The receiver's own SSRCs: the sender's plus one, as in openscreen.
      "ssrcs": .array(chosen.map { .integer($0.ssrc + 1) }),
      "receiverGetStatus": true,
      "castMode": "mirroring",
      "rtpExtensions": ["adaptive_playout_delay"],
    ]
    return [("type", CastMessageType.answer.jsonValue), ("result", "ok"), ("answer", answer)]
  }

  private static func stream(
    of type: String, in streams: [JSONValue], codecs: Set<String>
  ) -> (index: Int64, ssrc: Int64)? {
    for stream in streams where stream["type"]?.string == type {
      guard let codec = stream["codecName"]?.string?.lowercased(), codecs.contains(codec),
        let index = stream["index"]?.integer, index >= 0, let ssrc = stream["ssrc"]?.integer,
        (0..<Int64(UInt32.max)).contains(ssrc)
      else { continue }
      return (index, ssrc)
    }
    return nil
  }

  private static func capabilities(playsVideo: Bool) -> [(String, JSONValue)] {
    let video: [JSONValue] = playsVideo ? ["video", "h264", "vp8"] : []
    let capabilities: JSONValue = ["mediaCaps": .array(["audio", "aac", "opus"] + video), "keySystems": []]
    return [("type", CastMessageType.capabilitiesResponse.jsonValue), ("result", "ok"), ("capabilities", capabilities)]
  }

  private static func error(_ code: Int64, _ description: String) -> [(String, JSONValue)] {
    [
      ("type", CastMessageType.answer.jsonValue), ("result", "error"),
      ("error", ["code": .integer(code), "description": .string(description)]),
    ]
  }
}

/// A UDP port for the streams of a mirroring sender. The packets are never read: the kernel drops those that exceed
/// its buffer.
///
/// Because the port exists, the sender gets no error for its packets.
final class MirroringSocket: Sendable {
  let port: Int
  private let descriptor: Int32

  /// Binds any free port of all addresses; `nil` if the system refuses.
  init?() {
    let descriptor = socket(AF_INET6, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, length) == 0 && getsockname(descriptor, generic, &length) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.port = Int(UInt16(bigEndian: address.sin6_port))
  }

  deinit { close(self.descriptor) }
}
