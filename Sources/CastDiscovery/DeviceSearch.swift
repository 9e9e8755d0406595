/// One pending ``DiscoveryManager/find(_:timeout:)``.
struct DeviceSearch {
  let query: DeviceQuery
  let continuation: CheckedContinuation<DiscoveredDevice?, any Error>
  let timer: DiscoveryTimer
}
