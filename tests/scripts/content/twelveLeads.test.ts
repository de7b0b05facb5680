import * as v from 'valibot'
import {describe, expect, test} from 'vitest'
import {drawEcg12} from '../../../content/tools/figures/ecg12.ts'
import {ecg12Schema, qtOf, type Ecg12Figure} from '../../../content/tools/figures/ecg12.schema.ts'
import {leads, twelveLeads, type Lead} from '../../../content/tools/figures/twelveLeads.ts'
import {twelveLeadDiagnoses as diagnoses} from './diagnoses.ts'

const read = (diagnosis: string, measures: Record<string, number> = {}): Ecg12Figure =>
  v.parse(ecg12Schema, {
    tipo: 'ecg de 12 derivações',
    alt: 'Traçado de exemplo.',
    diagnóstico: diagnosis,
    ...measures,
  })

/** A record as one reads it with a ruler, which knows nothing of how it was made. */
function measured(diagnosis: string, measures: Record<string, number> = {}) {
  const figure = read(diagnosis, measures)
  const {perSecond, millivolts} = twelveLeads(figure)
  const count = millivolts.DI.length
  const at = (lead: Lead, sample: number) => millivolts[lead][sample] ?? 0
  const steep = Array.from({length: count}, (_, sample) =>
    Math.max(...leads.map((lead) => Math.abs(at(lead, sample) - at(lead, sample - 1)) * perSecond)),
  )
  const threshold = figure.diagnosis === 'hyperkalemia' ? 25 : 12
  const apart = Math.round(0.2 * perSecond)
  const seeds = steep.flatMap((slope, sample) =>
    sample > 0 && slope > threshold && steep.slice(Math.max(0, sample - apart), sample).every((one) => one <= threshold)
      ? [sample]
      : [],
  )
  /** The last steep sample that others follow within 12 ms, from the seed on in a direction. */
  const edge = (seed: number, direction: 1 | -1) => {
    let last = seed
    for (let sample = seed; Math.abs(sample - last) <= 0.012 * perSecond; sample += direction) {
      if ((steep[sample] ?? 0) > 4) last = sample
    }
    return last
  }
  const onsets = seeds.map((seed) => edge(seed, -1) - 1)
  const beats = onsets.filter((onset) => onset > 0.4 * perSecond && onset < count - 0.8 * perSecond)
  const beat = beats[1] ?? 0
  const end = edge(seeds[onsets.indexOf(beat)] ?? 0, 1)
  const next = onsets[onsets.indexOf(beat) + 1] ?? count
  const still: readonly Lead[] = figure.pr === null ? ['V6'] : leads
  const isOff = (sample: number) => still.some((lead) => Math.abs(at(lead, sample)) > 0.01)
  const between = (from: number, to: number) => Array.from({length: to - from}, (_, step) => from + step)
  const milliseconds = (samples: number) => (samples / perSecond) * 1_000
  const quiet = between(end, next).findLast(
    (sample) => isOff(sample) && between(sample + 1, sample + 8).every((later) => !isOff(later)) && sample < next - 40,
  )
  const pOnset = between(beat - 0.36 * perSecond, beat).findLast(
    (sample) => isOff(sample) && between(sample - 8, sample).every((before) => !isOff(before)),
  )
  const tEnd = between(end, next).findLast(
    (sample) => isOff(sample) && milliseconds(sample - beat) < milliseconds(next - beat) - (figure.pr ?? 0) - 5,
  )
  const complex = (lead: Lead) => millivolts[lead].slice(beat, end + 1)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    figure,
    millivolts,
    perSecond,
    rate: (60 * (onsets.length - 1) * perSecond) / ((onsets.at(-1) ?? 0) - (onsets[0] ?? 0)),
    cycles: onsets.slice(1).map((onset, index) => milliseconds(onset - (onsets[index] ?? 0))),
    pr: pOnset === undefined ? null : milliseconds(beat - pOnset),
    qrs: milliseconds(end - beat),
    qt: milliseconds((tEnd ?? quiet ?? 0) - beat),
    axis: (Math.atan2((sum(complex('aVF')) * 2) / Math.sqrt(3), sum(complex('DI'))) * 180) / Math.PI,
    r: (lead: Lead) => Math.max(0, ...complex(lead)),
    s: (lead: Lead) => -Math.min(0, ...complex(lead)),
    /** 20 ms after the end of the complex. */
    st: (lead: Lead) => at(lead, end + 0.02 * perSecond),
    t: (lead: Lead) =>
      millivolts[lead].slice(end + 30, tEnd).reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0),
    beforeComplex: (lead: Lead) => at(lead, beat - 0.012 * perSecond),
    complex,
  }
}

