import {type ReactNode, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {examModeMachine} from '../../../machines/question/examMode.machine.ts'
import {
  essayCount,
  hasDeadline,
  markedCount,
  missingQuestions,
  questionCount,
} from '../../../machines/question/examMode.selectors.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {examModeText} from '../../text/question/examMode.ts'
import {questionText} from '../../text/question/question.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {StudyBarEnd} from '../../ui/layout/StudyBar.tsx'
import {Switch} from '../../ui/form/Switch.tsx'
import {SyncStatusBadge} from '../outbox/SyncStatusBadge.tsx'
import type {Send} from '../flow.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const MissingDialog = lazyNamed(() => import('./MissingDialog.tsx'), 'MissingDialog')
const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly state: SnapshotFrom<typeof examModeMachine>
  readonly send: Send<EventFrom<typeof examModeMachine>>
  /** What the outbox says of the answers on their way (D-03). */
  readonly syncStatus: SyncStatus
  /** Goes to a question of the activity. */
  readonly onOpen: (questionId: string) => void
  /** The time that is left, where there is a limit. */
  readonly timer?: ReactNode
  /** What stands around the questions says itself that all is done. */
  readonly isEndTold?: boolean
  /** What can be done with all questions at once, below them. */
  readonly tools?: ReactNode
  readonly children?: ReactNode
}

const isSwitchShown = (state: Props['state']) => !state.matches('finished') && !state.matches('finishing')

function hintOf(state: Props['state']): string {
  if (hasDeadline(state)) return examModeText.timed
  return state.can({type: 'mode.toggle'}) ? examModeText.hint : examModeText.locked
}

function Finish({state, send, syncStatus, isEndTold}: Pick<Props, 'state' | 'send' | 'syncStatus' | 'isEndTold'>) {
  if (state.matches('finishing'))
    return (
      <Alert tone="info" role="status" title={<SyncStatusBadge syncStatus={syncStatus} />}>
        {examModeText.finishing}
      </Alert>
    )
  if (state.matches('finished'))
    return isEndTold ? null : (
      <Alert tone="success" role="status">
        {examModeText.finished}
      </Alert>
    )
  if (!state.hasTag('withoutFeedback')) return null
  return (
    <StudyBarEnd>
      <span className="studyBar__fact">{examModeText.marked(markedCount(state), questionCount(state))}</span>
      <Button size="sm" disabled={!state.can({type: 'finish.request'})} onClick={() => send({type: 'finish.request'})}>
        <span>
          {examModeText.confirm}
          <span data-word="">{examModeText.finish.slice(examModeText.confirm.length)}</span>
        </span>
      </Button>
    </StudyBarEnd>
  )
}

/** 'Modo prova' around the questions: its end in the bar, its switch below them (F-063). */
export function ExamModeView({state, send, syncStatus, onOpen, timer, isEndTold = false, tools, children}: Props) {
  const essays = essayCount(state)
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5'})}>
      {timer ? <StudyBarEnd>{timer}</StudyBarEnd> : null}
      <Finish state={state} send={send} syncStatus={syncStatus} isEndTold={isEndTold} />
      {syncStatus === 'refused' && state.matches('started') ? (
        <Alert tone="error" role="alert" title={questionText.refusedManyTitle}>
          {questionText.refusedHint}
        </Alert>
      ) : null}
      {children}
      <div className="studyLayout__aside">
        {isSwitchShown(state) ? (
          <Switch
            label={examModeText.name}
            hint={hintOf(state)}
            checked={state.hasTag('withoutFeedback')}
            disabled={!state.can({type: 'mode.toggle'})}
            onChange={() => send({type: 'mode.toggle'})}
          />
        ) : null}
        {tools}
      </div>
      {state.matches('confirming') ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={examModeText.confirmTitle}
            confirmLabel={examModeText.confirm}
            cancelLabel={examModeText.cancel}
            onConfirm={() => send({type: 'finish.confirm'})}
            onCancel={() => send({type: 'finish.cancel'})}
          >
            <p>{examModeText.confirmText(questionCount(state))}</p>
            {essays > 0 ? <p>{examModeText.confirmEssays(essays)}</p> : null}
          </ConfirmDialog>
        </Suspense>
      ) : null}
      {state.matches('incomplete') ? (
        <Suspense fallback={null}>
          <MissingDialog
            questions={missingQuestions(state)}
            title={examModeText.missingTitle}
            text={examModeText.missingText}
            nameOf={examModeText.missingQuestion}
            stay={examModeText.cancel}
            onClose={() => send({type: 'finish.cancel'})}
            onOpen={onOpen}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
