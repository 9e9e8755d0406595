import EmulatedReceiver
import JSONCodec

/// What faults are called.
enum FaultNames {
  static var all: [String] { FaultName.knownValues.map(\.rawValue) }
}
