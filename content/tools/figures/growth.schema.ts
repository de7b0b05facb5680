import * as v from 'valibot'
import {zScoreOf} from './growthStandard.ts'
import {alt, number, positive, word} from './parts.schema.ts'
import {figure} from './svg.ts'

/** The z-scores beyond which the WHO takes a measure for a mistake. */
const plausible = {weight: [-6, 5], length: [-6, 6], head: [-5, 5]} as const

const point = v.tuple([v.pipe(number, v.minValue(0), v.maxValue(24)), positive])

/** Measures of a child over the months, among the lines of the WHO Child Growth Standards. */
export const growthSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('curva de crescimento'),
    alt,
    medida: word({peso: 'weight', comprimento: 'length', 'perímetro cefálico': 'head'}),
    sexo: word({m: 'male', f: 'female'}),
    meses: v.optional(v.picklist([6, 12, 18, 24]), 24),
    pontos: v.pipe(v.array(point), v.minLength(1)),
  }),
  v.check(
    ({pontos}) => pontos.every(([months], at) => at === 0 || months > (pontos[at - 1]?.[0] ?? 0)),
    'as idades de "pontos" devem crescer',
  ),
  v.check(({pontos, meses}) => pontos.every(([months]) => months <= meses), 'um dos "pontos" passa de "meses"'),
  v.transform((given) => ({
    kind: 'growth' as const,
    alt: given.alt,
    measure: given.medida,
    sex: given.sexo,
    months: given.meses,
    points: given.pontos,
  })),
  v.rawCheck(({dataset, addIssue}) => {
    if (!dataset.typed) return
    const {measure, sex, points} = dataset.value
    const [least, most] = plausible[measure]
    for (const [months, value] of points) {
      const z = zScoreOf(measure, sex, months, value)
      if (z >= least && z <= most) continue
      const bound = z < least ? `abaixo de ${figure(least)}` : `acima de ${figure(most)}`
      const message = `idade ${figure(months)}, valor ${figure(value)}: fora do possível (escore z ${bound})`
      addIssue({message})
    }
  }),
)

export type GrowthFigure = v.InferOutput<typeof growthSchema>
