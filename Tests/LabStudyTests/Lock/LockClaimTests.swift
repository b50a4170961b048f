import LabStudy
import Testing

@Suite("Claims of locks")
struct LockClaimTests {
  @Test(
    "a claim reads whatever its blanks are, and its text reads back",
    arguments: [
      ("lost_swipe <= 0.02", "lost_swipe <= 0.02"), ("lost_swipe<=2%", "lost_swipe <= 0.02"),
      ("  stolen_scroll  >= 50 % ", "stolen_scroll >= 0.5"),
      ("error ~ recorded", "error ~ recorded"), ("error~recorded+-20%", "error ~ recorded"),
      ("error.page ~ recorded ± 12.5 %", "error.page ~ recorded +- 12.5%"),
      ("error.all <= recorded", "error <= recorded + 20%"),
      ("task_error.scroll >= recorded - 5%", "task_error.scroll >= recorded - 5%"),
      ("lost_swipe.page <= recorded + 300%", "lost_swipe <= recorded + 300%"),
      ("double_move <= 1e-4", "double_move <= 0.0001"),
    ])
  func reads(text: String, canonical: String) throws {
    let claim = try LockClaim(text)
    #expect(claim.description == canonical)
    #expect(try LockClaim(claim.description) == claim)
  }

  @Test("the change to be caught is 20 % unless the claim says otherwise")
  func change() throws {
    #expect(try LockClaim("error ~ recorded").wantedChange == 0.2)
    #expect(try LockClaim("error <= 0.1").wantedChange == 0.2)
    #expect(try LockClaim("error <= recorded + 50%").wantedChange == 0.5)
  }

  @Test(
    "what is no claim is refused with what it should be",
    arguments: [
      ("", "none of <=, >= and ~"), ("error = 0.1", "none of <=, >= and ~"),
      ("error < 0.1", "none of <=, >= and ~"), ("lost_swip <= 0.1", "did you mean lost_swipe?"),
      (" <= 0.1", "known are error, task_error"), ("error.pages <= 0.1", "did you mean page?"),
      ("error.page.scroll <= 0.1", "no intent"), ("lost_swipe.scroll <= 0.1", "about page strokes"),
      ("error <= recordet", "did you mean recorded?"), ("error <=", "held against a number"),
      ("error <= 0.1x", "held against a number"), ("error ~ 0.1", "write ~ recorded"),
      ("error <= 0", "not possible"), ("error <= 1", "not possible"),
      ("error <= -0.1", "not possible"), ("error <= 100%", "not possible"),
      ("error <= nan", "not possible"), ("error <= inf", "not possible"),
      ("error <= recorded - 20%", "<= recorded + 20%"),
      ("error >= recorded + 20%", ">= recorded -"),
      ("error ~ recorded + 20%", "~ recorded +- 20%"), ("error <= recorded + 20", "+ 20%"),
      ("error <= recorded + x%", "percentage"), ("error <= recorded + 0%", "percentage"),
      ("error <= recorded + 901%", "percentage"), ("error >= recorded - 101%", "percentage"),
      ("error\u{1B} <= 0.1", "U+001B"),
    ])
  func refused(text: String, words: String) {
    let error = #expect(throws: ClaimError.self) { try LockClaim(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
