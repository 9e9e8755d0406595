import CastRecording
import CastTestSupport
import EmulatedReceiver
import Foundation
import JSONCodec
import Testing

/// The recordings of `Tests/Recordings/captures`.
@Suite struct CaptureReplayTests {
  /// The devices of twelve makers and more have the models that they announced.
  @Test func everyCaptureBecomesADevice() throws {
    let folder = SourceTree.path("Tests/Recordings/captures")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".jsonl") }
    #expect(names.count >= 130)
    var makers: Set<String> = []
    for name in names {
      let recording = try Recording(file: "\(folder)/\(name)")
      var configuration = ReceiverConfiguration.testing()
      try configuration.replay(recording, options: ReplayOptions())
      makers.insert(recording.header.device["manufacturer"]?.string ?? "unknown")
      let announced = recording.entries.lazy.compactMap { entry -> RecordedService? in
        if case .service(let service) = entry.event { service } else { nil }
      }
      guard let model = announced.first?.txt.first(where: { $0.hasPrefix("md=") }) else { continue }
      #expect("md=\(configuration.device.model)" == model, "\(name)")
    }
    #expect(makers.subtracting(["unknown"]).count >= 12, "\(makers)")
  }
}
