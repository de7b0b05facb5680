import {useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {longestFeedback} from '../../../domain/feedback/nps.ts'
import type {featureRatingMachine} from '../../../machines/feedback/featureRating.machine.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {featureRatingText} from '../../text/feedback/surveys.ts'
import {Button} from '../../ui/action/Button.tsx'
import {StarChoice} from '../../ui/form/StarChoice.tsx'
import {TextArea} from '../../ui/form/TextArea.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'
import {OnItsWay} from './OnItsWay.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof featureRatingMachine>
  readonly send: Send<EventFrom<typeof featureRatingMachine>>
  /** What the outbox says of the rating. */
  readonly syncStatus: SyncStatus
}

/** Stars for a feature and words that are not needed, in every state of its chart (F-110). */
export function FeatureRatingView({state, send, syncStatus}: Props) {
  const formId = useId()
  const {feature, score, comment} = state.context
  const isSending = state.matches('sending')
  const close = () => send({type: 'rating.close'})
  if (!state.hasTag('shown')) return null
  return (
    <Dialog
      open
      // A press beside it would drop what is written.
      role="alertdialog"
      onClose={close}
      title={featureRatingText.title(feature)}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {isSending ? featureRatingText.closeSending : featureRatingText.close}
          </Button>
          <Button type="submit" form={formId} pending={isSending} disabled={score === null}>
            {featureRatingText.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css({display: 'flex', flexDirection: 'column', gap: '5'})}
        onSubmit={(event) => {
          event.preventDefault()
          send({type: 'rating.send'})
        }}
      >
        <StarChoice
          legend={featureRatingText.legend}
          labelOf={featureRatingText.star}
          value={score}
          disabled={isSending}
          onPick={(count) => send({type: 'score.pick', score: count})}
        />
        <TextArea
          label={featureRatingText.comment}
          hint={featureRatingText.commentHint}
          rows={3}
          maxLength={longestFeedback}
          readOnly={isSending}
          value={comment}
          onChange={(event) => send({type: 'comment.type', comment: event.currentTarget.value})}
        />
      </form>
      {state.matches({open: 'failed'}) ? (
        <Alert tone="error" role="alert" title={featureRatingText.failed}>
          {featureRatingText.failedHint}
        </Alert>
      ) : null}
      {isSending ? <OnItsWay of={syncStatus} /> : null}
    </Dialog>
  )
}
