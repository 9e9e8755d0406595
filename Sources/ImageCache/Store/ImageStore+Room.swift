import StateFiles

extension ImageStore {
  /// Removes half of what is there, the least recently used first, because the disk is full.
  ///
  /// - Throws: `storeUnavailable` if that is nothing.
  package func makeRoom(for bytes: Int64, _ limits: EvictionPlan.Limits, now: Int64) throws(ImageCacheError) {
    let before = try self.maintain(limits, now: now)
    let half = EvictionPlan.Limits(
      bytes: max(0, min(before.bytes / 2, before.bytes - 2 * bytes)), entries: limits.entries, age: limits.age)
    let after = try self.maintain(half, now: now)
    guard before.removedFiles + after.removedFiles > 0 else {
      throw ImageCacheError(
        .storeUnavailable, "The disk with \(self.directory.path) is full, and no pictures of ours are left to remove.")
    }
  }
}
