import {brandTone, type AreaTone} from './areaTones.ts'
import {drawLinks, linksWidth, round, type Link} from './mindmapLinks.ts'
import {leafOf} from './mindmapLeaf.ts'
import {balanced} from './textWidth.ts'

/** A mind map: a theme, its branches and their leaves, which `leafOf` reads. */
export type MindmapTree = {
  readonly title: string
  /** A few words above the theme, such as its area; empty when there are none. */
  readonly place?: string
  readonly tone?: AreaTone
  readonly branches: readonly {readonly title: string; readonly leaves: readonly string[]}[]
}

type Block = {readonly lines: readonly string[]; readonly top: number; readonly height: number}
type PlacedLeaf = Block & {readonly isDecision: boolean; readonly leadsTo: string | null; readonly label: Block | null}
type PlacedBranch = Block & {readonly title: string; readonly leaves: readonly PlacedLeaf[]}

const colours = ['#0d4f5a', '#9a4a1f', '#4a3b8f', '#2f6b2f', '#8f2f57', '#2d5783', '#6b5310']

const width = 760
const edge = 24
const theme = {size: 26, line: 32, padding: 18}
const branch = {x: 68, width: 204, size: 17, line: 21, padding: 12}
const leaf = {x: 318, width: width - 318 - edge, size: 16, line: 20, padding: 8, gap: 6}
/** The sign of a decision takes this much of its leaf; the name of the branch that a leaf leads to stands below its words. */
const sign = {width: 24, half: 10}
const label = {size: 14, line: 18}
const gap = 22

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Measure = {readonly width: number; readonly size: number; readonly line: number; readonly padding: number}

function blockOf(text: string, measure: Measure, top: number): Block {
  const lines = balanced(text, measure.size, measure.width - 2 * measure.padding - 4)
  return {lines, top, height: lines.length * measure.line + 2 * measure.padding}
}

function placeLeaf(source: string, top: number): PlacedLeaf {
  const {text, isDecision, leadsTo} = leafOf(source)
  const words = blockOf(text, {...leaf, width: leaf.width - (isDecision ? sign.width : 0)}, top)
  if (leadsTo === null) return {...words, isDecision, leadsTo, label: null}
  const height = words.height + label.line
  return {
    ...words,
    height,
    isDecision,
    leadsTo,
    label: {lines: [`→ ${leadsTo}`], top: top + words.height - leaf.padding, height: label.line},
  }
}

/** Places a branch beside its leaves, the shorter of the two in the middle of the other. */
function placeBranch(
  {title, leaves}: MindmapTree['branches'][number],
  top: number,
): PlacedBranch & {readonly end: number} {
  const stacked: PlacedLeaf[] = []
  for (const text of leaves) {
    const last = stacked.at(-1)
    stacked.push(placeLeaf(text, last === undefined ? top : last.top + last.height + leaf.gap))
  }
  const last = stacked.at(-1)
  const stack = last === undefined ? 0 : last.top + last.height - top
  const own = blockOf(title, branch, top)
  const height = Math.max(stack, own.height)
  const shift = (height - stack) / 2
  return {
    ...own,
    title,
    top: top + (height - own.height) / 2,
    leaves: stacked.map((block) => moved(block, shift)),
    end: top + height,
  }
}

const moved = (block: PlacedLeaf, by: number): PlacedLeaf => ({
  ...block,
  top: block.top + by,
  label: block.label && {...block.label, top: block.label.top + by},
})

/** Lines of a block's text, one below the other, in the middle of its height. */
function textLines({lines, top, height}: Block, x: number, {size, line}: Pick<Measure, 'size' | 'line'>): string {
  const first = top + (height - lines.length * line) / 2 + line / 2 + size * 0.35
  return lines
    .map((text, index) => `<text x="${x}" y="${round(first + index * line)}">${escaped(text)}</text>`)
    .join('')
}

const rect = (x: number, {top, height}: Block, across: number, radius: number) =>
  `<rect x="${x}" y="${round(top)}" width="${across}" height="${round(height)}" rx="${radius}"/>`

const middleOf = ({top, height}: Block) => top + height / 2

/** A diamond with a question mark before the words of a decision. */
function decisionSign(block: PlacedLeaf): string {
  if (!block.isDecision) return ''
  const [x, y] = [leaf.x + 18, middleOf(block)]
  const points = [
    [x, y - sign.half],
    [x + sign.half, y],
    [x, y + sign.half],
    [x - sign.half, y],
  ]
  return (
    `<path d="M${points.map(([px = 0, py = 0]) => `${round(px)} ${round(py)}`).join('L')}Z"/>` +
    `<text x="${x}" y="${round(y + 4.5)}" fill="#fff" font-size="13" font-weight="700" text-anchor="middle">?</text>`
  )
}

/** Where the words of a leaf begin: behind the sign of a decision. */
const wordsAt = ({isDecision}: PlacedLeaf): number => leaf.x + 14 + (isDecision ? sign.width : 0)

/** The words of a leaf, which stand above the name of the branch that it leads to. */
function leafText(block: PlacedLeaf): string {
  const height = block.height - (block.label === null ? 0 : label.line)
  return textLines({...block, height}, wordsAt(block), leaf)
}