describe.each(diagnoses)('%s', (diagnosis) => {
  const record = measured(diagnosis)
  const {figure, millivolts} = record

  test('keeps the laws of Einthoven and Goldberger at every sample', () => {
    const {DI, DII, DIII, aVR, aVL, aVF} = millivolts
    const faults = DI.map((one, at) => {
      const [two = NaN, three = NaN] = [DII[at], DIII[at]]
      return Math.max(
        Math.abs(two - one - three),
        Math.abs((aVR[at] ?? NaN) + (one + two) / 2),
        Math.abs((aVL[at] ?? NaN) - (one - three) / 2),
        Math.abs((aVF[at] ?? NaN) - (two + three) / 2),
      )
    })
    expect(Math.max(...faults)).toBeLessThan(1e-9)
    expect(leads.map((lead) => millivolts[lead].length)).toEqual(leads.map(() => 5_001))
  })

  test('measures the rate, the intervals and the axis that it says', () => {
    const off = {
      rate: Math.abs(record.rate - figure.rate),
      pr: figure.pr === null ? 0 : Math.abs((record.pr ?? 0) - figure.pr),
      qrs: Math.abs(record.qrs - figure.qrs),
      qt: Math.abs(record.qt - qtOf(figure)),
      axis: Math.abs(record.axis - figure.axis),
    }
    expect(off.rate).toBeLessThan(figure.pr === null ? 5 : 1)
    expect({...off, rate: 0}).toEqual({
      rate: 0,
      pr: expect.toSatisfy((value: number) => value <= 10),
      qrs: expect.toSatisfy((value: number) => value <= 10),
      qt: expect.toSatisfy((value: number) => value <= 10),
      axis: expect.toSatisfy((value: number) => value <= 5),
    })
  })

  test('is drawn the same each time, light, and as high as its samples', () => {
    const svg = drawEcg12(figure)
    expect(drawEcg12(figure)).toBe(svg)
    expect(svg.length).toBeLessThan(35_000)
    expect(svg).not.toMatch(/NaN|undefined/)
    const first = /<path d="M[\d.]+,[\d.]+(l[^"]*)"/.exec(svg)?.[1] ?? ''
    let height = 0
    const heights = [...first.matchAll(/l[-\d.]+,([-\d.]+)/g)].map(([, step]) => (height -= Number(step)))
    const drawn = Math.max(...heights) - Math.min(...heights)
    const samples = millivolts.DI.slice(0, 1_251)
    expect(Math.abs(drawn / 27 - (Math.max(...samples) - Math.min(...samples)))).toBeLessThan(0.02)
  })
})

test.each([
  ['normal', {frequência: 60, eixo: -20, pr: 190, qrs: 100, qtc: 380}],
  ['pericardite', {frequência: 96, eixo: 40, pr: 150, qrs: 88, qtc: 400}],
  ['pericardite', {frequência: 96, eixo: 65, pr: 150, qrs: 88, qtc: 400}],
  ['normal', {frequência: 95, eixo: 85, pr: 130, qrs: 72, qtc: 400}],
  ['bloqueio de ramo esquerdo', {frequência: 60, eixo: -50, pr: 200, qrs: 170, qtc: 480}],
])('%s has the measures that are asked for: %o', (diagnosis, measures) => {
  const {rate, axis, pr, qrs, qt} = measured(diagnosis, measures)
  expect(Math.abs(rate - measures['frequência'])).toBeLessThan(1)
  expect(Math.abs(axis - measures.eixo)).toBeLessThan(5)
  expect(Math.abs((pr ?? 0) - measures.pr)).toBeLessThanOrEqual(10)
  expect(Math.abs(qrs - measures.qrs)).toBeLessThanOrEqual(10)
  expect(Math.abs(qt - measures.qtc * Math.sqrt(60 / measures['frequência']))).toBeLessThanOrEqual(10)
})

