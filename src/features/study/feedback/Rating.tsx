import {useActorRef, useSelector} from '@xstate/react'
import {useMemo} from 'react'
import type {ContentRef} from '../../../../domain/study/feedback.ts'
import {ratingMachine} from '../../../../machines/study/rating.machine.ts'
import {readRateWith, saveRateWith} from '../../../services/study/feedback.actors.ts'
import {feedbackHints, ratingText} from '../../../text/study/feedback.ts'
import {notify} from '../../../ui/status/notify.ts'
import {useStudentActors} from '../../studentActors.ts'
import {RatingView} from './RatingView.tsx'
import {useSend} from '../../useSend.ts'

type Props = ContentRef & {
  readonly scale: 'stars' | 'thumbs'
  /** A dislike opens the report (C-50). */
  readonly onReport: () => void
}

/** The student's rating of one content. One instance serves one content: give it a `key`. */
export function Rating({document, type, scale, onReport}: Props) {
  const {client} = useStudentActors()
  const machine = useMemo(
    () =>
      ratingMachine.provide({
        actors: {readRate: readRateWith(client()), saveRate: saveRateWith(client())},
        actions: {
          openReport: onReport,
          notifyFailure: (_, {failure}) =>
            notify({tone: 'error', title: ratingText.failed, text: feedbackHints[failure]}),
        },
      }),
    [client, onReport],
  )
  const actor = useActorRef(machine, {input: {document, type}})
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <RatingView state={state} send={send} scale={scale} />
}
