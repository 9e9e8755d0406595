import Glibc

/// How many files and sockets the process may have open.
public enum DescriptorLimit {
  /// Raises the limit to what the system allows: hundreds of devices, each with its senders, need more than the usual 1,024.
  ///
  /// - Returns: The limit from now on; `nil` if it can't be read.
  @discardableResult
  public static func raise() -> UInt? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return UInt(limit.rlim_cur)
  }
}
