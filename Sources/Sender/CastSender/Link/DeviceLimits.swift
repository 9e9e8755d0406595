package import CastModel
package import JSONCodec

/// What a device can make us keep, and look at: receivers are computers that may be anybody's.
///
/// What a message may be is said elsewhere: its bytes in `CastFramer.defaultReceiveLimit`, its nesting and what is made of it in
/// `CastMessage.jsonLimits`, the time that a link's messages may take in `ReadBudget`. What is beyond a limit is left out, and told once
/// for each session in the log. docs/Sessions.md has the table.
package enum DeviceLimits {
  /// The longest merged media status, in bytes of JSON: beyond it only the newest message counts, and the media.
  package static let statusBytes = 512 << 10
  /// The most undeclared members of one object that holds inherited ones.
  package static let inheritedMembers = 64
  /// The most that all undeclared members that a message inherits may take, in bytes of JSON.
  package static let inheritedBytes = 32 << 10
  /// The most apps that run.
  package static let applications = 32
  /// The most namespaces of an app.
  package static let namespaces = 256
  /// The most members of a group.
  package static let groupMembers = 256
  /// The longest member of a group, in bytes of JSON.
  package static let groupMemberBytes = 4 << 10
  /// The longest list of a queue's items: a message may have 16,384 values.
  package static let queueItems = 16_000
  /// The most that cached items of a queue may take, in bytes of JSON; there is always one.
  package static let cachedQueueBytes = 512 << 10
  /// The most INSERT changes that are remembered for an insertion of ours, and the most ids of them all.
  package static let toldInsertions = 64
  /// The longest media that is remembered whole when its session is over, in bytes of JSON.
  package static let endedMediaBytes = 16 << 10
}

/// The undeclared members that one message may inherit. A pure value.
///
/// A declared member that is left out is inherited for ever (cast.md 7.4). What nobody declares is of the last message that
/// carried it, as far as it fits: the newest stays.
package struct UndeclaredMembers: Sendable {
  /// What is left, in bytes of JSON.
  private var bytesLeft = DeviceLimits.inheritedBytes
  /// Whether something didn't fit.
  package private(set) var isExceeded = false

  package init() {}

  /// Adds to `members` what only `older` has, and `cleared` doesn't name.
  package mutating func inherit(_ older: JSONObject, into members: inout JSONObject, except cleared: Set<String> = []) {
    guard !older.isEmpty else { return }
    let isWhole = members.inherit(
      older, except: cleared, maximumCount: DeviceLimits.inheritedMembers, maximumBytes: &self.bytesLeft)
    if !isWhole { self.isExceeded = true }
  }
}

extension QueueItem {
  /// Takes from `older`, the same item as it was, what this one leaves out.
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
  /// 0 where it is negative; never -0.0, which would be written.
  package var nonNegative: Double { self > 0 ? self : 0 }

  /// The number that a device means which reckons with 32 bits, or with fixed points: 0.9499999992549419 is 0.95. For levels, steps and
  /// rates, of which nobody tells a millionth.
  package var withoutFloatNoise: Double {
    guard self.magnitude < 1e6 else { return self }
    return (self * 1e6).rounded() / 1e6 + 0.0
  }
}

extension DeviceVolume {
  /// With the numbers that the device means.
  package var withoutFloatNoise: DeviceVolume {
    var volume = self
    volume.level = self.level?.withoutFloatNoise
    volume.stepInterval = self.stepInterval?.withoutFloatNoise
    return volume
  }
}
