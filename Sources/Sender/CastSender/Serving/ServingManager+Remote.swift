import CastModel
import Conversion
import LoopIsolation
import MediaPreflight

extension ServingManager {
  /// Whether a load has URLs that are to be converted before the device is asked to play them.
  func convertsBeforeLoading(_ request: LoadRequestData, over link: ReceiverLink, _ wishes: ConversionWishes?) -> Bool {
    guard self.converter.isInstalled, let publisher = try? self.publisher(over: link, wishes) else { return false }
    let media = [request.media] + (request.queueData?.items ?? []).map(\.media)
    return media.compactMap(\.self).contains(where: publisher.convertsBeforeLoading)
  }

  /// Returns the load with its file converted, after a device has refused the URL, or `nil` if nothing is known that
  /// keeps the device from playing the file, or it can't be converted.
  func converted(
    _ request: LoadRequestData, after error: CastError, over link: ReceiverLink, _ wishes: ConversionWishes?
  ) async -> LoadRequestData? {
    guard error.code == .mediaLoadFailed, let media = request.media, self.converter.isInstalled else { return nil }
    var request = request
    request.media = try? await self.publishing(over: link, wishes) { publisher throws(CastError) in
      try await publisher.convertedItem(media)
    }
    return request.media == nil ? nil : request
  }
}
