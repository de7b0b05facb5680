import {line as lineOf} from 'd3-shape'
import {horizontalAxis, scaleOf, stepsOf, verticalAxis} from './axes.ts'
import {type Capnography, capnogram, perSecond} from './capnogram.ts'
import {simplified, type Point} from './simplified.ts'
import {path, seriesColour, sheet, sheetWidth, tenth} from './svg.ts'

const frame = {left: 66, right: sheetWidth - 20, top: 18, bottom: 270}
/** mmHg of the axis, which goes higher only where the waves do. */
const usualHeight = 60
const room = 4
/** Units of the drawing by which the line may miss a sample. */
const tolerance = 0.15

/** Carbon dioxide over time; rate and end-tidal value are to be read from the axes. */
export function drawCapnography(given: Capnography): string {
  const {seconds, pressures} = capnogram(given)
  const most = Math.max(usualHeight, Math.ceil((given.endTidal + room) / 20) * 20)
  const time = {label: 'Tempo (s)', from: 0, to: seconds, step: seconds / 6}
  const gas = {label: 'CO₂ (mmHg)', from: 0, to: most, step: most > usualHeight ? 20 : 10}
  const x = scaleOf(time, frame.left, frame.right)
  const y = scaleOf(gas, frame.bottom, frame.top)
  const points = simplified(
    pressures.map((value, at): Point => [x(at / perSecond), y(value)]),
    tolerance,
  ).map(([across, down]): [number, number] => [tenth(across), tenth(down)])
  return sheet(frame.bottom + 66, [
    ...horizontalAxis(frame, stepsOf(time), x, time.label),
    ...verticalAxis(frame, stepsOf(gas), y, gas.label),
    path(lineOf()(points) ?? '', {stroke: seriesColour(0), 'stroke-width': 2.4, 'stroke-linejoin': 'round'}),
  ])
}
