import {type ComponentType, createContext} from 'react'
import type {ExamProgress} from '../../../machines/exam/dayExam.types.ts'
import type {ExamModeActor} from './ExamMode.tsx'
import type {Activity} from './place.ts'
import type {Known} from './useQuestions.ts'

export type ExamToolsProps = {
  readonly ids: readonly string[]
  readonly activity: Activity
  readonly known: Known
  readonly mode: ExamModeActor
  readonly isEditable: boolean
}

/** The exam around its questions: it says itself what is left, when it ends, and what else it offers. */
export type ExamHost = {
  /** Hears of the server's word on the questions. */
  readonly tell: (progress: ExamProgress) => void
  /** The exam has not ended: its questions show neither theme nor difficulty. */
  readonly hidesHints: boolean
  /** Stands beside the switch of 'Modo prova'. */
  readonly Tools: ComponentType<ExamToolsProps>
}

/** Null where questions are a part of the day. */
export const ExamHostContext = createContext<ExamHost | null>(null)
