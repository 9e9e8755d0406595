public import DNSSD
import LoopIsolation
public import NIOCore

/// One service that a source reported, and the times of its reports.
public struct DiscoverySighting: Sendable, Hashable {
  /// The service.
  public let service: CastService.Key
  /// The source's name.
  public let source: String
  /// The id of the device that the service announced, if it was resolved.
  public internal(set) var deviceId: String?
  /// The name for people that it announced, if it was resolved.
  public internal(set) var friendlyName: String?
  /// When the source first reported it.
  public let firstSeen: NIODeadline
  /// When the source last reported a change of it.
  public internal(set) var lastSeen: NIODeadline
  /// The number of reports.
  public internal(set) var reports: Int
  /// Whether the last report says that it is gone or can't be resolved.
  public internal(set) var isLost: Bool
}

/// The services that sources reported in this run, bounded. No I/O and no clock.
struct DiscoverySightings: Sendable {
  /// The most sightings that are kept; the one without news for the longest time is dropped.
  static let maximum = 512

  private struct Key: Hashable {
    var service: CastService.Key
    var source: String
  }

  private var byKey: [Key: DiscoverySighting] = [:]

  /// The sightings, ordered by their first report.
  var all: [DiscoverySighting] {
    self.byKey.values.sorted {
      ($0.firstSeen.uptimeNanoseconds, $0.service.instanceName, $0.source)
        < ($1.firstSeen.uptimeNanoseconds, $1.service.instanceName, $1.source)
    }
  }

  /// Notes an event of a source.
  mutating func note(_ event: DiscoverySourceEvent, from source: String, now: NIODeadline) {
    switch event {
    case .serviceResolved(let service):
      self.change(service.key, source, now, isLost: false) {
        $0.deviceId = DiscoveredDevice.deviceId(of: service)
        $0.friendlyName = DisplayText.clean(service.txt["fn"] ?? "", upTo: 255)
      }
    case .serviceUnresolvable(let key), .serviceRemoved(let key): self.change(key, source, now, isLost: true) { _ in }
    case .subtype, .availabilityChanged: break
    }
  }

  private mutating func change(
    _ service: CastService.Key, _ source: String, _ now: NIODeadline, isLost: Bool,
    _ body: (inout DiscoverySighting) -> Void
  ) {
    let key = Key(service: service, source: source)
    var sighting =
      self.byKey[key]
      ?? DiscoverySighting(
        service: service, source: source, firstSeen: now, lastSeen: now, reports: 0, isLost: isLost)
    sighting.lastSeen = now
    sighting.reports += 1
    sighting.isLost = isLost
    body(&sighting)
    self.byKey[key] = sighting
    guard self.byKey.count > Self.maximum, let oldest = self.byKey.min(by: { $0.value.lastSeen < $1.value.lastSeen })
    else { return }
    self.byKey[oldest.key] = nil
  }
}
