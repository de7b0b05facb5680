import {useEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import {isNpsShown} from '../../../machines/feedback/nps.selectors.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {npsText} from '../../text/feedback/nps.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {CommentStep, type NpsProps, ReasonsStep, ScoreStep} from './NpsSteps.tsx'
import {OnItsWay} from './OnItsWay.tsx'

type Props = NpsProps & {
  /** What the outbox says of the answer. */
  readonly syncStatus: SyncStatus
}

const steps = ['score', 'reasons', 'comment'] as const
type Step = (typeof steps)[number]

function Buttons({state, send, step}: NpsProps & {readonly step: Step}) {
  if (step === 'score')
    return (
      <>
        <Button variant="ghost" onClick={() => send({type: 'survey.refuse'})}>
          {npsText.refuse}
        </Button>
        <Button variant="outline" onClick={() => send({type: 'survey.later'})}>
          {npsText.later}
        </Button>
        <Button disabled={!state.can({type: 'step.next'})} onClick={() => send({type: 'step.next'})}>
          {npsText.next}
        </Button>
      </>
    )
  return (
    <>
      <Button variant="outline" onClick={() => send({type: 'step.back'})}>
        {npsText.back}
      </Button>
      {step === 'reasons' ? (
        <Button disabled={!state.can({type: 'step.next'})} onClick={() => send({type: 'step.next'})}>
          {npsText.next}
        </Button>
      ) : (
        <Button disabled={!state.can({type: 'survey.send', key: ''})} onClick={() => send({type: 'survey.send'})}>
          {npsText.send}
        </Button>
      )}
    </>
  )
}

function Questions({state, send, step}: NpsProps & {readonly step: Step}) {
  const group = useRef<HTMLFieldSetElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  // A step takes the place of another in the same window: the keyboard and the screen reader begin at its question.
  useEffect(() => (step === 'comment' ? text : group).current?.focus(), [step])
  return (
    <Dialog
      open
      // A press beside it would put the survey off in the middle of an answer.
      role="alertdialog"
      onClose={() => send({type: 'survey.later'})}
      title={npsText.title}
      description={npsText.step(steps.indexOf(step) + 1)}
      closeLabel={npsText.close}
      initialFocus={() => (step === 'comment' ? text : group).current}
      footer={<Buttons state={state} send={send} step={step} />}
    >
      {step === 'score' ? <ScoreStep state={state} send={send} start={group} /> : null}
      {step === 'reasons' ? <ReasonsStep state={state} send={send} start={group} /> : null}
      {step === 'comment' ? <CommentStep state={state} send={send} start={text} /> : null}
    </Dialog>
  )
}

function Thanks({send, syncStatus}: Pick<Props, 'send' | 'syncStatus'>) {
  const button = useRef<HTMLButtonElement>(null)
  const close = () => send({type: 'survey.close'})
  return (
    <Dialog
      open
      onClose={close}
      title={npsText.thanksTitle}
      initialFocus={button}
      footer={
        <Button ref={button} onClick={close}>
          {npsText.close}
        </Button>
      }
    >
      <p className={css({textStyle: 'body'})}>{npsText.thanks}</p>
      <OnItsWay of={syncStatus} />
    </Dialog>
  )
}

/** The recommendation survey, in every state of its chart (F-111). */
export function NpsView({state, send, syncStatus}: Props) {
  if (!isNpsShown(state)) return null
  const step = steps.find((one) => state.matches({asking: one}))
  return step === undefined ? (
    <Thanks send={send} syncStatus={syncStatus} />
  ) : (
    <Questions state={state} send={send} step={step} />
  )
}
