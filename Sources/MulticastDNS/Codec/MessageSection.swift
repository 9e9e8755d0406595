/// The parts of a message, in their order.
enum MessageSection: Int, Sendable, CaseIterable {
  case questions
  case answers
  case authorities
  case additionals
}
