import {useSelector} from '@xstate/react'
import type {ContentRef} from '../../../../domain/study/feedback.ts'
import {ratingMachine} from '../../../../machines/study/rating.machine.ts'
import {useStudentActors} from '../../studentActors.ts'
import {RatingView} from './RatingView.tsx'
import {useSend} from '../../useSend.ts'
import {useFlow} from '../../useFlow.ts'
import {createRatingImplementations} from './rating.implementations.ts'

type Props = ContentRef & {
  readonly scale: 'stars' | 'thumbs'
  /** A dislike opens the report (C-50). */
  readonly onReport: () => void
}

/** The student's rating of one content. One instance serves one content: give it a `key`. */
export function Rating({document, type, scale, onReport}: Props) {
  const {client} = useStudentActors()
  const actor = useFlow(ratingMachine, {
    implementations: createRatingImplementations({client, onReport}),
    input: () => ({document, type}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <RatingView state={state} send={send} scale={scale} />
}
