import CastDiscovery
import CastModel
import CastSender
import LoopIsolation

/// The devices that one client wants, and the list that it sees.
///
/// A client whose criteria admit every device sees the whole list; other clients have a view with its own indices. A
/// class, because changed criteria trigger pending searches at once, which read here the devices that the client
/// wants.
@LoopActor
final class ClientDiscovery {
  /// Whether the client has started discovery and not stopped it.
  var hasStarted = false
  /// Whether the client was notified that its list begins to change, and not yet of the end.
  var isUpdating = false
  private var own: DiscoveryCriteria?
  private var interest: DiscoveryInterest?
  private var view: DeviceListView?

  nonisolated init() {}

  /// Whether the client's list is the whole list.
  var seesAll: Bool { self.view == nil }

  /// Returns the client's criteria, or the context's if it has set none.
  func criteria(in context: CastContext) -> DiscoveryCriteria { self.own ?? context.options.discoveryCriteria }

  /// Returns the devices that the client sees.
  func devices(in context: CastContext) -> [DiscoveredDevice] { self.view?.devices ?? context.discovery.devices }

  /// Whether the client wants a device.
  func wants(_ device: DiscoveredDevice, in context: CastContext) -> Bool {
    context.discovery.admission(of: device, to: self.criteria(in: context)) == .admitted
  }

  /// Sets other criteria, or with `nil` the context's; returns the edits of the client's list.
  func setCriteria(_ criteria: DiscoveryCriteria?, in context: CastContext) -> [DeviceListChange] {
    self.own = criteria
    let wanted = self.criteria(in: context)
    let seen = self.devices(in: context)
    self.updateInterest(wanted, in: context)
    var view = self.view ?? DeviceListView(devices: seen)
    let changes = view.replace(with: context.discovery.devices) { device in
      context.discovery.admission(of: device, to: wanted) == .admitted
    }
    self.view = wanted.isAll ? nil : view
    return changes
  }

  /// Applies the context's criteria, unless the client has set its own; returns the edits of the client's list.
  func adopt(_ context: CastContext) -> [DeviceListChange] { self.setCriteria(self.own, in: context) }

  /// Applies a change of the whole list; returns the edit of the client's own list, if it has one and that changes.
  func apply(_ change: DeviceListChange, in context: CastContext) -> DeviceListChange? {
    guard self.view != nil else { return nil }
    if case .removed(let device, _) = change { return self.view?.remove(id: device.deviceId) }
    return self.learn(change.device, in: context)
  }

  /// Applies new knowledge of a device; returns the edit of the client's own list, if it has one and that changes.
  func learn(_ device: DiscoveredDevice, in context: CastContext) -> DeviceListChange? {
    guard self.view != nil else { return nil }
    let isWanted = self.wants(device, in: context)
    return self.view?.update(device, isWanted: isWanted)
  }

  /// Ends the client's discovery when it has disconnected.
  func end(in context: CastContext) {
    self.hasStarted = false
    self.interest.map(context.discovery.remove)
    self.interest = nil
  }

  private func updateInterest(_ criteria: DiscoveryCriteria, in context: CastContext) {
    switch (self.interest, criteria.isAll) {
    case (let interest?, true):
      context.discovery.remove(interest)
      self.interest = nil
    case (let interest?, false): context.discovery.update(interest, to: criteria)
    case (nil, false): self.interest = context.discovery.addInterest(criteria)
    case (nil, true): break
    }
  }
}
