/// The registry of verbs: a new verb is one file beside this one and one line here.
enum Verbs {
  static let root = Verb(
    "gesture-lab", "a headless lab for gesture conflicts",
    discussion: """
      Plays synthetic or recorded fingers against a scroll container with a carousel, under \
      competing arbitration strategies, and counts how often each does what the finger meant. \
      Standard output is data, standard error is progress and notes; - stands for standard input \
      or output.
      """,
    verbs: all)

  /// In the order of help.
  static let all: [Verb] = [
    .compare,
    .sweep,
    .merge,
    .tune,
    .lock,
    .export,
    .synthesize,
    .importing,
    .fit,
    .replay,
    .trace,
    .crosscheck,
    .list,
    .bench,
    .completion,
  ]
}
