import LabSimulation
import LabStudy

/// Strokes as a file, one row per delivered event: what `synthesize` writes and `replay` reads.
public enum StrokeRows {
  public static let header =
    "person,session,stroke,intent,direction,turn,touch,phase,time_ms,x_pt,y_pt\n"

  /// The lines of one batch.
  ///
  /// Scroll strokes have no turn.
  public static func text(_ batch: TrialBatch) -> String {
    var text = ""
    for (stroke, touches) in zip(batch.strokes, batch.touches) {
      let address = stroke.address
      let turn = stroke.aim.intent == .page ? "\(stroke.aim.turn)" : ""
      let head =
        "\(address.person),\(address.session),\(address.stroke),\(stroke.aim.intent.rawValue),"
        + "\(stroke.aim.direction.rawValue),\(turn),"
      for event in touches.events {
        text += head
        text += "\(event.touch),\(event.phase.rawValue),\(CSVField.text(event.time)),"
        text += "\(CSVField.text(event.location.x)),\(CSVField.text(event.location.y))\n"
      }
    }
    return text
  }
}
