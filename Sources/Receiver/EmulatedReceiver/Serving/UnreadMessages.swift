import CastV2
import LoopIsolation

/// The messages of this process that senders have not read yet, with a limit for each link and one for all links
/// together.
///
/// ``SenderLink`` resets a link that exceeds the first limit. If all together exceed the second, the link with the
/// most unread messages is reset, and the others keep theirs. Measured without limits: 66 MB for one sender that
/// never reads.
@LoopActor
final class UnreadMessages {
  /// The limit for one link, in bytes, ``messageOverhead`` included: 32 of the longest messages, or about 2,000 short
  /// ones. The kernel's buffers are added to that.
  nonisolated static let maximumPerLink = 2 << 20
  /// The memory for a short message besides its bytes: its TLS record, two buffers and their places in two queues.
  nonisolated static let messageOverhead = 1 << 10
  /// The limit for all links of a process, in the same bytes.
  nonisolated static let maximumInSum = 16 << 20
  /// The count of the process, since all links share its memory.
  static let shared = UnreadMessages(maximumInSum: UnreadMessages.maximumInSum)

  private let maximumInSum: Int
  private var waiting: [ObjectIdentifier: any UnreadLink] = [:]

  nonisolated init(maximumInSum: Int) { self.maximumInSum = maximumInSum }

  /// Counts a message sent to `link`; resets the link with the most unread messages while the sum is too large.
  func didSend(to link: any UnreadLink) {
    guard !link.isWritable else { return self.forget(link) }
    self.waiting[ObjectIdentifier(link)] = link
    self.waiting = self.waiting.filter { !$1.isWritable }
    var sum = self.waiting.values.reduce(0) { $0 + $1.unreadCost }
    while sum > self.maximumInSum, let largest = self.waiting.values.max(by: { $0.unreadCost < $1.unreadCost }) {
      sum -= largest.unreadCost
      self.forget(largest)
      largest.resetUnread()
    }
  }

  /// Removes a link that reads again, or has closed.
  func forget(_ link: any UnreadLink) { self.waiting[ObjectIdentifier(link)] = nil }
}

/// A link whose sender may stop reading.
@LoopActor
protocol UnreadLink: AnyObject {
  /// Whether the sender reads as fast as the receiver writes.
  var isWritable: Bool { get }
  /// The cost of the messages that wait for the sender, as ``UnreadMessages`` counts it.
  var unreadCost: Int { get }
  /// Ends the link, and drops the unread messages.
  func resetUnread()
}

extension CastConnectionConfiguration {
  /// Limits the messages that a sender may leave unread.
  mutating func limitUnreadMessages() {
    self.maximumQueuedBytes = UnreadMessages.maximumPerLink
    self.queuedMessageOverhead = UnreadMessages.messageOverhead
  }
}
