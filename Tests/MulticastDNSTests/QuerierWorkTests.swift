import MulticastDNS
import NIOCore
import Testing

/// How a querier's work grows with the packets of one host.
@Suite struct QuerierWorkTests {
  /// Packets that a host can send in bulk.
  enum Flood: String, CaseIterable, CustomTestStringConvertible {
    case repeatedAnnouncements, goodbyes, revivedAddresses, revivedStatements, instancesBeyondTheLimit

    var testDescription: String { self.rawValue }

    /// Announces `count` instances of one host, and sends `count` packets; returns the work.
    func run(_ count: Int) -> Int {
      var limits = QuerierLimits()
      limits.instances = count
      limits.packetsAtOnce = 10 * count
      var driver = QuerierDriver(limits: limits)
      driver.startBrowsing()
      let devices = (0..<count).map { number in
        var device = Device("tv \(number)")
        device.host = "host.local"
        return device
      }
      for device in devices { driver.receive(.response(device.all)) }
      driver.advance(.seconds(5))
      self.send(devices, to: &driver)
      return driver.querier.work
    }

    private func send(_ devices: [Device], to driver: inout QuerierDriver) {
      let first = devices[0]
      switch self {
      case .repeatedAnnouncements:
        for device in devices { driver.receive(.response(device.all)) }
      case .goodbyes:
        for device in devices {
          driver.receive(.response([device.pointer, device.service, device.txt].map { $0.with(ttl: 0) }))
          driver.advance(.milliseconds(5))
        }
        driver.advance(.seconds(2))
        #expect(driver.querier.instanceCount == 0)
      case .revivedAddresses:
        for _ in devices {
          driver.receive(.response(first.addressRecords.map { $0.with(ttl: 0) }))
          driver.receive(.response(first.addressRecords))
        }
      case .revivedStatements:
        var second = first
        second.addresses += ["fe80::1"]
        for _ in devices {
          driver.receive(.response([first.nsec.with(ttl: 0), second.nsec]))
          driver.receive(.response([first.nsec, second.nsec.with(ttl: 0)]))
        }
      case .instancesBeyondTheLimit:
        for device in devices {
          var other = device
          other.label = "other \(device.label)"
          driver.receive(.response(other.all))
        }
        #expect(driver.querier.instanceCount == devices.count)
      }
    }
  }

  @Test(arguments: Flood.allCases)
  func growsWithThePacketsAndNotWithTheirSquare(_ flood: Flood) {
    let work = [50, 100, 200].map(flood.run)
    #expect(work[0] >= 50)
    #expect(work[1] < 3 * work[0] && work[2] < 3 * work[1], "\(work)")
  }
}
