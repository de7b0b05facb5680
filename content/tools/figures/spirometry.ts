import {scaleLinear, type ScaleLinear} from 'd3-scale'
import {line as lineOf} from 'd3-shape'
import {horizontalAxis, verticalAxis} from './axes.ts'
import {legend} from './legend.ts'
import type {Manoeuvre, SpirometryFigure} from './record.schema.ts'
import {line, path, seriesColour, sheet, sheetWidth, softInk, tenth, words} from './svg.ts'

/** Seconds that are drawn; what comes later is little. */
const seconds = 6
/** Steps of a second in which a breath is followed. */
const perSecond = 200
/** The part of the vital capacity at which the flow is highest. */
const peakAt = 0.12
/** Seconds in which what is behind narrow airways falls to a third. */
const slow = 1.8

type Breath = readonly {readonly time: number; readonly volume: number; readonly flow: number}[]

/**
 * A forced expiration: the flow rises to its peak and falls from there as two parts of the lung empty, the share `quick` of
 * them as fast as the peak flow says and the rest slowly. With one part the fall is a straight line over the volume; the more
 * is slow, the more it hangs through.
 */
function breathOf({cvf, pfe}: Manoeuvre, quick: number): Breath {
  const peak = cvf * peakAt
  const rise = (2 * peak) / pfe
  const left = cvf - peak
  const fast = (quick * left) / Math.max(pfe - ((1 - quick) * left) / slow, pfe / 20)
  return Array.from({length: seconds * perSecond + 1}, (_, step) => {
    const time = step / perSecond
    if (time < rise) {
      const part = time / rise
      return {time, volume: peak * part ** 2, flow: pfe * part}
    }
    const [quickly, slowly] = [Math.exp((rise - time) / fast), Math.exp((rise - time) / slow)]
    return {
      time,
      volume: cvf - left * (quick * quickly + (1 - quick) * slowly),
      flow: left * ((quick * quickly) / fast + ((1 - quick) * slowly) / slow),
    }
  })
}

/** The breath that has given the volume of the first second when it is over. */
export function breathFor(manoeuvre: Manoeuvre): Breath {
  let [low, high] = [0.01, 1]
  for (let round = 0; round < 40; round += 1) {
    const quick = (low + high) / 2
    const first = breathOf(manoeuvre, quick)[perSecond]?.volume ?? 0
    if (first < manoeuvre.vef1) low = quick
    else high = quick
  }
  return breathOf(manoeuvre, (low + high) / 2)
}

/** Flow over volume above, volume over time below; the predicted breath is dashed. */
export function drawSpirometry({predicted, measured, after}: Omit<SpirometryFigure, 'alt' | 'kind'>): string {
  const series = [
    {name: 'previsto', of: predicted, colour: softInk, dash: '8 5'},
    {name: after === null ? 'medido' : 'antes', of: measured, colour: seriesColour(0), dash: undefined},
    ...(after === null
      ? []
      : [{name: 'depois do broncodilatador', of: after, colour: seriesColour(1), dash: undefined}]),
  ].map((one) => ({...one, breath: breathFor(one.of)}))
  const litres = Math.ceil(Math.max(...series.map(({of}) => of.cvf)) + 0.2)
  const flow = 2 * Math.ceil((Math.max(...series.map(({of}) => of.pfe)) + 0.3) / 2)
  const upper = {left: 62, right: sheetWidth - 20, top: 18, bottom: 280}
  const lower = {...upper, top: 360, bottom: 600}
  const scale = (to: number, from: number, end: number) => scaleLinear().domain([0, to]).range([from, end])
  const panels = {
    volume: scale(litres, upper.left, upper.right),
    flow: scale(flow, upper.bottom, upper.top),
    time: scale(seconds, lower.left, lower.right),
    litres: scale(litres, lower.bottom, lower.top),
  }
  const steps = (to: number, by: number) => Array.from({length: Math.floor(to / by) + 1}, (_, at) => at * by)
  const key = legend(
    series.map(({name, colour, dash}) => ({
      name,
      sign: (x, y) => line(x - 14, y, x + 14, y, {stroke: colour, 'stroke-width': 2.5, 'stroke-dasharray': dash}),
    })),
    upper.left,
    lower.bottom + 62,
  )
  const drawn = (
    x: ScaleLinear<number, number>,
    y: ScaleLinear<number, number>,
    of: (at: Breath[number]) => [number, number],
  ) =>
    series.map(({breath, colour, dash}) => {
      // A hundredth of the first half second, then a tenth, are finer than the line is wide.
      const shown = breath.filter(({time}, at) => at % (time <= 0.5 ? 2 : 20) === 0)
      const points = shown.map(of).map(([px, py]): [number, number] => [tenth(x(px)), tenth(y(py))])
      return path(lineOf()(points) ?? '', {
        stroke: colour,
        'stroke-width': 2.5,
        'stroke-dasharray': dash,
        'stroke-linejoin': 'round',
      })
    })
  return sheet(lower.bottom + 74 + key.height, [
    ...horizontalAxis(upper, steps(litres, 1), panels.volume, 'Volume expirado (L)'),
    ...verticalAxis(upper, steps(flow, 2), panels.flow, 'Fluxo (L/s)'),
    ...drawn(panels.volume, panels.flow, ({volume, flow: at}) => [volume, at]),
    ...horizontalAxis(lower, steps(seconds, 1), panels.time, 'Tempo (s)'),
    ...verticalAxis(lower, steps(litres, 1), panels.litres, 'Volume (L)'),
    line(panels.time(1), lower.top, panels.time(1), lower.bottom, {stroke: softInk, 'stroke-dasharray': '3 4'}),
    words(panels.time(1) + 6, lower.bottom - 8, 'VEF₁', {'font-size': 14, fill: softInk}),
    ...drawn(panels.time, panels.litres, ({time, volume}) => [time, volume]),
    ...key.parts,
  ])
}
