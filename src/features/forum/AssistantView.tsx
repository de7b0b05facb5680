import {type ReactNode, useEffect, useId, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {readable} from '../../../domain/assistant/readable.ts'
import {type AssistantFacts, isAskable} from '../../../domain/forum/buttons.ts'
import type {assistantMachine} from '../../../machines/forum/assistant.machine.ts'
import {assistantText, limitReached, rateLabel, usageLabel} from '../../text/forum/assistant.ts'
import {commentText} from '../../text/forum/forum.ts'
import {Button} from '../../ui/action/Button.tsx'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {Spinner} from '../../ui/status/Spinner.tsx'
import type {Send} from '../flow.ts'

type Flow = {
  readonly state: SnapshotFrom<typeof assistantMachine>
  readonly send: Send<EventFrom<typeof assistantMachine>>
}

type Props = Flow & {
  readonly facts: AssistantFacts
  /** The button that asks for a monitor; null where none may be asked for. */
  readonly monitor: ReactNode
}

/** Words that are here, as they come; only the whole answer has its links. */
const Words = ({state}: Pick<Flow, 'state'>) => {
  const {text} = state.context
  return text === '' ? null : (
    <p className={css({textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'})}>{readable(text)}</p>
  )
}

function Answer({state}: Pick<Flow, 'state'>) {
  const content = state.context.usage?.draft?.content ?? null
  if (content === null) return <Words state={state} />
  return <RichTextView value={content} size="compact" measure="full" tableLabel={commentText.table} />
}

/** What is announced: that an answer is being written, once, and the answer, once (D-30). The words between are not. */
function Announced({state}: Pick<Flow, 'state'>) {
  return (
    <div role="status" className={css({minWidth: '0', _empty: {position: 'absolute'}})}>
      {state.hasTag('working') ? (
        <p className={css({display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label', color: 'text.muted'})}>
          <Spinner size="sm" />
          {assistantText.generating}
        </p>
      ) : null}
      {state.matches('drafted') && state.context.key !== null ? <Answer state={state} /> : null}
      {state.matches('published') ? (
        <p className={css({textStyle: 'label', color: 'text.strong'})}>{assistantText.published}</p>
      ) : null}
    </div>
  )
}

function Working({state, send}: Flow) {
  return (
    <>
      <Words state={state} />
      {state.matches('reconnecting') ? (
        <p className={css({textStyle: 'small', color: 'text.muted'})}>{assistantText.reconnecting}</p>
      ) : null}
      {state.matches('completing') ? null : (
        <div>
          <Button variant="outline" size="sm" onClick={() => send({type: 'answer.cancel'})}>
            {assistantText.cancel}
          </Button>
        </div>
      )}
    </>
  )
}

function Stopped({state, send}: Flow) {
  return (
    <>
      <Words state={state} />
      <div className={rowStyle}>
        <span className={css({textStyle: 'small', color: 'text.muted'})}>{assistantText.stopped}</span>
        <Button variant="outline" size="sm" onClick={() => send({type: 'answer.resume'})}>
          {assistantText.resume}
        </Button>
      </div>
    </>
  )
}

/** The documents' error card: it tries again, or offers a monitor (spec 2§8; C-67). */
function Failed({state, send, monitor}: Omit<Props, 'facts'>) {
  const {failure} = state.context
  return (
    <>
      <Words state={state} />
      <Alert
        tone="error"
        role="alert"
        title={assistantText.failed}
        actions={
          <>
            <Button size="sm" onClick={() => send({type: 'answer.resume'})}>
              {assistantText.retry}
            </Button>
            {monitor}
          </>
        }
      >
        <p>{assistantText.failedHint}</p>
        {failure === 'keyNotShown' || failure === 'rateLimited' ? <p>{assistantText[failure]}</p> : null}
      </Alert>
    </>
  )
}

const scale = [1, 2, 3, 4, 5] as const

/** From 'Insatisfeito' to 'Satisfeito' (spec 2§9); what each does is said beside it. */
function Scale({state, send}: Flow) {
  const id = useId()
  const {rating} = state.context
  const isSending = state.matches({drafted: 'sending'})
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} className={scaleStyle}>
      <p id={id} className={css({textStyle: 'label', color: 'text.strong'})}>
        {assistantText.rate}
      </p>
      <div className={css({display: 'grid', gap: '1', width: '[fit-content]', maxWidth: 'full'})}>
        <div className={css({display: 'flex', gap: '2'})}>
          {scale.map((value) => (
            <Button
              key={value}
              variant={value === rating ? 'solid' : 'outline'}
              size="sm"
              aria-label={rateLabel(value)}
              aria-disabled={isSending || undefined}
              pending={isSending && value === rating}
              onClick={() => send({type: 'answer.rate', rating: value})}
            >
              {value}
            </Button>
          ))}
        </div>
        <div aria-hidden="true" className={endsStyle}>
          <span>{assistantText.dissatisfied}</span>
          <span>{assistantText.satisfied}</span>
        </div>
      </div>
      <p id={`${id}-hint`} className={css({textStyle: 'small', color: 'text.muted'})}>
        {assistantText.rateHint}
      </p>
      {state.context.ratingFailure === null ? null : (
        <Alert tone="error" role="alert" title={assistantText.rateFailed}>
          {assistantText.rateFailedHint}
        </Alert>
      )}
    </div>
  )
}

function Drafted({state, send}: Flow) {
  return (
    <>
      {state.context.key === null ? <Answer state={state} /> : null}
      <Scale state={state} send={send} />
    </>
  )
}

function Idle({state, send, facts}: Omit<Props, 'monitor'>) {
  const {usage, wasDiscarded} = state.context
  if (!isAskable({...facts, usage, hasDraft: false})) return null
  return (
    <>
      {wasDiscarded ? (
        <p role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
          {assistantText.discarded}
        </p>
      ) : null}
      <div className={rowStyle}>
        <Button variant="soft" size="sm" onClick={() => send({type: 'answer.ask'})}>
          {assistantText.ask}
        </Button>
        {usage === null || usage.currentUsageCount === 0 ? null : (
          <span className={css({textStyle: 'small', color: 'text.muted'})}>
            {usageLabel(usage.currentUsageCount, usage.maxUsageCount)}
          </span>
        )}
      </div>
    </>
  )
}

function Part(props: Props): ReactNode {
  const {state, send, facts, monitor} = props
  if (state.matches('reading')) return <Skeleton shape="text" lines={1} label={assistantText.reading} />
  if (state.hasTag('working')) return <Working state={state} send={send} />
  if (state.matches('drafted')) return <Drafted state={state} send={send} />
  if (state.matches('withheld'))
    return (
      <Alert tone="info" role="status">
        {assistantText.withheld}
      </Alert>
    )
  // A monitor was asked for, or somebody has answered: nothing more is offered.
  if (facts.answerStatus !== 'waitingAnswer') return null
  if (state.matches('idle')) return <Idle state={state} send={send} facts={facts} />
  if (state.matches('stopped')) return <Stopped state={state} send={send} />
  if (state.matches('failed')) return <Failed state={state} send={send} monitor={monitor} />
  if (state.matches('limitReached'))
    return (
      <>
        <p className={css({textStyle: 'small', color: 'text.muted'})}>
          {limitReached(state.context.usage?.maxUsageCount ?? 0)}
        </p>
        {monitor}
      </>
    )
  if (state.matches('unread'))
    return (
      <div className={rowStyle}>
        <span className={css({textStyle: 'small', color: 'text.muted'})}>{assistantText.unread}</span>
        <Button variant="ghost" size="sm" onClick={() => send({type: 'usage.reload'})}>
          {assistantText.retry}
        </Button>
      </div>
    )
  return null
}

/** What was pressed may be gone with its state: the focus stays at this place instead of being lost. */
function useHeldFocus(send: Flow['send']) {
  const place = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  useEffect(() => {
    const {activeElement, body} = document
    if (!hasActed.current || place.current?.contains(activeElement)) return
    hasActed.current = false
    if (activeElement === body) place.current?.focus({preventScroll: true})
  })
  const act: Flow['send'] = (event) => {
    hasActed.current = true
    send(event)
  }
  return {place, act}
}

/** The assistant under an own comment, in every state of its chart (F-102, F-103). */
export function AssistantView(props: Props) {
  const {state, send} = props
  const {place, act} = useHeldFocus(send)
  const hasAnswer = state.hasTag('working') || state.matches('drafted') || state.matches('stopped')
  return (
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-label={assistantText.name}
      className={css(placeStyle, hasAnswer && boxStyle)}
    >
      {hasAnswer ? (
        <div className={rowStyle}>
          <Badge tone="info">{assistantText.name}</Badge>
          <span className={css({textStyle: 'small', color: 'text.muted'})}>{assistantText.onlyYou}</span>
        </div>
      ) : null}
      <Announced state={state} />
      <Part {...props} send={act} />
    </div>
  )
}

const placeStyle = css.raw({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const boxStyle = css.raw({padding: {base: '3', md: '4'}, bg: 'surface.sunken', borderRadius: 'md'})
const rowStyle = css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2'})
const scaleStyle = css({display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0'})
const endsStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2',
  textStyle: 'small',
  color: 'text.muted',
})
