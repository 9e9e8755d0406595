import CastModel
import CastV2
import DeviceAuthentication
import LoopIsolation
import NIOCore
import Testing

/// Inputs of a hostile device: valid ones with seeded damage. Nothing traps, and no relevant change stays undetected.
@Suite(.timeLimit(.minutes(3))) struct MutationTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]
  private static let rounds = 200

  @Test(arguments: Self.seeds)
  func damagedAnswersAreNeverTakenForOthers(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let good = try OpenscreenReplyTests.response()
    let message = DeviceAuthMessage(response: good).bytes
    let verifier = try OpenscreenReplyTests.verifier()
    let tls = try OpenscreenReplyTests.tlsCertificate()
    var decoded = 0
    for _ in 0..<Self.rounds {
      let bytes = generator.damaged(message)
      guard let response = try? DeviceAuthMessage(payload: ByteBuffer(bytes: bytes)).response else { continue }
      decoded += 1
      let result = verifier.verify(
        response, nonce: try OpenscreenReplyTests.nonce(), tlsCertificate: tls, at: OpenscreenReplyTests.time)
      guard result.isAuthentic else { continue }
      #expect(response.signature == good.signature)
      #expect(response.clientAuthCertificate == good.clientAuthCertificate)
      #expect(response.senderNonce == good.senderNonce)
    }
    // Checks the test itself: not all damage is in the outermost lengths.
    #expect(decoded > Self.rounds / 10)
  }

  @Test(arguments: Self.seeds)
  func damagedCertificatesAreNeverAccepted(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let verifier = try OpenscreenReplyTests.verifier()
    let tls = try OpenscreenReplyTests.tlsCertificate()
    for round in 0..<Self.rounds {
      var response = try OpenscreenReplyTests.response()
      var link = tls
      let good = response
      switch round % 3 {
      case 0: response.clientAuthCertificate = generator.damaged(response.clientAuthCertificate)
      case 1: response.intermediateCertificates[0] = generator.damaged(response.intermediateCertificates[0])
      default: link = generator.damaged(link)
      }
      guard response != good || link != tls else { continue }
      let result = verifier.verify(
        response, nonce: try OpenscreenReplyTests.nonce(), tlsCertificate: link, at: OpenscreenReplyTests.time)
      #expect(!result.isAuthentic)
    }
  }

  @Test(arguments: Self.seeds)
  func aDamagedListKeepsADeviceRevoked(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let verifier = try OpenscreenReplyTests.verifier(.required)
    let tls = try OpenscreenReplyTests.tlsCertificate()
    let list = try Fixture.bytes(OpenscreenReplyTests.folder + "device_revoked_crl.pb")
    for _ in 0..<Self.rounds {
      var response = try OpenscreenReplyTests.response()
      response.crl = generator.damaged(list)
      let result = verifier.verify(
        response, nonce: try OpenscreenReplyTests.nonce(), tlsCertificate: tls, at: OpenscreenReplyTests.time)
      #expect(!result.isAuthentic)
    }
  }

  @Test(arguments: Self.seeds)
  func damagedRootsAnchorNothingElse(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let pem = try Fixture.bytes("receiver/channel/device_chain.pem")
    for _ in 0..<Self.rounds {
      guard let anchors = try? TrustAnchors(pem: generator.damaged(pem)) else { continue }
      let verifier = DeviceVerifier(roots: anchors)
      _ = verifier.verifyCredentials(
        try OpenscreenReplyTests.response(), signedData: [], at: OpenscreenReplyTests.time)
    }
  }
}

extension SplitMix64 {
  /// One to three of: a bit turned, a byte replaced, a piece cut out, doubled or filled with noise, the end cut off.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      guard !bytes.isEmpty else { return bytes }
      let start = Int.random(in: bytes.indices, using: &self)
      let end = min(bytes.count, start + Int.random(in: 1...24, using: &self))
      switch Int.random(in: 0..<6, using: &self) {
      case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 1: bytes[start] = [0, 0x7F, 0x80, 0xFF, 0x30, 0x06].randomElement(using: &self) ?? 0
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 4: for index in start..<end { bytes[index] = UInt8.random(in: 0...255, using: &self) }
      default: bytes.removeLast(bytes.count - start)
      }
    }
    return bytes
  }
}
