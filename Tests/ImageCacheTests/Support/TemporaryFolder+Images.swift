import CastTestSupport
import StateFiles

extension TemporaryFolder {
  var directory: StateDirectory { StateDirectory(path: "\(self.path)/images") }
}
