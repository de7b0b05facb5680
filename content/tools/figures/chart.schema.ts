import * as v from 'valibot'
import {alt, label, number, positive, share, word} from './parts.schema.ts'

const axis = v.pipe(
  v.strictObject({rótulo: label(60), de: number, até: number, passo: positive}),
  v.check(({de, até: to}) => de < to, '"de" não está abaixo de "até"'),
  v.check(({de, até: to, passo}) => (to - de) / passo <= 40, 'os passos são mais de 40'),
  v.transform((figure) => ({label: figure['rótulo'], from: figure.de, to: figure['até'], step: figure.passo})),
)

export type Axis = v.InferOutput<typeof axis>

const lineSeries = v.pipe(
  v.strictObject({
    nome: label(40),
    pontos: v.pipe(v.array(v.tuple([number, number])), v.minLength(1)),
    estilo: v.optional(
      word({contínua: 'solid', tracejada: 'dashed', pontos: 'dots', degraus: 'steps', destaque: 'strong'}),
      'contínua',
    ),
  }),
  v.transform(({nome, pontos, estilo}) => ({name: nome, points: pontos, style: estilo})),
)

const band = v.pipe(
  v.strictObject({nome: label(40), de: number, até: number}),
  v.transform((figure) => ({name: figure.nome, from: figure.de, to: figure['até']})),
)

export const linesSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('linhas'),
    alt,
    x: axis,
    y: axis,
    séries: v.pipe(v.array(lineSeries), v.minLength(1), v.maxLength(8)),
    faixas: v.optional(v.pipe(v.array(band), v.maxLength(5)), []),
  }),
  v.transform((figure) => ({
    kind: 'lines' as const,
    alt: figure.alt,
    x: figure.x,
    y: figure.y,
    series: figure['séries'],
    bands: figure.faixas,
  })),
)

export type LinesFigure = v.InferOutput<typeof linesSchema>

export const barsSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('barras'),
    alt,
    x: v.strictObject({rótulo: label(60)}),
    y: v.strictObject({rótulo: label(60), até: v.optional(positive)}),
    categorias: v.pipe(v.array(label(24)), v.minLength(2), v.maxLength(40)),
    séries: v.pipe(
      v.array(v.strictObject({nome: label(40), valores: v.array(v.pipe(number, v.minValue(0)))})),
      v.minLength(1),
      v.maxLength(5),
    ),
    empilhadas: v.optional(v.boolean(), false),
  }),
  v.check(
    ({categorias, séries: series}) => series.every(({valores}) => valores.length === categorias.length),
    'cada uma das "séries" pede tantos "valores" quantas são as "categorias"',
  ),
  v.transform((figure) => ({
    kind: 'bars' as const,
    alt: figure.alt,
    xLabel: figure.x['rótulo'],
    yLabel: figure.y['rótulo'],
    yTo: figure.y['até'] ?? null,
    categories: figure.categorias,
    series: figure['séries'].map(({nome, valores}) => ({name: nome, values: valores})),
    isStacked: figure.empilhadas,
  })),
)

export type BarsFigure = v.InferOutput<typeof barsSchema>

const shares = v.pipe(v.array(share), v.minLength(3))

export const pyramidSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('pirâmide'),
    alt,
    faixas: v.pipe(v.array(label(12)), v.minLength(3)),
    homens: shares,
    mulheres: shares,
  }),
  v.check(
    ({faixas, homens, mulheres}) => faixas.length === homens.length && faixas.length === mulheres.length,
    '"faixas", "homens" e "mulheres" não têm o mesmo tamanho',
  ),
  v.transform(({alt, faixas, homens, mulheres}) => ({
    kind: 'pyramid' as const,
    alt,
    ages: faixas,
    men: homens,
    women: mulheres,
  })),
)

export type PyramidFigure = v.InferOutput<typeof pyramidSchema>

export const forestSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('floresta'),
    alt,
    estudos: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({nome: label(40), valor: number, de: number, até: number, peso: v.optional(positive)}),
          v.check(({valor, de, até: to}) => de <= valor && valor <= to, '"valor" não está entre "de" e "até"'),
          v.transform((study) => ({
            name: study.nome,
            value: study.valor,
            from: study.de,
            to: study['até'],
            weight: study.peso ?? null,
          })),
        ),
      ),
      v.minLength(2),
      v.maxLength(12),
    ),
    medida: label(40),
    nulo: v.optional(number, 1),
  }),
  v.transform(({alt, estudos, medida, nulo}) => ({
    kind: 'forest' as const,
    alt,
    studies: estudos,
    measure: medida,
    none: nulo,
  })),
)

export type ForestFigure = v.InferOutput<typeof forestSchema>
