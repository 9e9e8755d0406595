// The border to libFuzzer. scripts/fuzz builds this folder as one program and names the target that it runs.
import Glibc

/// One reader of foreign bytes, with its invariants.
struct FuzzTarget: Sendable {
  /// The name of the target, as in scripts/fuzz.
  let name: String
  /// Reads the input, and traps if an invariant doesn't hold.
  let run: @Sendable (UnsafeBufferPointer<UInt8>) -> Void
}

private let targets = [
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
]

/// The target that `FUZZ_TARGET` names.
private let selected: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = targets.first(where: { $0.name == name }) else {
    fatalError("FUZZ_TARGET=\(name) isn't one of \(targets.map(\.name))")
  }
  return target
}()

/// Runs the selected target with one input of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func runFuzzTarget(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  selected.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}
