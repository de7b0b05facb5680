import {Suspense} from 'react'
import {css} from 'styled-system/css'
import {
  answeredCount,
  missingCount,
  missingQuestions,
  shownMock,
  totalCount,
} from '../../../machines/exam/mockExam.selectors.ts'
import {mockText, mockTitle} from '../../text/exam/exam.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {StudyBarEnd} from '../../ui/layout/StudyBar.tsx'
import {ActivityHead} from '../agenda/ActivityHead.tsx'
import type {MockViewProps} from './mockView.types.ts'

const MissingDialog = lazyNamed(() => import('../question/MissingDialog.tsx'), 'MissingDialog')
const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

/** 'encerrar', which waits until every question has a choice, and the way to those that have none (C-26). */
function Finish({state, send}: Pick<MockViewProps, 'state' | 'send'>) {
  const missing = missingCount(state)
  return (
    <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center'})}>
      <StudyBarEnd>
        <Button
          size="sm"
          disabled={missing > 0}
          aria-describedby="mock-finish-hint"
          onClick={() => send({type: 'finish.request'})}
        >
          {mockText.finish}
        </Button>
      </StudyBarEnd>
      <p
        id="mock-finish-hint"
        className={css({textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums'})}
      >
        {missing === 0 ? mockText.finishReady : mockText.finishHint(missing)}
      </p>
      {missing === 0 ? null : (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => send({type: 'missing.open'})}>
          {mockText.showMissing}
        </Button>
      )}
    </div>
  )
}

/** A mock exam whose time runs: its timer, its end, its questions, and what is rarely wanted below them (spec 2§4). */
export function MockRunning({state, send, refused, onOpen, parts}: MockViewProps) {
  const activity = shownMock(state)
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5'})}>
      <ActivityHead kind={mockText.inProgress} title={activity === null ? null : mockTitle(activity)} />
      {parts?.timer ? <StudyBarEnd>{parts.timer}</StudyBarEnd> : null}
      {refused > 0 ? (
        <Alert tone="error" role="alert" title={mockText.refusedMarksTitle}>
          {mockText.refusedMarksText}
        </Alert>
      ) : null}
      {parts?.questions}
      <section aria-label={mockText.tools} className={toolsStyle}>
        <p className={css({textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums'})}>
          {mockText.progress(answeredCount(state), totalCount(state))}
        </p>
        <Finish state={state} send={send} />
        {parts?.sheet}
        {parts?.stored}
        {parts?.answerBackup}
        {parts?.print}
      </section>
      {state.matches({running: 'confirmingFinish'}) ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={mockText.confirmTitle}
            confirmLabel={mockText.confirm}
            cancelLabel={mockText.continue}
            onConfirm={() => send({type: 'finish.confirm'})}
            onCancel={() => send({type: 'finish.cancel'})}
          >
            <p>{mockText.confirmText(answeredCount(state), totalCount(state))}</p>
            <p>{mockText.confirmHint}</p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
      {state.matches({running: 'incomplete'}) ? (
        <Suspense fallback={null}>
          <MissingDialog
            questions={missingQuestions(state)}
            title={mockText.missingTitle}
            text={mockText.missingText(missingCount(state))}
            nameOf={mockText.missingQuestion}
            stay={mockText.continue}
            onClose={() => send({type: 'missing.close'})}
            onOpen={onOpen}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const toolsStyle = css({
  '[data-focus] &': {display: 'none'},
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  alignItems: 'flex-start',
  paddingTop: '4',
  borderTop: 'subtle',
})
