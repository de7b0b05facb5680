import * as v from 'valibot'
import {describe, expect, test} from 'vitest'
import {chestFilmSchema} from '../../../content/tools/figures/chestFilm.schema.ts'
import {domeOf} from '../../../content/tools/figures/chestLungs.ts'
import {chestOf, type ChestFilm} from '../../../content/tools/figures/chestShape.ts'
import type {Point} from '../../../content/tools/figures/simplified.ts'
import {area, measured, widthOf, xs, ys} from './chestReading.ts'
import {read, structureOf} from './figureReading.ts'

const plain = ['normal', 'pneumoperitônio', 'alargamento do mediastino', 'cardiomegalia com congestão'] as const
const sided = ['pneumotórax', 'pneumotórax hipertensivo', 'derrame pleural', 'atelectasia'] as const
const sides = ['direito', 'esquerdo'] as const
const lobes = [
  ['direito', 'superior'],
  ['direito', 'médio'],
  ['direito', 'inferior'],
  ['esquerdo', 'superior'],
  ['esquerdo', 'inferior'],
] as const

/** Every film that may be drawn, as it is written. */
const all: readonly Record<string, string>[] = [
  ...plain.map((achado) => ({achado})),
  ...sided.flatMap((achado) => sides.map((lado) => ({achado, lado}))),
  ...lobes.map(([lado, lobo]) => ({achado: 'consolidação lobar', lado, lobo})),
]

const parse = (fields: Record<string, string>) =>
  v.safeParse(chestFilmSchema, {tipo: 'radiografia de tórax', alt: 'Radiografia de exemplo.', ...fields})
const filmOf = (achado: string, lado?: string, lobo?: string): ChestFilm =>
  v.parse(chestFilmSchema, {tipo: 'radiografia de tórax', alt: 'Radiografia de exemplo.', achado, lado, lobo})

describe('what is measured on a film', () => {
  test('only in cardiomegaly the heart is wider than half of the chest', () => {
    const wide = all.filter(({achado, lado, lobo}) => measured(filmOf(achado ?? '', lado, lobo)).cardiothoracic > 0.5)
    expect(wide.map(({achado}) => achado)).toEqual(['cardiomegalia com congestão'])
    expect(measured(filmOf('normal')).cardiothoracic).toBeCloseTo(0.45, 1)
    expect(measured(filmOf('cardiomegalia com congestão')).cardiothoracic).toBeGreaterThan(0.58)
  })

  test('only the wide mediastinum is wider than a quarter of the chest, about 8 cm', () => {
    const wide = all.filter(({achado, lado, lobo}) => measured(filmOf(achado ?? '', lado, lobo)).mediastinum > 0.25)
    expect(wide.map(({achado}) => achado)).toEqual(['alargamento do mediastino'])
  })

  test.each([
    ['pneumotórax hipertensivo', 'direito', 1],
    ['pneumotórax hipertensivo', 'esquerdo', -1],
    ['atelectasia', 'direito', -1],
    ['atelectasia', 'esquerdo', 1],
  ])('%s at the %s moves heart and trachea to its own way', (achado, lado, way) => {
    const film = filmOf(achado, lado)
    const moved = measured(film).heartMiddle - measured(filmOf('normal')).heartMiddle
    expect(moved * way).toBeGreaterThan(35)
    const [neck, carina] = [chestOf(film).trachea[0], chestOf(film).trachea.at(-1)]
    expect(neck?.[0]).toBe(280)
    expect(((carina?.[0] ?? 0) - 280) * way).toBeGreaterThan(35)
  })

  test.each(['pneumotórax', 'derrame pleural'])('%s moves nothing', (achado) => {
    expect(sides.map((lado) => chestOf(filmOf(achado, lado)).shift)).toEqual([0, 0])
  })
})

