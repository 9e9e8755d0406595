import CastDiscovery
import CastModel
import CastSender
import LoopIsolation

/// Which devices one client wants, and the list that it sees.
///
/// A client whose criteria let every device through sees the list itself; for others a view is kept, with places of its own.
/// A class, because other criteria answer searches at once that ask here which devices the client wants.
@LoopActor
final class ClientDiscovery {
  /// Whether the client has started discovery and not stopped it.
  var hasStarted = false
  /// Whether the client was told that its list changes, and not yet that it has.
  var isUpdating = false
  private var own: DiscoveryCriteria?
  private var interest: DiscoveryInterest?
  private var view: DeviceListView?

  nonisolated init() {}

  /// Whether the client's list is the whole list.
  var seesAll: Bool { self.view == nil }

  /// What the client asked for, or else what the context says.
  func criteria(in context: CastContext) -> DiscoveryCriteria { self.own ?? context.options.discoveryCriteria }

  /// The devices that the client sees.
  func devices(in context: CastContext) -> [DiscoveredDevice] { self.view?.devices ?? context.discovery.devices }

  /// Whether the client wants a device.
  func wants(_ device: DiscoveredDevice, in context: CastContext) -> Bool {
    context.discovery.admission(of: device, to: self.criteria(in: context)) == .admitted
  }

  /// Takes other criteria, or with `nil` those of the context; the edits of the client's list.
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

  /// Takes over what the context says, unless the client has said something; the edits of the client's list.
  func adopt(_ context: CastContext) -> [DeviceListChange] { self.setCriteria(self.own, in: context) }

  /// The whole list changed; the edit of the client's own list, if it has one and that changes.
  func apply(_ change: DeviceListChange, in context: CastContext) -> DeviceListChange? {
    guard self.view != nil else { return nil }
    if case .removed(let device, _) = change { return self.view?.remove(id: device.deviceId) }
    return self.learn(change.device, in: context)
  }

  /// Something became known about a device; the edit of the client's own list, if it has one and that changes.
  func learn(_ device: DiscoveredDevice, in context: CastContext) -> DeviceListChange? {
    guard self.view != nil else { return nil }
    let isWanted = self.wants(device, in: context)
    return self.view?.update(device, isWanted: isWanted)
  }

  /// The client is gone.
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
