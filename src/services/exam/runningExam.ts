import * as v from 'valibot'
import {accountStore, onOtherTab} from '../platform/storage.ts'

/** A mock exam whose time runs: where it is, what it is called, and when its time ends, in milliseconds. */
export type RunningExam = {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly endsAt: number
}

/** In the address of an exam that runs: its question takes the focus that 'Voltar ao simulado' had. */
export const questionsFragment = 'questoes'

/** Where a mock exam is done, whichever day is shown. */
export const mockAddress = ({
  isExtra,
  calendarDate,
  id,
}: {
  isExtra: boolean
  calendarDate: string
  id: string
}): string => `/${isExtra ? 'atividades-extras' : 'agenda'}/simulado?date=${calendarDate}&a=${id}#${questionsFragment}`

const schema = v.nullable(v.object({id: v.string(), title: v.string(), address: v.string(), endsAt: v.number()}))
const name = 'runningExam'
const store = accountStore<RunningExam | null>(name, 1, schema, null)
const listeners = new Set<() => void>()

/** What storage that is full or blocked did not take. */
let live: RunningExam | null = null
let known: {text: string; exam: RunningExam | null} = {text: '', exam: null}

/** The exam that runs in this account on this device, in whichever tab; the same object until it changes. */
export function runningExam(): RunningExam | null {
  const exam = store.read() ?? live
  const text = JSON.stringify(exam)
  if (text !== known.text) known = {text, exam}
  return known.exam
}

/** True while a reload would cost the student time (D-06). */
export const isExamRunning = (now: number): boolean => now < (runningExam()?.endsAt ?? Number.NEGATIVE_INFINITY)

function tell(): void {
  for (const listener of listeners) listener()
}

export function keepRunningExam(exam: RunningExam): void {
  if (JSON.stringify(exam) === JSON.stringify(runningExam())) return
  live = exam
  store.write(exam)
  tell()
}

/** The exam of this id no longer runs; another one may. */
export function forgetRunningExam(id: string): void {
  if (runningExam()?.id !== id) return
  live = null
  store.write(null)
  tell()
}

/** Calls back when an exam has begun or ended, in this tab or another. Returns the stop. */
export function onRunningExam(listener: () => void): () => void {
  const stop = onOtherTab(`account.${name}`, listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
