import {useId} from 'react'
import {css} from 'styled-system/css'
import {longestReport} from '../../../../domain/study/feedback.ts'
import {reportDraft, reportFailure, reportReasons} from '../../../../machines/study/report.selectors.ts'
import {feedbackHints, reasonNames, reportText} from '../../../text/study/feedback.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {WarningIcon} from '../../../ui/icon/basicIcons.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {Dialog} from '../../../ui/overlay/Dialog.tsx'
import {TextArea} from '../../../ui/form/TextArea.tsx'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {reportMachine} from '../../../../machines/study/report.machine.ts'
import type {Send} from '../../flow.ts'

export type ReportProps = {
  readonly state: SnapshotFrom<typeof reportMachine>
  readonly send: Send<EventFrom<typeof reportMachine>>
  /** What the content is called. */
  readonly title: string
}

function Reasons({state, send}: Pick<ReportProps, 'state' | 'send'>) {
  const name = useId()
  const errorId = useId()
  const isIncomplete = state.matches({editing: 'incomplete'})
  const {reason} = reportDraft(state)
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={isIncomplete || undefined}
      aria-describedby={isIncomplete ? errorId : undefined}
    >
      <legend className={css({textStyle: 'label', color: 'text.strong', marginBottom: '1'})}>
        {reportText.reasons}
      </legend>
      <div className={css({display: 'grid', gridTemplateColumns: {sm: '[1fr 1fr]'}, columnGap: '4'})}>
        {reportReasons(state).map((candidate) => (
          <label key={candidate} className={reasonStyle}>
            <input
              type="radio"
              name={name}
              value={candidate}
              className={css({width: '5', height: '5', flexShrink: '0', accentColor: 'brand.solid'})}
              checked={candidate === reason}
              onChange={() => send({type: 'report.choose', reason: candidate})}
            />
            {reasonNames[candidate]}
          </label>
        ))}
      </div>
      {isIncomplete ? (
        <p id={errorId} role="alert" className={errorStyle}>
          <WarningIcon size={16} />
          {reportText.reasonMissing}
        </p>
      ) : null}
    </fieldset>
  )
}

/** One reason of the list, and words of one's own; a failure keeps both. */
export function ReportDialog({state, send, title}: ReportProps) {
  const formId = useId()
  const failure = reportFailure(state)
  const isPending = state.hasTag('pending')
  const {body} = reportDraft(state)
  return (
    <Dialog
      open
      title={reportText.title}
      description={reportText.about(title)}
      onClose={() => send({type: 'report.close'})}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={() => send({type: 'report.close'})}>
            {reportText.close}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {reportText.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css({display: 'flex', flexDirection: 'column', gap: '5'})}
        onSubmit={(event) => {
          event.preventDefault()
          send({type: 'report.send'})
        }}
      >
        <Reasons state={state} send={send} />
        <TextArea
          label={reportText.body}
          hint={reportText.bodyHint}
          rows={4}
          maxLength={longestReport}
          value={body}
          onChange={(event) => send({type: 'report.type', body: event.currentTarget.value})}
        />
      </form>
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={reportText.failed}>
          {feedbackHints[failure]}
        </Alert>
      )}
    </Dialog>
  )
}

const reasonStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  textStyle: 'body',
  color: 'text.default',
  cursor: 'pointer',
})
const errorStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'small',
  color: 'wrong.text',
  marginTop: '1',
})
