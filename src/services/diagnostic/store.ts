import * as v from 'valibot'
import {type DiagnosticTarget, type ExamType, examTypes} from '../../../domain/diagnostic/choice.ts'
import type {Remembered} from '../../../domain/shell/storedRedirects.ts'
import {localStore, onOtherTab, tabStore} from '../platform/storage.ts'

const begun = v.object({
  id: v.string(),
  isFinished: v.boolean(),
  /** The report was asked for. */
  isReported: v.boolean(),
  /** The id of the account that has it; null while it is on none. */
  owner: v.nullable(v.string()),
})

/** A diagnostic that this device began. */
export type Begun = v.InferOutput<typeof begun>

export type DiagnosticKind = 'complete' | 'partial'

const key = 'diagnostic'
const exams = localStore<{readonly complete: Begun | null; readonly partial: Begun | null}>(
  key,
  1,
  v.object({complete: v.nullable(begun), partial: v.nullable(begun)}),
  {complete: null, partial: null},
)

/** The complete diagnostic of this device and its partial one, each with its own end (spec 3§3; C-60). */
export const begunExam = (kind: DiagnosticKind): Begun | null => exams.read()[kind]

export const storeBegun = (kind: DiagnosticKind, exam: Begun | null): void =>
  exams.write({...exams.read(), [kind]: exam})

/** Changes what is known of a diagnostic of this device; one of another id stays as it is. */
export function changeBegun(id: string, change: Partial<Omit<Begun, 'id'>>): void {
  for (const kind of ['complete', 'partial'] as const) {
    const exam = begunExam(kind)
    if (exam?.id === id) storeBegun(kind, {...exam, ...change})
  }
}

export const freshExam = (id: string): Begun => ({id, isFinished: false, isReported: false, owner: null})

/** Another tab began or finished a diagnostic. Returns the stop. */
export const onOtherDiagnostic = (listener: () => void): (() => void) => onOtherTab(key, listener)

/** How far somebody has come in choosing: the step, the exam and the institutions aimed at (spec 3§3). */
export type KeptChoice = {
  readonly step: number
  readonly type: ExamType | null
  readonly targets: readonly DiagnosticTarget[]
}

const target = v.object({uf: v.string(), institution: v.string()})
const noChoice: KeptChoice = {step: 0, type: null, targets: []}

/** One choice for diagnostic and compass: who has chosen in one need not choose again in the other. */
export const keptChoice = localStore<KeptChoice>(
  'institutionTarget',
  1,
  v.object({step: v.number(), type: v.nullable(v.picklist(examTypes)), targets: v.array(target)}),
  noChoice,
)

/** The exam whose statistics were asked for in the compass; null before (spec 3§2.4). */
export const examVariant = localStore<ExamType | null>('examVariant', 1, v.nullable(v.picklist(examTypes)), null)

/** The diagnostic came from the compass: no intro, and 'Reiniciar' leads back there (spec 3§2.4). Of this visit alone. */
export const compassFlag = tabStore('compass', 1, v.boolean(), false)

/** What the redirects of diagnostic and compass need to know. */
export function rememberedOfDiagnostic(): Omit<Remembered, 'hasContact'> {
  return {diagnostic: begunExam('complete'), hasExamVariant: examVariant.read() !== null}
}

/** 'Reiniciar': this device forgets the diagnostic and all that led to it (spec 3§4). The partial one has its own end. */
export function forgetDiagnostic(): void {
  storeBegun('complete', null)
  keptChoice.write(noChoice)
  examVariant.write(null)
  compassFlag.write(false)
}

/** Another diagnostic after a finished one, from the first step; what was chosen for that one is offered again. */
export function beginAnother(id: string): void {
  if (begunExam('complete')?.id !== id) return
  storeBegun('complete', null)
  keptChoice.write({...keptChoice.read(), step: 0})
}
