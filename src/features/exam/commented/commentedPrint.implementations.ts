import {fromPromise} from 'xstate'
import type {CommentedQuestion} from '../../../../domain/exam/commented.ts'
import type {PrintQuestion} from '../../../../domain/question/print.ts'
import type {printMachine} from '../../../../machines/question/print.machine.ts'
import {storeSheet} from '../../../services/question/print.actors.ts'
import {openInTab} from '../../../services/question/printer.ts'
import type {Implementations} from '../../useFlow.ts'

function printed({
  _id,
  body,
  choices,
  isEssay,
  institution,
  uf,
  year,
  classification,
  correctChoice,
  answer,
  comment,
}: CommentedQuestion): PrintQuestion {
  return {
    id: _id,
    body,
    choices,
    isEssay,
    source: [institution, uf, year].filter(Boolean).join(' · '),
    classification,
    correctChoice,
    answer,
    comment: comment && {author: comment.author, body: comment.body},
  }
}

type Deps = {readonly questions: readonly CommentedQuestion[]; readonly pagePath: string}

export const createCommentedPrintImplementations = ({
  questions,
  pagePath,
}: Deps): Implementations<typeof printMachine> => ({
  actors: {
    collectQuestions: fromPromise<readonly PrintQuestion[], readonly string[]>(() =>
      Promise.resolve(questions.map(printed)),
    ),
    storeSheet,
  },
  actions: {openPrintPage: () => openInTab(pagePath)},
})
