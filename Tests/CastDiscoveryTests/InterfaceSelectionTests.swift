import CastDiscovery
import CastModel
import CastTestSupport
import LoopIsolation
import Testing

@Suite @LoopActor struct InterfaceSelectionTests {
  @Test(
    arguments: [
      ([], [], "eth0", true), (["eth0"], [], "eth0", true), (["eth0"], [], "wlan0", false),
      ([], ["docker*"], "docker0", false), ([], ["docker*"], "eth0", true), (["*"], ["lo"], "lo", false),
      (["eth*"], ["eth1"], "eth1", false), (["eth0"], [], "", true), ([], ["*"], "eth0", false),
    ] as [([String], [String], String, Bool)])
  func aNameIsUsedOrNot(allowed: [String], denied: [String], name: String, isUsed: Bool) {
    #expect(InterfaceSelection(allowed: allowed, denied: denied).includes(name) == isUsed)
  }

  @Test func devicesComeAndGoWithTheirInterface() {
    let source = FakeSource()
    let manager = DiscoveryManager(sources: [source], clock: ManualClock())
    manager.interfaces = InterfaceSelection(denied: ["eth0"])
    manager.start()
    #expect(source.interfaces.denied == ["eth0"])
    source.emit(.serviceResolved(.make("a", name: "A")))
    source.emit(.serviceResolved(.make("b", name: "B", instance: "b2")))
    #expect(manager.devices.isEmpty)
    manager.interfaces = .all
    #expect(manager.devices.map(\.announcedId) == ["a", "b"])
    manager.interfaces = InterfaceSelection(allowed: ["wlan0"])
    #expect(manager.devices.isEmpty)
    source.emit(.serviceRemoved(CastService.make("a").key))
    manager.interfaces = .all
    #expect(manager.devices.map(\.announcedId) == ["b"])
  }
}
