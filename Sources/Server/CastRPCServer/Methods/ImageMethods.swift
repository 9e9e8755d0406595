import CastModel
import CastRPCProtocol
import CastSender
import ImageCache
import JSONRPC
import LoopIsolation

/// `image.*`: the choice of pictures, and their copies on this machine.
@LoopActor
final class ImageMethods: ImageService {
  private let context: CastContext

  private let sessions: SessionFinder

  init(context: CastContext, sessions: SessionFinder) {
    self.context = context
    self.sessions = sessions
  }

  func pick(_ params: ImagePickParams, _ call: JSONRPCCallContext) async throws -> ImagePickResult {
    var metadata = params.metadata
    if params.images == nil, metadata == nil {
      metadata = try self.sessions.session(params.sessionId, call).media.snapshot.media?.metadata
    }
    let hints = ImageHints(params.hints)
    let request = ImagePickRequest(
      images: params.images ?? metadata?.images ?? [], metadata: metadata,
      hints: ImageHints(imageType: hints.imageType, size: hints.size, customData: hints.customData))
    let policy = params.strategy.map { strategy in
      ImagePickPolicy(strategy: strategy)
    }
    let pick = await self.context.images.pick(request, policy: policy, usesDefault: params.useDefault ?? false)
    return ImagePickResult(image: pick.image, isCustom: pick.isCustom)
  }

  func setPolicy(
    _ params: ImageSetPolicyParams, _ call: JSONRPCCallContext
  ) async throws -> ImagePickPolicy {
    for name in (params.policy?.byType ?? [:]).keys.sorted()
    where !ImageHintType.knownValues.contains(ImageHintType(rawValue: name)) {
      throw APIError(.invalidParams, "policy.byType: there is no type of hint '\(name)'.") {
        $0.path = "params.policy.byType.\(name)"
        $0.reason = "is no ImageHintType"
      }
    }
    self.context.images.policy = ImagePickPolicy(params.policy)
    return self.context.images.policy
  }

  func getPolicy(
    _ params: ImageGetPolicyParams, _ call: JSONRPCCallContext
  ) async throws -> ImagePickPolicy {
    self.context.images.policy
  }

  func fetch(_ params: ImageFetchParams, _ call: JSONRPCCallContext) async throws -> ImageFile {
    let mode: ImageRequest.Mode =
      switch params.mode {
      case .revalidate: .revalidating
      case .offline: .offline
      default: .ifNeeded
      }
    let policy = self.context.images.fetchPolicy(params.options)
    let fetched = try await self.context.images.fetch(
      ImageRequest(url: params.url, policy: policy, mode: mode), usesDefault: params.useDefault ?? false)
    var file = ImageFile(fetched)
    if params.includeData == true { file.data = Base64.encode(try await self.context.images.bytes(of: fetched.image)) }
    return file
  }

  func cacheInfo(
    _ params: ImageCacheInfoParams, _ call: JSONRPCCallContext
  ) async throws -> ImageCacheInfo {
    ImageCacheInfo(try await self.context.images.cacheInfo())
  }

  func clearCache(
    _ params: ImageClearCacheParams, _ call: JSONRPCCallContext
  ) async throws -> ImageCacheInfo {
    ImageCacheInfo(try await self.context.images.clearCache())
  }
}
