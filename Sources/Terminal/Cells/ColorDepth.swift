/// How many colours a terminal shows, fewest first: none, the theme's sixteen, xterm's 256, or 24-bit sRGB.
package enum ColorDepth: Comparable, Sendable {
  case none, ansi16, palette256, trueColor
}
