package import Entities
package import Terminal

/// What is known of the terminal that pictures are drawn on, before it answers.
package struct PictureSurroundings {
  package var choice: Settings.PictureChoice
  package var abilities: TerminalAbilities
  package var environment: [String: String]

  package init(
    choice: Settings.PictureChoice = .auto, abilities: TerminalAbilities, environment: [String: String] = [:]
  ) {
    self.choice = choice
    self.abilities = abilities
    self.environment = environment
  }
}
