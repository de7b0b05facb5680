import type {EcgFigure} from './ecg.schema.ts'
import {chance} from './svg.ts'

/** What the electrodes see, in millivolts, at an instant in seconds. */
export type Signal = (seconds: number) => number

type Rhythm = EcgFigure['rhythm']

/** A hump of so many millivolts around an instant; `width` is its standard deviation in seconds. */
const hump =
  (at: number, height: number, width: number): Signal =>
  (t) =>
    height * Math.exp(-((t - at) ** 2) / (2 * width * width))
const rise =
  (at: number, width: number): Signal =>
  (t) =>
    1 / (1 + Math.exp(-(t - at) / width))
const sum =
  (...signals: readonly Signal[]): Signal =>
  (t) =>
    signals.reduce((total, signal) => total + signal(t), 0)

const atrium = (at: number, height = 0.16): Signal => hump(at, height, 0.022)
const narrowComplex = (at: number): Signal =>
  sum(hump(at - 0.026, -0.1, 0.008), hump(at, 1.15, 0.011), hump(at + 0.027, -0.26, 0.009))
/** The T wave comes sooner after a short cycle. */
const repolarisation = (at: number, cycle: number, height = 0.3): Signal =>
  hump(at + 0.3 * Math.sqrt(Math.min(1, cycle)), height, 0.045 * Math.sqrt(Math.min(1, cycle)))
const wideComplex = (at: number, height = 1.4): Signal =>
  sum(hump(at, height, 0.036), hump(at + 0.09, -0.35 * height, 0.03), hump(at + 0.24, -0.4 * height, 0.055))

/** A beat that the sinus node began: its P wave stands so long before the complex. */
const sinusBeat = (at: number, cycle: number, pr = 0.16): Signal =>
  sum(atrium(at - pr), narrowComplex(at), repolarisation(at, cycle))

/** Instants from before the strip to behind it. */
function every(cycle: number, seconds: number, first = 0.35): readonly number[] {
  const count = Math.ceil(seconds / cycle) + 3
  return Array.from({length: count}, (_, at) => first + (at - 1) * cycle)
}

type Maker = (rate: number, seconds: number) => Signal

const regular =
  (beat: (at: number, cycle: number) => Signal): Maker =>
  (rate, seconds) =>
    sum(...every(60 / rate, seconds).map((at) => beat(at, 60 / rate)))

function atrialFibrillation(rate: number, seconds: number): Signal {
  const random = chance(7)
  const beats: number[] = [-0.3]
  while ((beats.at(-1) ?? 0) < seconds + 1) beats.push((beats.at(-1) ?? 0) + (60 / rate) * (0.62 + 0.78 * random()))
  const tremor: Signal = (t) =>
    0.045 * Math.sin(2 * Math.PI * 6.1 * t) +
    0.035 * Math.sin(2 * Math.PI * 7.7 * t + 1) +
    0.025 * Math.sin(2 * Math.PI * 4.7 * t + 2)
  return sum(tremor, ...beats.map((at) => sum(narrowComplex(at), repolarisation(at, 60 / rate, 0.18))))
}

function atrialFlutter(rate: number, seconds: number): Signal {
  const wave = 0.2
  const ratio = Math.max(1, Math.round(60 / rate / wave))
  const teeth: Signal = (t) => {
    const phase = ((((t + 0.06) % wave) + wave) % wave) / wave
    return phase < 0.7 ? 0.14 - 0.42 * (phase / 0.7) : -0.28 + 0.42 * ((phase - 0.7) / 0.3)
  }
  return sum(teeth, ...every(wave * ratio, seconds).map(narrowComplex))
}

function ventricularFibrillation(): Signal {
  return (t) =>
    (0.42 + 0.22 * Math.sin(2 * Math.PI * 0.31 * t)) * Math.sin(2 * Math.PI * (4.6 * t + 0.5 * Math.sin(1.7 * t))) +
    0.26 * Math.sin(2 * Math.PI * 6.3 * t + 2 * Math.sin(0.9 * t)) +
    0.15 * Math.sin(2 * Math.PI * 2.9 * t + 1)
}

/** The complexes turn around the line: their height swings from above to below. */
const torsades: Maker = (rate) => (t) =>
  1.35 * Math.sin((2 * Math.PI * t) / 3.4 + 0.5) * Math.sin(2 * Math.PI * (rate / 60) * t + 0.3 * Math.sin(3 * t))

