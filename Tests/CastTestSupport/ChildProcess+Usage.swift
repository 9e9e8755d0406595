import Glibc

extension ChildProcess {
  /// The memory that the process has resident, in bytes, or `nil` once it has ended.
  public func residentBytes() -> Int? {
    let line = self.read("status").split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }.map { $0 << 10 }
  }

  /// The processor time that the process has used, in hundredths of a second, or `nil` once it has ended.
  public func processorTime() -> Int? {
    let fields = self.read("stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    return user + system
  }

  /// A file of the process in `/proc` (proc(5)).
  private func read(_ name: String) -> String {
    let descriptor = open("/proc/\(self.processID)/\(name)", O_RDONLY)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 8_192)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
