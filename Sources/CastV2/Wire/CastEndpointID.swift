/// The names of a virtual connection's ends, which the wire carries as plain strings (cast.md 2).
public enum CastEndpointID {
  /// The platform end of every receiver.
  public static let receiver = "receiver-0"
  /// The platform end of every sender.
  public static let sender = "sender-0"
  /// Both ends of the PINGs that devices send (cast.md 2, node-castv2 #47).
  public static let transport = "Tr@n$p0rt-0"
  /// The destination that means every end of the other side.
  public static let broadcast = "*"

  /// A new sender id, unlike any that another socket uses: `sender-` and 12 random hexadecimal digits.
  public static func randomSender() -> String {
    let number = UInt64.random(in: 0..<(1 << 48))
    let digits = String(number, radix: 16)
    return "sender-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
}
