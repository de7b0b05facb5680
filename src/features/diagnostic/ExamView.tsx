import {type ReactNode, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {type examMachine, missingOf} from '../../../machines/diagnostic/exam.machine.ts'
import {examText as text, failureText} from '../../text/diagnostic/diagnostic.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {StudyBarEnd} from '../../ui/layout/StudyBar.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'
import {ExamHead} from './ExamHead.tsx'
import {diagnosticPaths} from './paths.ts'
import {ReadFailed} from './ReadFailed.tsx'

const MissingDialog = lazyNamed(() => import('../question/MissingDialog.tsx'), 'MissingDialog')
const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly state: SnapshotFrom<typeof examMachine>
  readonly send: Send<EventFrom<typeof examMachine>>
  readonly isOffline: boolean
  readonly isPartial: boolean
  /** Goes to a question of the exam. */
  readonly onOpen: (questionId: string) => void
  /** The question of the address among its numbers. */
  readonly children?: ReactNode
}

function Dialogs({state, send, onOpen}: Pick<Props, 'state' | 'send' | 'onOpen'>) {
  const {exam, choices} = state.context
  const ids = exam?.questionIds ?? []
  if (state.matches({open: 'greeting'}))
    return (
      <ConfirmDialog
        open
        title={text.welcomeBackTitle}
        description={text.welcomeBack(Object.keys(choices).length, ids.length)}
        danger
        confirmLabel={text.restart}
        cancelLabel={text.continue}
        onConfirm={() => send({type: 'welcome.restart'})}
        onCancel={() => send({type: 'welcome.continue'})}
      >
        <p className={css({textStyle: 'small', color: 'text.muted'})}>{text.restartHint}</p>
      </ConfirmDialog>
    )
  if (state.matches({open: 'cannotFinish'}))
    return (
      <MissingDialog
        questions={missingOf(state.context).map((id) => ({id, number: ids.indexOf(id) + 1}))}
        title={text.cannotFinishTitle}
        text={text.cannotFinish}
        nameOf={text.question}
        stay={text.goBack}
        onClose={() => send({type: 'finish.cancel'})}
        onOpen={onOpen}
      />
    )
  return state.matches({open: 'confirming'}) ? (
    <ConfirmDialog
      open
      title={text.confirmTitle}
      description={text.confirm}
      confirmLabel={text.confirmYes}
      cancelLabel={text.confirmNo}
      onConfirm={() => send({type: 'finish.confirm'})}
      onCancel={() => send({type: 'finish.cancel'})}
    />
  ) : null
}

/** What is to be said of the exam as a whole. */
function Word({state, send, isOffline}: Pick<Props, 'state' | 'send' | 'isOffline'>) {
  const {id, isIncomplete} = state.context
  if (state.matches({open: 'finishing'}))
    return (
      <Alert tone={isOffline ? 'warning' : 'info'} role="status">
        {isOffline ? text.finishingOffline : text.finishing}
      </Alert>
    )
  if (state.matches({open: 'finished'}))
    return (
      <Alert
        tone="success"
        role="status"
        actions={
          <ButtonLink size="sm" variant="outline" href={`${diagnosticPaths.result}?id=${id}`}>
            {text.seeResult}
          </ButtonLink>
        }
      >
        {text.review}
      </Alert>
    )
  if (isIncomplete)
    return (
      <Alert
        tone="warning"
        role="status"
        actions={
          <Button size="sm" variant="outline" onClick={() => send({type: 'exam.retry'})}>
            {failureText.tryAgain}
          </Button>
        }
      >
        {text.incomplete}
      </Alert>
    )
  return isOffline ? (
    <Alert tone="warning" role="status">
      {text.offline}
    </Alert>
  ) : null
}

/** A complete or partial diagnostic in every state of its chart (F-131, F-135). */
export function ExamView({state, send, isOffline, isPartial, onOpen, children}: Props) {
  const {exam, choices} = state.context
  const isKnown = exam !== null && !state.matches({open: 'failed'})
  const total = exam?.questionIds.length ?? 0
  // The partial one ends by itself; its button is there for an end that was refused.
  const canEnd = state.matches({open: 'answering'}) && (!isPartial || missingOf(state.context).length === 0)
  return (
    <ExamHead
      title={isPartial ? text.partialTitle : text.title}
      path={isKnown ? text.answered(Object.keys(choices).length, total) : undefined}
      leave={isPartial ? diagnosticPaths.compass : '/'}
    >
      {canEnd ? (
        <StudyBarEnd>
          <Button size="sm" onClick={() => send({type: 'finish.request'})}>
            {text.finish}
          </Button>
        </StudyBarEnd>
      ) : null}
      {state.matches({open: 'failed'}) ? (
        <ReadFailed isOffline={isOffline} words={failureText} onRetry={() => send({type: 'exam.retry'})} />
      ) : null}
      {isKnown ? (
        <>
          <div className={wordStyle}>
            <Word state={state} send={send} isOffline={isOffline} />
          </div>
          {children}
        </>
      ) : null}
      {!isKnown && !state.matches({open: 'failed'}) ? (
        <div className={css({minHeight: '[70dvh]'})}>
          <Skeleton shape="text" lines={8} label={text.loading} />
        </div>
      ) : null}
      <Suspense fallback={null}>
        <Dialogs state={state} send={send} onOpen={onOpen} />
      </Suspense>
    </ExamHead>
  )
}

const wordStyle = css({marginBottom: '3', _empty: {display: 'none'}, _print: {display: 'none'}})
