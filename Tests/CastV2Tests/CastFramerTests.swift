import CastV2
import Foundation
import NIOCore
import Testing

@Suite struct CastFramerTests {
  static func frame(_ body: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt32(body.count).bigEndian) { Array($0) } + body
  }

  @Test func oneByteAtATimeYieldsEveryFrame() throws {
    let bodies: [[UInt8]] = [[1], [], [2, 3, 4], [UInt8](repeating: 9, count: 300)]
    var framer = CastFramer()
    var found: [[UInt8]] = []
    for byte in bodies.flatMap(Self.frame) {
      framer.append(ByteBuffer(bytes: [byte]))
      while let body = try framer.next() { found.append(Array(body.readableBytesView)) }
    }
    #expect(found == bodies)
    #expect(!framer.hasPartialFrame)
  }

  /// Trap 2: no complete frame stays behind until the next read.
  @Test(arguments: 1...20)
  func readsOfAnySizeYieldEveryFrame(size: Int) throws {
    let bodies: [[UInt8]] = (0..<30).map { [UInt8](repeating: UInt8($0), count: $0 * 7 % 23) }
    let stream = bodies.flatMap(Self.frame)
    var framer = CastFramer()
    var found: [[UInt8]] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      framer.append(ByteBuffer(bytes: stream[start..<min(start + size, stream.count)]))
      while let body = try framer.next() { found.append(Array(body.readableBytesView)) }
    }
    #expect(found == bodies)
  }

  @Test func anEmptyBodyIsAFrameButNoMessage() throws {
    var framer = CastFramer()
    framer.append(ByteBuffer(bytes: [0, 0, 0, 0]))
    let body = try #require(try framer.next())
    #expect(body.readableBytes == 0)
    #expect(throws: CastMessageError.self) { try CastMessage(body: body) }
  }

  /// Traps 1 and 5: too long a frame is an error, once and for all; its length is unsigned.
  @Test(arguments: [UInt32(65_537), 1 << 31, .max])
  func anOverlongFrameIsAFinalError(length: UInt32) throws {
    var framer = CastFramer(maximumBodyLength: 65_536)
    framer.append(ByteBuffer(integer: length))
    let error = #expect(throws: CastFramingError.self) { try framer.next() }
    #expect(error == CastFramingError(announcedLength: length, maximumLength: 65_536))
    framer.append(ByteBuffer(bytes: Self.frame([1])))
    #expect(throws: CastFramingError.self) { try framer.next() }
    #expect(framer.bufferedBytes == 0)
  }

  @Test func theLongestFrameIsAccepted() throws {
    var framer = CastFramer(maximumBodyLength: 65_536)
    framer.append(ByteBuffer(bytes: Self.frame([UInt8](repeating: 1, count: 65_536))))
    #expect(try framer.next()?.readableBytes == 65_536)
  }

  @Test func receivesAtLeastTheSendLimit() {
    #expect(CastFramer(maximumBodyLength: 10).maximumBodyLength == 65_536)
    #expect(CastFramer().maximumBodyLength == 256 << 10)
  }

  @Test func aLengthAloneHoldsNoMoreThanItsBytes() throws {
    var framer = CastFramer()
    framer.append(ByteBuffer(integer: UInt32(256 << 10)))
    #expect(try framer.next() == nil)
    #expect(framer.bufferedBytes == 4)
    #expect(framer.hasPartialFrame)
  }

  /// Trap 5: four gibibytes announced cost what arrived of them, also where so much were allowed.
  @Test func memoryFollowsTheBytesNotTheLength() throws {
    var framer = CastFramer(maximumBodyLength: .max)
    framer.append(ByteBuffer(integer: UInt32.max))
    #expect(try framer.next() == nil)
    #expect(framer.storageCapacity <= 64)
    for _ in 0..<1_000 {
      framer.append(ByteBuffer(bytes: [7]))
      #expect(try framer.next() == nil)
    }
    #expect(framer.bufferedBytes == 1_004)
    #expect(framer.storageCapacity <= 4_096)
  }

  /// Trap 6: an unfinished body never becomes a message.
  @Test func aCutBodyIsNotDelivered() throws {
    var framer = CastFramer()
    framer.append(ByteBuffer(bytes: Self.frame([1, 2, 3]).dropLast()))
    #expect(try framer.next() == nil)
    #expect(framer.hasPartialFrame)
  }

  /// Trap 9: the limit for sending fails that message only.
  @Test func aMessageOf65536BytesIsSentAndOneByteMoreIsRefused() throws {
    let overhead =
      CastMessage(
        sourceId: "s", destinationId: "d", namespace: "n", text: String(repeating: "x", count: 60_000)
      ).encodedLength - 60_000
    var buffer = ByteBuffer()
    let longest = String(repeating: "x", count: 65_536 - overhead)
    try CastFramer.write(
      CastMessage(sourceId: "s", destinationId: "d", namespace: "n", text: longest), into: &buffer)
    #expect(buffer.readableBytes == 65_540)
    let error = #expect(throws: CastMessageError.self) {
      try CastFramer.write(
        CastMessage(sourceId: "s", destinationId: "d", namespace: "n", text: longest + "x"), into: &buffer)
    }
    #expect(error?.code == .tooLarge)
    #expect(buffer.readableBytes == 65_540, "the refused message left bytes behind")
  }

  /// Trap 3: header and body are one write, so nothing can land between them.
  @Test func aFrameIsOneBuffer() throws {
    var buffer = ByteBuffer()
    try CastFramer.write(CastMessageTests.message, into: &buffer)
    #expect(Array(buffer.readableBytesView) == Self.frame(CastMessageTests.encoded(CastMessageTests.message)))
  }

  /// The seeds of openscreen's fuzzer; its own limit is 65,536 bytes.
  @Test(arguments: [
    ("03d4b4028b559489768e2cccd6015c907f70a2c0", "urn:x-cast:com.google.cast.tp.deviceauth"),
    ("333be5dfffb2c6eeadf31be2dc219ef841c99ea0", "urn:x-cast:com.google.youtube.mdx"),
    ("b03aaebaa88ca4f4b8d63c7a63fc55ba402cfbb4", "urn:x-cast:com.google.cast.receiver"),
    ("cf93596ce5bbb0d4c91f3ee493e01f0674d36c0c", "urn:x-cast:com.google.cast.tp.heartbeat"),
    ("e14c401475d86e0f279691c168c7122ceb77c2c6", "urn:x-cast:com.google.cast.tp.connection"),
    ("e9b451d1575019d52e0e072ce5b22a2418d237c7", "urn:x-cast:com.google.cast.tp.heartbeat"),
    ("bad_len1", "framing error"),
    ("bad_len2", "unfinished"),
    ("bad_proto", "no message"),
  ])
  func openscreensSeeds(name: String, expected: String) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/framer-seeds/\(name)")
    var framer = CastFramer(maximumBodyLength: 65_536)
    framer.append(ByteBuffer(bytes: try Data(contentsOf: path)))
    #expect(Self.outcome(&framer) == expected)
  }

  private static func outcome(_ framer: inout CastFramer) -> String {
    do {
      guard let body = try framer.next() else { return "unfinished" }
      return try CastMessage(body: body).namespace.rawValue
    } catch {
      return error is CastFramingError ? "framing error" : "no message"
    }
  }
}
