import {drawAbdomen} from './abdomen.ts'
import {drawAudiogram} from './audiogram.ts'
import {drawBars} from './bars.ts'
import {drawBloodGas} from './bloodGasSlip.ts'
import {drawBurn} from './burn.ts'
import {drawCapnography} from './capnography.ts'
import {drawCardiotocography} from './cardiotocography.ts'
import {drawChestFilm} from './chestFilm.ts'
import {drawEcg} from './ecg.ts'
import {drawEcg12} from './ecg12.ts'
import type {FigureDrawing} from './figure.schema.ts'
import {drawFlowchart} from './flowchart.ts'
import {drawForest} from './forest.ts'
import {drawGrowth} from './growth.ts'
import {drawLines} from './lines.ts'
import {drawPartograph} from './partograph.ts'
import {drawPedigree} from './pedigree.ts'
import {drawPyramid} from './pyramid.ts'
import {drawSpirometry} from './spirometry.ts'

/** The figure as an SVG file; the same figure gives the same bytes. */
export function drawFigure(drawing: FigureDrawing): string {
  switch (drawing.kind) {
    case 'ecg':
      return drawEcg(drawing)
    case 'ecg12':
      return drawEcg12(drawing)
    case 'cardiotocography':
      return drawCardiotocography(drawing)
    case 'lines':
      return drawLines(drawing)
    case 'bars':
      return drawBars(drawing)
    case 'pyramid':
      return drawPyramid(drawing)
    case 'forest':
      return drawForest(drawing)
    case 'pedigree':
      return drawPedigree(drawing)
    case 'flowchart':
      return drawFlowchart(drawing)
    case 'burn':
      return drawBurn(drawing)
    case 'abdomen':
      return drawAbdomen(drawing)
    case 'partograph':
      return drawPartograph(drawing)
    case 'audiogram':
      return drawAudiogram(drawing)
    case 'spirometry':
      return drawSpirometry(drawing)
    case 'growth':
      return drawGrowth(drawing)
    case 'capnography':
      return drawCapnography(drawing)
    case 'bloodGas':
      return drawBloodGas(drawing)
    case 'chestFilm':
      return drawChestFilm(drawing)
  }
}
