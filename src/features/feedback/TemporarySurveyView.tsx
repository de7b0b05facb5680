import {useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {temporarySurveyMachine} from '../../../machines/feedback/temporarySurvey.machine.ts'
import {temporarySurveyText} from '../../text/feedback/surveys.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof temporarySurveyMachine>
  readonly send: Send<EventFrom<typeof temporarySurveyMachine>>
}

/** The survey with a form elsewhere, in every state of its chart (F-113). */
export function TemporarySurveyView({state, send}: Props) {
  const form = useRef<HTMLAnchorElement>(null)
  const {survey} = state.context
  const skip = () => send({type: 'survey.skip'})
  if (!state.matches('shown') || survey === null) return null
  return (
    <Dialog
      open
      onClose={skip}
      title={survey.title}
      initialFocus={form}
      footer={
        <>
          <Button variant="outline" onClick={skip}>
            {temporarySurveyText.skip}
          </Button>
          <ButtonLink ref={form} href={survey.url} newTab onClick={() => send({type: 'survey.complete'})}>
            {temporarySurveyText.complete}
          </ButtonLink>
        </>
      }
    >
      <p className={css({textStyle: 'body'})}>{temporarySurveyText.about}</p>
    </Dialog>
  )
}
