package import CastModel
package import CastV2
import JSONCodec

/// A RECEIVER_STATUS as it came.
package struct ReceiverStatusMessage: Sendable {
  /// The request that it answers; 0 or `nil`: none of ours, perhaps somebody else's.
  package var requestId: Int64?
  package var status: ReceiverStatus

  package init(requestId: Int64? = nil, status: ReceiverStatus) {
    self.requestId = requestId
    self.status = status
  }

  /// Reads a RECEIVER_STATUS; `nil` if it has no status object, which is then no news.
  ///
  /// One application instead of a list of one is accepted: some receivers write that.
  package init?(_ payload: CastPayload) {
    guard let node = payload.root["status"], var status = try? ReceiverStatus(json: node) else { return nil }
    if status.applications == nil, let single = node["applications"], single.kind == .object,
      let application = try? ReceiverApplication(json: single), application.appId ?? application.sessionId != nil
    {
      status.applications = [application]
      status.additional["applications"] = nil
    }
    self.init(requestId: payload.requestId, status: status)
  }

  /// What runs; `nil` where that was written in a way that nobody can read, which is then no news.
  package var applications: [ReceiverApplication]? {
    if let applications = self.status.applications, !applications.isEmpty { return applications }
    let raw = self.status.additional["applications"] ?? .null
    return raw == .null ? [] : nil
  }
}
