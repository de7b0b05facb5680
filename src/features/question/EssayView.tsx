import {useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {essayGrades, longestEssay} from '../../../domain/question/essay.ts'
import type {essayMachine} from '../../../machines/question/essay.machine.ts'
import {
  canSaveEssay,
  canShowKey,
  essayCharactersLeft,
  essayText as writtenText,
  givenGrade,
  isEssayCommentOpen,
  isOfExam,
} from '../../../machines/question/essay.selectors.ts'
import {essayText, gradeNames} from '../../text/question/essay.ts'
import {momentInWords} from '../../text/question/heldKey.ts'
import {questionText} from '../../text/question/question.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {CheckCircleIcon, CrossCircleIcon} from '../../ui/icon/basicIcons.tsx'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {TextArea} from '../../ui/form/TextArea.tsx'
import {ExpertComment} from './ExpertComment.tsx'
import {KeyHeld} from './KeyHeld.tsx'
import {QuestionActions, QuestionBody} from './QuestionView.tsx'
import {heldUntilOf, type QuestionViewProps} from './shown.ts'
import {SyncStatusBadge} from '../outbox/SyncStatusBadge.tsx'
import type {Send} from '../flow.ts'

type Props = QuestionViewProps & {
  readonly state: SnapshotFrom<typeof essayMachine>
  readonly send: Send<EventFrom<typeof essayMachine>>
}

type PartProps = Pick<Props, 'state' | 'send' | 'syncStatus'>

const Refused = () => (
  <Alert tone="error" role="alert" title={essayText.refusedTitle}>
    {essayText.refusedHint}
  </Alert>
)

function SavedSyncStatus({state, syncStatus}: Pick<Props, 'state' | 'syncStatus'>) {
  if (state.matches({writing: 'saving'}))
    return <SyncStatusBadge syncStatus={syncStatus === 'saved' ? 'sending' : syncStatus} />
  if (state.matches({writing: 'saved'})) return <SyncStatusBadge syncStatus="saved" />
  return state.matches({writing: 'refused'}) ? <SyncStatusBadge syncStatus="refused" /> : null
}

/** 'Salvar' and 'Ver gabarito', and what became of the text. */
function Writing({state, send, syncStatus}: PartProps) {
  const isExam = isOfExam(state)
  const canShow = canShowKey(state)
  return (
    <>
      {state.matches({writing: 'refused'}) ? <Refused /> : null}
      <div className={barStyle}>
        <Button variant="outline" disabled={!canSaveEssay(state)} onClick={() => send({type: 'text.save'})}>
          {essayText.save}
        </Button>
        {isExam ? null : (
          <Button disabled={!canShow} onClick={() => send({type: 'key.show'})}>
            {essayText.showKey}
          </Button>
        )}
        <span role="status">
          <SavedSyncStatus state={state} syncStatus={syncStatus} />
        </span>
      </div>
      <p className={hintStyle}>{isExam ? essayText.exam : canShow ? essayText.showKeyHint : essayText.tooShort}</p>
    </>
  )
}

function OfficialKey({question}: Pick<Props, 'question'>) {
  const headingId = useId()
  if (!question.answer)
    return (
      <Alert tone="info" role="status">
        {essayText.keyMissing}
      </Alert>
    )
  return (
    <section aria-labelledby={headingId} className={keyStyle}>
      <h3 id={headingId} className={css({textStyle: 'heading', color: 'text.strong', marginBottom: '3'})}>
        {essayText.key}
      </h3>
      <RichTextView value={question.answer} measure="full" tableLabel={questionText.table} />
    </section>
  )
}

/** The student's own word about the essay, beside the key. */
function Grading({state, send, question}: Omit<PartProps, 'syncStatus'> & Pick<Props, 'question'>) {
  const headingId = useId()
  return (
    <div role="group" aria-labelledby={headingId} className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
      {state.matches({keyShown: 'refused'}) ? <Refused /> : null}
      <p id={headingId} className={css({textStyle: 'body', color: 'text.strong'})}>
        {essayText.compare}
      </p>
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3'})}>
        <Button
          size="lg"
          variant="outline"
          icon={<CheckCircleIcon />}
          onClick={() => send({type: 'essay.grade', grade: essayGrades.right})}
        >
          {gradeNames[essayGrades.right]}
        </Button>
        <Button
          size="lg"
          variant="outline"
          icon={<CrossCircleIcon />}
          onClick={() => send({type: 'essay.grade', grade: essayGrades.wrong})}
        >
          {gradeNames[essayGrades.wrong]}
        </Button>
      </div>
      <p className={hintStyle}>
        {question.gradeUntil
          ? essayText.pendingUntil(momentInWords(Date.parse(question.gradeUntil)))
          : essayText.pending}
      </p>
    </div>
  )
}

function Given({state}: Pick<Props, 'state'>) {
  const grade = givenGrade(state)
  if (grade === null) return null
  return (
    <Alert tone={grade === essayGrades.right ? 'success' : 'error'} role="status" title={gradeNames[grade]}>
      {essayText.graded}
    </Alert>
  )
}

function Fate({state, send, question, syncStatus}: PartProps & Pick<Props, 'question'>) {
  if (state.matches('writing')) return <Writing state={state} send={send} syncStatus={syncStatus} />
  if (state.matches('revealing')) {
    const text =
      syncStatus === 'device'
        ? essayText.revealingOffline
        : syncStatus === 'tab'
          ? essayText.revealingInTab
          : essayText.revealing
    return (
      <Alert tone="info" role="status" title={<SyncStatusBadge syncStatus={syncStatus} />}>
        {text}
      </Alert>
    )
  }
  if (state.matches('keyHeld')) {
    const until = heldUntilOf(question)
    return until === null ? null : <KeyHeld until={until} fate="written" />
  }
  if (state.matches('readOnly')) {
    return (
      <>
        <p role="status" className={css({textStyle: 'body', color: 'text.muted'})}>
          {writtenText(state) === '' ? essayText.notWritten : essayText.readOnly}
        </p>
        {question.answer ? <OfficialKey question={question} /> : null}
      </>
    )
  }
  if (!state.hasTag('keyKnown')) return null
  return (
    <>
      <OfficialKey question={question} />
      {state.matches('keyShown') ? <Grading state={state} send={send} question={question} /> : null}
      {state.matches('grading') ? (
        <Alert tone="info" role="status" title={<SyncStatusBadge syncStatus={syncStatus} />}>
          {essayText.grading}
        </Alert>
      ) : null}
      {state.matches('graded') ? <Given state={state} /> : null}
      {state.matches('graded') && question.answer ? (
        <ExpertComment
          comment={question.comment}
          question={question}
          isOpen={isEssayCommentOpen(state)}
          onToggle={() => send({type: 'comment.toggle'})}
        />
      ) : null}
    </>
  )
}

/** An essay question in every state of its chart (F-062). */
export function EssayView({state, send, question, number, total, syncStatus, note, takesFocus = false}: Props) {
  const headingId = useId()
  const isOpen = state.hasTag('open')
  return (
    <article data-tour="question" aria-labelledby={headingId} className={css({minWidth: '0'})}>
      <QuestionBody
        question={question}
        number={number}
        total={total}
        note={note}
        headingId={headingId}
        takesFocus={takesFocus}
      />
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4', marginTop: '4'})}>
        <TextArea
          label={essayText.field}
          rows={7}
          value={writtenText(state)}
          maxLength={longestEssay}
          readOnly={!isOpen}
          hint={isOpen ? essayText.left(essayCharactersLeft(state)) : undefined}
          onChange={(event) => send({type: 'text.type', text: event.currentTarget.value})}
        />
        <Fate state={state} send={send} question={question} syncStatus={syncStatus} />
        <QuestionActions question={question} number={number} total={total} />
      </div>
    </article>
  )
}

const barStyle = css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center'})
const hintStyle = css({textStyle: 'small', color: 'text.muted'})
const keyStyle = css({padding: '5', bg: 'surface.raised', border: 'subtle', borderRadius: 'lg'})
