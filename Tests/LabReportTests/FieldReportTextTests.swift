import LabReport
import LabStudy
import LabTesting
import Testing

@Suite("The text of the field reports")
struct FieldReportTextTests {
  @Test("is as in its golden")
  func golden() {
    #expect(Golden.check(FieldReportTable().text, "field-reports.txt") == nil)
  }
}
