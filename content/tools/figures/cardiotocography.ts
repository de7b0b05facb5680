import {scaleLinear} from 'd3-scale'
import {line as lineOf} from 'd3-shape'
import type {CardiotocographyFigure} from './ecg.schema.ts'
import {figure, line, path, sheet, tenth, words} from './svg.ts'

type Ctg = Omit<CardiotocographyFigure, 'alt' | 'kind'>

const width = 640
const left = 58
const right = width - 14
const heart = {top: 40, bottom: 300, from: 60, to: 210}
const womb = {top: 336, bottom: 446, from: 0, to: 100}
const minor = '#f3d9d4'
const major = '#dfa79e'
/** How far the heart rate swings around its line, in beats a minute. */
const swings: Record<Ctg['variability'], number> = {absent: 0.4, minimal: 2, moderate: 7.5, marked: 16}

const hump = (t: number, at: number, height: number, width: number) =>
  height * Math.exp(-((t - at) ** 2) / (2 * width * width))

/** Fetal heart rate above, contractions below, a centimetre a minute. */
export function drawCardiotocography(ctg: Ctg): string {
  const {minutes} = ctg
  const across = scaleLinear().domain([0, minutes]).range([left, right])
  const rate = scaleLinear().domain([heart.from, heart.to]).range([heart.bottom, heart.top])
  const pressure = scaleLinear().domain([womb.from, womb.to]).range([womb.bottom, womb.top])
  const trace = (value: (minute: number) => number, up: (value: number) => number) => {
    const points = Array.from({length: minutes * 60 + 1}, (_, at): [number, number] => [
      tenth(across(at / 60)),
      tenth(up(value(at / 60))),
    ])
    return path(lineOf()(points) ?? '', {stroke: '#111827', 'stroke-width': 1.8, 'stroke-linejoin': 'round'})
  }
  const clock = Array.from({length: minutes + 1}, (_, at) => at)
  return sheet(
    496,
    [
      words(left, 26, 'Frequência cardíaca fetal (bpm)', {'font-weight': 600}),
      words(left, 327, 'Contrações uterinas (mmHg)', {'font-weight': 600}),
      ...grid(clock, across, [heart, 10, 30], rate),
      ...grid(clock, across, [womb, 10, 50], pressure),
      ...clock
        .filter((minute) => minutes <= 10 || minute % 2 === 0)
        .map((minute) => words(across(minute), womb.bottom + 20, figure(minute), {'text-anchor': 'middle'})),
      words((left + right) / 2, womb.bottom + 42, 'Minutos', {'text-anchor': 'middle', 'font-weight': 600}),
      trace((minute) => heartRate(ctg, minute), rate),
      trace(
        (minute) =>
          Math.min(
            95,
            10 + 0.8 * Math.sin(9 * minute) + ctg.contractions.reduce((sum, at) => sum + hump(minute, at, 52, 0.36), 0),
          ),
        pressure,
      ),
    ],
    width,
  )
}

type Panel = {readonly top: number; readonly bottom: number; readonly from: number; readonly to: number}

function grid(
  clock: readonly number[],
  across: (minute: number) => number,
  [panel, small, large]: readonly [Panel, number, number],
  up: (value: number) => number,
): readonly string[] {
  const {top, bottom, from, to} = panel
  const levels = Array.from({length: Math.floor((to - from) / small) + 1}, (_, at) => from + at * small)
  const isLarge = (level: number) => level % large === 0
  return [
    ...clock
      .slice(0, -1)
      .map((minute) => line(across(minute + 0.5), top, across(minute + 0.5), bottom, {stroke: minor})),
    ...levels.map((level) => line(left, up(level), right, up(level), {stroke: isLarge(level) ? major : minor})),
    ...clock.map((minute) => line(across(minute), top, across(minute), bottom, {stroke: major})),
    ...levels.filter(isLarge).map((level) => words(left - 8, up(level) + 5.5, figure(level), {'text-anchor': 'end'})),
  ]
}

function heartRate({baseline, variability, accelerations, decelerations}: Ctg, minute: number): number {
  const wave = (frequency: number, phase: number) => Math.sin(2 * Math.PI * frequency * minute + phase)
  const swing =
    swings[variability] * (0.5 * wave(3.1, 0) + 0.32 * wave(5.3, 1.1) + 0.22 * wave(8.7, 2.3) + 0.18 * wave(1.3, 0.7))
  const up = accelerations.reduce((sum, at) => sum + hump(minute, at, 22, 0.2), 0)
  const down = decelerations.reduce((sum, {minute: at, kind}) => sum + fall(kind, minute - at), 0)
  return Math.max(heart.from + 2, Math.min(heart.to - 2, baseline + swing + up + down))
}

/** A fall and its recovery: slow with a contraction, or steep with shoulders when the cord is pressed. */
function fall(kind: Ctg['decelerations'][number]['kind'], since: number): number {
  if (kind === 'early') return hump(since, 0, -22, 0.28)
  if (kind === 'late') return since < 0 ? hump(since, 0, -26, 0.27) : hump(since, 0, -26, 0.4)
  const depth = Math.max(0, 1 - Math.abs(since) / 0.42)
  return -58 * Math.min(1, depth * 1.7) + hump(since, -0.62, 10, 0.1) + hump(since, 0.62, 10, 0.1)
}
