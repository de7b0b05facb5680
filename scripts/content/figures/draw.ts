import type {FigureDrawing} from './figure.schema.ts'

/** The figure as an SVG file. */
export function drawFigure({kind}: FigureDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><rect width="640" height="320" fill="#ffffff"/><text x="20" y="40" font-size="16">${kind}</text></svg>\n`
}
