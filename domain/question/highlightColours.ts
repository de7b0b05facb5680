/** The colours of highlights (spec 2§9). */
export const highlightColours = ['blue', 'red', 'green', 'yellow'] as const
export type HighlightColour = (typeof highlightColours)[number]
