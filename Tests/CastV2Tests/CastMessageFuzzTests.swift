import CastTestSupport
import CastV2
import Foundation
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Mutations of valid streams, reproducible by seed; `make fuzz` goes further.
@Suite(.blocking, .timeLimit(.minutes(2)))
struct CastMessageFuzzTests {
  /// Streams of a few good frames each, and openscreen's.
  private static func corpus() throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/framer-seeds")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let theirs = try files.filter { $0.lastPathComponent != "LICENSE" }.map { Array(try Data(contentsOf: $0)) }
    let ours = CastMessageSamples.all.filter { $0.payload.readableBytes < 5_000 }
      .map { CastFramerTests.frame(CastMessageTests.encoded($0)) }
    return (theirs + ours).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// One change of the kind that breaks parsers.
  private static func mutate(_ bytes: inout [UInt8], using generator: inout SplitMix64) {
    guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &generator)) }
    let index = Int.random(in: bytes.indices, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
    case 4: bytes.removeSubrange(index..<min(bytes.count, index + 8))
    default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 8)], at: index)
    }
  }

  @Test(arguments: 0..<20)
  func mutationsNeverTrap(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let corpus = try Self.corpus()
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) { bytes += corpus.randomElement(using: &generator) ?? [] }
      for _ in 0..<Int.random(in: 1...4, using: &generator) { Self.mutate(&bytes, using: &generator) }
      try Self.take(bytes, using: &generator)
    }
  }

  /// Feeds the stream in pieces; each message must survive a round trip, and no more bytes are kept than were received.
  private static func take(_ bytes: [UInt8], using generator: inout SplitMix64) throws {
    var framer = CastFramer(maximumBodyLength: 65_536)
    var router = VirtualConnectionRouter()
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...rest.count, using: &generator)
      framer.append(ByteBuffer(bytes: rest.prefix(count)))
      rest = rest.dropFirst(count)
      // A framing error is final.
      while let body = try? framer.next() {
        guard let message = try? CastMessage(body: body) else { continue }
        #expect(try CastMessageTests.decoded(CastMessageTests.encoded(message)) == message)
        _ = try? message.parseJSON()
        _ = HeartbeatMessage.pong(answering: message)
        _ = router.receive(message)
      }
      #expect(framer.bufferedBytes <= bytes.count)
    }
  }
}
