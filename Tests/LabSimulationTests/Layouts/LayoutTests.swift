import LabSimulation
import Testing

@Suite("Layout: which view a touch reaches")
struct LayoutTests {
  private static let screen = View("screen", frame: Rect(x: 0, y: 0, width: 100, height: 100))

  private static func layout(_ views: [View]) -> Layout {
    Layout(views: [screen] + views, containers: [])
  }

  @Test("the deepest view at the point is hit")
  func deepest() {
    let layout = Self.layout([
      View("card", frame: Rect(x: 10, y: 10, width: 50, height: 50), in: 0),
      View("button", frame: Rect(x: 20, y: 20, width: 10, height: 10), in: 1),
    ])
    #expect(layout.hitTest(Vector(25, 25)) == 2)
    #expect(layout.hitTest(Vector(15, 15)) == 1)
    #expect(layout.hitTest(Vector(5, 5)) == 0)
    #expect(layout.hitTest(Vector(-1, 5)) == nil)
  }

  @Test("of siblings the later one lies in front")
  func siblings() {
    let layout = Self.layout([
      View("back", frame: Rect(x: 10, y: 10, width: 50, height: 50), in: 0),
      View("front", frame: Rect(x: 40, y: 40, width: 50, height: 50), in: 0),
    ])
    #expect(layout.hitTest(Vector(45, 45)) == 2)
    #expect(layout.hitTest(Vector(20, 20)) == 1)
  }

  @Test("a view in front hides what the sibling behind it holds, in whatever order they are listed")
  func hiddenChild() {
    let back = View("back", frame: Rect(x: 0, y: 0, width: 60, height: 60), in: 0)
    let front = View("front", frame: Rect(x: 30, y: 30, width: 60, height: 60), in: 0)
    let child = Rect(x: 20, y: 20, width: 30, height: 30)
    let byLevel = Self.layout([back, front, View("child", frame: child, in: 1)])
    #expect(byLevel.hitTest(Vector(40, 40)) == 2)
    #expect(byLevel.hitTest(Vector(25, 25)) == 3)
    let byBranch = Self.layout([back, View("child", frame: child, in: 1), front])
    #expect(byBranch.hitTest(Vector(40, 40)) == 3)
    #expect(byBranch.hitTest(Vector(25, 25)) == 2)
  }

  @Test("a point outside of a view does not reach what it holds")
  func outsideOfParent() {
    let layout = Self.layout([
      View("card", frame: Rect(x: 10, y: 10, width: 20, height: 20), in: 0),
      View("badge", frame: Rect(x: 25, y: 25, width: 20, height: 20), in: 1),
      View("dot", frame: Rect(x: 40, y: 40, width: 4, height: 4), in: 2),
    ])
    #expect(layout.hitTest(Vector(27, 27)) == 2)
    #expect(layout.hitTest(Vector(35, 35)) == 0)
    #expect(layout.hitTest(Vector(41, 41)) == 0)
  }

  @Test("left and upper edges belong to a view, right and lower ones do not")
  func edges() {
    let layout = Self.layout([])
    #expect(layout.hitTest(Vector(0, 0)) == 0)
    #expect(layout.hitTest(Vector(100, 50)) == nil)
    #expect(layout.hitTest(Vector(50, 100)) == nil)
    #expect(layout.hitTest(Vector(100.0.nextDown, 100.0.nextDown)) == 0)
  }

  @Test("a view lies inside itself and its ancestors, and in nobody else")
  func ancestry() {
    let layout = Self.layout([
      View("a", frame: Rect(x: 0, y: 0, width: 50, height: 50), in: 0),
      View("b", frame: Rect(x: 0, y: 0, width: 20, height: 20), in: 1),
      View("c", frame: Rect(x: 50, y: 50, width: 20, height: 20), in: 0),
    ])
    #expect(layout.isView(2, inside: 2))
    #expect(layout.isView(2, inside: 1))
    #expect(layout.isView(2, inside: 0))
    #expect(!layout.isView(1, inside: 2))
    #expect(!layout.isView(3, inside: 1))
    #expect((0...3).map { layout.depth(of: $0) } == [0, 1, 2, 1])
  }

  @Test("transposing exchanges the axes of views and containers, and twice gives the same again")
  func transposed() {
    let layout = Contest.feedWithCarousel(LayoutSettings()).layout
    let other = layout.transposed
    #expect(other.views[1].frame == Rect(x: 200, y: 0, width: 400, height: 390))
    #expect(other.containers.map(\.axis) == [.horizontal, .vertical])
    #expect(other.containers.map(\.length) == layout.containers.map(\.length))
    #expect(other.transposed == layout)
    for point in [Vector(195, 400), Vector(10, 199), Vector(500, 10), Vector(389, 600)] {
      #expect(other.hitTest(Vector(point.y, point.x)) == layout.hitTest(point))
    }
  }

  @Test("a touch is contested on the carousel and on what it holds, and nowhere else")
  func contested() {
    var contest = Contest.feedWithCarousel(LayoutSettings())
    let photo = View("photo", frame: Rect(x: 100, y: 300, width: 50, height: 50), in: 1)
    contest.layout = Layout(
      views: contest.layout.views + [photo], containers: contest.layout.containers)
    #expect(contest.isContested(at: Vector(120, 320)))
    #expect(contest.isContested(at: Vector(195, 200)))
    #expect(!contest.isContested(at: Vector(195, 600)))
    #expect(!contest.isContested(at: Vector(195, 199)))
    #expect(!contest.isContested(at: Vector(-5, 400)))
  }
}