const limb: readonly Lead[] = ['DI', 'DII', 'DIII', 'aVR', 'aVL', 'aVF']
const chest: readonly Lead[] = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6']
const higher = (values: readonly number[], than: number) => values.every((value) => value > than)

describe('what is read from the tracing of each diagnosis', () => {
  test('normal: no shift of ST, R grows from V1 to V4, T upright where it must be', () => {
    const {st, r, s, t} = measured('normal')
    expect(leads.filter((lead) => Math.abs(st(lead)) > 0.1)).toEqual([])
    expect(chest.slice(1, 4).map((lead, at) => r(lead) > r(chest[at] ?? 'V1'))).toEqual([true, true, true])
    expect([r('V1') < s('V1'), r('V6') > s('V6'), s('V1') + r('V5') < 3.5]).toEqual([true, true, true])
    expect(higher((['DI', 'DII', 'V3', 'V4', 'V5', 'V6'] as const).map(t), 0.1)).toBe(true)
  })

  test('inferior infarction: ST up in DII, DIII and aVF, most in DIII, and down in DI and aVL', () => {
    const {st} = measured('infarto inferior')
    expect(leads.filter((lead) => st(lead) >= 0.1)).toEqual(['DII', 'DIII', 'aVF'])
    expect(st('DIII')).toBeGreaterThan(st('DII'))
    expect(Math.max(st('DI'), st('aVL'))).toBeLessThan(-0.1)
  })

  test('anterior infarction: ST up from V1 to V5, most in V3, and down in DIII and aVF', () => {
    const {st} = measured('infarto anterior')
    expect(leads.filter((lead) => st(lead) >= 0.1)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5'])
    expect(Math.min(st('V2'), st('V3'))).toBeGreaterThanOrEqual(0.25)
    expect(Math.max(...chest.map(st))).toBe(st('V3'))
    expect(Math.max(st('DIII'), st('aVF'))).toBeLessThan(-0.08)
  })

  test('left bundle branch block: wide, S in V1, R without q and T against it in DI and V6', () => {
    const {qrs, r, s, t} = measured('bloqueio de ramo esquerdo')
    expect(qrs).toBeGreaterThanOrEqual(120)
    expect(s('V1')).toBeGreaterThan(4 * r('V1'))
    expect((['DI', 'aVL', 'V6'] as const).map((lead) => [s(lead) < 0.12, r(lead) > 0.5, t(lead) < -0.1])).toEqual(
      Array.from({length: 3}, () => [true, true, true]),
    )
    expect(Math.min(t('V1'), t('V2'))).toBeGreaterThan(0.2)
  })

  test("right bundle branch block: rsR' in V1 with T below, S in DI and V6", () => {
    const {qrs, complex, s, t} = measured('bloqueio de ramo direito')
    const v1 = complex('V1')
    const bottom = v1.indexOf(Math.min(...v1))
    const [small, great] = [Math.max(...v1.slice(0, bottom)), Math.max(...v1.slice(bottom))]
    expect(qrs).toBeGreaterThanOrEqual(120)
    expect([small > 0.1, (v1[bottom] ?? 0) < -0.1, great > 2 * small]).toEqual([true, true, true])
    expect([s('DI') > 0.2, s('V6') > 0.2, t('V1') < -0.1]).toEqual([true, true, true])
  })

  test('left ventricular hypertrophy: Sokolow and Lyon, Cornell, and strain', () => {
    const {s, r, st, t} = measured('sobrecarga ventricular esquerda')
    expect(s('V1') + Math.max(r('V5'), r('V6'))).toBeGreaterThanOrEqual(3.5)
    expect(r('aVL') + s('V3')).toBeGreaterThan(2.8)
    expect(Math.max(st('V5'), st('V6'), t('V5'), t('V6'), t('DI'), t('aVL'))).toBeLessThan(-0.05)
  })

  test.each([-30, 30])('left ventricular hypertrophy keeps to both criteria at %d degrees', (eixo) => {
    const {s, r} = measured('sobrecarga ventricular esquerda', {eixo})
    expect(s('V1') + Math.max(r('V5'), r('V6'))).toBeGreaterThanOrEqual(3.5)
    expect(r('aVL') + s('V3')).toBeGreaterThan(2.8)
  })

  test('hyperkalaemia: wide complexes, T high and narrow in V2 to V4, P nearly gone', () => {
    const {qrs, t, millivolts, perSecond} = measured('hipercalemia')
    expect(qrs).toBeGreaterThan(120)
    expect(Math.min(t('V2'), t('V3'), t('V4'))).toBeGreaterThan(1)
    const v3 = millivolts.V3.slice(0, perSecond)
    const width = v3.filter((value, at) => at > 0.5 * perSecond && value > t('V3') / 2).length / perSecond
    expect(width).toBeLessThan(0.1)
    expect(Math.max(...millivolts.DII.slice(40, 140))).toBeLessThan(0.08)
  })

  test('preexcitation: short PR, and a complex that begins slowly and ends fast', () => {
    const {pr, qrs, complex} = measured('wpw')
    expect([(pr ?? 0) < 120, qrs >= 110]).toEqual([true, true])
    for (const lead of ['DI', 'DII', 'V4', 'V5'] as const) {
      const slopes = complex(lead).map((value, at, all) => value - (all[at - 1] ?? value))
      const early = slopes.slice(1, Math.round(slopes.length * 0.3))
      expect(higher(early.slice(2), 0)).toBe(true)
      expect(Math.max(...slopes)).toBeGreaterThan(2.5 * Math.max(...early))
    }
  })

  test('pericarditis: ST up nearly everywhere, PR down, and both turned in aVR', () => {
    const {st, beforeComplex} = measured('pericardite')
    expect(leads.filter((lead) => st(lead) > 0.09)).toEqual(['DI', 'DII', 'aVF', 'V2', 'V3', 'V4', 'V5', 'V6'])
    expect(st('aVR')).toBeLessThan(-0.1)
    expect(limb.filter((lead) => beforeComplex(lead) > 0.03)).toEqual(['aVR'])
    expect(Math.max(...(['DII', 'V4', 'V5', 'V6'] as const).map(beforeComplex))).toBeLessThan(-0.05)
  })

  test('atrial fibrillation: cycles that differ, no P wave but a tremor, most in V1', () => {
    const {cycles, millivolts, figure} = measured('fibrilação atrial')
    expect(Math.max(...cycles) / Math.min(...cycles)).toBeGreaterThan(1.4)
    expect(new Set(cycles.map((cycle) => Math.round(cycle / 8))).size).toBeGreaterThan(cycles.length / 2)
    expect(figure.pr).toBeNull()
    const swing = (lead: Lead) =>
      Math.max(...millivolts[lead].slice(0, 140)) - Math.min(...millivolts[lead].slice(0, 140))
    expect(swing('V1')).toBeGreaterThan(0.08)
    expect(swing('V6')).toBeLessThan(swing('V1'))
  })
})

describe('what no heart does is refused', () => {
  test.each([
    ['bloqueio de ramo esquerdo', {qrs: 80}, '80 ms não cabe neste diagnóstico, que vai de 120 a 200 ms'],
    ['normal', {frequência: 150}, '150 bpm não cabe neste diagnóstico, que vai de 50 a 100 bpm'],
    ['wpw', {pr: 160}, '160 ms não cabe neste diagnóstico, que vai de 80 a 119 ms'],
    ['sobrecarga ventricular esquerda', {eixo: 90}, '90 graus não cabe neste diagnóstico, que vai de -30 a 30 graus'],
    ['fibrilação atrial', {pr: 160}, 'sem onda P não há intervalo PR'],
    ['infarto inferior', {frequência: 130, pr: 320}, 'PR de 320 ms e QT de 279 ms não cabem no ciclo de 462 ms'],
    ['hipercalemia', {frequência: 110, qrs: 200, qtc: 390, pr: 140}, 'QRS de 200 ms não cabe no QT de 288 ms'],
  ])('%s with %o', (diagnosis, measures, told) => {
    const result = v.safeParse(ecg12Schema, {
      tipo: 'ecg de 12 derivações',
      alt: 'Traçado de exemplo.',
      diagnóstico: diagnosis,
      ...measures,
    })
    expect(result.issues?.map(({message}) => message)).toEqual([told])
  })
})
