import * as v from 'valibot'
import {agrees, alveolarRoom, baseExcessOf, halfDigit, pHOf, saturationOf} from './bloodGas.ts'
import {alt, number, refusing} from './parts.schema.ts'
import {figure} from './svg.ts'

/** A value that a laboratory measures between two bounds. */
const measured = (least: number, most: number) => v.pipe(number, v.minValue(least), v.maxValue(most))

const written = v.strictObject({
  tipo: v.literal('gasometria'),
  alt,
  pH: measured(6.7, 7.8),
  pCO2: measured(8, 150),
  HCO3: measured(2, 60),
  BE: v.optional(measured(-35, 35)),
  pO2: measured(15, 650),
  SatO2: v.optional(measured(10, 100)),
  Na: v.optional(measured(100, 180)),
  K: v.optional(measured(1, 10)),
  Cl: v.optional(measured(60, 150)),
  lactato: v.optional(measured(0.1, 30)),
  FiO2: v.optional(measured(21, 100)),
  'ânion gap': v.optional(measured(-10, 60)),
})
type Written = v.InferOutput<typeof written>
type Key = Exclude<keyof Written, 'tipo' | 'alt'>

/** What a laboratory's own calculation may differ by: mEq/L of base excess, points of saturation. */
const tolerance = {baseExcess: 2, saturation: 4}

/** What is wrong between the values, with the field that it is told at. */
function contradictions(given: Written): readonly (readonly [key: Key, message: string])[] {
  const {pH, pCO2, HCO3, BE, pO2, SatO2, FiO2} = given
  const excess = baseExcessOf({pH, hco3: HCO3})
  const saturation = saturationOf(pO2, pH)
  return [
    ...(agrees({pH, pco2: pCO2, hco3: HCO3})
      ? []
      : [contradiction('pH', `pCO2 e HCO3 dão pH de ${figure(hundredth(pHOf({pco2: pCO2, hco3: HCO3})))}`)]),
    ...(BE === undefined || Math.abs(BE - excess) <= tolerance.baseExcess
      ? []
      : [contradiction('BE', `pH e HCO3 dão BE de ${figure(Math.round(excess))}`)]),
    ...(SatO2 === undefined || Math.abs(SatO2 - saturation) <= tolerance.saturation
      ? []
      : [contradiction('SatO2', `pO2 e pH dão saturação de ${figure(Math.round(saturation))}%`)]),
    ...(FiO2 === undefined || pO2 + pCO2 <= alveolarRoom(FiO2)
      ? []
      : [
          contradiction(
            'pO2',
            `com FiO2 de ${figure(FiO2)}%, pO2 e pCO2 somam no máximo ${figure(Math.floor(alveolarRoom(FiO2)))} mmHg`,
          ),
        ]),
    ...gapContradictions(given),
  ]
}

const contradiction = (key: Key, message: string): readonly [Key, string] => [key, message]
const hundredth = (value: number): number => Math.round(value * 100) / 100

function gapContradictions({Na, Cl, HCO3, 'ânion gap': gap}: Written) {
  if (gap === undefined) return []
  if (Na === undefined || Cl === undefined) return [contradiction('ânion gap', 'o ânion gap pede Na e Cl')]
  const counted = Na - Cl - HCO3
  return Math.abs(gap - counted) <= halfDigit(gap) + 1e-9
    ? []
    : [contradiction('ânion gap', `Na − Cl − HCO3 dá ${figure(hundredth(counted))}`)]
}

/**
 * An arterial blood gas. Base excess and saturation are calculated when they are left out. Refused: pH, pCO2 and HCO3 that
 * are not of one blood, a base excess, saturation or anion gap that does not follow from the rest, more oxygen than FiO2 gives.
 */
export const bloodGasSchema = v.pipe(
  written,
  refusing(contradictions),
  v.transform(({tipo: _, alt, FiO2, ...values}) => ({
    kind: 'bloodGas' as const,
    alt,
    fio2: FiO2 ?? null,
    pH: values.pH,
    pco2: values.pCO2,
    hco3: values.HCO3,
    baseExcess: values.BE ?? Math.round(10 * baseExcessOf({pH: values.pH, hco3: values.HCO3})) / 10,
    po2: values.pO2,
    saturation: values.SatO2 ?? Math.round(saturationOf(values.pO2, values.pH)),
    sodium: values.Na ?? null,
    potassium: values.K ?? null,
    chloride: values.Cl ?? null,
    lactate: values.lactato ?? null,
    anionGap: values['ânion gap'] ?? null,
  })),
)

export type BloodGasFigure = v.InferOutput<typeof bloodGasSchema>
