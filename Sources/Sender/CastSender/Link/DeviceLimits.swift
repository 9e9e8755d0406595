package import CastModel
package import JSONCodec

/// Limits on the data kept and examined of a device, because a receiver may be an untrusted computer.
///
/// Other types limit messages: `CastFramer.defaultReceiveLimit` their bytes, `CastMessage.jsonLimits` their nesting
/// and values, `ReadBudget` the time for a link's messages. Data beyond a limit is dropped, and logged once for each
/// session. docs/Sessions.md has the table.
package enum DeviceLimits {
  /// The longest merged media status, in bytes of JSON. Beyond it only the newest message and the media are kept.
  package static let statusBytes = 512 << 10
  /// The maximum number of undeclared members in an object that has inherited ones.
  package static let inheritedMembers = 64
  /// The maximum size of all undeclared members that a message inherits, in bytes of JSON.
  package static let inheritedBytes = 32 << 10
  /// The maximum number of running apps.
  package static let applications = 32
  /// The maximum number of namespaces of an app.
  package static let namespaces = 256
  /// The maximum number of members of a group.
  package static let groupMembers = 256
  /// The longest member of a group, in bytes of JSON.
  package static let groupMemberBytes = 4 << 10
  /// The longest list of a queue's items: a message may have 16,384 values.
  package static let queueItems = 16_000
  /// The maximum size of a queue's cached items, in bytes of JSON; at least one item is kept.
  package static let cachedQueueBytes = 512 << 10
  /// The maximum number of INSERT changes remembered for an insertion of ours; their ids together are limited by
  /// ``queueItems``.
  package static let toldInsertions = 64
  /// The longest media that is remembered whole after its session's end, in bytes of JSON.
  package static let endedMediaBytes = 16 << 10
}

/// The undeclared members that one message may inherit. A pure value.
///
/// A declared member that a message leaves out is inherited without limit of time (cast.md 7.4). Undeclared ones are
/// inherited from the last message that carried them, as far as they fit, the newest first.
package struct UndeclaredMembers: Sendable {
  /// The remaining bytes of JSON.
  private var bytesLeft = DeviceLimits.inheritedBytes
  /// Whether a member didn't fit.
  package private(set) var isExceeded = false

  package init() {}

  /// Adds the members of `older` that `members` lacks and `cleared` doesn't name.
  package mutating func inherit(_ older: JSONObject, into members: inout JSONObject, except cleared: Set<String> = []) {
    guard !older.isEmpty else { return }
    let isWhole = members.inherit(
      older, except: cleared, maximumCount: DeviceLimits.inheritedMembers, maximumBytes: &self.bytesLeft)
    if !isWhole { self.isExceeded = true }
  }
}

extension QueueItem {
  /// Adds the members that this item lacks from `older`, an earlier version of it.
  package mutating func inherit(from older: QueueItem, _ undeclared: inout UndeclaredMembers) {
    if self.media == nil { self.media = older.media }
    self.autoplay = self.autoplay ?? older.autoplay
    self.startTime = self.startTime ?? older.startTime
    self.playbackDuration = self.playbackDuration ?? older.playbackDuration
    self.preloadTime = self.preloadTime ?? older.preloadTime
    self.activeTrackIds = self.activeTrackIds ?? older.activeTrackIds
    self.orderId = self.orderId ?? older.orderId
    self.customData = self.customData ?? older.customData
    undeclared.inherit(older.additional, into: &self.additional)
  }
}

extension Double {
  /// The value, or 0 if it is negative; never -0.0, which would be written.
  package var nonNegative: Double { self > 0 ? self : 0 }

  /// The percentage of a level, 0 to 100; levels of devices can be anything.
  package var percent: Int64 { Int64((min(max(self, 0), 1) * 100).rounded()) }

  /// The number that a device with 32-bit or fixed-point arithmetic means: 0.9499999992549419 is 0.95. For levels,
  /// steps and rates, whose millionths don't matter.
  package var withoutFloatNoise: Double {
    guard self.magnitude < 1e6 else { return self }
    return (self * 1e6).rounded() / 1e6 + 0.0
  }
}

extension DeviceVolume {
  /// The volume with the numbers that the device means.
  package var withoutFloatNoise: DeviceVolume {
    var volume = self
    volume.level = self.level?.withoutFloatNoise
    volume.stepInterval = self.stepInterval?.withoutFloatNoise
    return volume
  }

  /// Returns the known volume with the members of a request: as its answer `told` them, else as requested.
  ///
  /// Until a change that another caller has begun is answered, the known volume is that of before both.
  package func changed(by request: Volume, told: DeviceVolume?) -> DeviceVolume {
    var volume = self
    if let level = request.level { volume.level = told?.level?.withoutFloatNoise ?? level }
    if let muted = request.muted { volume.muted = told?.muted ?? muted }
    return volume
  }
}
