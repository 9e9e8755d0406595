// The border to libFuzzer. scripts/fuzz builds this folder as one program and names the target that it runs.
import Glibc
import LoopIsolation

/// The target that `FUZZ_TARGET` names.
private let selected: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    fatalError("FUZZ_TARGET=\(name) isn't one of \(FuzzTarget.all.map(\.name))")
  }
  return target
}()

/// Runs the selected target with one input of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func runFuzzTarget(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  selected.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}

/// libFuzzer's own mutations, which know bytes only.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Makes a new input of `data`, and returns its length: most scripts of messages by their shapes, everything else by
/// bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateFuzzInput(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  var random = SplitMix64(seed: UInt64(seed))
  guard !selected.shapes.isEmpty, random.next() % 16 != 0 else { return mutateBytes(data, count, limit) }
  let input = UnsafeBufferPointer(start: UnsafePointer(data), count: count)
  var mutator = FuzzScriptMutator(shapes: selected.shapes, random: random)
  let mutated = mutator.mutated(FuzzScript(input)).bytes
  guard mutated.count <= limit else { return mutateBytes(data, count, limit) }
  _ = UnsafeMutableBufferPointer(start: data, count: limit).update(fromContentsOf: mutated)
  return mutated.count
}
