/** Asks for the font of questions before one is drawn, which would be laid out anew when it comes. Without it they have another. */
export function fetchReadingFont(): void {
  document.fonts.load('1em "Source Serif 4 Variable"').catch(() => undefined)
}
