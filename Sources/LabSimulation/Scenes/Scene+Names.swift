// What the parts of a scene are called in reports; an index without a part is named by its number.
extension Scene {
  public func viewName(_ index: Int) -> String {
    views.indices.contains(index) ? views[index].name : "view \(index)"
  }

  public func recognizerName(_ index: Int) -> String {
    attachments.indices.contains(index) ? attachments[index].name : "recognizer \(index)"
  }

  /// The name of the view in which the container moves.
  public func containerName(_ index: Int) -> String {
    containers.indices.contains(index) ? viewName(containers[index].view) : "container \(index)"
  }
}
