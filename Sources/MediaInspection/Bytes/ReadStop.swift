/// Why a reader of bytes came to no result.
enum ReadStop: Error, Equatable {
  /// These bytes aren't there yet; the reader is run again once they are.
  case needs(offset: Int64, count: Int)
  /// The format is known, and what is there contradicts it.
  case malformed(String)
  /// It isn't this reader's format.
  case unrecognised
}
