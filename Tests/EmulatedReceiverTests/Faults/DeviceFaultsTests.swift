import CastModel
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import TLS
import Testing

@testable import EmulatedReceiver

/// What faults of handshakes, and of the device as a whole, look like to a sender.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct DeviceFaultsTests {
  // MARK: Handshakes

  @Test func aSlowHandshakeEndsLate() async throws {
    let receiver = try await EmulatedReceiver.start()
    try await receiver.inject(FaultRule(.slowTLS(.seconds(20)), times: .count(1)))
    var configuration = CastConnectionConfiguration.sender
    configuration.tlsTimeout = .milliseconds(50)
    await #expect {
      try await TestSender.connect(port: receiver.port, configuration: configuration)
    } throws: { error in
      (error as? CastChannelError)?.phase == .tls && (error as? CastChannelError)?.code == .timedOut
    }
    try await receiver.inject(FaultRule(.slowTLS(.milliseconds(150)), times: .count(1)))
    let start = NIODeadline.now()
    let patient = try await TestSender.connect(port: receiver.port)
    #expect(NIODeadline.now() - start >= .milliseconds(150))
    #expect(try await patient.launch() != nil)
    let next = NIODeadline.now()
    _ = try await TestSender.connect(port: receiver.port)
    #expect(NIODeadline.now() - next < .seconds(5))
  }

  @Test func theWrongCertificateIsShownOnce() async throws {
    let receiver = try await EmulatedReceiver.start()
    let before = try await TestSender.connect(port: receiver.port)
    try await receiver.inject(FaultRule(.wrongCertificate, times: .count(1)))
    let wrong = try await TestSender.connect(port: receiver.port)
    let after = try await TestSender.connect(port: receiver.port)
    let certificates = [before, wrong, after].map(\.connection.session.peerCertificate)
    #expect(certificates[0] != nil)
    #expect(certificates[0] != certificates[1])
    #expect(certificates[0] == certificates[2])
    #expect(try await wrong.launch() != nil)
  }

  @Test func theWrongCertificateCanBeThereFromTheStart() async throws {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.rules = [FaultRule(.wrongCertificate)]
    let receiver = try await EmulatedReceiver.start(configuration)
    let other = try await EmulatedReceiver.start()
    let right = try await TestSender.connect(port: other.port)
    let wrong = try await TestSender.connect(port: receiver.port)
    #expect(wrong.connection.session.peerCertificate != right.connection.session.peerCertificate)
    #expect(receiver.port != other.port)
  }

  // MARK: The device

  @Test func aRebootTakesItsTime() async throws {
    let receiver = try await EmulatedReceiver.start()
    let (port, id) = (receiver.port, receiver.presence.id)
    let sender = try await TestSender.connect(port: port)
    _ = try await sender.launch()
    var events = receiver.events().makeAsyncIterator()
    let start = NIODeadline.now()
    try await receiver.inject(FaultRule(.reboot(after: .milliseconds(200), port: 0)))
    #expect(await sender.closure()?.reason == .reset)
    // No program listens meanwhile.
    await #expect(throws: CastChannelError.self) { try await TestSender.connect(port: port) }
    var presence: ReceiverPresence?
    while presence == nil, let event = await events.next(isolation: LoopActor.shared) {
      if case .ready(let found) = event { presence = found }
    }
    #expect(NIODeadline.now() - start >= .milliseconds(200))
    #expect(presence?.id == id)
    #expect(receiver.sessionId == nil)
    let again = try await TestSender.connect(port: receiver.port)
    #expect(try await again.launch() != nil)
  }

  @Test func aReceiverThatIsShutDownDoesNotComeBack() async throws {
    let receiver = try await EmulatedReceiver.start()
    var events = receiver.events().makeAsyncIterator()
    try await receiver.inject(FaultRule(.reboot(after: .milliseconds(50), port: 0)))
    await receiver.shutDown()
    while let event = await events.next(isolation: LoopActor.shared) {
      if case .ready = event { #expect(Bool(false), "it came back") }
    }
  }

  @Test func aCrashedAppClosesItsConnections() async throws {
    let receiver = try await EmulatedReceiver.start()
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    try await receiver.inject(FaultRule(.crashApplication, when: MessageTrigger(type: "GET_STATUS")))
    let id = try sender.request("GET_STATUS", "", .media, to: app)
    #expect(try await sender.answer(to: id)?["type"] == "MEDIA_STATUS")
    #expect(try await sender.message()?["type"] == "CLOSE")
    #expect(try await sender.message()?["status"]?["applications"] == nil)
  }

  @Test func onlyGroupsHaveALeader() async throws {
    let receiver = try await EmulatedReceiver.start()
    await #expect {
      try await receiver.inject(FaultRule(.moveLeader(to: nil)))
    } throws: { ($0 as? ReceiverError)?.code == .notAGroup }
  }

  @Test func aGroupMovesToItsNewLeader() async throws {
    let device = ReceiverDevice(
      friendlyName: "Downstairs", model: "Google Cast Group", capabilities: .group,
      members: [GroupMember(deviceId: "a", name: "Kitchen"), GroupMember(deviceId: "b", name: "Hall")])
    let receiver = try await EmulatedReceiver.start(.testing(device: device))
    let port = receiver.port
    let sender = try await TestSender.connect(port: port)
    try sender.open()
    var events = receiver.events().makeAsyncIterator()
    try await receiver.inject(FaultRule(.moveLeader(to: "b")))
    #expect(await sender.closure() != nil)
    var presence: ReceiverPresence?
    while presence == nil, let event = await events.next(isolation: LoopActor.shared) {
      if case .ready(let found) = event { presence = found }
    }
    #expect(presence?.id == device.id)
    #expect(presence?.port != port)
  }
}
