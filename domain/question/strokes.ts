/** Takes the stroke of a choice back. */
export const withoutStroke = (struck: readonly number[], choice: number): readonly number[] =>
  struck.filter((one) => one !== choice)

/** Strikes a choice out, or takes its stroke back (spec 2§4). Strokes are in the order of the choices. */
export const toggleStroke = (struck: readonly number[], choice: number): readonly number[] =>
  struck.includes(choice) ? withoutStroke(struck, choice) : [...struck, choice].toSorted((a, b) => a - b)
