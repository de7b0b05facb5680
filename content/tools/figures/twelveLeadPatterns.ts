import {qtOf, type Diagnosis, type Ecg12Figure} from './ecg12.schema.ts'

type Chest = readonly [v1: number, v2: number, v3: number, v4: number, v5: number, v6: number]

/** Millivolts: a vector in the frontal plane, by degrees clockwise from DI, and what each chest lead sees. */
export interface Force {
  readonly height: number
  readonly angle: number
  readonly chest: Chest
}

/** A force that grows and fades between two instants of a beat, in seconds from the begin of its complex. */
export interface Wave extends Force {
  readonly from: number
  readonly to: number
  readonly shape: Shape
}
/** How much of a wave there is after a share of its time. */
type Shape = (part: number) => number

interface Pattern {
  readonly waves: readonly Wave[]
  readonly tremor: Force | null
}

/** A hump whose top stands at a share of its time; the higher the power, the more slowly it begins and ends. */
const hump =
  (top: number, power: number): Shape =>
  (part) =>
    Math.max(0, Math.sin(Math.PI * (part < top ? part / top / 2 : 1 - (1 - part) / (1 - top) / 2))) ** power

const smooth = (part: number): number => {
  const within = Math.max(0, Math.min(1, part))
  return within * within * (3 - 2 * within)
}
const plateau =
  (rise: number, fall: number): Shape =>
  (part) =>
    smooth(part / rise) * smooth((1 - part) / fall)

const force = (height: number, angle: number, chest: Chest): Force => ({height, angle, chest})
const wave = (from: number, to: number, shape: Shape, of: Force): Wave => ({from, to, shape, ...of})

type Intervals = Pick<Ecg12Figure, 'rate' | 'axis' | 'pr' | 'qrs' | 'qtc'>

/** Shares of the complex in which forces act one after the other; their angles count from its axis. */
type Stage = readonly [from: number, to: number, top: number, of: Force]

interface Ventricles {
  readonly complex: readonly Stage[]
  /** The stretch from the end of the complex on. */
  readonly st?: Force
  readonly t: Force
  /** The T wave's milliseconds, when it does not begin early in the stretch. */
  readonly tWidth?: number
}

const smallQ = [0, 0.32, 0.5] as const
const tall = [0.12, 0.66, 0.48] as const
const late = [0.5, 1, 0.42] as const

const ordinaryComplex: readonly Stage[] = [
  [...smallQ, force(0.1, 165, [0.05, 0.05, 0, 0, -0.06, -0.09])],
  [...tall, force(1.1, 0, [0.24, 0.5, 0.9, 1.5, 1.4, 1.05])],
  [...late, force(0.17, 170, [-0.95, -1.3, -0.85, -0.4, -0.18, -0.06])],
]
const ordinaryT = force(0.3, 45, [0.06, 0.42, 0.46, 0.42, 0.34, 0.25])
const sinusP = force(0.15, 55, [0.06, 0.09, 0.09, 0.08, 0.08, 0.07])
const flatP = force(0.06, 55, [0.03, 0.04, 0.04, 0.03, 0.03, 0.03])

