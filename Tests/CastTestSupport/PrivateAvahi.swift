import Glibc

/// A D-Bus bus and an Avahi daemon for one test process, in a private network.
///
/// Both live in private mount and network namespaces whose only interface is a loopback: several can run at once, and
/// neither the system's daemon nor the network receives their messages. Announcements have the address 127.0.0.1. The
/// suite has the traits ``Testing/Trait/ownMounts`` and `.programs("dbus-daemon", "avahi-daemon")`.
/// The DNS-SD library reads the bus address once in a process: call ``export()`` before its first use, that is in an
/// exit test. The processes end with this object, or with the test process if that dies.
public final class PrivateAvahi {
  public typealias Unavailable = Namespaces.Unavailable

  /// The value for `DBUS_SYSTEM_BUS_ADDRESS`; stays the same when the bus is started again.
  public let busAddress: String
  private let directory: String
  private let interface: String?
  private var bus: GuardedDaemon?
  private var daemon: GuardedDaemon?

  /// Starts both and waits until the daemon says that it is ready.
  ///
  /// - Parameters:
  ///   - isStarted: false to start nothing yet, for tests without a daemon.
  ///   - interface: where it listens, in the network of the calling thread; nil for a private network.
  public init(isStarted: Bool = true, interface: String? = nil) throws {
    var template = Array("/tmp/private-avahi.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Unavailable(description: "no temporary directory: errno \(errno)") }
    self.interface = interface
    self.directory = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.busAddress = "unix:path=\(self.directory)/bus"
    try Self.write(Self.busConfiguration(socket: "\(self.directory)/bus"), to: "\(self.directory)/bus.conf")
    try Self.write(Self.daemonConfiguration(interface: interface ?? "lo"), to: "\(self.directory)/avahi.conf")
    if isStarted {
      try self.startBus()
      try self.startDaemon()
    }
  }

  deinit {
    self.daemon?.end(signal: SIGTERM)
    self.bus?.end(signal: SIGTERM)
    for file in ["bus", "bus.conf", "avahi.conf"] { unlink("\(self.directory)/\(file)") }
    rmdir(self.directory)
  }

  /// Sets `DBUS_SYSTEM_BUS_ADDRESS` in this process and those that it starts.
  public func export() {
    setenv("DBUS_SYSTEM_BUS_ADDRESS", self.busAddress, 1)
  }

  public func startBus() throws {
    self.bus = try GuardedDaemon(
      script: "exec dbus-daemon --config-file=\(self.directory)/bus.conf --nofork --nopidfile --print-address",
      readyLine: "unix:path="
    )
  }

  public func startDaemon() throws {
    setenv("DBUS_SYSTEM_BUS_ADDRESS", self.busAddress, 1)
    let kinds = try self.interface == nil ? Namespaces.prefix("--mount", "--net") : Namespaces.prefix("--mount")
    self.daemon = try GuardedDaemon(
      script: """
        ip link set lo up &&
          exec \(SourceTree.path("scripts/private-avahi")) \(self.directory)/avahi.conf
        """,
      readyLine: "Server startup complete",
      wrapper: kinds
    )
  }

  /// Kills the daemon, which then sends no goodbye.
  public func killDaemon() {
    self.daemon?.end(signal: SIGKILL)
    self.daemon = nil
  }

  /// Kills the bus; the daemon, which can't live without it, ends too.
  public func killBus() {
    self.bus?.end(signal: SIGKILL)
    self.bus = nil
    self.killDaemon()
  }

  private static func write(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Unavailable(description: "can't write \(path): errno \(errno)") }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Unavailable(description: "can't write \(path): errno \(errno)")
    }
  }

  static func busConfiguration(socket: String) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>system</type>
      <listen>unix:path=\(socket)</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow user="*"/>
        <allow own="*"/>
        <allow send_type="method_call"/>
        <allow send_type="signal"/>
        <allow send_requested_reply="true" send_type="method_return"/>
        <allow send_requested_reply="true" send_type="error"/>
        <allow receive_type="method_call"/>
        <allow receive_type="method_return"/>
        <allow receive_type="error"/>
        <allow receive_type="signal"/>
      </policy>
      <limit name="max_connections_per_user">4096</limit>
    </busconfig>
    """
  }

  private static func daemonConfiguration(interface: String) -> String {
    """
    [server]
    host-name=private-cast
    allow-interfaces=\(interface)
    use-ipv4=yes
    use-ipv6=no
    enable-dbus=yes
    ratelimit-interval-usec=1000000
    ratelimit-burst=1000
    clients-max=4096
    objects-per-client-max=4096
    [publish]
    publish-hinfo=no
    publish-workstation=no
    publish-aaaa-on-ipv4=no

    """
  }
}
