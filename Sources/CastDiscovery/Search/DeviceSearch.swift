import LoopIsolation

/// One pending ``DiscoveryManager/find(where:timeout:)``.
struct DeviceSearch {
  let pick: @LoopActor ([DiscoveredDevice]) -> DiscoveredDevice?
  let continuation: CheckedContinuation<DiscoveredDevice?, any Error>
  let timer: DiscoveryTimer
}
