extension Hand {
  /// The moving part of a contact: how long it is, which part of the movement it shows, and of what
  /// movements it consists.
  func contact(of strokes: StrokeClass, _ key: StreamKey, duration: Double) -> Contact {
    var stream = key.stream(.profile)
    var contact = Contact(
      duration: duration,
      landing: stream.uniform(strokes.landing.lower, strokes.landing.upper),
      lift: stream.uniform(strokes.lift.lower, strokes.lift.upper),
      sigma: stream.uniform(strokes.sigma.lower, strokes.sigma.upper))
    contact.asymmetry = settings.asymmetry
    if strokes.submovements > 1 { addSubmovements(of: strokes, key, to: &contact) }
    if strokes.perturbation > 0 { perturb(&contact, key, by: strokes.perturbation) }
    return contact
  }

  /// Further movements shorter than the first, each of which begins in the later part of the former
  /// (all bounds assumed).
  private func addSubmovements(
    of strokes: StrokeClass, _ key: StreamKey, to contact: inout Contact
  ) {
    var stream = key.stream(.submovements)
    func submovement() -> Submovement {
      Submovement(
        share: stream.uniform(0.15, 0.3), delay: stream.uniform(0.4, 0.9),
        span: stream.uniform(0.6, 1.1),
        sigma: stream.uniform(strokes.sigma.lower, strokes.sigma.upper))
    }
    contact.second = submovement()
    if strokes.submovements > 2 { contact.third = submovement() }
  }

  /// Changes sigma and the time scale exp(mu) of each movement by at most a share.
  ///
  /// The contact lasts as long as before, so of a single movement only sigma shows.
  private func perturb(_ contact: inout Contact, _ key: StreamKey, by share: Double) {
    var stream = key.stream(.perturbation)
    func factor() -> Double { 1 + stream.uniform(-share, share) }
    contact.sigma *= factor()
    func perturb(_ movement: inout Submovement?) {
      let (sigma, span) = (factor(), factor())
      movement?.sigma *= sigma
      movement?.span *= span
    }
    perturb(&contact.second)
    perturb(&contact.third)
  }
}
