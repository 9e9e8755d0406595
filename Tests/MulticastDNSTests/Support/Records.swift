import MulticastDNS

/// The records of one device, as a responder sends them.
struct Device {
  var label: String
  var host = "device.local"
  var port: UInt16 = 8009
  var addresses = ["192.168.1.2"]
  var text = "fn=TV"
  /// The lifetime of everything, in seconds; nil for the usual ones.
  var ttl: UInt32?

  init(_ label: String) {
    self.label = label
    self.host = "\(label)-host.local"
  }

  var instance: DomainName { name("\(self.label)._googlecast._tcp.local") }
  var pointer: ResourceRecord { self.pointer(in: castType) }
  var service: ResourceRecord {
    let location = ServiceLocation(port: self.port, host: name(self.host))
    return ResourceRecord(self.instance, .srv, .service(location), ttl: self.ttl ?? 120, flushesCache: true)
  }
  var txt: ResourceRecord {
    ResourceRecord(
      self.instance, .txt, .text([UInt8(self.text.utf8.count)] + self.text.utf8), ttl: self.ttl ?? 4500,
      flushesCache: true)
  }
  var addressRecords: [ResourceRecord] {
    self.addresses.map {
      let address = InternetAddress($0)
      return ResourceRecord(
        name(self.host), address.isIPv6 ? .aaaa : .a, .address(address), ttl: self.ttl ?? 120, flushesCache: true)
    }
  }
  /// Says that the host has addresses of the families that are listed, and no others.
  var nsec: ResourceRecord {
    let types = Set(self.addresses.map { InternetAddress($0).isIPv6 ? RecordType.aaaa : .a })
    return ResourceRecord(name(self.host), .nsec, .existing(types: types), ttl: 120, flushesCache: true)
  }
  var all: [ResourceRecord] { [self.pointer, self.service, self.txt, self.nsec] + self.addressRecords }

  var resolved: ServiceInstance {
    ServiceInstance(
      name: self.instance,
      host: name(self.host),
      port: self.port,
      addresses: self.addresses.map { InternetAddress($0) },
      text: [UInt8(self.text.utf8.count)] + Array(self.text.utf8)
    )
  }

  func pointer(in type: DomainName) -> ResourceRecord {
    ResourceRecord(type, .ptr, .pointer(self.instance), ttl: self.ttl ?? 4500)
  }
}

extension DNSMessage {
  static func response(_ answers: [ResourceRecord], additionals: [ResourceRecord] = []) -> DNSMessage {
    var message = DNSMessage(flags: .response)
    message.answers = answers
    message.additionals = additionals
    return message
  }

  static func query(_ questions: [Question], known: [ResourceRecord] = [], isTruncated: Bool = false) -> DNSMessage {
    var message = DNSMessage(flags: isTruncated ? .truncatedQuery : .query)
    message.questions = questions
    message.answers = known
    return message
  }
}
