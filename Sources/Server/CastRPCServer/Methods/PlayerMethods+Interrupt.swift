import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// `player.interrupt`: plays an announcement, then resumes the previous media.
extension PlayerMethods {
  func interrupt(_ params: PlayerInterruptParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    var request = try PlayRequest(
      url: params.url, urls: params.urls, media: params.media, queueData: params.queueData,
      contentType: params.contentType, title: params.title, subtitles: params.subtitles)
    request.resolves = params.resolve != .never
    request = try await self.resolved(request, params.playerTarget, call)
    let announcement = Announcement(
      request, volumeLevel: params.volumeLevel,
      maximumDuration: TimeAmount(seconds: params.maximumDuration ?? 60), timeout: params.playerTarget.limit)
    let device = try await self.devices.find(params.playerTarget, call)
    try await QueueMethods.naming("params.\(params.urls == nil ? "queueData.items" : "urls")") {
      try await self.follower.accompany(call, title: "Announcing") { didBegin in
        _ = try await self.context.interruptions.announce(announcement, on: device.target, didBegin: didBegin)
      }
    }
    return try await self.player.status(of: device, within: params.playerTarget.visitLimit)
  }
}
