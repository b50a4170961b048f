/// The nearest neighbours among points with two classes, by a k-d tree (Friedman, Bentley and Finkel
/// 1977).
///
/// Equal points are one site with two counts, and all points at the distance of the last neighbour
/// are taken, so the answer depends on no order. Building costs O(n log² n), a query about log n + k
/// sites in up to four dimensions.
struct NeighbourTree {
  /// Numbers of neighbours of class 0 and 1.
  struct Votes {
    var zero: Int32 = 0
    var one: Int32 = 0

    var total: Int { Int(zero) + Int(one) }

    static func + (a: Votes, b: Votes) -> Votes {
      Votes(zero: a.zero + b.zero, one: a.one + b.one)
    }
    static func - (a: Votes, b: Votes) -> Votes {
      Votes(zero: a.zero - b.zero, one: a.one - b.one)
    }
  }

  /// The neighbours of a point, and the square of the distance of the farthest.
  struct Neighbours {
    var votes: Votes
    var square: Double
  }

  /// A point; axes that are not used are zero everywhere.
  typealias Point = SIMD4<Double>

  private struct Node {
    /// The sites of a leaf, empty in an inner node.
    var sites: Range<Int>
    var axis: Int
    var split: Double
    /// The right child of an inner node, whose left one comes next; -1 in a leaf.
    var right: Int
  }

  /// By which the squared steps along each axis count.
  private let weights: Point
  private var places: [Point] = []
  private var votes: [Votes] = []
  private var nodes: [Node] = []
  private static let leafSize = 8

  /// The numbers of points of both classes.
  let total: Votes

  /// `items` chooses of the points and their classes.
  init(points: [Point], weights: Point, classes: [Int], items: [Int]) {
    self.weights = weights
    let ones = items.count { classes[$0] == 1 }
    total = Votes(zero: Int32(items.count - ones), one: Int32(ones))
    var order = items
    build(&order, in: 0..<order.count, points: points, classes: classes)
  }

  private mutating func build(
    _ order: inout [Int], in range: Range<Int>, points: [Point], classes: [Int]
  ) {
    let (axis, spread) = widest(order[range], points)
    // A leaf of equal points is one site, however many they are.
    if range.count <= Self.leafSize || spread == 0 {
      let start = votes.count
      for item in order[range] {
        insert(points[item], isOne: classes[item] == 1, from: start)
      }
      nodes.append(Node(sites: start..<votes.count, axis: 0, split: 0, right: -1))
      return
    }
    order[range].sort { points[$0][axis] < points[$1][axis] }
    let median = points[order[range.lowerBound + range.count / 2]][axis]
    // Equal coordinates stay on one side; the spread is positive, so neither side is empty.
    var middle = order[range].firstIndex { points[$0][axis] >= median } ?? range.lowerBound
    if middle == range.lowerBound {
      middle = order[range].firstIndex { points[$0][axis] > median } ?? range.lowerBound
    }
    let here = nodes.count
    nodes.append(Node(sites: 0..<0, axis: axis, split: points[order[middle]][axis], right: 0))
    build(&order, in: range.lowerBound..<middle, points: points, classes: classes)
    nodes[here].right = nodes.count
    build(&order, in: middle..<range.upperBound, points: points, classes: classes)
  }

  private func widest(_ items: ArraySlice<Int>, _ points: [Point]) -> (axis: Int, spread: Double) {
    var low = Point(repeating: .infinity)
    var high = Point(repeating: -.infinity)
    for item in items {
      low = pointwiseMin(low, points[item])
      high = pointwiseMax(high, points[item])
    }
    var best = (axis: 0, spread: 0.0)
    guard !items.isEmpty else { return best }
    let spreads = (high - low) * weights.squareRoot()
    for axis in spreads.indices where spreads[axis] > best.spread { best = (axis, spreads[axis]) }
    return best
  }

  private mutating func insert(_ point: Point, isOne: Bool, from start: Int) {
    let vote = Votes(zero: isOne ? 0 : 1, one: isOne ? 1 : 0)
    for site in start..<votes.count where places[site] == point {
      votes[site] = votes[site] + vote
      return
    }
    places.append(point)
    votes.append(vote)
  }

  /// At least `count` nearest points, with all at the distance of the last; all when there are fewer.
  func neighbours(of point: Point, count: Int) -> Neighbours {
    var search = Search(count: min(count, total.total))
    places.withUnsafeBufferPointer { places in
      votes.withUnsafeBufferPointer { votes in
        nodes.withUnsafeBufferPointer { nodes in
          Visit(point: point, weights: weights, places: places, votes: votes, nodes: nodes)
            .visit(0, gap: Point(), &search)
        }
      }
    }
    return Neighbours(votes: search.found + search.tied, square: search.worst)
  }

  /// The walk down the tree, on plain memory.
  private struct Visit {
    let point: Point
    let weights: Point
    let places: UnsafeBufferPointer<Point>
    let votes: UnsafeBufferPointer<Votes>
    let nodes: UnsafeBufferPointer<Node>

    private func square(_ step: Point) -> Double { (weights * (step * step)).sum() }

    /// `gap` is the step from the point to the node's box (Arya and Mount 1993); its square is never
    /// above that of a step to a site inside, in rounded numbers too.
    func visit(_ index: Int, gap: Point, _ search: inout Search) {
      let node = nodes[index]
      guard node.right >= 0 else {
        for site in node.sites { search.offer(square(point - places[site]), votes[site]) }
        return
      }
      let offset = point[node.axis] - node.split
      var other = gap
      other[node.axis] = offset
      visit(offset < 0 ? index + 1 : node.right, gap: gap, &search)
      if square(other) <= search.limit {
        visit(offset < 0 ? node.right : index + 1, gap: other, &search)
      }
    }
  }

  /// The sites found so far: a heap with the farthest on top.
  private struct Search {
    private let count: Int
    private var heap: [(square: Double, votes: Votes)] = []
    private(set) var found = Votes()
    /// Sites dropped from the heap that are as far as its top.
    private(set) var tied = Votes()

    init(count: Int) {
      self.count = count
      heap.reserveCapacity(count + 1)
    }

    var worst: Double { heap.first?.square ?? 0 }
    var limit: Double { found.total >= count ? worst : .infinity }

    mutating func offer(_ square: Double, _ votes: Votes) {
      guard square <= limit else { return }
      found = found + votes
      rise(square, votes)
      while let top = heap.first, found.total - top.votes.total >= count {
        dropTop()
        found = found - top.votes
        tied = worst == top.square ? tied + top.votes : Votes()
      }
    }

    private mutating func rise(_ square: Double, _ votes: Votes) {
      var hole = heap.count
      heap.append((square, votes))
      while hole > 0 {
        let parent = (hole - 1) / 2
        guard heap[parent].square < square else { break }
        heap[hole] = heap[parent]
        hole = parent
      }
      heap[hole] = (square, votes)
    }

    private mutating func dropTop() {
      let last = heap.removeLast()
      guard !heap.isEmpty else { return }
      var hole = 0
      while true {
        var child = 2 * hole + 1
        guard child < heap.count else { break }
        if child + 1 < heap.count, heap[child + 1].square > heap[child].square { child += 1 }
        guard heap[child].square > last.square else { break }
        heap[hole] = heap[child]
        hole = child
      }
      heap[hole] = last
    }
  }
}
