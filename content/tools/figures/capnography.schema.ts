import * as v from 'valibot'
import {alt, number, word, refusing, type Refusals} from './parts.schema.ts'
import {figure} from './svg.ts'

const pattern = word({
  normal: 'normal',
  broncoespasmo: 'bronchospasm',
  'intubação esofágica': 'oesophagealIntubation',
  hiperventilação: 'hyperventilation',
  hipoventilação: 'hypoventilation',
  reinalação: 'rebreathing',
  'retorno da circulação': 'returnOfCirculation',
  desconexão: 'disconnection',
})

export type CapnographyPattern = v.InferOutput<typeof pattern>

type Range = readonly [least: number, most: number, usual: number]

/** Breaths a minute that each tracing can have. */
const rates: Record<CapnographyPattern, Range> = {
  normal: [10, 20, 14],
  bronchospasm: [10, 30, 18],
  oesophagealIntubation: [10, 20, 14],
  hyperventilation: [22, 40, 28],
  hypoventilation: [4, 9, 6],
  rebreathing: [10, 24, 14],
  returnOfCirculation: [8, 12, 10],
  disconnection: [10, 20, 14],
}
/** Millimetres of mercury at the end of an expiration: of the first in the oesophagus, of those after circulation is back. */
const endTidals: Record<CapnographyPattern, Range> = {
  normal: [35, 45, 38],
  bronchospasm: [30, 75, 46],
  oesophagealIntubation: [4, 14, 9],
  hyperventilation: [15, 34, 24],
  hypoventilation: [46, 90, 62],
  rebreathing: [40, 70, 48],
  returnOfCirculation: [36, 60, 46],
  disconnection: [35, 45, 38],
}

const written = v.strictObject({
  tipo: v.literal('capnografia'),
  alt,
  traçado: pattern,
  frequência: v.optional(number),
  etco2: v.optional(number),
})

const measures = {
  frequência: {unit: 'irpm', of: rates},
  etco2: {unit: 'mmHg', of: endTidals},
} as const

type Written = v.InferOutput<typeof written>

/** Measures that the pattern excludes. */
function outside(written: Written): Refusals<Written> {
  return (['frequência', 'etco2'] as const).flatMap((key) => {
    const {unit, of} = measures[key]
    const [least, most] = of[written['traçado']]
    const value = written[key]
    return value === undefined || (value >= least && value <= most)
      ? []
      : [[key, `${figure(value)} ${unit} não cabe neste traçado, que vai de ${least} a ${most} ${unit}`] as const]
  })
}

/** A time capnogram. A measure that is not written is the usual one of its pattern; one that the pattern excludes is refused. */
export const capnographySchema = v.pipe(
  written,
  refusing(outside),
  v.transform(({alt, traçado: of, ...figure}) => ({
    kind: 'capnography' as const,
    alt,
    pattern: of,
    rate: figure['frequência'] ?? rates[of][2],
    endTidal: figure.etco2 ?? endTidals[of][2],
  })),
)

export type CapnographyFigure = v.InferOutput<typeof capnographySchema>
