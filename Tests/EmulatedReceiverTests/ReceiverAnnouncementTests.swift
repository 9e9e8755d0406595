import Testing

@testable import EmulatedReceiver

struct ReceiverAnnouncementTests {
  @Test(
    "one that listens at one address is announced where that is",
    arguments: [
      ("127.0.0.1", "lo"), ("0.0.0.0", nil), ("::", nil), ("192.0.2.1", nil), ("localhost", nil),
    ] as [(String, String?)])
  func announcesWhereItListens(host: String, interface: String?) {
    #expect(ReceiverAnnouncement.interfaceName(ofAddress: host) == interface)
  }
}