/** P waves at the atrial rate; `leads` says how long after each its complex comes, or null when it is blocked. */
const blocked =
  (leads: readonly (number | null)[]): Maker =>
  (rate, seconds) =>
    sum(
      ...every(60 / rate, seconds, 0.3).map((at, index) => {
        const pr = leads[index % leads.length] ?? null
        return pr === null ? atrium(at) : sum(atrium(at), narrowComplex(at + pr), repolarisation(at + pr, 60 / rate))
      }),
    )

const completeBlock: Maker = (rate, seconds) =>
  sum(
    ...every(60 / 88, seconds, 0.15).map((at) => atrium(at)),
    ...every(60 / rate, seconds, 0.6).map((at) =>
      sum(hump(at, 1, 0.024), hump(at + 0.06, -0.4, 0.022), hump(at + 0.34, 0.25, 0.055)),
    ),
  )

function extrasystoles(rate: number, seconds: number): Signal {
  const cycle = 60 / rate
  const beats = every(cycle, seconds)
  return sum(
    ...beats.map((at, index) => (index % 4 === 3 ? wideComplex(at - 0.32 * cycle, 1.5) : sinusBeat(at, cycle))),
  )
}

/** The stretch after the complex lies so many millivolts off the line. */
const shifted = (height: number, t: number): Maker =>
  regular((at, cycle) => {
    const end = at + 0.3 * Math.sqrt(Math.min(1, cycle))
    const stretch: Signal = (now) => height * (rise(at + 0.035, 0.007)(now) - rise(end + 0.05, 0.022)(now))
    return sum(
      atrium(at - 0.16),
      hump(at - 0.026, -0.12, 0.008),
      hump(at, 1, 0.011),
      stretch,
      repolarisation(at, cycle, t),
    )
  })

const hyperkalemia = regular((at, cycle) =>
  sum(
    atrium(at - 0.22, 0.05),
    hump(at, 0.85, 0.022),
    hump(at + 0.055, -0.4, 0.02),
    hump(at + 0.33 * Math.sqrt(Math.min(1, cycle)), 1.05, 0.034),
  ),
)

/** A complex that begins too soon and slowly. */
const preexcitation = regular((at, cycle) =>
  sum(
    atrium(at - 0.13),
    hump(at - 0.035, 0.38, 0.02),
    hump(at, 1.05, 0.015),
    hump(at + 0.035, -0.2, 0.012),
    repolarisation(at, cycle, -0.16),
  ),
)

const makers: Record<Rhythm, {readonly usualRate: number; readonly make: Maker}> = {
  sinus: {usualRate: 75, make: regular((at, cycle) => sinusBeat(at, cycle))},
  atrialFibrillation: {usualRate: 110, make: atrialFibrillation},
  atrialFlutter: {usualRate: 150, make: atrialFlutter},
  ventricularTachycardia: {
    usualRate: 170,
    make: regular((at) => sum(hump(at, 1.3, 0.03), hump(at + 0.055, 0.55, 0.028), hump(at + 0.17, -0.6, 0.045))),
  },
  ventricularFibrillation: {usualRate: 300, make: ventricularFibrillation},
  torsades: {usualRate: 220, make: torsades},
  supraventricularTachycardia: {
    usualRate: 180,
    make: regular((at, cycle) => sum(narrowComplex(at), repolarisation(at, cycle, 0.22))),
  },
  firstDegreeBlock: {usualRate: 68, make: regular((at, cycle) => sinusBeat(at, cycle, 0.3))},
  wenckebach: {usualRate: 78, make: blocked([0.18, 0.27, 0.34, null])},
  mobitz2: {usualRate: 78, make: blocked([0.17, 0.17, null])},
  completeBlock: {usualRate: 36, make: completeBlock},
  ventricularExtrasystoles: {usualRate: 75, make: extrasystoles},
  stElevation: {usualRate: 80, make: shifted(0.32, 0.28)},
  stDepression: {usualRate: 90, make: shifted(-0.22, 0.26)},
  hyperkalemia: {usualRate: 62, make: hyperkalemia},
  asystole: {usualRate: 0, make: () => (t) => 0.03 * Math.sin(1.3 * t)},
  preexcitation: {usualRate: 80, make: preexcitation},
}

/** The signal of a rhythm, with the tremor and the slow swing that every recording has. */
export function heartSignal(rhythm: Rhythm, rate: number | null, seconds: number): Signal {
  const {usualRate, make} = makers[rhythm]
  const heart = make(Math.max(20, rate || usualRate), seconds)
  const noise: Signal = (t) =>
    0.008 * Math.sin(2 * Math.PI * 23 * t) +
    0.006 * Math.sin(2 * Math.PI * 37 * t + 1) +
    0.015 * Math.sin(2 * Math.PI * 0.22 * t)
  return sum(heart, noise)
}
