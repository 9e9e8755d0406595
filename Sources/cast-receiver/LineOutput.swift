import EmulatedReceiver
import Glibc
import JSONCodec
import LoopIsolation

/// Writes JSON objects to stdout, one a line.
@LoopActor
final class LineOutput {
  private var isBroken = false

  /// Writes `value` and a line feed; a reader that has gone is no reason to end.
  func write(_ value: some JSONEncodable) {
    guard !self.isBroken else { return }
    var rest = value.jsonBytes[...]
    rest.append(UInt8(ascii: "\n"))
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else {
        if errno == EINTR { continue }
        self.isBroken = true
        return
      }
      rest = rest.dropFirst(written)
    }
  }
}

/// The line that says where a device is to be found.
struct ReadyLine: JSONEncodable {
  let name: String
  let id: String
  let host: String
  let port: Int
  let isAdvertised: Bool

  @LoopActor
  init(receiver: EmulatedReceiver) {
    let configuration = receiver.configuration
    self.name = configuration.device.friendlyName
    self.id = configuration.device.id
    self.host = configuration.host == "0.0.0.0" ? "127.0.0.1" : configuration.host
    self.port = receiver.port
    self.isAdvertised = receiver.isAdvertised
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", "ready")
    writer.member("name", self.name)
    writer.member("id", self.id)
    writer.member("host", self.host)
    writer.member("port", Int64(self.port))
    writer.member("advertised", self.isAdvertised)
    writer.endObject()
  }
}

/// One event of one device.
struct EventLine: JSONEncodable {
  let deviceId: String
  let event: ReceiverEvent

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.event.writeMembers(to: &writer)
    writer.member("deviceId", self.deviceId)
    writer.endObject()
  }
}
