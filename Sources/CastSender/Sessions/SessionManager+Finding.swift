public import CastDiscovery
import JSONCodec
import LoopIsolation
public import NIOCore

extension SessionManager {
  /// The device that an id or a friendly name means, as soon as it is known; discovery has to run.
  ///
  /// - Throws: ``CastErrorCode/deviceNotFound``, with the name that was meant if one is near.
  public func find(_ idOrName: String, within limit: TimeAmount) async throws(CastError) -> DiscoveredDevice {
    if let device = self.discovery.device(id: idOrName) { return device }
    do {
      if let device = try await self.discovery.find(idOrName, timeout: limit) { return device }
    } catch {
      throw CastError(.requestCancelled, (error as? DiscoveryError)?.message ?? "\(error)", cause: error)
    }
    let names = self.discovery.devices.flatMap { [$0.friendlyName, $0.deviceId] }
    let advice =
      NearestName.of(idOrName, among: names).map { "Did you mean '\($0)'?" }
      ?? "Check that it is switched on and in this network; discovery.diagnose says more."
    throw CastError(
      .deviceNotFound, "No device with the id or name '\(idOrName)' was found in \(limit.seconds) s. \(advice)")
  }
}

extension TimeAmount {
  fileprivate var seconds: Double { Double(self.nanoseconds) / 1e9 }
}
