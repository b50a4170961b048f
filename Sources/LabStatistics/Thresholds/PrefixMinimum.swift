/// Whole numbers in a row under changes, with the least of their prefix sums: a segment tree.
///
/// A change costs O(log n), the least prefix sum O(1), the places where it is reached O(log n) each.
struct PrefixMinimum {
  private struct Node {
    var sum = 0
    /// The least sum of a prefix that is not empty.
    var least = Int.max / 2
  }

  /// A complete binary tree; node i has the children 2 i and 2 i + 1, leaves come last.
  private var nodes: [Node]
  private let leaves: Int

  /// A row of numbers; there is at least one.
  init(_ values: [Int]) {
    var leaves = 1
    while leaves < values.count { leaves *= 2 }
    self.leaves = leaves
    nodes = Array(repeating: Node(), count: 2 * leaves)
    for (index, value) in values.enumerated() {
      nodes[leaves + index] = Node(sum: value, least: value)
    }
    for index in stride(from: leaves - 1, to: 0, by: -1) { refresh(index) }
  }

  /// The least prefix sum.
  var least: Int { nodes[1].least }

  /// Adds to one number.
  mutating func add(_ change: Int, at index: Int) {
    var node = leaves + index
    nodes[node].sum += change
    nodes[node].least += change
    node /= 2
    while node > 0 {
      refresh(node)
      node /= 2
    }
  }

  /// The last indices of the prefixes with the least sum, ascending.
  func minima() -> [Int] {
    var found: [Int] = []
    // Nodes still to look at, with the sum of all that stands before them.
    var open = [(node: 1, before: 0)]
    while let (node, before) = open.popLast() {
      guard before + nodes[node].least == least else { continue }
      if node >= leaves {
        found.append(node - leaves)
      } else {
        open.append((2 * node + 1, before + nodes[2 * node].sum))
        open.append((2 * node, before))
      }
    }
    return found
  }

  private mutating func refresh(_ node: Int) {
    let (left, right) = (nodes[2 * node], nodes[2 * node + 1])
    nodes[node] = Node(
      sum: left.sum + right.sum, least: min(left.least, left.sum + right.least))
  }
}
