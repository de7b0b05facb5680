import {type Ref, useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {longestFeedback, npsGroupOf, npsScores} from '../../../domain/feedback/nps.ts'
import type {npsMachine} from '../../../machines/feedback/nps.machine.ts'
import {offeredReasons} from '../../../machines/feedback/nps.selectors.ts'
import {npsReasonNames, npsReasonQuestions, npsText} from '../../text/feedback/nps.ts'
import {Checkbox} from '../../ui/form/Checkbox.tsx'
import {TextArea} from '../../ui/form/TextArea.tsx'
import type {Send} from '../flow.ts'

export type NpsProps = {
  readonly state: SnapshotFrom<typeof npsMachine>
  readonly send: Send<EventFrom<typeof npsMachine>>
}

type StepProps<E extends HTMLElement> = NpsProps & {
  /** Gets the focus when the step comes. */
  readonly start: Ref<E>
}

/** Eleven radio buttons drawn as numbers: arrow keys go from one to the next. */
export function ScoreStep({state, send, start}: StepProps<HTMLFieldSetElement>) {
  const name = useId()
  const ends = useId()
  return (
    <fieldset ref={start} tabIndex={-1} aria-describedby={ends} className={stepStyle}>
      <legend className={questionStyle}>{npsText.score}</legend>
      <div className={scoresStyle}>
        {npsScores.map((score) => (
          <label key={score} className={scoreStyle}>
            <input
              type="radio"
              name={name}
              value={score}
              className={radioStyle}
              checked={score === state.context.score}
              onChange={() => send({type: 'score.pick', score})}
            />
            {score}
          </label>
        ))}
      </div>
      <p id={ends} className={endsStyle}>
        <span>{npsText.worst}</span>
        <span>{npsText.best}</span>
      </p>
    </fieldset>
  )
}

/** What the group of the score chooses from. */
export function ReasonsStep({state, send, start}: StepProps<HTMLFieldSetElement>) {
  const hint = useId()
  const {score, reasons} = state.context
  return (
    <fieldset ref={start} tabIndex={-1} aria-describedby={hint} className={stepStyle}>
      <legend className={questionStyle}>{npsReasonQuestions[npsGroupOf(score ?? 0)]}</legend>
      <p id={hint} className={css({textStyle: 'small', color: 'text.muted'})}>
        {npsText.reasonsHint}
      </p>
      <div className={css({display: 'flex', flexDirection: 'column'})}>
        {offeredReasons(state).map((reason) => (
          <Checkbox
            key={reason}
            label={npsReasonNames[reason]}
            checked={reasons.includes(reason)}
            onChange={() => send({type: 'reason.toggle', reason})}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Words of one's own, which are needed. */
export const CommentStep = ({state, send, start}: StepProps<HTMLTextAreaElement>) => (
  <TextArea
    ref={start}
    label={npsText.comment}
    hint={npsText.commentHint}
    rows={5}
    required
    maxLength={longestFeedback}
    value={state.context.comment}
    onChange={(event) => send({type: 'comment.type', comment: event.currentTarget.value})}
  />
)

const stepStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', outline: 'none'})
const questionStyle = css({textStyle: 'label', color: 'text.strong', marginBottom: '3'})
/** Two rows of a thumb's width on a phone, one row where there is room. */
const scoresStyle = css({
  display: 'grid',
  gridTemplateColumns: {base: '[repeat(6, minmax(0, 1fr))]', sm: '[repeat(11, minmax(0, 1fr))]'},
  gap: '1',
})
const scoreStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touch',
  textStyle: 'body',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.default',
  bg: 'surface.raised',
  borderWidth: '[1px]',
  borderStyle: 'solid',
  borderColor: 'border.control',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
  '&:has(:checked)': {bg: 'brand.solid', color: 'brand.onSolid', borderColor: 'brand.solid', fontWeight: '[600]'},
  '&:has(:focus-visible)': {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
const radioStyle = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  margin: '0',
  opacity: '0',
  cursor: 'inherit',
})
const endsStyle = css({display: 'flex', justifyContent: 'space-between', textStyle: 'small', color: 'text.muted'})
