import {bestArea, percentRight, type SharedResult} from '../../domain/diagnostic/share.ts'
import {type FontName, lettersOf, widthOf} from '../kernel/pictures/letters.ts'
import {Raster, roundedRectangle} from '../kernel/pictures/raster.ts'

/** The size that messengers ask for. */
export const pictureSize = {width: 1_200, height: 630} as const

const colours = {
  canvas: '#f6f4ef',
  card: '#fffefb',
  strong: '#1d1b18',
  text: '#35322c',
  muted: '#605b51',
  track: '#e4dfd4',
  brand: '#0d4f5a',
  best: '#1f6035',
} as const

const t = {
  title: 'Resultado do diagnóstico',
  score: ({hits, total}: SharedResult['total']) => `${hits} de ${total} questões certas`,
  invitation: 'Faça o seu, grátis',
} as const

const margin = 72
/** Where the column of the areas begins, and how wide it is. */
const column = {left: 600, width: pictureSize.width - 600 - margin} as const

/** The longest beginning of a text that is not wider than that. */
function fitted(text: string, font: FontName, size: number, most: number): string {
  if (widthOf(text, font, size) <= most) return text
  let end = text.length - 1
  while (end > 1 && widthOf(`${text.slice(0, end)}…`, font, size) > most) end -= 1
  return `${text.slice(0, end).trimEnd()}…`
}

/** What the thread of pictures is given. */
export type ShareToDraw = {readonly result: SharedResult; readonly brandName: string}

/** Draws a shared result for the previews of messengers (PNG): the share that was right, and a bar for each area. */
export async function sharePicture(result: SharedResult, brandName: string): Promise<Buffer> {
  const raster = new Raster(pictureSize.width, pictureSize.height, colours.canvas)
  const write = (text: string, font: FontName, size: number, x: number, y: number, colour: string) => {
    for (const outlines of lettersOf(text, font, size, x, y)) raster.paint(outlines, colour)
  }
  raster.paint([roundedRectangle(0, 0, 14, pictureSize.height, 0)], colours.brand)
  write(brandName, 'strong', 34, margin, 108, colours.brand)
  write(t.title, 'title', 36, margin, 196, colours.strong)
  write(`${percentRight(result.total)}%`, 'title', 190, margin - 6, 404, colours.brand)
  write(t.score(result.total), 'text', 30, margin, 470, colours.text)
  write(t.invitation, 'strong', 28, margin, 558, colours.muted)

  const best = bestArea(result)
  const rows = result.areas.filter(({stats}) => stats.total > 0).slice(0, 6)
  const step = 78
  const first = (pictureSize.height - rows.length * step) / 2 + 13
  raster.paint(
    [roundedRectangle(column.left - 44, first - 36, column.width + 88, rows.length * step + 46, 24)],
    rows.length > 0 ? colours.card : colours.canvas,
  )
  for (const [place, row] of rows.entries()) {
    const y = first + place * step
    const share = `${percentRight(row.stats)}%`
    const wide = widthOf(share, 'strong', 26)
    const colour = row === best ? colours.best : colours.brand
    write(fitted(row.area, 'text', 26, column.width - wide - 24), 'text', 26, column.left, y + 20, colours.text)
    write(share, 'strong', 26, column.left + column.width - wide, y + 20, colour)
    raster.paint([roundedRectangle(column.left, y + 34, column.width, 14, 7)], colours.track)
    const length = (column.width * row.stats.hits) / row.stats.total
    if (length > 0) raster.paint([roundedRectangle(column.left, y + 34, Math.max(14, length), 14, 7)], colour)
  }
  return raster.png()
}
