import {memo, Suspense, use, useEffect, useId, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {annulledChoice, noChoice} from '../../../domain/question/outcome.ts'
import type {questionMachine} from '../../../machines/question/question.machine.ts'
import {isCommentOpen, selectedChoice, struckChoices} from '../../../machines/question/question.selectors.ts'
import {difficultyNames, questionHeading, questionText} from '../../text/question/question.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {ChoiceList} from './ChoiceList.tsx'
import {difficultyOf, heldUntilOf, type QuestionPlace, type QuestionViewProps, type ShownQuestion} from './shown.ts'
import {QuestionToolsContext} from './tools/toolsContext.ts'
import {SyncStatusBadge} from '../outbox/SyncStatusBadge.tsx'
import type {Send} from '../flow.ts'

/** Nothing of it is on the screen before the answer. */
const ExpertComment = lazyNamed(() => import('./ExpertComment.tsx'), 'ExpertComment')
const KeyHeld = lazyNamed(() => import('./KeyHeld.tsx'), 'KeyHeld')

type Props = QuestionViewProps & {
  readonly state: SnapshotFrom<typeof questionMachine>
  readonly send: Send<EventFrom<typeof questionMachine>>
}

type SourceProps = QuestionPlace & {readonly headingId: string}

/** Where a question comes from, its place in the list and its body; the heading takes the focus when it changes. */
export const QuestionBody = memo(function QuestionBody({
  question,
  number,
  total,
  note,
  headingId,
  takesFocus = false,
}: SourceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const tools = use(QuestionToolsContext)
  useEffect(() => {
    // After the other effects: the focus asks the browser for the layout, which they still change.
    if (takesFocus) queueMicrotask(() => heading.current?.focus())
  }, [question._id, takesFocus])
  const source = [question.institution, question.uf, question.year].filter(Boolean).join(' · ')
  return (
    <>
      <header className={css({display: 'flex', flexDirection: 'column', gap: '2', marginBottom: '5'})}>
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            gap: '2',
            alignItems: 'center',
            justifyContent: 'space-between',
          })}
        >
          <h2
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className={css({textStyle: 'heading', color: 'text.strong', outline: 'none'})}
          >
            {questionHeading(number, total)}
          </h2>
          {question.difficulty === undefined ? null : <Badge>{difficultyNames[difficultyOf(question)]}</Badge>}
        </div>
        <p className={css({textStyle: 'small', color: 'text.muted'})}>{source}</p>
        {question.classification.length > 0 ? (
          <p className={css({textStyle: 'small', color: 'text.muted'})}>{question.classification.join(' › ')}</p>
        ) : null}
        {note}
      </header>
      {tools({part: 'question', question, title: questionHeading(number, total)})}
      <div data-block="body">
        <RichTextView value={question.body} measure="full" tableLabel={questionText.table} />
      </div>
    </>
  )
})

function Verdict({question}: {question: ShownQuestion}) {
  const {correctChoice, studentAnswer} = question
  if (correctChoice === null || correctChoice === undefined) return null
  if (correctChoice === annulledChoice) {
    return (
      <Alert tone="info" role="status" title={questionText.annulled}>
        {questionText.annulledHint}
      </Alert>
    )
  }
  const isRight = studentAnswer?.outcome === 1
  return (
    <Alert
      tone={isRight ? 'success' : 'error'}
      role="status"
      title={isRight ? questionText.right : questionText.wrong}
    />
  )
}

function Answering({state, send, syncStatus}: Pick<Props, 'state' | 'send' | 'syncStatus'>) {
  const confirm = () => send({type: 'answer.confirm'})
  return (
    <>
      {state.matches({selected: 'refused'}) ? (
        <Alert tone="error" role="alert" title={questionText.refusedTitle}>
          {questionText.refusedHint}
        </Alert>
      ) : null}
      {state.matches('saving') ? (
        <Alert tone="info" role="status" title={<SyncStatusBadge syncStatus={syncStatus} />}>
          {questionText.keyOnItsWay}
        </Alert>
      ) : null}
      {state.hasTag('open') ? (
        <div className={barStyle}>
          <Button size="lg" disabled={!state.matches('selected')} onClick={confirm}>
            {questionText.answer}
          </Button>
          {state.matches({selected: 'refused'}) ? <SyncStatusBadge syncStatus="refused" /> : null}
        </div>
      ) : null}
    </>
  )
}

/** One question answered with immediate feedback, in every state of its chart (F-061). */
export function QuestionView({state, send, question, number, total, syncStatus, note, takesFocus = false}: Props) {
  const headingId = useId()
  const isAnswered = state.matches('answered')
  const isRevealed = isAnswered && question.correctChoice !== null && question.correctChoice !== undefined
  const isOpen = state.hasTag('open')
  const heldUntil = heldUntilOf(question)
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
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4', marginTop: '6'})}>
        <ChoiceList
          choices={question.choices}
          selected={selectedChoice(state)}
          struck={struckChoices(state)}
          isOpen={isOpen}
          labelledBy={headingId}
          correct={isRevealed ? (question.correctChoice ?? null) : null}
          proportions={isRevealed ? (question.answersProportion ?? null) : null}
          isAwaited={state.matches('saving') || (isAnswered && !isRevealed && heldUntil === null)}
          onPick={(choice) => send({type: 'choice.pick', choice})}
          onStrike={(choice) => send({type: 'choice.strike', choice})}
        />
        {state.matches('readOnly') && selectedChoice(state) === noChoice ? (
          <p role="status" className={css({textStyle: 'body', color: 'text.muted'})}>
            {questionText.readOnly}
          </p>
        ) : null}
        <Answering state={state} send={send} syncStatus={syncStatus} />
        {isRevealed ? <Verdict question={question} /> : null}
        {!isAnswered || isRevealed ? null : heldUntil === null ? (
          <Alert tone="info" role="status">
            {questionText.keyOnItsWay}
          </Alert>
        ) : (
          <Suspense fallback={null}>
            <KeyHeld until={heldUntil} fate="answered" />
          </Suspense>
        )}
        {isRevealed ? (
          <Suspense fallback={null}>
            <ExpertComment
              comment={question.comment}
              question={question}
              isOpen={isCommentOpen(state)}
              onToggle={() => send({type: 'comment.toggle'})}
            />
          </Suspense>
        ) : null}
      </div>
    </article>
  )
}

const barStyle = css({
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  mdDown: {
    position: 'sticky',
    bottom: '[calc(60px + env(safe-area-inset-bottom))]',
    paddingBlock: '3',
    bg: 'surface.canvas',
    zIndex: 'raised',
    '& > button': {flex: '1'},
  },
})
