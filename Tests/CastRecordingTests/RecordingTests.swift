import CastRecording
import JSONCodec
import Testing

@Suite("A recording")
struct RecordingTests {
  static let header =
    #"{"castRecording":1,"program":"cast-rpc 0","started":1.5,"isRedacted":true,"device":{"deviceId":"a"}}"#

  static let lines = [
    #"{"t":0.1,"link":{"link":1,"isOpen":true,"address":"192.0.2.1:8009"}}"#,
    #"{"t":0.2,"message":{"direction":"OUT","link":1,"sourceId":"sender-1","destinationId":"receiver-0","namespace":"urn:x-cast:com.google.cast.receiver","payload":{"type":"GET_STATUS","requestId":1}}}"#,
    #"{"t":0.25,"message":{"direction":"IN","link":1,"sourceId":"a","destinationId":"*","namespace":"urn:x-cast:b","text":"plain"}}"#,
    #"{"t":0.3,"message":{"direction":"IN","link":1,"sourceId":"a","destinationId":"*","namespace":"urn:x-cast:b","binary":"AAE=","bytes":2}}"#,
    #"{"t":0.4,"message":{"direction":"IN","link":1,"sourceId":"a","destinationId":"*","namespace":"urn:x-cast:b","binary":null,"bytes":7}}"#,
    #"{"t":0.5,"service":{"isAnnounced":true,"instance":"Chromecast-a","hostName":"a.local","port":8009,"addresses":["192.0.2.1"],"txt":["fn=TV","id=a"]}}"#,
    #"{"t":0.6,"authentication":{"verdict":"VERIFIED","certificates":["MII="]}}"#,
    #"{"t":0.7,"fetch":{"method":"GET","path":"/film.mp4","headers":{"Range":"bytes=0-"},"status":206,"bytes":10,"elapsed":1.25}}"#,
    #"{"t":0.8,"call":{"call":1,"method":"media.pause","params":{}}}"#,
    #"{"t":0.9,"outcome":{"call":1,"result":{"ok":true}}}"#,
    #"{"t":1.0,"outcome":{"call":2,"error":{"code":1,"message":"m"}}}"#,
    #"{"t":1.1,"notification":{"method":"media.didUpdateStatus","params":{"sessionId":"s"}}}"#,
    #"{"t":1.2,"gap":{"lost":3}}"#,
    #"{"t":1.3,"future":{"x":[1]}}"#,
    #"{"t":1.4,"end":{}}"#,
  ]

  @Test("reads each kind of line, and writes it again as it was", arguments: Self.lines)
  func keepsEachKind(_ line: String) throws {
    let recording = try Recording(parsing: Array("\(Self.header)\n\(line)\n".utf8))
    let entry = try #require(recording.entries.first)
    #expect(try JSONDocument(parsing: entry.line).root.value == JSONDocument(parsing: line).root.value)
    #expect(recording.header.line == Self.header)
  }

  @Test("leaves out an incomplete last line")
  func passesOverACutEnd() throws {
    let text = ([Self.header] + Self.lines).joined(separator: "\n")
    let whole = try Recording(parsing: Array(text.utf8))
    #expect(whole.isComplete && whole.entries.count == Self.lines.count)
    let cut = try Recording(parsing: Array(text.utf8.dropLast(4)))
    #expect(!cut.isComplete && cut.entries.count == Self.lines.count - 1)
  }

  @Test("reads lines that end as on Windows, and headers within a recording")
  func readsOtherLineEnds() throws {
    let text = ([Self.header] + Self.lines.prefix(2) + [Self.header, ""] + Self.lines.suffix(1)).joined(
      separator: "\r\n")
    var lines: [(text: String, hasEntry: Bool)] = []
    let header = try Recording.read(Array(text.utf8)) { line, entry in
      lines.append((String(decoding: line, as: UTF8.self), entry != nil))
    }
    #expect(header.isRedacted)
    #expect(lines.map(\.hasEntry) == [false, true, true, false, false, true])
    #expect(lines[1].text == Self.lines[0] + "\r")
  }

  static let refused: [(String, RecordingError.Code)] = [
    ("", .notARecording), ("hello", .notARecording), ("[1]\n", .notARecording), ("{}\n", .notARecording),
    (#"{"castRecording":2}"#, .otherVersion),
    ("\(header)\nnonsense\n{}\n", .damaged), ("\(header)\n{\"t\":-1,\"end\":{}}\n", .damaged),
    ("\(header)\n{\"t\":1}\n", .damaged), ("\(header)\n{\"t\":1,\"message\":{}}\n", .damaged),
    ("\(header)\n{\"t\":1,\"message\":{\"direction\":\"UP\"}}\n", .damaged),
  ]

  @Test("refuses what isn't a recording", arguments: Self.refused)
  func refusesOtherFiles(_ text: String, _ code: RecordingError.Code) {
    #expect { try Recording(parsing: Array(text.utf8)) } throws: { ($0 as? RecordingError)?.code == code }
  }

  @Test("names the damaged line")
  func namesTheLine() {
    #expect {
      try Recording(parsing: Array("\(Self.header)\n\(Self.lines[0])\n{\"t\":1,\"link\":{\"link\":1}}\n".utf8))
    } throws: {
      ($0 as? RecordingError)?.message == "Line 3 can't be read: link.isOpen: expected a boolean"
    }
  }

  @Test("refuses files, lines and numbers of entries beyond the limits")
  func keepsLimits() {
    var limits = RecordingLimits()
    limits.entries = 2
    let text = ([Self.header] + Self.lines).joined(separator: "\n")
    #expect(throws: RecordingError.self) { try Recording(parsing: Array(text.utf8), limits: limits) }
    limits = RecordingLimits()
    limits.values = 40
    #expect(throws: RecordingError.self) { try Recording(parsing: Array(text.utf8), limits: limits) }
    limits = RecordingLimits()
    limits.lineBytes = 100
    #expect(throws: RecordingError.self) { try Recording(parsing: Array(text.utf8), limits: limits) }
    limits = RecordingLimits()
    limits.fileBytes = 100
    #expect(throws: RecordingError.self) { try Recording(parsing: Array(text.utf8), limits: limits) }
  }
}
