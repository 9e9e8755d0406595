import Glibc
public import Testing

extension Trait where Self == ConditionTrait {
  /// Passes over a test of a program's memory where a sanitizer adds to it.
  public static var measuresMemory: Self {
    .disabled(if: getenv("CAST_RPC_SANITIZED") != nil, "a sanitizer needs more memory")
  }
}
