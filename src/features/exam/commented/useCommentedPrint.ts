import type {CommentedQuestion} from '../../../../domain/exam/commented.ts'
import {printMachine} from '../../../../machines/question/print.machine.ts'
import {useFlow} from '../../useFlow.ts'
import {createCommentedPrintImplementations} from './commentedPrint.implementations.ts'

/** The print of questions that are here already, with their keys. */
export function useCommentedPrint(title: string, questions: readonly CommentedQuestion[], pagePath: string) {
  return useFlow(printMachine, {
    implementations: createCommentedPrintImplementations({questions, pagePath}),
    input: () => ({title, ids: questions.map(({_id}) => _id)}),
  })
}
