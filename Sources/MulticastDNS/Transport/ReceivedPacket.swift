/// A packet as it arrived.
package struct ReceivedPacket: Sendable {
  package let bytes: [UInt8]
  package let origin: PacketOrigin
  /// The index of the link on which it arrived.
  package let link: UInt32
}