const ventricles: Record<Diagnosis, (axis: number) => Ventricles> = {
  normal: () => ({complex: ordinaryComplex, t: ordinaryT}),
  atrialFibrillation: () => ({complex: ordinaryComplex, t: force(0.22, 45, [0.04, 0.28, 0.32, 0.3, 0.25, 0.2])}),
  pericarditis: () => ({
    complex: ordinaryComplex,
    st: force(0.2, 50, [0.02, 0.13, 0.18, 0.2, 0.19, 0.16]),
    t: force(0.26, 48, [0.04, 0.32, 0.36, 0.34, 0.3, 0.24]),
  }),
  inferiorInfarction: () => ({
    complex: [
      [0, 0.4, 0.5, force(0.15, -120, [0.05, 0.05, 0, 0, -0.06, -0.09])],
      [0.16, 0.7, 0.48, force(0.95, 5, [0.24, 0.5, 0.9, 1.4, 1.3, 1])],
      [...late, force(0.12, 170, [-0.95, -1.25, -0.85, -0.4, -0.18, -0.06])],
    ],
    st: force(0.37, 111, [0.04, -0.1, -0.07, 0, 0.02, 0.04]),
    t: force(0.42, 100, [0.1, 0.3, 0.32, 0.32, 0.3, 0.26]),
  }),
  anteriorInfarction: () => ({
    complex: [
      [...smallQ, force(0.1, 165, [0, -0.12, -0.15, -0.1, -0.06, -0.06])],
      [...tall, force(0.95, 0, [0.12, 0.12, 0.22, 0.6, 0.85, 0.85])],
      [...late, force(0.15, 170, [-0.9, -1.05, -0.75, -0.35, -0.18, -0.06])],
    ],
    st: force(0.13, -66, [0.12, 0.31, 0.4, 0.35, 0.26, 0.08]),
    t: force(0.24, 0, [0.24, 0.66, 0.78, 0.68, 0.48, 0.26]),
  }),
  leftBundleBranchBlock: (axis) => ({
    complex: [
      [0, 0.2, 0.5, force(0.04, 0, [0.16, 0.22, 0.2, 0.1, 0.05, 0.04])],
      [0.03, 0.61, 0.5, force(0.72, 0, [-0.75, -1.15, -1.05, -0.5, 0.65, 0.8])],
      [0.39, 1, 0.5, force(0.82, 0, [-1.15, -1.65, -1.3, -0.5, 0.8, 0.9])],
    ],
    st: force(0.1, axis + 180, [0.16, 0.24, 0.2, 0.08, -0.08, -0.1]),
    t: force(0.3, axis + 180, [0.34, 0.55, 0.48, 0.2, -0.2, -0.28]),
  }),
  rightBundleBranchBlock: () => ({
    complex: [
      [0, 0.28, 0.5, force(0.08, 165, [0.28, 0.4, 0.35, 0.2, -0.06, -0.08])],
      [0.12, 0.54, 0.5, force(1.1, 0, [-0.5, -0.75, 0.35, 1.1, 1.25, 1])],
      [0.44, 1, 0.42, force(0.42, 140, [0.85, 0.6, -0.25, -0.45, -0.42, -0.38])],
    ],
    t: force(0.26, 30, [-0.26, -0.18, 0.2, 0.34, 0.32, 0.26]),
  }),
  leftVentricularHypertrophy: (axis) => ({
    complex: [
      [...smallQ, force(0.12, 165, [0.05, 0.05, 0, 0, -0.1, -0.14])],
      [...tall, force(1.75, 0, [0.15, 0.3, 0.6, 1.7, 2.75, 2.2])],
      [...late, force(0.2, 175, [-2.05, -2.6, -2.35, -0.8, -0.2, -0.06])],
    ],
    st: force(0.09, axis + 180, [0.12, 0.16, 0.1, 0, -0.11, -0.12]),
    t: force(0.28, axis + 180, [0.3, 0.45, 0.35, 0.05, -0.26, -0.3]),
  }),
  hyperkalemia: () => ({
    complex: [
      [0, 0.3, 0.5, force(0.06, 165, [0.05, 0.05, 0, 0, -0.04, -0.06])],
      [0.06, 0.7, 0.45, force(0.85, 0, [0.2, 0.4, 0.7, 1.05, 1, 0.8])],
      [0.45, 1, 0.45, force(0.35, 165, [-0.8, -1.05, -0.8, -0.5, -0.4, -0.28])],
    ],
    t: force(0.65, 48, [0.35, 1.05, 1.25, 1.15, 0.9, 0.6]),
    tWidth: 160,
  }),
  preexcitation: () => ({
    complex: [
      [0, 0.62, 0.72, force(0.36, 5, [0.3, 0.4, 0.45, 0.48, 0.42, 0.35])],
      [0.34, 0.84, 0.48, force(1, 0, [0.5, 0.9, 1.1, 1.2, 1.1, 0.85])],
      [0.66, 1, 0.42, force(0.14, 175, [-0.25, -0.4, -0.35, -0.28, -0.15, -0.06])],
    ],
    st: force(0.05, 230, [-0.06, -0.06, -0.05, -0.05, -0.05, -0.04]),
    t: force(0.22, 70, [-0.22, -0.16, 0.1, 0.18, 0.16, 0.12]),
  }),
}

/** The waves of one beat of a heart, and the tremor of atria that have no P wave. */
export function patternOf({diagnosis, ...intervals}: Intervals & {readonly diagnosis: Diagnosis}): Pattern {
  const beat = ventricles[diagnosis](intervals.axis)
  const atria = diagnosis === 'hyperkalemia' ? flatP : sinusP
  return {
    waves: [
      ...(intervals.pr === null ? [] : atrialWaves(intervals.pr / 1_000, atria)),
      ...(intervals.pr === null || diagnosis !== 'pericarditis'
        ? []
        : [prDepression(intervals.pr / 1_000, intervals.qrs / 1_000)]),
      ...complexOf(beat.complex, intervals),
      ...recovery(beat, intervals),
    ],
    tremor: intervals.pr === null ? force(0.045, 95, [0.075, 0.035, 0.02, 0.01, 0, 0]) : null,
  }
}

/** The P wave ends before the complex begins, however short the interval. */
const atrialWaves = (pr: number, of: Force): readonly Wave[] => [
  wave(-pr, -pr + Math.min(0.11, pr - 0.015), hump(0.5, 1.5), of),
]

const prDepression = (pr: number, qrs: number): Wave =>
  wave(-pr + 0.05, qrs, plateau(0.25, 0.25), force(0.09, 230, [-0.01, -0.05, -0.07, -0.08, -0.08, -0.07]))

/** The complex, turned so that its net area points along the axis. */
function complexOf(stages: readonly Stage[], {axis, qrs}: Intervals): readonly Wave[] {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const area = (along: (angle: number) => number) =>
    stages.reduce((sum, [from, to, , {height, angle}]) => sum + (to - from) * height * along(radians(angle)), 0)
  const offAxis = (Math.atan2(area(Math.sin), area(Math.cos)) * 180) / Math.PI
  const lasts = qrs / 1_000
  return stages.map(([from, to, top, of]) =>
    wave(from * lasts, to * lasts, hump(top, 1.3), {...of, angle: of.angle + axis - offAxis}),
  )
}

/** The stretch begins while the complex ends, and passes into the T wave. */
function recovery({st, t, tWidth}: Ventricles, intervals: Intervals): readonly Wave[] {
  const end = qtOf(intervals) / 1_000
  const point = intervals.qrs / 1_000
  const begin = tWidth === undefined ? point + 0.12 * (end - point) : end - tWidth / 1_000
  const onset = 0.06 * point
  const whole = end - point + onset
  return [
    ...(st === undefined ? [] : [wave(point - onset, end, plateau(onset / whole, 0.45), st)]),
    wave(begin, end, hump(tWidth === undefined ? 0.6 : 0.52, 1.3), t),
  ]
}
