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
