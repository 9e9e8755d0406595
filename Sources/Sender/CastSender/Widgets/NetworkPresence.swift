import Glibc

/// Whether this machine has a network that devices could be on.
enum NetworkPresence {
  /// Whether an interface other than loopback is up, has an address and isn't unplugged. Asks the kernel, in
  /// microseconds.
  static var isConnected: Bool {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return true }
    defer { freeifaddrs(list) }
    var next = list
    while let entry = next {
      let flags = entry.pointee.ifa_flags
      let family = entry.pointee.ifa_addr?.pointee.sa_family
      let needed = UInt32(IFF_UP) | UInt32(IFF_RUNNING)
      let isUsable = flags & needed == needed && flags & UInt32(IFF_LOOPBACK) == 0
      if isUsable, family == sa_family_t(AF_INET) || family == sa_family_t(AF_INET6) { return true }
      next = entry.pointee.ifa_next
    }
    return false
  }
}
