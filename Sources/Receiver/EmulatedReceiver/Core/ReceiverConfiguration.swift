public import CastAdvertising
import CastModel
package import CastV2
public import LoopIsolation
public import NIOCore
public import TLS

/// The properties and the behaviour of a receiver, given when it starts.
public struct ReceiverConfiguration: Sendable {
  /// The device: the receiver's identity, capabilities, volume, TXT record and group members.
  public var device: ReceiverDevice
  /// The apps that LAUNCH finds.
  public var applications = ApplicationDefinition.standard
  /// Whether an idle receiver shows Backdrop, as devices with a display do, or reports no app.
  public var showsIdleScreen: Bool
  /// The app that is the idle screen.
  public var idleScreen: ApplicationDefinition = .backdrop
  /// How long an app takes to launch; `nil`: as long as apps of the device's model take (``launchTiming``).
  public var launchTime: TimeAmount?
  /// How long apps of the device's model take to launch.
  public var launchTiming = LaunchTiming()
  /// The device's player, with the limits of its decoders.
  public var decoder = MediaDecoder.lenient
  /// The statuses that apps send without a cause.
  public var statusRhythm = StatusRhythm()
  /// Whether a person has to allow launches.
  public var launchAuthorization = LaunchAuthorization()
  /// The types of apps that the device runs: web apps, and on Android TV native ones in their place (cast.md 6.1).
  var applicationTypes: [ApplicationType] = [.web]
  /// The wording of the receiver's answers, which differs between firmware and models.
  public var dialect = ReceiverDialect.current
  /// How long the player loads and buffers, and the properties that it assumes of media without a duration.
  public var mediaTiming: MediaTiming
  /// The examiner of loaded media; `nil`: none, and the receiver assumes the sender's values (``AssumedResource``).
  public var resourceExaminer: (any ResourceExaminer)?
  /// Whether LOAD is answered at once by IDLE with `extendedStatus`, as current devices do, or only when the media
  /// plays.
  public var answersLoadAtOnce: Bool
  /// The misbehaviour of the receiver from its start; ``EmulatedReceiver/faults`` changes it while the receiver runs.
  public var faults: ReceiverFaults
  /// The certificate that links show, and its key; `nil`: a self-signed one, created when the receiver starts.
  public var tlsIdentity: TLSIdentity?
  /// Whether ``tlsIdentity`` only saves the time of making one: a device with quirks of its certificate, or with
  /// ``hasOwnTLSIdentity``, makes another one nevertheless.
  public var sharesTLSIdentity = false
  /// Whether a created certificate is this receiver's alone, and not shared by all receivers of the process.
  public var hasOwnTLSIdentity = false
  /// The issuer of the certificate that answers challenges; `nil`: a chain that all receivers of the process share.
  public var deviceChain: DeviceChain?
  /// The numeric IPv4 or IPv6 address to listen on.
  public var host: String
  /// The port to listen on; 0 for any.
  public var port: Int
  /// The ports of the setup information over HTTP and HTTPS; `nil`: none.
  public var setupPorts: SetupPorts?
  /// Whether to advertise over DNS-SD.
  public var advertises = false
  /// The announcer: the DNS-SD daemon, this process, or whichever works.
  public var advertisementMethod = AdvertisementMethod.avahi
  /// The recorded device that answers in place of the emulated one; `nil` for none.
  public var replay: ReplayScript?
  /// When the device sends PING to a silent sender, and cuts it; `nil`: it only answers, as openscreen's receiver does.
  package var heartbeat: Heartbeat.Configuration?
  /// The clock of everything that the receiver does.
  public var clock: any LoopClock = EventLoopClock()
  /// The network that senders connect through; `nil` for TCP.
  package var network: (any CastNetwork)?
  /// The interface to advertise on; `nil`: the one that has the address of ``host``, or all if that is a wildcard.
  public var interfaceName: String?

  /// Creates a configuration that by default listens on loopback at any port, launches apps at once and isn't
  /// advertised.
  public init(
    device: ReceiverDevice = ReceiverDevice(),
    showsIdleScreen: Bool = false,
    launchTime: TimeAmount? = .zero,
    mediaTiming: MediaTiming = MediaTiming(),
    answersLoadAtOnce: Bool = true,
    faults: ReceiverFaults = .none,
    host: String = "127.0.0.1",
    port: Int = 0
  ) {
    self.device = device
    self.showsIdleScreen = showsIdleScreen
    self.launchTime = launchTime
    self.mediaTiming = mediaTiming
    self.answersLoadAtOnce = answersLoadAtOnce
    self.faults = faults
    self.host = host
    self.port = port
  }

  /// Returns a configuration for tests: loopback, any port, no delays, not advertised.
  public static func testing(device: ReceiverDevice = ReceiverDevice()) -> ReceiverConfiguration {
    ReceiverConfiguration(device: device, mediaTiming: .immediate)
  }

  /// An address at which the receiver can be reached: loopback, if it listens on every address.
  var visibleHost: String {
    switch self.host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "::1"
    default: self.host
    }
  }

  /// Whether the receiver listens on every address of the machine.
  var listensOnEveryAddress: Bool { self.visibleHost != self.host }
}
