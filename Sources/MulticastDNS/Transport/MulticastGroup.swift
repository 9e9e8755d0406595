/// The addresses and the port of multicast DNS (RFC 6762, 3).
package enum MulticastGroup {
  package static let port: UInt16 = 5353
  /// 224.0.0.251
  package static let ipv4: [UInt8] = [224, 0, 0, 251]
  /// ff02::fb
  package static let ipv6: [UInt8] = [0xff, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xfb]
}
