import * as v from 'valibot'
import {alt, label, word} from './parts.schema.ts'

const burnRegion = word({
  'cabeça frente': 'head front',
  'cabeça costas': 'head back',
  'tronco frente': 'trunk front',
  'tronco costas': 'trunk back',
  'braço direito frente': 'right arm front',
  'braço direito costas': 'right arm back',
  'braço esquerdo frente': 'left arm front',
  'braço esquerdo costas': 'left arm back',
  'perna direita frente': 'right leg front',
  'perna direita costas': 'right leg back',
  'perna esquerda frente': 'left leg front',
  'perna esquerda costas': 'left leg back',
  períneo: 'perineum front',
})

export const burnSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('queimadura'),
    alt,
    regiões: v.pipe(v.array(burnRegion), v.minLength(1)),
    quem: v.optional(word({adulto: 'adult', criança: 'child'}), 'adulto'),
  }),
  v.transform((figure) => ({kind: 'burn' as const, alt: figure.alt, regions: figure['regiões'], whose: figure.quem})),
)

export type BurnFigure = v.InferOutput<typeof burnSchema>

const abdomenRegion = word({
  epigástrio: 'epigastrium',
  'hipocôndrio direito': 'right hypochondrium',
  'hipocôndrio esquerdo': 'left hypochondrium',
  'flanco direito': 'right flank',
  'flanco esquerdo': 'left flank',
  mesogástrio: 'umbilical',
  'fossa ilíaca direita': 'right iliac fossa',
  'fossa ilíaca esquerda': 'left iliac fossa',
  hipogástrio: 'hypogastrium',
  'região inguinal direita': 'right groin',
  'região inguinal esquerda': 'left groin',
})

export const abdomenSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('abdome'),
    alt,
    marcas: v.optional(v.array(v.strictObject({região: abdomenRegion, rótulo: label(12)})), []),
    incisões: v.optional(
      v.array(
        word({
          mediana: 'midline',
          kocher: 'kocher',
          mcburney: 'mcburney',
          pfannenstiel: 'pfannenstiel',
          paramediana: 'paramedian',
        }),
      ),
      [],
    ),
  }),
  v.transform((figure) => ({
    kind: 'abdomen' as const,
    alt: figure.alt,
    marks: figure.marcas.map((mark) => ({region: mark['região'], label: mark['rótulo']})),
    incisions: figure['incisões'],
  })),
)

export type AbdomenFigure = v.InferOutput<typeof abdomenSchema>
