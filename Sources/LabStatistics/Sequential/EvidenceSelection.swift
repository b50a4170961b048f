/// Selection among many e-values with a bounded false discovery rate.
public enum EvidenceSelection {
  /// The e-BH procedure (Wang and Ramdas 2022): indices of the refuted hypotheses, ascending.
  ///
  /// With the e-values of K hypotheses in descending order, the first k are refuted for the largest
  /// k with k · e_(k) >= K / level. The false discovery rate is at most `level`, whatever the
  /// dependence of the e-values. Takes natural logarithms, which may be infinite. Throws
  /// `.probability` unless 0 < level < 1, and `.notANumber`. Cost O(K log K).
  public static func benjaminiHochberg(
    logEvidence: [Double], level: Double
  ) throws(StatisticsError) -> [Int] {
    guard level > 0, level < 1 else { throw .probability(level) }
    if let index = logEvidence.firstIndex(where: \.isNaN) { throw .notANumber(index: index) }
    let descending = logEvidence.sorted(by: >)
    let bound = Mathematics.log(Double(descending.count)) - Mathematics.log(level)
    let last = descending.indices.last {
      descending[$0] + Mathematics.log(Double($0 + 1)) >= bound
    }
    guard let last else { return [] }
    return logEvidence.indices.filter { logEvidence[$0] >= descending[last] }
  }
}
