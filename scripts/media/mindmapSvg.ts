/** A mind map as `content/media/mapas.json` tells it: a theme, its branches and their leaves. */
export type MindmapTree = {
  readonly name: string
  readonly title: string
  readonly branches: readonly {readonly title: string; readonly leaves: readonly string[]}[]
}

type Box = {readonly x: number; readonly y: number; readonly width: number; readonly height: number}
type Branch = MindmapTree['branches'][number]

const colours = ['#0d4f5a', '#9a4a1f', '#4a3b8f', '#2f6b2f', '#8f2f57']
const size = {width: 1_200, gap: 26, leaf: 40, top: 60}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function box({x, y, width, height}: Box, text: string, fill: string, ink: string, font: number): string {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${fill}"/>` +
    `<text x="${x + width / 2}" y="${y + height / 2 + font / 3}" font-family="Inter, Arial, sans-serif" font-size="${font}" ` +
    `font-weight="600" text-anchor="middle" fill="${ink}">${escaped(text)}</text>`
  )
}

const curve = (x1: number, y1: number, x2: number, y2: number, colour: string) =>
  `<path d="M${x1} ${y1} C ${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}" fill="none" stroke="${colour}" stroke-width="3"/>`

function drawBranch({title, leaves}: Branch, top: number, middle: number, colour: string): string {
  const height = leaves.length * size.leaf
  const at = {x: 300, y: top + height / 2 - 24, width: 270, height: 48}
  const ofLeaves = leaves.map((leaf, index) => {
    const y = top + index * size.leaf + 3
    return (
      curve(at.x + at.width, at.y + 24, 660, y + 17, colour) +
      box({x: 660, y, width: 500, height: 34}, leaf, '#eef4f3', '#1d2433', 18)
    )
  })
  return curve(240, middle, at.x, at.y + 24, colour) + ofLeaves.join('') + box(at, title, colour, '#ffffff', 20)
}

/** The map as a drawing that needs nothing beside itself: the theme at the left, branches and leaves to the right. */
export function mindmapSvg({title, branches}: MindmapTree): string {
  const heights = branches.map(({leaves}) => leaves.length * size.leaf + size.gap)
  const height = size.top * 2 + heights.reduce((sum, each) => sum + each, 0) - size.gap
  const tops = heights.map((_each, index) => size.top + heights.slice(0, index).reduce((sum, each) => sum + each, 0))
  const drawn = branches.map((branch, index) =>
    drawBranch(branch, tops[index] ?? 0, height / 2, colours[index % colours.length] ?? '#0d4f5a'),
  )
  const theme = box({x: 30, y: height / 2 - 34, width: 210, height: 68}, title, '#062a30', '#ffffff', 24)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" width="${size.width}" height="${height}">` +
    `<rect width="${size.width}" height="${height}" fill="#ffffff"/>${drawn.join('')}${theme}</svg>\n`
  )
}
