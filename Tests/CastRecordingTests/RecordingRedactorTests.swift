import CastRecording
import FrameworkLog
import JSONCodec
import Testing

@Suite("A redacted recording")
struct RecordingRedactorTests {
  static let id = "0123456789abcdef0123456789abcdef"

  static let header = RecordingHeader(
    program: "test", started: 0, isRedacted: false,
    device: ["deviceId": .string(id), "friendlyName": "Jane's TV", "modelName": "Chromecast", "host": "10.9.8.7"])

  private static func redacted(_ event: RecordingEvent) -> RecordingEvent {
    var redactor = RecordingRedactor()
    _ = redactor.redact(Self.header)
    return redactor.redact(RecordingEntry(time: 1, event: event)).event
  }

  @Test("says so in its header, and keeps the model")
  func marksTheHeader() {
    var redactor = RecordingRedactor()
    let header = redactor.redact(Self.header)
    #expect(header.isRedacted)
    #expect(
      header.device == [
        "deviceId": "00000000000000000000000000000001", "friendlyName": "Device 1", "modelName": "Chromecast",
        "host": "192.0.2.2",
      ])
    #expect(redactor.counts == [.name: 1, .id: 1, .address: 1])
  }

  @Test("gives the values of a TXT record the kinds of their keys")
  func splitsTXT() {
    let service = RecordedService(
      isAnnounced: true, instance: "Chromecast-\(Self.id)", hostName: "attic.local", port: 8009,
      addresses: ["10.9.8.7", "fe80::1%eth0"],
      txt: [
        "id=\(Self.id)", "cd=1234567890ABCDEF1234567890ABCDEF", "fn=Jane's TV", "bs=FA8FCA3AA900", "md=Chromecast",
        "ve=05", "ca=465413", "rs=Jane's TV plays", "nf=1", "flag",
      ])
    let expected = RecordedService(
      isAnnounced: true, instance: "Chromecast-00000000000000000000000000000001", hostName: "host-2.local", port: 8009,
      addresses: ["192.0.2.2", "2001:db8::3"],
      txt: [
        "id=00000000000000000000000000000001", "cd=00000000000000000000000000000002", "fn=Device 1",
        "bs=000000000003", "md=Chromecast", "ve=05", "ca=465413", "rs=Device 1 plays", "nf=1", "flag",
      ])
    #expect(Self.redacted(.service(service)) == .service(expected))
  }

  @Test("replaces an announced id that isn't hexadecimal, wherever it occurs", arguments: [true, false])
  func replacesOtherIds(isInHeader: Bool) {
    var redactor = RecordingRedactor()
    if isInHeader {
      let header = RecordingHeader(
        program: "test", started: 0, isRedacted: false,
        device: ["announcedId": "attic-tv-7", "txt": ["id": "attic-tv-7"]])
      #expect(!redactor.redact(header).line.contains("attic-tv-7"))
    }
    let service = RecordedService(isAnnounced: true, instance: "TV", txt: ["id=attic-tv-7"])
    _ = redactor.redact(RecordingEntry(time: 0, event: .service(service)))
    let call = RecordedCall(1, method: "session.start", params: ["note": "to attic-tv-7"])
    let redacted = redactor.redact(RecordingEntry(time: 0, event: .call(call)))
    #expect(!redacted.line.contains("attic-tv-7"))
  }

  @Test("keeps types, ids of apps and requests, and the ends of paths")
  func keepsMeaning() {
    let message = RecordedMessage(
      .inbound, link: 1, from: "receiver-0", to: "sender-1", namespace: "urn:x-cast:com.google.cast.receiver",
      payload: .json([
        "type": "RECEIVER_STATUS", "requestId": 7,
        "status": [
          "applications": [
            [
              "appId": "CC1AD845", "displayName": "Default Media Receiver",
              "sessionId": "58a9dd80-a34e-771b-9acf-fbe37de8471f", "statusText": "Ready on Jane's TV",
            ]
          ]
        ],
      ]))
    var expected = message
    expected.payload = .json([
      "type": "RECEIVER_STATUS", "requestId": 7,
      "status": [
        "applications": [
          [
            "appId": "CC1AD845", "displayName": "Default Media Receiver",
            "sessionId": "00000000-0000-0000-0000-000000000002", "statusText": "Ready on Device 1",
          ]
        ]
      ],
    ])
    #expect(Self.redacted(.message(message)) == .message(expected))
    let fetch = RecordedFetch(
      method: "GET", path: "/k3x9w2m8q7hd5t4yb6rcngjpz8fu2sav/film.mp4?t=secret", headers: ["Range": "bytes=0-"],
      status: 206, bytes: 9)
    #expect(
      Self.redacted(.fetch(fetch))
        == .fetch(
          RecordedFetch(
            method: "GET", path: "/secret-1/film.mp4?part1", headers: ["Range": "bytes=0-"], status: 206, bytes: 9)))
  }

  @Test("leaves out certificates and binary payloads")
  func leavesOutBytes() {
    let answer = RecordedAuthentication(verdict: "AUTHENTIC", certificates: ["MIIsecret"])
    #expect(
      Self.redacted(.authentication(answer))
        == .authentication(RecordedAuthentication(verdict: "AUTHENTIC", certificates: [])))
    let message = RecordedMessage(
      .inbound, link: 1, from: "a", to: "*", namespace: "urn:x-cast:b", payload: .binary(base64: "AAE=", count: 2))
    guard case .message(let redacted) = Self.redacted(.message(message)) else { return #expect(Bool(false)) }
    #expect(redacted.payload == .binary(base64: nil, count: 2))
  }

  @Test("stays as it is when it is redacted again")
  func isStable() {
    var first = RecordingRedactor()
    let header = first.redact(Self.header)
    let call = RecordingEntry(
      time: 0,
      event: .call(
        RecordedCall(
          1, method: "player.play",
          params: ["device": "Jane's TV", "media": "https://u:p@h.example/a?k=1", "credentials": "c"])))
    let redacted = first.redact(call)
    var second = RecordingRedactor()
    #expect(second.redact(header) == header)
    #expect(second.redact(redacted) == redacted)
  }
}
