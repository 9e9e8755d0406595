/// What a list of revoked devices means for the verdict.
public enum CRLPolicy: String, Sendable, Hashable, CaseIterable {
  /// It isn't looked at.
  case ignore = "IGNORE"
  /// What a valid list revokes is refused; no list, or an invalid one, does no harm. Real devices rarely send one.
  case optional = "OPTIONAL"
  /// There has to be a valid list.
  case required = "REQUIRED"
}
