/// The nearest neighbours among points with two classes, by a k-d tree (Friedman, Bentley and Finkel
/// 1977).
///
/// Equal points are one site with two counts, and all points at the distance of the last neighbour
/// are taken, so the answer depends on no order. Building costs O(n log² n), a query about log n + k
/// sites in up to four dimensions.
struct NeighbourTree {
  /// Numbers of neighbours of class 0 and 1.
  struct Votes: Equatable {
    var zero = 0
    var one = 0

    var total: Int { zero + one }

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

  private struct Node {
    /// The sites of a leaf; both children follow otherwise.
    var sites: Range<Int>
    var axis: Int
    var split: Double
    /// The right child of an inner node, whose left one comes next; -1 in a leaf.
    var right: Int
  }

  /// By which the squared steps along each axis count.
  private let weights: [Double]
  private var dimension: Int { weights.count }
  private var coordinates: [Double] = []
  private var votes: [Votes] = []
  private var nodes: [Node] = []
  private static let leafSize = 8

  /// The numbers of points of both classes.
  let total: Votes

  /// `points` holds as many numbers per item as there are weights, `items` chooses of them.
  init(points: [Double], weights: [Double], classes: [Int], items: [Int]) {
    self.weights = weights
    let ones = items.count { classes[$0] == 1 }
    total = Votes(zero: items.count - ones, one: ones)
    var order = items
    build(&order, in: 0..<order.count, points: points, classes: classes)
  }

  private mutating func build(
    _ order: inout [Int], in range: Range<Int>, points: [Double], classes: [Int]
  ) {
    let (axis, spread) = widest(order[range], points)
    let here = nodes.count
    // A leaf of equal points is one site, however many they are.
    if range.count <= Self.leafSize || spread == 0 {
      let start = votes.count
      for item in order[range] { insert(item, from: start, points: points, classes: classes) }
      nodes.append(Node(sites: start..<votes.count, axis: 0, split: 0, right: -1))
      return
    }
    let dimension = dimension
    order[range].sort { points[$0 * dimension + axis] < points[$1 * dimension + axis] }
    let split = points[order[range.lowerBound + range.count / 2] * dimension + axis]
    // Equal coordinates stay on one side; the spread is positive, so neither side is empty.
    var middle = order[range].firstIndex { points[$0 * dimension + axis] >= split } ?? 0
    if middle == range.lowerBound {
      middle = order[range].firstIndex { points[$0 * dimension + axis] > split } ?? 0
    }
    let boundary = points[order[middle] * dimension + axis]
    nodes.append(Node(sites: 0..<0, axis: axis, split: boundary, right: 0))
    build(&order, in: range.lowerBound..<middle, points: points, classes: classes)
    nodes[here].right = nodes.count
    build(&order, in: middle..<range.upperBound, points: points, classes: classes)
  }

  private func widest(_ items: ArraySlice<Int>, _ points: [Double]) -> (axis: Int, spread: Double) {
    var best = (axis: 0, spread: 0.0)
    for axis in 0..<dimension {
      var (low, high) = (Double.infinity, -Double.infinity)
      for item in items {
        let value = points[item * dimension + axis]
        low = min(low, value)
        high = max(high, value)
      }
      let spread = (high - low) * weights[axis].squareRoot()
      if spread > best.spread { best = (axis, spread) }
    }
    return best
  }

  private mutating func insert(_ item: Int, from start: Int, points: [Double], classes: [Int]) {
    let point = points[(item * dimension)..<((item + 1) * dimension)]
    let vote = classes[item] == 1 ? Votes(zero: 0, one: 1) : Votes(zero: 1, one: 0)
    for site in start..<votes.count
    where coordinates[(site * dimension)..<((site + 1) * dimension)].elementsEqual(point) {
      votes[site] = votes[site] + vote
      return
    }
    coordinates.append(contentsOf: point)
    votes.append(vote)
  }

  /// At least `count` nearest points, with all at the distance of the last; all when there are fewer.
  func neighbours(of item: Int, in points: [Double], count: Int) -> Neighbours {
    var search = Search(count: min(count, total.total))
    points.withUnsafeBufferPointer { points in
      coordinates.withUnsafeBufferPointer { coordinates in
        votes.withUnsafeBufferPointer { votes in
          nodes.withUnsafeBufferPointer { nodes in
            let query = UnsafeBufferPointer(
              rebasing: points[(item * dimension)..<((item + 1) * dimension)])
            weights.withUnsafeBufferPointer { weights in
              Visit(
                query: query, weights: weights, coordinates: coordinates, votes: votes,
                nodes: nodes
              ).visit(0, &search)
            }
          }
        }
      }
    }
    return Neighbours(votes: search.found + search.tied, square: search.worst)
  }

  /// The walk down the tree, on plain memory.
  private struct Visit {
    let query: UnsafeBufferPointer<Double>
    let weights: UnsafeBufferPointer<Double>
    let coordinates: UnsafeBufferPointer<Double>
    let votes: UnsafeBufferPointer<Votes>
    let nodes: UnsafeBufferPointer<Node>

    func visit(_ index: Int, _ search: inout Search) {
      let node = nodes[index]
      guard node.right >= 0 else {
        let dimension = query.count
        for site in node.sites {
          var square = 0.0
          for axis in 0..<dimension {
            let step = query[axis] - coordinates[site * dimension + axis]
            square += weights[axis] * (step * step)
          }
          search.offer(square, votes[site])
        }
        return
      }
      let offset = query[node.axis] - node.split
      visit(offset < 0 ? index + 1 : node.right, &search)
      if weights[node.axis] * (offset * offset) <= search.limit {
        visit(offset < 0 ? node.right : index + 1, &search)
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
      heap.append((square, votes))
      var child = heap.count - 1
      while child > 0, heap[(child - 1) / 2].square < heap[child].square {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
      while let top = heap.first, found.total - top.votes.total >= count {
        dropTop()
        found = found - top.votes
        tied = worst == top.square ? tied + top.votes : Votes()
      }
    }

    private mutating func dropTop() {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
      var parent = 0
      while true {
        var largest = parent
        for child in [2 * parent + 1, 2 * parent + 2]
        where child < heap.count && heap[child].square > heap[largest].square {
          largest = child
        }
        if largest == parent { return }
        heap.swapAt(parent, largest)
        parent = largest
      }
    }
  }
}
