import Dispatch
public import Glibc

/// Another host on a private wire: a network and mount namespace, joined to ours by a veth pair.
///
/// Make it after ``NetworkNamespace/enter()``, on the same thread. It ends with this object.
public final class RemoteHost {
  /// The folder that the host's Avahi reads services from.
  private let directory: String
  private let peer: String
  private let shell: GuardedDaemon
  private var bus: GuardedDaemon?
  private var daemon: GuardedDaemon?

  /// - Parameters:
  ///   - interface: the name of our end; the host's is the same with `-peer`.
  ///   - network: the first three bytes of the addresses; we are `.1`, the host is `.2`.
  public init(interface: String = "cast0", network: String = "10.77.0") throws {
    self.peer = "\(interface)-peer"
    var template = Array("/tmp/remote-host.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw NetworkNamespace.Unavailable(description: "no temporary directory: errno \(errno)")
    }
    self.directory = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.shell = try GuardedDaemon(
      script: "mount -t tmpfs tmpfs /run && ip link set lo up && echo ready && exec sleep 1000",
      readyLine: "ready",
      wrapper: ["unshare", "--mount", "--net"]
    )
    try NetworkNamespace.run("ip link add \(interface) type veth peer name \(self.peer) netns \(self.shell.processID)")
    try NetworkNamespace.run("ip addr add \(network).1/24 dev \(interface) && ip link set \(interface) up")
    try self.run("ip addr add \(network).2/24 dev \(self.peer) && ip link set \(self.peer) up")
    for side in [interface, self.peer] {
      // Otherwise the kernel takes two seconds to check that the IPv6 address is unique.
      let command = "echo 0 > /proc/sys/net/ipv6/conf/\(side)/accept_dad 2>/dev/null || true"
      if side == interface { try NetworkNamespace.run(command) } else { try self.run(command) }
    }
  }

  deinit {
    self.daemon?.end(signal: SIGTERM)
    self.bus?.end(signal: SIGTERM)
    self.shell.end(signal: SIGKILL)
    _ = try? NetworkNamespace.run("rm -rf \(self.directory)")
  }

  /// The words before a command that make it run on the host.
  public var prefix: [String] { ["nsenter", "-t", "\(self.shell.processID)", "-m", "-n"] }

  /// Runs a shell command on the host; its failure is an error.
  @discardableResult
  public func run(_ command: String) throws -> String {
    try RemoteHost.run(command, prefix: self.prefix, busSocket: self.busSocket)
  }

  private static func run(_ command: String, prefix: [String], busSocket: String) throws -> String {
    let environment = ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(busSocket)"]
    let child = try ChildProcess(
      "/usr/bin/env", prefix + ["sh", "-c", "exec 2>&1; \(command)"], environment: environment)
    child.closeInput()
    var output = ""
    while let line = try child.readLine(within: 30) { output += line + "\n" }
    guard try child.waitForEnd() == .exited(0) else {
      throw NetworkNamespace.Unavailable(description: "\(command) failed: \(output)")
    }
    return output
  }

