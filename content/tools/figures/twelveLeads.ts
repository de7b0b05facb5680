import {qtOf, restAfterT, type Ecg12Figure} from './ecg12.schema.ts'
import {chance} from './svg.ts'
import {patternOf, type Force, type Wave} from './twelveLeadPatterns.ts'

export const leads = ['DI', 'DII', 'DIII', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const
export type Lead = (typeof leads)[number]

/** Millivolts of each lead, all taken at the same instants. */
export interface TwelveLeads {
  readonly perSecond: number
  readonly millivolts: Record<Lead, readonly number[]>
}

export type Heart = Omit<Ecg12Figure, 'alt' | 'kind'>

const perSecond = 500
export const seconds = 10
/** When the first complex of a record begins. */
const firstBeat = 0.3

/** Ten seconds of a heart: eight leads see its forces, and the other four follow from DI and DII by Einthoven and Goldberger. */
export function twelveLeads(heart: Heart): TwelveLeads {
  const {waves, tremor} = patternOf(heart)
  const beats = beatsOf(heart)
  const record = (share: (force: Force) => number) => {
    const samples = Array.from({length: seconds * perSecond + 1}, (_, at) =>
      tremor === null ? 0 : share(tremor) * fibrillation(at / perSecond),
    )
    for (const beat of beats) for (const wave of waves) add(samples, wave, beat, share(wave))
    return samples
  }
  const fromDegrees = (degrees: number) =>
    record(({height, angle}) => height * Math.cos(((angle - degrees) * Math.PI) / 180))
  const one = fromDegrees(0)
  const two = fromDegrees(60)
  const derived = (of: (one: number, two: number) => number) => one.map((value, at) => of(value, two[at] ?? 0))
  const chest = (at: number) => record((force) => force.chest[at] ?? 0)
  return {
    perSecond,
    millivolts: {
      DI: one,
      DII: two,
      DIII: derived((i, ii) => ii - i),
      aVR: derived((i, ii) => -(i + ii) / 2),
      aVL: derived((i, ii) => i - ii / 2),
      aVF: derived((i, ii) => ii - i / 2),
      V1: chest(0),
      V2: chest(1),
      V3: chest(2),
      V4: chest(3),
      V5: chest(4),
      V6: chest(5),
    },
  }
}

function add(samples: number[], {from, to, shape}: Wave, beat: number, height: number): void {
  const first = Math.max(0, Math.ceil((beat + from) * perSecond))
  const last = Math.min(samples.length - 1, Math.floor((beat + to) * perSecond))
  for (let at = first; at <= last; at += 1) {
    samples[at] = (samples[at] ?? 0) + height * shape((at / perSecond - beat - from) / (to - from))
  }
}

/** When the complexes begin, from before the record to its end. */
function beatsOf(heart: Heart): readonly number[] {
  const cycle = 60 / heart.rate
  const cycles = heart.pr === null ? irregularCycles(heart, cycle) : Array.from({length: 40}, () => cycle)
  const beats = [firstBeat - cycle]
  for (const one of cycles) beats.push((beats.at(-1) ?? 0) + one)
  return beats
}

/** Cycles that are no shorter than a beat, differ all, and have the mean that the rate asks for. */
function irregularCycles(heart: Heart, mean: number): readonly number[] {
  const random = chance(11)
  const count = Math.ceil(seconds / mean)
  const shortest = (qtOf(heart) + restAfterT) / 1_000
  const drawn = Array.from({length: count}, random)
  const ordered = drawn.toSorted((a, b) => a - b)
  const spread = drawn.map((value) => shortest + (mean - shortest) * 2 * ((ordered.indexOf(value) + 0.5) / count))
  return [mean, ...spread, mean, mean]
}

/** Atria that tremble six times a second, now more and now less. */
const fibrillation = (t: number): number =>
  Math.sin(2 * Math.PI * 6.1 * t + Math.sin(2 * Math.PI * 0.7 * t)) * (0.75 + 0.25 * Math.sin(2 * Math.PI * 0.9 * t)) +
  0.35 * Math.sin(2 * Math.PI * 7.9 * t + 1)
