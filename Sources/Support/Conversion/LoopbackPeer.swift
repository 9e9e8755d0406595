import Glibc
import LoopIsolation
import NIOCore
import StateFiles

/// The owner of the other end of a connection over IPv4's loopback.
///
/// The kernel lists the sockets of a network namespace with the user ids of their owners (`/proc/net/tcp`, proc(5)).
/// Both ends of such a connection are in the list.
enum LoopbackPeer {
  private static let table = "/proc/net/tcp"
  /// The most bytes of the table that are read. A row has 150 bytes; a machine rarely has 100,000 sockets.
  private static let maximumTable = 16 << 20
  private static let loopback = "127.0.0.1"
  /// The state of an open connection, TCP_ESTABLISHED: a row of another state may have lost its owner.
  private static let established = "01"
  private static let threads = Blocking(threads: 1)

  /// Whether the connection from `peer` to `local` belongs to this process's user, within this machine; `false` if the
  /// list doesn't have it.
  @LoopActor
  static func isOwn(_ peer: SocketAddress?, of local: SocketAddress?) async -> Bool {
    guard let peer, let local, peer.ipAddress == self.loopback, local.ipAddress == self.loopback,
      let from = peer.port, let to = local.port
    else { return false }
    let own = geteuid()
    return await self.threads.run {
      guard let rows = try? BoundedFile.read(Self.table, limit: Self.maximumTable) else { return false }
      return Self.owner(in: rows, from: from, to: to) == own
    }
  }

  /// Returns the user id of the owner of the loopback socket at port `from` that is connected to port `to`, or `nil` if
  /// the table doesn't have it.
  ///
  /// - Parameter table: The content of `/proc/net/tcp`.
  static func owner(in table: [UInt8], from: Int, to: Int) -> UInt32? {
    let wanted = Array("\(Self.address(from)) \(Self.address(to)) \(Self.established) ".utf8)
    for row in table.split(separator: UInt8(ascii: "\n")) {
      guard let colon = row.firstIndex(of: UInt8(ascii: ":")), row[(colon + 1)...].dropFirst().starts(with: wanted)
      else { continue }
      // sl, local_address, rem_address, st, tx_queue:rx_queue, tr:tm->when, retrnsmt, uid
      let words = row.split(separator: UInt8(ascii: " "), maxSplits: 8)
      guard words.count > 7 else { return nil }
      return UInt32(String(decoding: words[7], as: UTF8.self))
    }
    return nil
  }

  /// Returns a loopback address as the table writes it: a number in the machine's byte order, and the port.
  private static func address(_ port: Int) -> String {
    "\(Self.hexadecimal(Int(UInt32(bigEndian: 0x7F00_0001)), 8)):\(Self.hexadecimal(port, 4))"
  }

  private static func hexadecimal(_ number: Int, _ digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
