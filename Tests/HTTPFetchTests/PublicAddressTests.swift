import HTTPFetch
import NIOCore
import Testing

@Suite("Addresses of the public internet")
struct PublicAddressTests {
  @Test(arguments: [
    "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
    "128.0.0.1", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0",
    "198.17.255.255", "198.20.0.0", "223.255.255.255", "2606:4700:4700::1111", "2a00:1450::1", "2001:4860:4860::8888",
    "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1", "3ffe::1",
  ])
  func areAllowed(_ text: String) throws {
    #expect(PublicAddress.isPublic(try SocketAddress(ipAddress: text, port: 443)))
  }

  @Test(arguments: [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254",
    "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1", "192.168.1.1",
    "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.251", "239.255.255.250", "240.0.0.1",
    "255.255.255.255", "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:192.168.0.1", "64:ff9b::7f00:1",
    "64:ff9b:1::808:808", "100::1", "2001::1", "2001:10::1", "2001:db8::1", "2002:7f00:1::", "2002:c0a8:1::1",
    "3fff::1",
    "fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::fb", "4000::1",
  ])
  func othersAreRefused(_ text: String) throws {
    #expect(!PublicAddress.isPublic(try SocketAddress(ipAddress: text, port: 443)))
  }

  @Test func aSocketOfThisMachineIsNone() throws {
    #expect(!PublicAddress.isPublic(try SocketAddress(unixDomainSocketPath: "/run/x")))
  }
}
