import {type ReactNode, use} from 'react'
import {css} from 'styled-system/css'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import {keysComeAt, lastEndOf, shownMock, startRefusalOf} from '../../../machines/exam/mockExam.selectors.ts'
import type {MockActivity} from '../../../machines/exam/mockExam.types.ts'
import {brasiliaTime} from '../../text/shared/brasilia.ts'
import {minutesText, mockText, mockTitle, startRefusalText} from '../../text/exam/exam.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {ActivityHead} from '../agenda/ActivityHead.tsx'
import {KeptContext} from '../kept.ts'
import type {MockViewProps} from './mockView.types.ts'

function Fact({name, children, hint}: {readonly name: string; readonly children: ReactNode; readonly hint?: string}) {
  return (
    <div className={css({minWidth: '0'})}>
      <dt className={css({textStyle: 'caption', color: 'text.muted'})}>{name}</dt>
      <dd
        className={css({
          textStyle: 'label',
          fontWeight: 'medium',
          color: 'text.strong',
          fontVariantNumeric: 'tabular-nums',
        })}
      >
        {children}
      </dd>
      {hint === undefined ? null : <dd className={css({textStyle: 'caption', color: 'text.muted'})}>{hint}</dd>}
    </div>
  )
}

const TimeFact = ({name, at, hint}: {readonly name: string; readonly at: Instant | null; readonly hint?: string}) =>
  at === null ? null : (
    <Fact name={name} {...(hint !== undefined && {hint})}>
      {brasiliaTime(at)}
    </Fact>
  )

function Facts({activity, keys}: {readonly activity: MockActivity; readonly keys: Instant | null}) {
  const {institution, total, timeToDo, extraMinutes, opensAt, lastStartAt, closesAt, rankingAt, isExtra} = activity
  return (
    <Card as="section" aria-label={mockText.facts}>
      <dl className={factsStyle}>
        {institution === null ? null : <Fact name={mockText.institution}>{institution}</Fact>}
        <Fact name={mockText.questions}>{total}</Fact>
        <Fact name={mockText.time} {...(extraMinutes > 0 && {hint: mockText.extraTime(extraMinutes)})}>
          {minutesText(timeToDo + extraMinutes)}
        </Fact>
        <TimeFact name={mockText.opens} at={opensAt} />
        <TimeFact name={mockText.lastStart} at={lastStartAt} />
        <TimeFact name={mockText.closes} at={lastEndOf(activity)} hint={mockText.closesHint} />
        {keys === null ? (
          <Fact name={mockText.keys}>{mockText.keysAtOnce}</Fact>
        ) : (
          <TimeFact name={mockText.keys} at={keys} />
        )}
        {isExtra ? null : <TimeFact name={mockText.ranking} at={rankingAt} />}
      </dl>
      {closesAt === null ? null : (
        <p className={css({marginTop: '4', textStyle: 'caption', color: 'text.muted'})}>{mockText.brasilia}</p>
      )}
    </Card>
  )
}

/** Why the exam cannot be started, or what becomes of the start that was asked for. */
function Notice({state, send, isStuck}: Pick<MockViewProps, 'state' | 'send' | 'isStuck'>) {
  const activity = shownMock(state)
  const refusal = startRefusalOf(state)
  if (state.matches('deadlinePassed'))
    return (
      <Alert tone="warning" role="status">
        {mockText.deadlinePassed}
      </Alert>
    )
  if (state.matches('early')) {
    const opensAt = activity?.opensAt ?? null
    const retry = (
      <Button size="sm" variant="outline" onClick={() => send({type: 'activity.retry'})}>
        {mockText.tryAgain}
      </Button>
    )
    return (
      <Alert tone="info" role="status" actions={activity === null ? retry : undefined}>
        {opensAt === null ? mockText.earlyUnknown : mockText.early(brasiliaTime(opensAt))}
      </Alert>
    )
  }
  if (state.matches('starting')) {
    if (!isStuck)
      return (
        <Alert tone="info" role="status" title={mockText.startingTitle}>
          {mockText.startingText}
        </Alert>
      )
    const cancel = (
      <Button size="sm" variant="outline" onClick={() => send({type: 'start.cancel'})}>
        {mockText.cancelStart}
      </Button>
    )
    return (
      <Alert tone="warning" role="status" title={mockText.startWaitingTitle} actions={cancel}>
        {mockText.startWaitingText}
      </Alert>
    )
  }
  if (refusal !== null)
    return (
      <Alert tone="error" role="alert" title={mockText.startRefusedTitle}>
        {startRefusalText(refusal)}
      </Alert>
    )
  return state.context.isToday ? null : (
    <Alert tone="info" id="mock-start-reason">
      {mockText.notToday}
    </Alert>
  )
}

/** The page before a mock exam: its facts, its rules and its start (spec 2§2). */
export function MockStart({state, send, isStuck, now, parts}: MockViewProps) {
  const activity = shownMock(state)
  const isStarting = state.matches('starting')
  const {isToday} = state.context
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'prose'})}>
      <header className={css({display: 'flex', flexDirection: 'column', gap: '1', _empty: {display: 'none'}})}>
        <ActivityHead kind={mockText.kind} title={activity === null ? mockText.kind : mockTitle(activity)} isOpen />
        {activity?.subtitle ? (
          <p className={css({textStyle: 'body', color: 'text.default'})}>{activity.subtitle}</p>
        ) : null}
        {activity?.description ? (
          <p className={css({textStyle: 'small', color: 'text.muted'})}>{activity.description}</p>
        ) : null}
      </header>
      <Notice state={state} send={send} isStuck={isStuck} />
      {activity === null ? null : (
        <>
          <Facts activity={activity} keys={keysComeAt(state)} />
          {state.matches('deadlinePassed') ? null : <Rules activity={activity} />}
          <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center'})}>
            <Button
              size="lg"
              pending={isStarting}
              disabled={!isStarting && (!state.matches('notStarted') || !isToday)}
              aria-describedby={state.matches('notStarted') && !isToday ? 'mock-start-reason' : undefined}
              onClick={() => send({type: 'exam.start', now: now()})}
            >
              {mockText.start}
            </Button>
            {parts?.print}
          </div>
          {parts?.why}
        </>
      )}
    </div>
  )
}

function Rules({activity: {timeToDo, extraMinutes}}: {readonly activity: MockActivity}) {
  return (
    <section aria-labelledby="mock-rules">
      <h2 id="mock-rules" className={css({textStyle: 'heading', color: 'text.strong', marginBottom: '2'})}>
        {mockText.rulesTitle}
      </h2>
      <ul
        className={css({
          display: 'flex',
          flexDirection: 'column',
          gap: '2',
          listStyle: 'disc',
          paddingInlineStart: '5',
          textStyle: 'body',
        })}
      >
        {mockText.rules(minutesText(timeToDo + extraMinutes), use(KeptContext)).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

const factsStyle = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(11rem, 100%), 1fr))]',
})
