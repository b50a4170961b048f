import LabSimulation
import LabStudy

/// Strokes as a file, one row per delivered event: what `synthesize` writes and `replay` reads.
public enum StrokeRows {
  public static let header =
    "person,session,stroke,intent,direction,turn,touch,phase,time_ms,x_pt,y_pt\n"

  /// The lines of one batch.
  ///
  /// Scroll strokes have no turn, and those of other conflicts than a feed with a carousel no direction
  /// either.
  public static func text(
    _ batch: TrialBatch, of conflict: any Conflict.Type = FeedCarousel.self
  ) -> String {
    var text = ""
    for (stroke, touches) in zip(batch.strokes, batch.touches) {
      let address = stroke.address
      let turn = stroke.aim.map { $0.intent == .page ? "\($0.turn)" : "" } ?? ""
      let direction = stroke.aim?.direction.rawValue ?? ""
      let head =
        "\(address.person),\(address.session),\(address.stroke),"
        + "\(conflict.intents[stroke.intent].name),\(direction),\(turn),"
      for event in touches.events {
        text += head
        text += "\(event.touch),\(event.phase.rawValue),\(CSVField.text(event.time)),"
        text += "\(CSVField.text(event.location.x)),\(CSVField.text(event.location.y))\n"
      }
    }
    return text
  }
}
