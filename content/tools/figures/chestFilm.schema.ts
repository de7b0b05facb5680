import * as v from 'valibot'
import {alt, refusing, word} from './parts.schema.ts'

const finding = word({
  normal: 'normal',
  pneumotórax: 'pneumothorax',
  'pneumotórax hipertensivo': 'tensionPneumothorax',
  'derrame pleural': 'effusion',
  'consolidação lobar': 'consolidation',
  atelectasia: 'atelectasis',
  pneumoperitônio: 'pneumoperitoneum',
  'alargamento do mediastino': 'wideMediastinum',
  'cardiomegalia com congestão': 'cardiomegaly',
})
const side = word({direito: 'right', esquerdo: 'left'})
const lobe = word({superior: 'upper', médio: 'middle', inferior: 'lower'})

type ChestFinding = v.InferOutput<typeof finding>
export type Side = v.InferOutput<typeof side>
export type Lobe = v.InferOutput<typeof lobe>

/** What lies on one side of the chest, and must say on which. */
const sided: readonly ChestFinding[] = [
  'pneumothorax',
  'tensionPneumothorax',
  'effusion',
  'consolidation',
  'atelectasis',
]

const written = v.strictObject({
  tipo: v.literal('radiografia de tórax'),
  alt,
  achado: finding,
  lado: v.optional(side),
  lobo: v.optional(lobe),
})
type Written = v.InferOutput<typeof written>

/** What is missing or too much, with the field that it is told at. */
function contradictions({achado, lado, lobo}: Written): readonly (readonly ['achado' | 'lado' | 'lobo', string])[] {
  if (sided.includes(achado) && lado === undefined) return [['achado', 'este achado pede "lado"']]
  if (!sided.includes(achado) && lado !== undefined) return [['lado', 'este achado não tem "lado"']]
  if (achado === 'consolidation' && lobo === undefined) return [['achado', 'este achado pede "lobo"']]
  if (achado !== 'consolidation' && lobo !== undefined) return [['lobo', 'este achado não tem "lobo"']]
  return lobo === 'middle' && lado === 'left' ? [['lobo', 'o pulmão esquerdo não tem lobo médio']] : []
}

/** A schematic frontal film of the chest with one finding; its side is the patient's. */
export const chestFilmSchema = v.pipe(
  written,
  refusing(contradictions),
  v.transform(({alt, achado, lado, lobo}) => ({
    kind: 'chestFilm' as const,
    alt,
    finding: achado,
    side: lado ?? null,
    lobe: lobo ?? null,
  })),
)

export type ChestFilmFigure = v.InferOutput<typeof chestFilmSchema>
