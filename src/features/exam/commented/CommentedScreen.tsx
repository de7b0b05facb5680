import {useSelector} from '@xstate/react'
import {useEffect, useState} from 'react'
import {type CommentedPlace, placeOf} from '../../../../domain/exam/commented.ts'
import {commentedMachine} from '../../../../machines/exam/commented.machine.ts'
import {chosenExam, numberedQuestions} from '../../../../machines/exam/commented.selectors.ts'
import {commentedStore} from '../../../services/exam/commentedStore.ts'
import {queryParameter, setQuery} from '../../../services/platform/url.ts'
import {commentedText} from '../../../text/exam/commented.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {useSearch} from '../../shell/useAddress.ts'
import {useStudentActors} from '../../studentActors.ts'
import {useCommentedInstitutions} from './useCommentedInstitutions.ts'
import {CommentedView} from './CommentedView.tsx'
import {PrintCommented} from './PrintCommented.tsx'
import {useFlow} from '../../useFlow.ts'
import {createCommentedImplementations} from './commented.implementations.ts'

/** Where the student begins: at the address, else at the institution of the last time. */
function firstPlace(): CommentedPlace {
  const place = placeOf(queryParameter)
  const last = place.uf === null ? commentedStore.read() : null
  return last === null ? place : {...place, ...last}
}

function useCommented() {
  const {client} = useStudentActors()
  const [first] = useState(firstPlace)
  const actor = useFlow(commentedMachine, {
    implementations: createCommentedImplementations({client}),
    input: () => ({place: first}),
  })
  const search = useSearch()
  // The place of the last time is written into the address first; after that the address counts.
  useEffect(() => setQuery({uf: first.uf, institution: first.institution}, {replace: true}), [first])
  useEffect(() => actor.send({type: 'address.changed', place: placeOf(queryParameter)}), [actor, search])
  useNetworkReturned(actor, 'network.returned')
  return actor
}

/** `/questoes-comentadas?uf&institution&exam&page` (spec 2§2): what the address says is shown again after a reload. */
export function CommentedScreen() {
  const actor = useCommented()
  const state = useSelector(actor, (snapshot) => snapshot)
  const list = useCommentedInstitutions()
  const exam = chosenExam(state)
  usePageTitle(exam === null ? commentedText.title : `${exam.title} · ${commentedText.title}`)
  const questions = numberedQuestions(state).map(({question}) => question)
  const print =
    exam === null || questions.length === 0 ? null : (
      <PrintCommented key={questions.map(({_id}) => _id).join()} title={exam.title} questions={questions} />
    )
  return <CommentedView state={state} send={actor.send} list={list} actions={print} />
}
