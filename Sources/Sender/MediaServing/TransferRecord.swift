import CastModel
import HTTPServing
import LoopIsolation
import NIOCore

/// The record of a request that is being answered. Reports its start, progress and end to ``MediaServer/onServe``.
@LoopActor
final class TransferRecord {
  private var transfer: ServedTransfer
  private weak var server: MediaServer?
  private let since = NIODeadline.now()
  private var isOver = false

  init(_ transfer: ServedTransfer, server: MediaServer) {
    self.transfer = transfer
    self.server = server
    server.onServe?(transfer)
  }

  func progress(_ sent: Int64) {
    guard !self.isOver else { return }
    self.tell(sent, .progressing)
  }

  func end(_ sent: Int64, _ end: HTTPContentBody.End) {
    guard !self.isOver else { return }
    self.isOver = true
    let isGone = self.server?.publication(self.transfer.publicationId) == nil
    self.server?.transferEnded(self.transfer.transferId, of: self.transfer.publicationId)
    self.transfer.failure =
      switch end {
      case .sent: nil
      case .left: isGone ? .unpublished : .clientLeft
      case .stalled: .stalled
      case .unreadable: .unreadable
      case .aborted: .unpublished
      }
    self.tell(sent, self.transfer.failure == nil ? .finished : .failed)
  }

  private func tell(_ sent: Int64, _ state: TransferState) {
    self.transfer.bytesSent = sent
    self.transfer.state = state
    self.transfer.elapsed = Double((NIODeadline.now() - self.since).nanoseconds) / 1e9
    self.server?.onServe?(self.transfer)
  }
}
