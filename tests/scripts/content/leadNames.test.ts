import * as v from 'valibot'
import {describe, expect, test} from 'vitest'
import {drawEcg12} from '../../../content/tools/figures/ecg12.ts'
import {ecg12Schema} from '../../../content/tools/figures/ecg12.schema.ts'
import {twelveLeadDiagnoses as diagnoses} from './diagnoses.ts'

const measures = ['frequência', 'eixo', 'pr', 'qrs', 'qtc'] as const
/** Units of the drawing that stay free around a name at least: a millimetre of paper is 2.7. */
const clearance = 5

const parse = (diagnóstico: string, fields: Record<string, number>) =>
  v.safeParse(ecg12Schema, {tipo: 'ecg de 12 derivações', alt: 'Traçado de exemplo.', diagnóstico, ...fields})

/** The least and the greatest value of a measure, as a refusal tells them; the usual one where there is none. */
function extremesOf(diagnosis: string, measure: string): readonly Record<string, number>[] {
  const [{message = ''} = {}] = parse(diagnosis, {[measure]: 9_999}).issues ?? []
  const [, least, most] = /vai de (-?\d+) a (-?\d+)/.exec(message) ?? []
  return least === undefined || most === undefined ? [{}] : [{[measure]: Number(least)}, {[measure]: Number(most)}]
}

/** The usual measures, and all of the extremes that go together. */
const extremeHearts = (diagnosis: string) =>
  measures
    .reduce<readonly Record<string, number>[]>(
      (all, measure) => all.flatMap((one) => extremesOf(diagnosis, measure).map((more) => ({...one, ...more}))),
      [{}],
    )
    .concat({})
    .flatMap((fields) => {
      const {success, output} = parse(diagnosis, fields)
      return success ? [{fields, heart: output}] : []
    })

/** Widths of bold Helvetica's letters, in parts of its size. */
const letters: Readonly<Record<string, number>> = {D: 0.722, I: 0.278, V: 0.667, a: 0.556, R: 0.722, L: 0.611, F: 0.611}

/** How far the nearest trace runs from each name's box, in units of the drawing. */
function nearest(svg: string): Readonly<Record<string, number>> {
  const traces = [...svg.matchAll(/<path d="M([\d.]+),([\d.]+)((?:l-?[\d.]+,-?[\d.]+)+)"/g)].map(
    ([, x, y, steps = '']) => {
      let at = [Number(x), Number(y)] as const
      return [
        at,
        ...[...steps.matchAll(/l(-?[\d.]+),(-?[\d.]+)/g)].map(
          ([, dx, dy]) => (at = [at[0] + Number(dx), at[1] + Number(dy)]),
        ),
      ]
    },
  )
  const names = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="22"[^>]*>([^<]+)</g)]
  return Object.fromEntries(
    names.map(([, left, foot, name = ''], place) => {
      const wide = [...name].reduce((sum, letter) => sum + (letters[letter] ?? 0.556), 0) * 22
      const box = {left: Number(left), right: Number(left) + wide, top: Number(foot) - 0.73 * 22, bottom: Number(foot)}
      return [`${name} ${place}`, Math.min(...traces.map((trace) => distance(trace, box)))]
    }),
  )
}

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

/** From a line to a box; each of its segments is followed in steps of half a unit. */
function distance(trace: readonly (readonly [number, number])[], {left, right, top, bottom}: Box): number {
  let least = Infinity
  for (const [index, [x, y]] of trace.entries()) {
    const [fromX, fromY] = trace[index - 1] ?? [x, y]
    if (Math.max(x, fromX) < left - 20 || Math.min(x, fromX) > right + 20) continue
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(x - fromX, y - fromY)))
    for (let step = 0; step <= steps; step += 1) {
      const [px, py] = [fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps]
      least = Math.min(least, Math.hypot(Math.max(left - px, 0, px - right), Math.max(top - py, 0, py - bottom)))
    }
  }
  return least
}

describe('the name of a lead stands apart from every trace', () => {
  test.each(diagnoses)('%s, with its usual measures and all extremes that go together', (diagnosis) => {
    const hearts = extremeHearts(diagnosis)
    expect(hearts.length).toBeGreaterThan(4)
    const touching = hearts.flatMap(({fields, heart}) =>
      Object.entries(nearest(drawEcg12(heart)))
        .filter(([, free]) => free < clearance)
        .map(([name, free]) => `${name}: ${free.toFixed(1)} with ${JSON.stringify(fields)}`),
    )
    expect(touching).toEqual([])
  })
})

test.each([
  ['bloqueio de ramo esquerdo', {frequência: 44, eixo: -60}],
  ['hipercalemia', {frequência: 44.5, eixo: -30}],
  ['fibrilação atrial', {frequência: 60.5, eixo: -45}],
])('%s with %o, where a lead ends with a high wave beside the name of the next', (diagnosis, fields) => {
  const {success, output} = parse(diagnosis, fields)
  expect(success && Math.min(...Object.values(nearest(drawEcg12(output))))).toBeGreaterThan(clearance)
})

test('twelve names and that of the rhythm strip are measured', () => {
  const {success, output} = parse('normal', {})
  expect(success && Object.keys(nearest(drawEcg12(output)))).toHaveLength(13)
})
