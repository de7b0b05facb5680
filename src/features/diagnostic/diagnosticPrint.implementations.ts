import {fromPromise} from 'xstate'
import type {PrintQuestion} from '../../../domain/question/print.ts'
import type {DiagnosticExam, DiagnosticQuestion} from '../../../machines/diagnostic/diagnostic.types.ts'
import {printMachine} from '../../../machines/question/print.machine.ts'
import {printed, storeSheet} from '../../services/question/print.actors.ts'
import {openInTab} from '../../services/question/printer.ts'
import {printPath} from '../question/print/print.implementations.ts'

/** A diagnostic as it goes on paper. */
export type DiagnosticOnPaper = {
  readonly exam: DiagnosticExam
  /** All of its questions, with the keys that the server has given. */
  readonly questions: readonly DiagnosticQuestion[]
}

function inOrder({exam, questions}: DiagnosticOnPaper): readonly PrintQuestion[] {
  const byId = new Map(questions.map((question) => [question._id, question]))
  return exam.questionIds.flatMap((id) => {
    const question = byId.get(id)
    return question ? [printed({...question, isEssay: false})] : []
  })
}

/** Printing a diagnostic asks the server for nothing: its questions are here. */
export const createDiagnosticPrintMachine = (diagnostic: DiagnosticOnPaper) =>
  printMachine.provide({
    actors: {
      collectQuestions: fromPromise<readonly PrintQuestion[], readonly string[]>(() =>
        Promise.resolve(inOrder(diagnostic)),
      ),
      storeSheet,
    },
    actions: {openPrintPage: () => openInTab(printPath)},
  })
