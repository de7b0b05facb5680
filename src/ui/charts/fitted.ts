/** How wide a letter of a label is at most on average, in pixels. */
const letter = 7.8

/** A label that fits a width of a drawing, in pixels: SVG breaks no lines, so that a longer one is cut. */
export function fitted(label: string, width: number): string {
  const most = Math.max(4, Math.floor(width / letter))
  return label.length <= most ? label : `${label.slice(0, most - 1).trimEnd()}…`
}
