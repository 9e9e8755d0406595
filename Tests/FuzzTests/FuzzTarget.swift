/// One reader of foreign bytes, with its invariants.
struct FuzzTarget: Sendable {
  /// The name of the target, as in scripts/fuzz.
  let name: String
  /// The shapes of the lines, if the input is a ``FuzzScript``.
  var shapes: [FuzzLineShape] = []
  /// Reads the input, and traps if an invariant doesn't hold.
  let run: @Sendable (UnsafeBufferPointer<UInt8>) -> Void

  static let all = [
    FuzzTarget(name: "wire", run: fuzzWire),
    FuzzTarget(name: "json-rpc", run: fuzzJSONRPC),
    FuzzTarget(name: "http", run: fuzzHTTP),
    FuzzTarget(name: "websocket", run: fuzzWebSocket),
    FuzzTarget(name: "multicast-dns", run: fuzzMulticastDNS),
    FuzzTarget(name: "media", run: fuzzMedia),
    FuzzTarget(name: "manifests", run: fuzzManifests),
    FuzzTarget(name: "subtitles", run: fuzzSubtitles),
    FuzzTarget(name: "certificates", run: fuzzCertificates),
    FuzzTarget(name: "state-files", run: fuzzStateFiles),
    FuzzTarget(name: "media-status", shapes: FuzzLineShape.mediaStatus, run: fuzzMediaStatus),
    FuzzTarget(name: "receiver-status", shapes: FuzzLineShape.receiverStatus, run: fuzzReceiverStatus),
    FuzzTarget(name: "queue", shapes: FuzzLineShape.queue, run: fuzzQueue),
  ]
}