const labelText = (block: PlacedLeaf, colours: ReadonlyMap<string, string>): string =>
  block.label === null
    ? ''
    : `<g fill="${colours.get(block.leadsTo ?? '') ?? '#1d2433'}">${textLines(block.label, wordsAt(block), label)}</g>`

function drawBranch(placed: PlacedBranch, colour: string, colours: ReadonlyMap<string, string>): string {
  const y = middleOf(placed)
  const from = branch.x + branch.width
  const half = (from + leaf.x) / 2
  const curves = placed.leaves.map((block) => {
    const to = round(middleOf(block))
    return `M${from} ${round(y)}C${half} ${round(y)} ${half} ${to} ${leaf.x} ${to}`
  })
  const leaves = placed.leaves.map(leafText).join('')
  const labels = placed.leaves.map((block) => labelText(block, colours)).join('')
  const title = textLines(placed, branch.x + branch.width / 2, branch)
  return (
    `<g fill="${colour}"><path d="${curves.join('')}" fill="none" stroke="${colour}" stroke-width="2"/>` +
    `<g fill-opacity=".11">${placed.leaves.map((block) => rect(leaf.x, block, leaf.width, 8)).join('')}</g>` +
    `${placed.leaves.map(decisionSign).join('')}${rect(branch.x, placed, branch.width, 10)}</g>` +
    `<g fill="#1d2433" font-size="${leaf.size}">${leaves}</g>` +
    (labels === '' ? '' : `<g font-size="${label.size}" font-weight="600">${labels}</g>`) +
    `<g fill="#fff" font-size="${branch.size}" font-weight="600" text-anchor="middle">${title}</g>`
  )
}

/** The line from the theme down to the last branch, with an arm to each. */
function trunk(from: number, branches: readonly PlacedBranch[], colour: string): string {
  const x = 44
  const ys = branches.map(middleOf)
  const arms = ys.map((y) => `M${x} ${round(y - 14)}Q${x} ${round(y)} ${x + 14} ${round(y)}H${branch.x}`)
  const d = `M${x} ${round(from)}V${round((ys.at(-1) ?? from) - 14)}${arms.join('')}`
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.5"/>`
}

function themeBox(block: Block, place: string, tone: AreaTone): string {
  const words = {...block, top: block.top + (place === '' ? 0 : 20), height: block.height - (place === '' ? 0 : 20)}
  const above = `x="${edge + 20}" y="${block.top + 29}"`
  const small = 'font-size="14" font-weight="600"'
  return (
    `<g fill="${tone.deep}">${rect(edge, block, width - 2 * edge, 14)}</g>` +
    (place === '' ? '' : `<text ${above} fill="${tone.glow}" ${small}>${escaped(place)}</text>`) +
    `<g fill="#fff" font-size="${theme.size}" font-weight="700">${textLines(words, edge + 20, theme)}</g>`
  )
}

/**
 * The map as a drawing that needs nothing beside itself, on a white ground of its own: the theme above, its branches
 * below it, the leaves to their right. High rather than wide, so that a phone and a sheet of paper show it large.
 */
export function mindmapSvg({title, place = '', tone = brandTone, branches}: MindmapTree): string {
  const head = blockOf(title, {...theme, width: width - 2 * edge - 20}, edge)
  const box = {...head, height: head.height + (place === '' ? 0 : 20)}
  const placed: ReturnType<typeof placeBranch>[] = []
  for (const one of branches) placed.push(placeBranch(one, (placed.at(-1)?.end ?? box.top + box.height) + gap))
  const height = Math.ceil((placed.at(-1)?.end ?? box.top + box.height) + edge)
  const colourAt = (index: number) => colours[index % colours.length] ?? tone.solid
  const colourOf = new Map(placed.map((one, index) => [one.title, colourAt(index)]))
  const drawn = placed.map((one, index) => drawBranch(one, colourAt(index), colourOf))
  const links = placed.flatMap(({leaves}) =>
    leaves.flatMap((one): Link[] => (one.leadsTo === null ? [] : [{from: middleOf(one), to: one.leadsTo}])),
  )
  const stacks = placed.map(({title: name, leaves, top: own, height: tall}, index) => ({
    title: name,
    colour: colourAt(index),
    top: Math.min(leaves[0]?.top ?? own, own),
    end: Math.max(...leaves.map((one) => one.top + one.height), own + tall),
  }))
  const wide = width + linksWidth(links)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height}" width="${wide}" height="${height}" ` +
    `role="img" lang="pt-BR" font-family="Inter,Roboto,Helvetica,Arial,sans-serif">` +
    `<title>${escaped(title)}</title><desc>${escaped(branches.map((one) => one.title).join('; '))}</desc>` +
    `<rect width="${wide}" height="${height}" fill="#fff"/>` +
    `${trunk(box.top + box.height, placed, tone.deep)}${themeBox(box, place, tone)}${drawn.join('')}` +
    `${drawLinks(links, stacks, leaf.x + leaf.width)}</svg>\n`
  )
}
