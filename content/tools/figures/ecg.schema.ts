import * as v from 'valibot'
import {alt, label, number, word} from './parts.schema.ts'

const rhythm = word({
  sinusal: 'sinus',
  'fibrilação atrial': 'atrialFibrillation',
  'flutter atrial': 'atrialFlutter',
  'taquicardia ventricular': 'ventricularTachycardia',
  'fibrilação ventricular': 'ventricularFibrillation',
  torsades: 'torsades',
  'taquicardia supraventricular': 'supraventricularTachycardia',
  'bav 1': 'firstDegreeBlock',
  'bav 2 mobitz 1': 'wenckebach',
  'bav 2 mobitz 2': 'mobitz2',
  'bav total': 'completeBlock',
  'extrassístoles ventriculares': 'ventricularExtrasystoles',
  'supra de st': 'stElevation',
  'infra de st': 'stDepression',
  hipercalemia: 'hyperkalemia',
  assistolia: 'asystole',
  wpw: 'preexcitation',
})

export const ecgSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('ecg'),
    alt,
    ritmo: rhythm,
    frequência: v.optional(v.pipe(number, v.minValue(0), v.maxValue(400))),
    derivação: v.optional(label(12), 'DII'),
    segundos: v.optional(v.pipe(number, v.minValue(2), v.maxValue(12)), 6),
  }),
  v.transform(({alt, ...figure}) => ({
    kind: 'ecg' as const,
    alt,
    rhythm: figure.ritmo,
    rate: figure['frequência'] ?? null,
    lead: figure['derivação'],
    seconds: figure.segundos,
  })),
)

export type EcgFigure = v.InferOutput<typeof ecgSchema>

const minutes = v.array(v.pipe(number, v.minValue(0)))

export const cardiotocographySchema = v.pipe(
  v.strictObject({
    tipo: v.literal('cardiotocografia'),
    alt,
    'linha de base': v.pipe(number, v.minValue(60), v.maxValue(220)),
    variabilidade: word({ausente: 'absent', mínima: 'minimal', moderada: 'moderate', acentuada: 'marked'}),
    acelerações: v.optional(minutes, []),
    desacelerações: v.optional(
      v.array(
        v.pipe(
          v.strictObject({
            minuto: v.pipe(number, v.minValue(0)),
            tipo: word({precoce: 'early', tardia: 'late', variável: 'variable'}),
          }),
          v.transform(({minuto, tipo}) => ({minute: minuto, kind: tipo})),
        ),
      ),
      [],
    ),
    contrações: v.optional(minutes, []),
    minutos: v.optional(v.pipe(number, v.minValue(5), v.maxValue(20)), 10),
  }),
  v.transform(({alt, variabilidade, minutos, ...figure}) => ({
    kind: 'cardiotocography' as const,
    alt,
    baseline: figure['linha de base'],
    variability: variabilidade,
    accelerations: figure['acelerações'],
    decelerations: figure['desacelerações'],
    contractions: figure['contrações'],
    minutes: minutos,
  })),
)

export type CardiotocographyFigure = v.InferOutput<typeof cardiotocographySchema>
