import EmulatedReceiver
import JSONCodec

/// The names of faults.
enum FaultNames {
  static var all: [String] { FaultName.knownValues.map(\.rawValue) }
}
