import type {CapnographyFigure, CapnographyPattern} from './capnography.schema.ts'

export type Capnography = Omit<CapnographyFigure, 'alt' | 'kind'>

/** Carbon dioxide at the mouth, in mmHg, with the seconds since the record began. */
interface Capnogram {
  readonly seconds: number
  readonly perSecond: number
  readonly pressures: readonly number[]
}

/**
 * How an expiration rises: seconds of its steep part, the share of the end-tidal value that this part reaches, and how much
 * the rest bends down, from 0 for a straight line to 1 for one that ends flat.
 */
interface Shape {
  readonly rise: number
  readonly knee: number
  readonly bend: number
}

export const perSecond = 50
/** Seconds of a record; what is slow or changes on the way needs the longer one. */
const long: readonly CapnographyPattern[] = ['hypoventilation', 'returnOfCirculation']
/** When the first expiration of a record begins. */
const firstBreath = 0.6
/** The share of a cycle that expiration takes, and the longest seconds of dead space and of the fall when air is drawn in. */
const expiration = 0.64
const deadSpace = 0.2
const fall = 0.22
/** mmHg: what is breathed in again, what circulates by compressions alone, and by how much each of these moves the wave. */
const rebreathed = 10
const byCompressions = 12
const compression = {height: 0.9, perSecond: 110 / 60}
/** Each wave from the stomach is so much of the one before; after six breaths none is left. */
const washout = 0.55
const lastFromStomach = 6

const plateau: Shape = {rise: 0.32, knee: 0.93, bend: 0}
const shapes: Partial<Record<CapnographyPattern, Shape>> = {
  bronchospasm: {rise: 0.55, knee: 0.5, bend: 0.4},
  oesophagealIntubation: {rise: 0.7, knee: 0.75, bend: 0.9},
}

/** The record of a patient whose breaths follow each other evenly. */
export function capnogram(given: Capnography): Capnogram {
  const seconds = long.includes(given.pattern) ? 60 : 30
  const pressures = Array.from({length: seconds * perSecond + 1}, (_, at) => pressureAt(given, at / perSecond, seconds))
  return {seconds, perSecond, pressures}
}

function pressureAt(given: Capnography, time: number, seconds: number): number {
  const cycle = 60 / given.rate
  const breath = Math.floor((time - firstBreath) / cycle)
  const base = given.pattern === 'rebreathing' ? rebreathed : 0
  const peak = breath < 0 ? base : endTidalOf(given, breath, firstBreath + breath * cycle, seconds)
  if (peak === 0) return 0
  const wave = waveAt(time - firstBreath - breath * cycle, cycle, shapes[given.pattern] ?? plateau)
  const shaken = given.pattern === 'returnOfCirculation' && peak === byCompressions
  const tremor = shaken ? compression.height * wave * Math.sin(2 * Math.PI * compression.perSecond * time) : 0
  return base + (peak - base) * wave + tremor
}

/** What a breath that begins at a time ends with; 0 when no gas of the lungs reaches the sensor. */
function endTidalOf({pattern, endTidal}: Capnography, breath: number, begins: number, seconds: number): number {
  switch (pattern) {
    case 'oesophagealIntubation':
      return breath < lastFromStomach ? endTidal * washout ** breath : 0
    case 'returnOfCirculation':
      return begins < seconds / 2 ? byCompressions : endTidal
    case 'disconnection':
      return begins < 0.55 * seconds ? endTidal : 0
    default:
      return endTidal
  }
}

/** A breath from 0 to 1: nothing from the dead space, a steep rise, a plateau that goes on rising, and the fall. */
function waveAt(since: number, cycle: number, {rise, knee, bend}: Shape): number {
  const dead = Math.min(deadSpace, cycle * 0.08)
  const end = cycle * expiration
  const steep = Math.min(rise, (end - dead) * 0.4)
  const slope = ((1 - knee) * (1 + bend)) / (end - dead - steep)
  if (since < dead) return 0
  if (since < dead + steep) return risen((since - dead) / steep, knee, slope * steep)
  if (since < end) {
    const part = (since - dead - steep) / (end - dead - steep)
    return knee + (1 - knee) * part * (1 + bend - bend * part)
  }
  return 1 - risen(Math.min(1, (since - end) / Math.min(fall, cycle * 0.1)), 1, 0)
}

/** Hermite's curve from 0, where it is flat, to a height, where it has a slope. */
const risen = (part: number, height: number, slope: number): number =>
  height * part ** 2 * (3 - 2 * part) + slope * part ** 2 * (part - 1)
