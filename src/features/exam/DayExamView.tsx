import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import type {dayExamMachine} from '../../../machines/exam/dayExam.machine.ts'
import {answeredCount, questionCount, shownExam, ungradedEssays} from '../../../machines/exam/dayExam.selectors.ts'
import type {DayExam, DayExamKind} from '../../../machines/exam/dayExam.types.ts'
import {agendaText} from '../../text/agenda/agenda.ts'
import {dayExamText} from '../../text/exam/dayExam.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {ActivityHead} from '../agenda/ActivityHead.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof dayExamMachine>
  readonly send: (event: EventFrom<typeof dayExamMachine>) => void
  /** Goes to a question of the exam. */
  readonly onOpen: (questionId: string) => void
  /** What the server keeps of the finished exam. */
  readonly receipt?: ReactNode
  /** The questions. */
  readonly children?: ReactNode
}

/** Institution, state, year and size in one line. */
function factsOf({institution, uf, year, questions}: DayExam): string {
  return [institution, uf, year, dayExamText.questions(questions.length)]
    .filter((fact) => fact !== null && fact !== undefined)
    .join(' · ')
}

const titleOf = (kind: DayExamKind, {title, institution}: DayExam) =>
  kind === 'smartExam' ? dayExamText.kind.smartExam : (title ?? institution)

/** The essays that wait for their grade, each a way to its question, and until when (spec 2§4). */
function Ungraded({state, onOpen, title}: Pick<Props, 'state' | 'onOpen'> & {readonly title: string}) {
  return (
    <Alert tone="warning" role="status" title={title}>
      <p>{dayExamText.ungradedText}</p>
      <ul className={css({display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2'})}>
        {ungradedEssays(state).map(({id, number}) => (
          <li key={id}>
            <Button size="sm" variant="outline" onClick={() => onOpen(id)}>
              {dayExamText.question(number)}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function NotFinished({state}: Pick<Props, 'state'>) {
  const answered = answeredCount(state)
  const {length} = ungradedEssays(state)
  return (
    <Alert tone="info" role="status" title={dayExamText.readOnlyTitle[state.context.kind]}>
      <p>
        {answered + length === 0
          ? dayExamText.readOnlyUntouched
          : dayExamText.readOnlyText(answered, questionCount(state))}
      </p>
      {length > 0 ? <p>{dayExamText.readOnlyEssays(length)}</p> : null}
    </Alert>
  )
}

/** What is to be said of the exam as a whole. */
function Word({state, send, onOpen, receipt}: Props) {
  const count = ungradedEssays(state).length
  if (state.matches({open: {shown: 'readOnly'}})) return <NotFinished state={state} />
  if (state.matches({open: {shown: 'pendingEssays'}}))
    return <Ungraded state={state} onOpen={onOpen} title={dayExamText.pendingTitle(count)} />
  if (state.matches({open: {shown: {finishing: 'asking'}}}))
    return (
      <Alert tone="info" role="status">
        {dayExamText.finishing}
      </Alert>
    )
  if (state.matches({open: {shown: {finishing: 'unconfirmed'}}})) {
    const retry = (
      <Button size="sm" variant="outline" onClick={() => send({type: 'finish.retry'})}>
        {dayExamText.tryAgain}
      </Button>
    )
    return (
      <Alert tone="warning" role="status" actions={retry}>
        {dayExamText.unconfirmed}
      </Alert>
    )
  }
  if (state.matches({open: {shown: 'finished'}})) {
    return (
      <>
        <Alert tone="success" role="status">
          {dayExamText.finished[state.context.kind]}
        </Alert>
        {receipt}
      </>
    )
  }
  return count > 0 ? <Ungraded state={state} onOpen={onOpen} title={dayExamText.ungradedTitle(count)} /> : null
}

/** There is no exam, it cannot be read, or it is on its way. */
function Nothing({state, send}: Pick<Props, 'state' | 'send'>) {
  const {kind} = state.context
  if (state.matches({open: 'none'})) {
    return (
      <EmptyState
        art="calendar"
        title={dayExamText.none[kind]}
        actions={
          <TextLink href={agendaPath} variant="standalone">
            {dayExamText.backToAgenda}
          </TextLink>
        }
      >
        {dayExamText.noneHint}
      </EmptyState>
    )
  }
  if (state.matches({open: 'failed'})) {
    return (
      <EmptyState
        art="offline"
        role="alert"
        title={dayExamText.failedTitle[kind]}
        actions={<Button onClick={() => send({type: 'exam.retry'})}>{dayExamText.tryAgain}</Button>}
      >
        {dayExamText.failedHint}
      </EmptyState>
    )
  }
  return (
    <div className={css({minHeight: '[70dvh]'})}>
      <Skeleton shape="text" lines={8} label={dayExamText.loading[kind]} />
    </div>
  )
}

/** What each state of a full or smart exam shows (F-072, F-073). */
export function DayExamView(props: Props) {
  const {state, children} = props
  const {kind, isStale} = state.context
  const exam = shownExam(state)
  if (!exam || !state.hasTag('shown')) {
    return (
      <>
        <ActivityHead kind={agendaText.title} title={dayExamText.kind[kind]} isOpen />
        <Nothing {...props} />
      </>
    )
  }
  return (
    <>
      {isStale ? (
        <p role="status" className="visuallyHidden">
          {dayExamText.fromDevice}
        </p>
      ) : null}
      <ActivityHead
        kind={dayExamText.kind[kind]}
        title={titleOf(kind, exam)}
        path={factsOf(exam)}
        isFinished={exam.finished}
      />
      <Word {...props} />
      {children}
    </>
  )
}
