import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {similarCardsMachine} from '../../../machines/decks/similarCards.machine.ts'
import type {FrontWritten} from '../../../machines/decks/similarCards.types.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {createSimilarCardsImplementations} from './similarCards.implementations.ts'
import {SimilarCardsView} from './SimilarCardsView.tsx'

/** Cards of the lesson that ask nearly the same as what is written. */
export function SimilarCards({lessonId, front}: FrontWritten) {
  const student = useStudentActors()
  const actor = useFlow(similarCardsMachine, {
    implementations: createSimilarCardsImplementations(student),
    input: () => undefined,
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => actor.send({type: 'front.changed', lessonId, front}), [actor, lessonId, front])
  return <SimilarCardsView state={state} />
}
