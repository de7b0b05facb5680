/** What a map's branch takes of the sheet, in the map's own unit. */
type Stack = {readonly title: string; readonly colour: string; readonly top: number; readonly end: number}

/** A leaf that leads to a branch, and where its middle is. */
export type Link = {readonly from: number; readonly to: string}

/** Arrows end near the top of a bar, above the middle of the first leaf, from which a line may come. */
const lane = {bar: 6, gap: 12, width: 9, arrow: 8} as const

/** How much wider than its leaves a map is because of its links. */
export const linksWidth = (links: readonly Link[]): number =>
  links.length === 0 ? 0 : lane.gap + lane.bar + lane.gap + lane.width * links.length

/**
 * Links from leaves to other branches, in the margin right of the leaves: a bar beside the leaves of each branch that is
 * led to, and a line with an arrow to it from each leaf, all in that branch's colour. Every line has a lane of its own.
 */
export function drawLinks(links: readonly Link[], stacks: readonly Stack[], edge: number): string {
  const bar = edge + lane.gap
  const near = links.flatMap((link) => {
    const target = stacks.find(({title}) => title === link.to)
    return target === undefined ? [] : [{...link, target}]
  })
  const targets = [...new Set(near.map(({target}) => target))]
  const bars = targets.map(
    ({colour, top, end}) =>
      `<rect x="${bar}" y="${round(top)}" width="${lane.bar}" height="${round(end - top)}" rx="3" fill="${colour}"/>`,
  )
  const lines = near.map(({from, target}, index) => {
    const to = target.top + lane.arrow
    const x = bar + lane.bar + lane.gap + lane.width * index
    const tip = bar + lane.bar + 1
    return (
      `<g stroke="${target.colour}" fill="none" stroke-width="1.8"><path d="M${edge} ${round(from)}H${x}V${round(to)}H${tip}" stroke-dasharray="5 3"/>` +
      `<path d="M${tip + 6} ${round(to - 4)}L${tip} ${round(to)}L${tip + 6} ${round(to + 4)}"/></g>`
    )
  })
  return lines.join('') + bars.join('')
}

/** A coordinate as a drawing writes it. */
export const round = (value: number) => String(Math.round(value * 10) / 10)
