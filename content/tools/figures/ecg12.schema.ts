import * as v from 'valibot'
import {alt, number, word, refusing} from './parts.schema.ts'

const diagnosis = word({
  normal: 'normal',
  'infarto inferior': 'inferiorInfarction',
  'infarto anterior': 'anteriorInfarction',
  'bloqueio de ramo esquerdo': 'leftBundleBranchBlock',
  'bloqueio de ramo direito': 'rightBundleBranchBlock',
  'sobrecarga ventricular esquerda': 'leftVentricularHypertrophy',
  hipercalemia: 'hyperkalemia',
  wpw: 'preexcitation',
  pericardite: 'pericarditis',
  'fibrilação atrial': 'atrialFibrillation',
})

export type Diagnosis = v.InferOutput<typeof diagnosis>

type Range = readonly [least: number, most: number, usual: number]

/** Beats a minute, degrees, and milliseconds that a tracing of each diagnosis can have. */
const rates: Record<Diagnosis, Range> = {
  normal: [50, 100, 72],
  inferiorInfarction: [40, 130, 78],
  anteriorInfarction: [50, 140, 92],
  leftBundleBranchBlock: [40, 130, 76],
  rightBundleBranchBlock: [40, 130, 74],
  leftVentricularHypertrophy: [45, 120, 74],
  hyperkalemia: [35, 110, 62],
  preexcitation: [45, 110, 72],
  pericarditis: [50, 130, 96],
  atrialFibrillation: [40, 180, 104],
}
const axes: Record<Diagnosis, Range> = {
  normal: [-30, 90, 50],
  inferiorInfarction: [-30, 100, 40],
  anteriorInfarction: [-45, 90, 30],
  leftBundleBranchBlock: [-60, 60, -10],
  rightBundleBranchBlock: [-30, 100, 50],
  leftVentricularHypertrophy: [-30, 30, -10],
  hyperkalemia: [-30, 100, 50],
  preexcitation: [-30, 90, 40],
  // Beyond, the shift of the segments would turn the net area of the complex by more than a reader's error.
  pericarditis: [40, 65, 50],
  atrialFibrillation: [-45, 100, 55],
}
const prIntervals: Record<Diagnosis, Range | null> = {
  normal: [120, 200, 160],
  inferiorInfarction: [120, 320, 170],
  anteriorInfarction: [120, 240, 160],
  leftBundleBranchBlock: [120, 300, 180],
  rightBundleBranchBlock: [120, 300, 170],
  leftVentricularHypertrophy: [120, 240, 170],
  hyperkalemia: [140, 320, 220],
  preexcitation: [80, 119, 100],
  pericarditis: [120, 200, 150],
  atrialFibrillation: null,
}
const qrsDurations: Record<Diagnosis, Range> = {
  normal: [70, 109, 90],
  inferiorInfarction: [70, 119, 92],
  anteriorInfarction: [70, 119, 92],
  leftBundleBranchBlock: [120, 200, 152],
  rightBundleBranchBlock: [120, 180, 140],
  leftVentricularHypertrophy: [80, 119, 104],
  hyperkalemia: [110, 200, 140],
  preexcitation: [110, 160, 130],
  pericarditis: [70, 119, 88],
  atrialFibrillation: [70, 119, 88],
}
const correctedQts: Record<Diagnosis, Range> = {
  normal: [350, 460, 410],
  inferiorInfarction: [350, 500, 410],
  anteriorInfarction: [350, 500, 420],
  leftBundleBranchBlock: [400, 540, 460],
  rightBundleBranchBlock: [390, 520, 440],
  leftVentricularHypertrophy: [370, 480, 430],
  hyperkalemia: [390, 500, 430],
  preexcitation: [390, 480, 430],
  pericarditis: [350, 460, 400],
  atrialFibrillation: [350, 480, 410],
}

/** Milliseconds at rest between the end of a T wave and what comes next. */
export const restAfterT = 20
/** Milliseconds that the ventricles need at least from the end of their complex to the end of the T wave. */
const shortestRecovery = 170

const measured = v.optional(number)
const written = v.strictObject({
  tipo: v.literal('ecg de 12 derivações'),
  alt,
  diagnóstico: diagnosis,
  frequência: measured,
  eixo: measured,
  pr: measured,
  qrs: measured,
  qtc: measured,
})
type Written = v.InferOutput<typeof written>
type Measure = Exclude<keyof Written, 'tipo' | 'alt' | 'diagnóstico'>

const ranges: Record<Measure, {readonly unit: string; readonly of: Record<Diagnosis, Range | null>}> = {
  frequência: {unit: 'bpm', of: rates},
  eixo: {unit: 'graus', of: axes},
  pr: {unit: 'ms', of: prIntervals},
  qrs: {unit: 'ms', of: qrsDurations},
  qtc: {unit: 'ms', of: correctedQts},
}

/** Why a diagnosis cannot have a measure; null when it can. */
function refusal(figure: Written, measure: Measure): string | null {
  const value = figure[measure]
  const {unit, of} = ranges[measure]
  const range = of[figure['diagnóstico']]
  if (value === undefined) return null
  if (range === null) return 'sem onda P não há intervalo PR'
  const [least, most] = range
  return value >= least && value <= most
    ? null
    : `${value} ${unit} não cabe neste diagnóstico, que vai de ${least} a ${most} ${unit}`
}

function withUsual({alt, diagnóstico: of, ...figure}: Written) {
  return {
    kind: 'ecg12' as const,
    alt,
    diagnosis: of,
    rate: figure['frequência'] ?? rates[of][2],
    axis: figure.eixo ?? axes[of][2],
    pr: figure.pr ?? prIntervals[of]?.[2] ?? null,
    qrs: figure.qrs ?? qrsDurations[of][2],
    qtc: figure.qtc ?? correctedQts[of][2],
  }
}

export type Ecg12Figure = ReturnType<typeof withUsual>

/** Bazett's QT at a rate, in milliseconds. */
export const qtOf = ({rate, qtc}: Pick<Ecg12Figure, 'rate' | 'qtc'>): number => qtc * Math.sqrt(60 / rate)

/** Waves that would run into each other. */
function overlaps({rate, pr, qrs, qtc}: Ecg12Figure): readonly string[] {
  const cycle = Math.round(60_000 / rate)
  const qt = Math.round(qtOf({rate, qtc}))
  return [
    ...(pr !== null && pr + qt + restAfterT > cycle
      ? [`PR de ${pr} ms e QT de ${qt} ms não cabem no ciclo de ${cycle} ms`]
      : []),
    ...(qrs + shortestRecovery > qt ? [`QRS de ${qrs} ms não cabe no QT de ${qt} ms`] : []),
  ]
}

/** Twelve leads of one heart. A measure that is not written is the usual one of its diagnosis; the QT is Bazett's. */
export const ecg12Schema = v.pipe(
  written,
  refusing((input) =>
    (['frequência', 'eixo', 'pr', 'qrs', 'qtc'] as const).flatMap((key) => {
      const message = refusal(input, key)
      return message === null ? [] : [[key, message] as const]
    }),
  ),
  v.transform(withUsual),
  v.rawCheck(({dataset, addIssue}) => {
    if (dataset.typed) for (const message of overlaps(dataset.value)) addIssue({message})
  }),
)