describe("the side is the patient's: what is at the right lies left of the middle", () => {
  test.each(sided.flatMap((achado) => sides.map((lado) => [achado, lado] as const)))('%s at the %s', (achado, lado) => {
    const {halves} = chestOf(filmOf(achado, lado))
    const [ill, well] = lado === 'direito' ? [halves.right, halves.left] : [halves.left, halves.right]
    const way = lado === 'direito' ? -1 : 1
    const found = ill.opacity.length > 0 ? ill.opacity : ill.room
    expect(found.filter(([x]) => (x - 280) * way > 50).length).toBeGreaterThan(found.length / 2)
    expect([well.opacity, well.inflation]).toEqual([[], 1])
  })

  test('"D" is written at the left of the film, and what the drawing is below it', () => {
    for (const fields of all) {
      const {svg} = read(
        ['tipo: radiografia de tórax', ...Object.entries(fields).map(([key, value]) => `${key}: ${value}`)].join('\n'),
      )
      expect(structureOf(svg)).toMatchObject({box: '560 566', words: 'D | Desenho esquemático'})
      expect(Number(/<text x="([\d.]+)"[^>]*>D</.exec(svg)?.[1])).toBeLessThan(100)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })
})

describe.each(sides)('%s', (lado) => {
  const half = (achado: string, lobo?: string) => {
    const {halves} = chestOf(filmOf(achado, lado, lobo))
    return lado === 'direito' ? halves.right : halves.left
  }

  test('a pneumothorax leaves a smaller lung inside of its room, a tension the smallest under a flat diaphragm', () => {
    const [simple, tension] = [half('pneumotórax'), half('pneumotórax hipertensivo')]
    const left = [simple, tension].map(({lung, room}) => area(lung) / area(room))
    expect([(left[0] ?? 0) < 0.5, (left[1] ?? 0) < 0.2]).toEqual([true, true])
    const fall = (points: readonly Point[]) => Math.max(...ys(points)) - Math.min(...ys(points))
    expect(fall(tension.dome)).toBeLessThan(fall(simple.dome) / 2)
    expect(Math.min(...ys(tension.dome))).toBeGreaterThan(Math.min(...ys(simple.dome)) + 20)
  })

  test('an effusion fills the angle, climbs to the ribs as a meniscus, and hides the dome', () => {
    const {opacity, edges} = half('derrame pleural')
    const outwards = opacity.slice(0, opacity.length / 2)
    const surface = outwards.slice(0, ys(outwards).indexOf(Math.min(...ys(outwards))) + 1)
    const heights = ys(surface)
    expect(heights.every((y, at) => at === 0 || y <= (heights[at - 1] ?? 0))).toBe(true)
    expect(widthOf(surface)).toBeGreaterThan(0.9 * widthOf(opacity))
    const middleAt = Math.round(heights.length * 0.4)
    // Hollow: half way out it lies lower than a straight line would.
    const first = surface[0] ?? [0, 0]
    const last = surface.at(-1) ?? [1, 0]
    const [x, y] = surface[middleAt] ?? [0, 0]
    expect(y).toBeGreaterThan(first[1] + ((x - first[0]) / (last[0] - first[0])) * (last[1] - first[1]) + 10)
    expect(Math.max(...ys(opacity))).toBeGreaterThan(445)
    expect([edges.dome.length, edges.heart.length > 0]).toEqual([0, true])
  })

  test('a collapsed lung is filled from apex to base, and its dome is high', () => {
    const {opacity, room, dome} = half('atelectasia')
    expect(area(opacity)).toBe(area(room))
    expect(Math.min(...ys(half('pneumotórax').dome)) - Math.min(...ys(dome))).toBeCloseTo(30)
  })

  test('a filled lobe hides the border it touches: above the vessels, below the dome', () => {
    const seen = (lobo: string) => {
      const {dome, heart, vessels} = half('consolidação lobar', lobo).edges
      return {dome: dome.length > 0, heart: heart.length > 0, vessels: vessels.length > 0}
    }
    expect(seen('superior')).toEqual({dome: true, heart: true, vessels: false})
    expect(seen('inferior')).toEqual({dome: false, heart: true, vessels: true})
    const [upper, lower] = [half('consolidação lobar', 'superior'), half('consolidação lobar', 'inferior')]
    expect(Math.max(...ys(upper.opacity))).toBeLessThan(Math.min(...ys(lower.opacity)))
  })
})

test('the middle lobe lies below the fissure of the upper and hides the right border of the heart alone', () => {
  const [upper, middle] = ['superior', 'médio'].map(
    (lobo) => chestOf(filmOf('consolidação lobar', 'direito', lobo)).halves.right,
  )
  expect(Math.min(...ys(middle?.opacity ?? []))).toBe(Math.max(...ys(upper?.opacity ?? [])))
  expect(middle?.edges.heart).toEqual([])
  expect([(middle?.edges.dome.length ?? 0) > 0, (middle?.edges.vessels.length ?? 0) > 0]).toEqual([true, true])
})

test('free air lies under the right dome, above the liver, and in no other film', () => {
  const withAir = all.filter(({achado, lado, lobo}) =>
    Object.values(chestOf(filmOf(achado ?? '', lado, lobo)).halves).some(({freeAir}) => freeAir.length > 0),
  )
  expect(withAir).toEqual([{achado: 'pneumoperitônio'}])
  const {freeAir, hemithorax} = chestOf(filmOf('pneumoperitônio')).halves.right
  const dome = domeOf(hemithorax)
  expect(Math.max(...xs(freeAir))).toBeLessThan(280)
  expect(freeAir.every(([x, y]) => y >= dome(280 - x) - 0.01)).toBe(true)
  const top = freeAir.slice(0, freeAir.length / 2)
  const thickness = freeAir
    .toReversed()
    .slice(0, top.length)
    .map(([, y], at) => y - (top[at]?.[1] ?? 0))
  expect([Math.max(...thickness) > 20, (thickness[0] ?? 1) < 1, (thickness.at(-1) ?? 1) < 1]).toEqual([
    true,
    true,
    true,
  ])
})

test('congestion has short lines at the ribs of both sides and thick vessels to the upper lobes', () => {
  const {svg} = read('tipo: radiografia de tórax\nachado: cardiomegalia com congestão')
  const lines = [...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)"/g)].map(([, from, y, to]) =>
    [from, y, to].map(Number),
  )
  const length = ([from = 0, , to = 0]: readonly number[]) => Math.abs(to - from)
  expect(lines.filter(([from = 0]) => from < 110)).toHaveLength(5)
  expect(lines.filter(([from = 0]) => from > 450)).toHaveLength(5)
  expect(lines.every((one) => length(one) > 15 && length(one) < 30)).toBe(true)
  expect([...svg.matchAll(/stroke-width="5"/g)]).toHaveLength(6)
  expect(read('tipo: radiografia de tórax\nachado: normal').svg).not.toMatch(/<line |stroke-width="5"/)
})

test.each([
  [{achado: 'pneumotórax'}, 'achado: este achado pede "lado"'],
  [{achado: 'normal', lado: 'direito'}, 'lado: este achado não tem "lado"'],
  [{achado: 'consolidação lobar', lado: 'direito'}, 'achado: este achado pede "lobo"'],
  [{achado: 'derrame pleural', lado: 'direito', lobo: 'inferior'}, 'lobo: este achado não tem "lobo"'],
  [{achado: 'consolidação lobar', lado: 'esquerdo', lobo: 'médio'}, 'lobo: o pulmão esquerdo não tem lobo médio'],
])('%o is refused', (fields, told) => {
  const {issues} = parse(fields)
  expect(issues?.map(({path, message}) => `${String(path?.[0]?.key)}: ${message}`)).toEqual([told])
})
