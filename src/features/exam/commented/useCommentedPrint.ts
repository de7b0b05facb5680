import {useActorRef} from '@xstate/react'
import {useMemo} from 'react'
import {fromPromise} from 'xstate'
import type {CommentedQuestion} from '../../../../domain/exam/commented.ts'
import type {PrintQuestion} from '../../../../domain/question/print.ts'
import {printMachine} from '../../../../machines/question/print.machine.ts'
import {storeSheet} from '../../../services/question/print.actors.ts'
import {openInTab} from '../../../services/question/printer.ts'

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

/** The print of questions that are here already, with their keys. */
export function useCommentedPrint(title: string, questions: readonly CommentedQuestion[], pagePath: string) {
  const machine = useMemo(
    () =>
      printMachine.provide({
        actors: {
          collectQuestions: fromPromise<readonly PrintQuestion[], readonly string[]>(() =>
            Promise.resolve(questions.map(printed)),
          ),
          storeSheet,
        },
        actions: {openPrintPage: () => openInTab(pagePath)},
      }),
    [questions, pagePath],
  )
  return useActorRef(machine, {input: {title, ids: questions.map(({_id}) => _id)}})
}
