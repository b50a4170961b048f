import Testing

@testable import gesture_lab

@Suite("The command line in the record of a data file")
struct RecordTests {
  @Test("leaves out what changes no byte and every folder, in the order of the table")
  func order() throws {
    let line = "measure /home/someone/a.txt --csv out/rows.csv -j 4 -q --ratio 1.7 -s native -x"
    #expect(
      try SampleVerbs.arguments(line).record
        == "lab measure a.txt --strategy native --ratio 1.7 --strict")
  }

  @Test("is the same when an option says what holds anyway")
  func defaults() throws {
    #expect(
      try SampleVerbs.arguments("measure a --objective balanced -n 10").record
        == SampleVerbs.arguments("measure a").record)
    #expect(try SampleVerbs.arguments("measure a --seed 2").record == "lab measure a --seed 2")
  }

  @Test("stands on one line and reads back in a shell")
  func quoting() throws {
    #expect(
      try SampleVerbs.arguments(["note", "long", "it's\nlate"]).record
        == #"lab note long 'it'\''s late'"#)
  }
}
