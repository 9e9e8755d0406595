public import CastAdvertising
public import CastModel
public import NIOCore
public import TLS

/// What a receiver is and how it behaves, given when it starts.
public struct ReceiverConfiguration: Sendable {
  /// The device gives the receiver its identity, capabilities, volume, TXT record and group members.
  public var device: ReceiverDevice
  /// The apps that LAUNCH finds.
  public var applications: [ApplicationDefinition]
  /// Whether an idle receiver shows Backdrop, as devices with a display do, or reports no app.
  public var showsIdleScreen: Bool
  /// The app that is the idle screen.
  public var idleScreen: ApplicationDefinition = .backdrop
  /// How long an app takes to launch.
  public var launchTime: TimeAmount
  /// Whether somebody has to allow launches.
  public var launchAuthorization: LaunchAuthorization
  /// What the device runs: web apps, and on Android TV native ones in their place (cast.md 6.1).
  var applicationTypes: [ApplicationType]
  /// The dialect decides how the receiver words its answers; firmware and models differ in it.
  public var dialect: ReceiverDialect
  /// The timing says how long the player loads and buffers, and what it assumes of media without a duration.
  public var mediaTiming: MediaTiming
  /// Who looks at the media that is loaded; `nil`: nobody, and what the sender says is believed (``AssumedResource``).
  public var resourceExaminer: (any ResourceExaminer)?
  /// Whether LOAD is answered at once by IDLE with `extendedStatus`, as current devices do, or only when it plays.
  public var answersLoadAtOnce: Bool
  /// The faults make the receiver misbehave from its start; ``EmulatedReceiver/faults`` changes them while it runs.
  public var faults: ReceiverFaults
  /// The certificate to show; `nil`: a self-signed one, made when the receiver starts.
  public var tlsIdentity: TLSIdentity?
  /// Whether a certificate that is made is this receiver's alone, and not shared by all of the process.
  public var hasOwnTLSIdentity: Bool
  /// Who issues the certificate that answers challenges; `nil`: a chain that all receivers of the process share.
  public var deviceChain: DeviceChain?
  /// The address to listen on, IPv4 or IPv6, in numbers.
  public var host: String
  /// The port to listen on; 0 for any.
  public var port: Int
  /// Where setup information is given over HTTP and HTTPS; `nil`: nowhere.
  public var setupPorts: SetupPorts?
  /// Whether to advertise over DNS-SD.
  public var advertises: Bool
  /// Who advertises: the DNS-SD daemon, this process, or whichever works.
  public var advertisementMethod = AdvertisementMethod.avahi
  /// The interface to advertise on; `nil`: the one that has the address of ``host``, or all if that is a wildcard.
  public var interfaceName: String?

  /// The receiver listens on loopback at any port, launches apps at once and isn't advertised, unless told otherwise.
  public init(
    device: ReceiverDevice = ReceiverDevice(),
    applications: [ApplicationDefinition] = ApplicationDefinition.standard,
    showsIdleScreen: Bool = false,
    launchTime: TimeAmount = .zero,
    launchAuthorization: LaunchAuthorization = LaunchAuthorization(),
    applicationTypes: [ApplicationType] = [.web],
    dialect: ReceiverDialect = .current,
    mediaTiming: MediaTiming = MediaTiming(),
    resourceExaminer: (any ResourceExaminer)? = nil,
    answersLoadAtOnce: Bool = true,
    faults: ReceiverFaults = .none,
    tlsIdentity: TLSIdentity? = nil,
    hasOwnTLSIdentity: Bool = false,
    deviceChain: DeviceChain? = nil,
    host: String = "127.0.0.1",
    port: Int = 0,
    setupPorts: SetupPorts? = nil,
    advertises: Bool = false,
    interfaceName: String? = nil
  ) {
    self.device = device
    self.applications = applications
    self.showsIdleScreen = showsIdleScreen
    self.launchTime = launchTime
    self.launchAuthorization = launchAuthorization
    self.applicationTypes = applicationTypes
    self.dialect = dialect
    self.mediaTiming = mediaTiming
    self.resourceExaminer = resourceExaminer
    self.answersLoadAtOnce = answersLoadAtOnce
    self.faults = faults
    self.tlsIdentity = tlsIdentity
    self.hasOwnTLSIdentity = hasOwnTLSIdentity
    self.deviceChain = deviceChain
    self.host = host
    self.port = port
    self.setupPorts = setupPorts
    self.advertises = advertises
    self.interfaceName = interfaceName
  }

  /// For tests: loopback, any port, nothing takes time, not advertised.
  public static func testing(device: ReceiverDevice = ReceiverDevice()) -> ReceiverConfiguration {
    ReceiverConfiguration(device: device, mediaTiming: .immediate)
  }

  /// An address to reach it at: loopback, if it listens on every address.
  var visibleHost: String {
    switch self.host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "::1"
    default: self.host
    }
  }
}