  /// As ``run(_:)``, but on another thread, so that the caller's event loop can answer meanwhile.
  public nonisolated func runOffLoop(_ command: String) async throws -> String {
    let (prefix, busSocket) = (self.prefix, self.busSocket)
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try RemoteHost.run(command, prefix: prefix, busSocket: busSocket) })
      }
    }
  }

  // MARK: Avahi

  /// Lets the host's Avahi browse until the output is as expected: each run waits at most a second for answers, and
  /// then prints the services found.
  public nonisolated func browse(_ type: String, until isExpected: @Sendable (String) -> Bool) async throws {
    var output = ""
    for _ in 0..<10 {
      output = try await self.runOffLoop("avahi-browse -rtp \(type)")
      if isExpected(output) { return }
    }
    throw NetworkNamespace.Unavailable(description: "\(type): Avahi doesn't see what it should, but: \(output)")
  }

  /// Starts an Avahi daemon that announces ``publish(_:type:)``'s services.
  ///
  /// - Parameter withBus: whether `avahi-browse` can be run on the host; it takes a bus.
  public func startAvahi(ipv6: Bool = false, withBus: Bool = false) throws {
    if withBus { try self.startBus() }
    let configuration = """
      [server]
      host-name=remote-cast
      allow-interfaces=\(self.peer)
      use-ipv4=yes
      use-ipv6=\(ipv6 ? "yes" : "no")
      enable-dbus=\(withBus ? "yes" : "no")
      ratelimit-interval-usec=1000000
      ratelimit-burst=10000
      [publish]
      publish-hinfo=no
      publish-workstation=no

      """
    try NetworkNamespace.run(
      "mkdir -p \(self.directory)/services && cat > \(self.directory)/avahi.conf <<'END'\n\(configuration)END")
    // A pipe without a reader would block a daemon that writes a line for each of hundreds of services.
    let log = "\(self.directory)/avahi.log"
    self.daemon = try GuardedDaemon(
      script: """
        export DBUS_SYSTEM_BUS_ADDRESS=unix:path=\(self.busSocket) &&
          rm -f \(log) && touch \(log) &&
          { timeout 20 tail -n +1 -f \(log) | grep -m 1 'Server startup complete' & } &&
          exec \(SourceTree.path("scripts/private-avahi")) \(self.directory)/avahi.conf \(self.directory)/services > \(log) 2>&1
        """,
      readyLine: "Server startup complete",
      wrapper: self.prefix + ["unshare", "--mount"]
    )
  }

  private func startBus() throws {
    try NetworkNamespace.run(
      "cat > \(self.directory)/bus.conf <<'END'\n\(PrivateAvahi.busConfiguration(socket: self.busSocket))\nEND")
    self.bus = try GuardedDaemon(
      script: "exec dbus-daemon --config-file=\(self.directory)/bus.conf --nofork --nopidfile --print-address",
      readyLine: "unix:path="
    )
  }

  private var busSocket: String { "\(self.directory)/bus" }

  /// Ends the daemon: with SIGTERM it says goodbye, with SIGKILL it doesn't.
  public func endAvahi(signal: CInt = SIGTERM) {
    self.daemon?.end(signal: signal)
    self.daemon = nil
  }

  /// Replaces the services that the daemon announces: names with their TXT entries.
  public func publish(_ services: [(name: String, text: [String])], type: String = "_googlecast._tcp") throws {
    var script = "mkdir -p \(self.directory)/new \(self.directory)/services && cd \(self.directory)/new && rm -f *\n"
    for (number, service) in services.enumerated() {
      let records = service.text.map { "<txt-record>\($0)</txt-record>" }.joined()
      script += """
        cat > \(number).service <<'END'
        <?xml version="1.0" standalone='no'?><!DOCTYPE service-group SYSTEM "avahi-service.dtd">
        <service-group><name>\(service.name)</name><service><type>\(type)</type>
        <subtype>_CC1AD845._sub.\(type)</subtype><port>\(8009 + number)</port>\(records)</service></service-group>
        END

        """
    }
    script += "rm -f ../services/*; [ -z \"$(ls)\" ] || mv * ../services/\n"
    let file = "\(self.directory)/publish.sh"
    guard let stream = fopen(file, "w") else {
      throw NetworkNamespace.Unavailable(description: "can't write \(file): errno \(errno)")
    }
    fputs(script, stream)
    fclose(stream)
    try NetworkNamespace.run("sh \(file)")
    guard let daemon else { return }
    guard ChildProcess.isRunning(daemon.processID), kill(daemon.processID, SIGHUP) == 0 else {
      let log = (try? NetworkNamespace.run("tail -5 \(self.directory)/avahi.log")) ?? ""
      throw NetworkNamespace.Unavailable(description: "the host's Avahi is gone; it said: \(log)")
    }
  }
}
