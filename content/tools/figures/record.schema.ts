import * as v from 'valibot'
import {alt, number, positive} from './parts.schema.ts'

const hour = v.pipe(number, v.minValue(0), v.maxValue(12))
const readings = (least: number, most: number) =>
  v.array(v.tuple([hour, v.pipe(number, v.minValue(least), v.maxValue(most))]))

/** Hours since the record was opened, in the active phase; the head's station is De Lee's, from −3 to +3. */
export const partographSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('partograma'),
    alt,
    início: v.optional(v.pipe(number, v.integer(), v.minValue(0), v.maxValue(23)), 8),
    dilatação: v.pipe(readings(0, 10), v.minLength(1)),
    altura: v.optional(readings(-3, 3), []),
    contrações: v.optional(v.array(v.tuple([hour, v.pipe(number, v.integer(), v.minValue(0), v.maxValue(6))])), []),
  }),
  v.transform(({alt, altura, ...figure}) => ({
    kind: 'partograph' as const,
    alt,
    startsAt: figure['início'],
    dilation: figure['dilatação'],
    station: altura,
    contractions: figure['contrações'],
  })),
)

export type PartographFigure = v.InferOutput<typeof partographSchema>

/** The frequencies of an audiogram, in hertz. */
export const frequencies = [250, 500, 1_000, 2_000, 3_000, 4_000, 6_000, 8_000] as const

/** Thresholds in decibels of hearing level at some of the frequencies, `{1000: 15}`. */
const thresholds = v.optional(
  v.pipe(
    v.record(v.picklist(frequencies.map(String)), v.pipe(number, v.minValue(-10), v.maxValue(120))),
    v.transform((given) =>
      frequencies.flatMap((frequency): [number, number][] => {
        const level = given[String(frequency)]
        return level === undefined ? [] : [[frequency, level]]
      }),
    ),
  ),
  {},
)

/** An audiogram: air and bone conduction of both ears, drawn with the usual signs. */
export const audiogramSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('audiograma'),
    alt,
    direita: thresholds,
    esquerda: thresholds,
    'óssea direita': thresholds,
    'óssea esquerda': thresholds,
  }),
  v.transform(({alt, direita, esquerda, ...figure}) => ({
    kind: 'audiogram' as const,
    alt,
    right: direita,
    left: esquerda,
    rightBone: figure['óssea direita'],
    leftBone: figure['óssea esquerda'],
  })),
)

export type AudiogramFigure = v.InferOutput<typeof audiogramSchema>

const litres = v.pipe(positive, v.maxValue(10))
/** One forced expiration: vital capacity and first second in litres, peak flow in litres a second. */
const manoeuvre = v.pipe(
  v.strictObject({cvf: litres, vef1: litres, pfe: v.pipe(positive, v.maxValue(16))}),
  v.check(({cvf, vef1}) => vef1 <= cvf, 'o "vef1" não passa da "cvf"'),
)

/** Flow over volume and volume over time, of the predicted values and of what was measured. */
export const spirometrySchema = v.pipe(
  v.strictObject({
    tipo: v.literal('espirometria'),
    alt,
    previsto: manoeuvre,
    medido: manoeuvre,
    'depois do broncodilatador': v.optional(manoeuvre),
  }),
  v.transform(({alt, previsto, medido, ...figure}) => ({
    kind: 'spirometry' as const,
    alt,
    predicted: previsto,
    measured: medido,
    after: figure['depois do broncodilatador'] ?? null,
  })),
)

export type SpirometryFigure = v.InferOutput<typeof spirometrySchema>
export type Manoeuvre = SpirometryFigure['measured']
