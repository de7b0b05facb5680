import {css, cx} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {shownTime} from '../../../domain/exam/timer.ts'
import type {timerMachine} from '../../../machines/exam/timer.machine.ts'
import {leftNow, politeAnnouncement} from '../../../machines/exam/timer.selectors.ts'
import {examTimerText} from '../../text/exam/examTimer.ts'
import {EyeIcon, EyeOffIcon} from '../../ui/icon/basicIcons.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {StopwatchIcon} from '../../ui/icon/icons.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof timerMachine>
  readonly send: (event: EventFrom<typeof timerMachine>) => void
  /** Minutes granted to this student. */
  readonly extraTime: number
  /** The clock is the server's; not so after a sleep or a changed clock without network. */
  readonly isSure: boolean
}

/** Stays in sight: it stands in the bar above the exam. */
const bar = css.raw({
  display: 'flex',
  alignItems: 'center',
  columnGap: {base: '1', md: '2'},
  paddingInline: {base: '1.5', md: '2'},
  borderRadius: 'md',
  border: 'subtle',
  bg: 'surface.raised',
  color: 'text.default',
})
const nearEnd = css.raw({bg: 'warning.subtle', borderColor: 'warning.border', color: 'warning.text'})
const ended = css.raw({bg: 'wrong.subtle', borderColor: 'wrong.border', color: 'wrong.text'})
const face = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  fontVariantNumeric: 'tabular-nums',
  textStyle: 'label',
  minHeight: 'touch',
})
const digits = css({fontWeight: 'semibold', lineHeight: 'tight', minWidth: '[4.2em]', whiteSpace: 'nowrap'})
const actions = css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', marginInlineStart: 'auto'})

const small = css({textStyle: 'small'})

/** Below 1536 px the eye alone is drawn: one line is what a timer may take from the question. */
const onWider = css({'@media (max-width: 95.99rem)': {srOnly: true}})

/** On a phone the eye says it. */
const aboveIt = css({mdDown: {srOnly: true}})

/** What stands in the place of the digits: nothing moves when they are hidden. */
function Face({state}: Pick<Props, 'state'>) {
  if (state.matches({time: 'waiting'}))
    return (
      <span className={face}>
        <StopwatchIcon size={20} />
        {examTimerText.waiting}
      </span>
    )
  if (state.matches({time: 'over'}))
    return (
      <strong className={face}>
        <StopwatchIcon size={20} />
        {examTimerText.over}
      </strong>
    )
  const isHidden = state.matches({display: 'hidden'})
  return (
    <div className={face}>
      <StopwatchIcon size={20} className={css({hideBelow: 'sm'})} />
      <span role="timer" aria-label={examTimerText.name} className={isHidden ? aboveIt : digits}>
        {isHidden ? examTimerText.hidden : examTimerText.clock(shownTime(leftNow(state)))}
      </span>
      {state.matches({time: 'lastMinutes'}) ? <strong className={onWider}>{examTimerText.lastMinutes}</strong> : null}
    </div>
  )
}

function Actions({state, send}: Pick<Props, 'state' | 'send'>) {
  if (state.matches({time: 'waiting'}) || state.matches({time: 'over'})) return null
  const isHidden = state.matches({display: 'hidden'})
  return (
    <div className={actions}>
      <Button className="visuallyHidden" size="sm" variant="ghost" onClick={() => send({type: 'time.ask'})}>
        {examTimerText.speak}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={isHidden ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />}
        onClick={() => send({type: 'timer.toggle'})}
      >
        <span className={onWider}>{isHidden ? examTimerText.show : examTimerText.hide}</span>
      </Button>
    </div>
  )
}

/**
 * The time of a mock exam (F-070). Seconds are only seen: assistive technology hears the milestones, the end, and the time
 * when the student asks for it; the end is said by the exam around it, which outlives its timer.
 */
export function ExamTimerView({state, send, extraTime, isSure}: Props) {
  const polite = politeAnnouncement(state)
  return (
    <div
      data-exam-timer=""
      className={css(bar, state.matches({time: 'lastMinutes'}) && nearEnd, state.matches({time: 'over'}) && ended)}
    >
      <Face state={state} />
      {extraTime > 0 ? <span className={cx(small, onWider)}>{examTimerText.extraTime(extraTime)}</span> : null}
      {isSure || state.matches({time: 'waiting'}) ? null : <span className={small}>{examTimerText.unsure}</span>}
      <Actions state={state} send={send} />
      <p role="status" className="visuallyHidden">
        {polite === null ? null : <span key={polite.number}>{examTimerText.said[polite.about](polite.left)}</span>}
      </p>
    </div>
  )
}
