import * as v from 'valibot'
import {describe, expect, test} from 'vitest'
import {capnogram} from '../../../content/tools/figures/capnogram.ts'
import {capnographySchema} from '../../../content/tools/figures/capnography.schema.ts'
import {read, structureOf} from './figureReading.ts'

const given = (pattern: string, more: Record<string, number> = {}) => ({
  tipo: 'capnografia',
  alt: 'Traçado de exemplo.',
  traçado: pattern,
  ...more,
})

/** A record as it is read on the screen: waves are what rises above 3 mmHg over the lowest value, each with its rise and its end. */
function measured(pattern: string, more: Record<string, number> = {}) {
  const {pressures, perSecond, seconds} = capnogram(v.parse(capnographySchema, given(pattern, more)))
  const baseline = Math.min(...pressures)
  const isUp = (at: number) => (pressures[at] ?? baseline) > baseline + 3
  const starts = pressures.flatMap((_, at) => (isUp(at) && !isUp(at - 1) ? [at] : []))
  const whole = starts.flatMap((start) => {
    const length = pressures.slice(start).findIndex((_, at) => !isUp(start + at))
    return length < 0 ? [] : [{start, values: pressures.slice(start, start + length)}]
  })
  return {
    baseline,
    pressures,
    peaks: whole.map(({values}) => Math.max(...values)),
    ends: whole.map(({start, values}) => (start + values.length) / perSecond),
    rate: (60 * (starts.length - 1) * perSecond) / ((starts.at(-1) ?? 0) - (starts[0] ?? 0)),
    seconds,
    alpha: alphaOf(whole[1]?.values ?? [], perSecond),
  }
}

/** Degrees between the rise to a third and the second half of the expiration, drawn with 16 units a second and 4 a mmHg. */
function alphaOf(values: readonly number[], perSecond: number): number {
  const top = values.indexOf(Math.max(...values))
  const low = values.findIndex((value) => value > (values[top] ?? 0) / 3)
  const degrees = (from: number, to: number) => {
    const rise = ((values[to] ?? 0) - (values[from] ?? 0)) * 4
    return (Math.atan2(rise, ((to - from) / perSecond) * 16) * 180) / Math.PI
  }
  return 180 - degrees(0, low) + degrees(Math.round(top / 2), top)
}

describe('what is read from a capnogram', () => {
  test.each([
    ['normal', 14, 38],
    ['broncoespasmo', 18, 46],
    ['hiperventilação', 28, 24],
    ['hipoventilação', 6, 62],
    ['reinalação', 14, 48],
  ])('%s has %d breaths a minute that end at %d mmHg', (pattern, rate, endTidal) => {
    const record = measured(pattern)
    expect(record.rate).toBeCloseTo(rate, 0)
    expect(record.peaks.map(Math.round)).toEqual(record.peaks.map(() => endTidal))
  })

  test.each([
    ['normal', {frequência: 20, etco2: 42}],
    ['broncoespasmo', {frequência: 30, etco2: 75}],
    ['hiperventilação', {frequência: 40, etco2: 15}],
    ['hipoventilação', {frequência: 4, etco2: 90}],
  ])('%s has the measures that are asked for: %o', (pattern, more) => {
    const {rate, peaks} = measured(pattern, more)
    expect(Math.abs(rate - more['frequência'])).toBeLessThan(0.5)
    expect(peaks.every((peak) => Math.abs(peak - more.etco2) < 0.5)).toBe(true)
  })

  test('a normal wave has a plateau: the angle of its shoulder is near a right one', () => {
    const {alpha, baseline} = measured('normal')
    expect([alpha > 95, alpha < 115, baseline]).toEqual([true, true, 0])
  })

  test.each([{}, {frequência: 10}, {frequência: 30, etco2: 30}])(
    'bronchospasm opens the angle and has no plateau: %o',
    (more) => {
      expect(measured('broncoespasmo', more).alpha).toBeGreaterThan(125)
    },
  )

  test('from the oesophagus come small waves, each lower than the last, and after six nothing', () => {
    const {pressures} = measured('intubação esofágica')
    const tops = Array.from({length: 7}, (_, breath) => {
      const from = Math.round((0.6 + (breath * 60) / 14) * 50)
      return Math.max(0, ...pressures.slice(from, from + 214))
    })
    expect(tops[0]).toBeCloseTo(9, 1)
    expect(tops.slice(1).every((top, at) => top < 0.6 * (tops[at] ?? 0))).toBe(true)
    expect(tops[6]).toBe(0)
  })

  test('only what is breathed in again keeps the baseline above zero', () => {
    expect(measured('reinalação').baseline).toBeGreaterThanOrEqual(8)
    const others = ['normal', 'broncoespasmo', 'hiperventilação', 'hipoventilação', 'desconexão']
    expect(others.map((pattern) => measured(pattern).baseline)).toEqual(others.map(() => 0))
  })

  test('when circulation is back one wave is 20 mmHg higher than the one before, and those after stay there', () => {
    const {peaks} = measured('retorno da circulação', {etco2: 36})
    const leaps = peaks.slice(1).map((peak, at) => peak - (peaks[at] ?? 0))
    const back = leaps.findIndex((leap) => leap > 20)
    expect([back > 1, back < leaps.length - 2]).toEqual([true, true])
    expect(peaks.slice(0, back + 1).every((peak) => peak > 10 && peak < 15)).toBe(true)
    expect(peaks.slice(back + 1).map(Math.round)).toEqual(peaks.slice(back + 1).map(() => 36))
  })

  test('a tube that comes off ends whole waves in a line at zero', () => {
    const {peaks, ends, pressures, seconds} = measured('desconexão')
    expect(peaks.map(Math.round)).toEqual(peaks.map(() => 38))
    expect(ends.at(-1)).toBeLessThan(0.7 * seconds)
    expect(Math.max(...pressures.slice(Math.ceil((ends.at(-1) ?? 0) * 50) + 12))).toBe(0)
  })
})

test('a capnogram is drawn with its axes and without its numbers', () => {
  const {svg} = read('tipo: capnografia\ntraçado: hipoventilação')
  expect(structureOf(svg)).toEqual({
    box: '560 336',
    parts: {svg: 1, rect: 1, line: 21, text: 14, path: 1},
    words: '0 | 10 | 20 | 30 | 40 | 50 | 60 | Tempo (s) | 0 | 20 | 40 | 60 | 80 | CO₂ (mmHg)',
  })
  const heights = [...(/<path d="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y))
  expect([Math.max(...heights), Math.min(...heights)]).toEqual(
    [270, 270 - (252 * 62) / 80].map((y) => expect.closeTo(y, 0)),
  )
})

test.each([
  [{traçado: 'normal', frequência: 30}, '30 irpm não cabe neste traçado, que vai de 10 a 20 irpm'],
  [{traçado: 'hipoventilação', etco2: 30}, '30 mmHg não cabe neste traçado, que vai de 46 a 90 mmHg'],
  [{traçado: 'intubação esofágica', etco2: 38}, '38 mmHg não cabe neste traçado, que vai de 4 a 14 mmHg'],
])('%o is refused', (more, told) => {
  const result = v.safeParse(capnographySchema, {tipo: 'capnografia', alt: 'Traçado de exemplo.', ...more})
  expect(result.issues?.map(({message}) => message)).toEqual([told])
})
