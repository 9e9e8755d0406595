/// A copy on disk.
package struct StoredImage: Sendable, Hashable {
  package var path: String
  package var entry: ImageEntry
}
