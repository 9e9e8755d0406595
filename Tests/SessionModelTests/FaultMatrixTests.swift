import CastTestSupport
import Glibc
import LoopIsolation
import Testing

/// The table of `docs/Faults.md`.
@Suite(.serialized) @LoopActor struct FaultMatrixTests {
  @Test(.timeLimit(.minutes(1))) func thePageHasEveryMethodAndEveryFault() throws {
    let cells = FaultMatrix.cells(of: try SourceTree.text("docs/Faults.md"))
    #expect(Set(cells.keys) == Set(FaultMatrix.methods))
    #expect(cells.values.allSatisfy { $0.count == FaultMatrix.faults.count })
  }

  @Test(.timeLimit(.minutes(1))) func callsEndAsThePageSays() async throws {
    let cells = FaultMatrix.cells(of: try SourceTree.text("docs/Faults.md"))
    var place = 0
    for method in FaultMatrix.methods {
      for fault in FaultMatrix.faults {
        place += 1
        guard place % 41 == 0 else { continue }
        let (cell, differences) = try await FaultMatrix.cell(method, fault)
        #expect(cell?.description == cells[method]?[fault.name], "\(method), \(fault.name)")
        #expect(differences == [], "\(method), \(fault.name)")
      }
    }
  }

  /// Writes the page to the file that `FAULT_PAGE` names.
  @Test(.timeLimit(.minutes(60)), .enabled(if: getenv("FAULT_PAGE") != nil)) func writesThePage() async throws {
    let path = try #require(getenv("FAULT_PAGE").map { String(cString: $0) })
    let page = try await FaultMatrix.page()
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    #expect(fwrite(page, 1, page.utf8.count, file) == page.utf8.count)
  }
}
