import {memo, type Ref, Suspense, use, useEffect, useId, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {annulledChoice, noChoice} from '../../../domain/question/outcome.ts'
import type {questionMachine} from '../../../machines/question/question.machine.ts'
import {isCommentOpen, selectedChoice, struckChoices} from '../../../machines/question/question.selectors.ts'
import {difficultyNames, questionHeading, questionText} from '../../text/question/question.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {MainAction} from '../../ui/layout/ActionBar.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {ChoiceList} from './ChoiceList.tsx'
import {difficultyOf, heldUntilOf, type QuestionPlace, type QuestionViewProps, type ShownQuestion} from './shown.ts'
import {QuestionToolsContext} from './tools/toolsContext.ts'
import {SyncStatusBadge} from '../outbox/SyncStatusBadge.tsx'
import {focusAtTop} from '../focusAtTop.ts'
import type {Send} from '../flow.ts'

/** Nothing of it is on the screen before the answer. */
const ExpertComment = lazyNamed(() => import('./ExpertComment.tsx'), 'ExpertComment')
const KeyHeld = lazyNamed(() => import('./KeyHeld.tsx'), 'KeyHeld')

type Props = QuestionViewProps & {
  readonly state: SnapshotFrom<typeof questionMachine>
  readonly send: Send<EventFrom<typeof questionMachine>>
}

type SourceProps = QuestionPlace & {readonly headingId: string}

type HeadProps = {
  readonly question: ShownQuestion
  readonly headingId: string
  readonly heading?: Ref<HTMLHeadingElement>
  readonly children: string
}

/** What a question is called, and in one quiet line where it comes from, its theme and its difficulty. */
export function QuestionHead({question, headingId, heading, children}: HeadProps) {
  const {classification, difficulty} = question
  const source = [question.institution, question.uf, question.year].filter(Boolean).join(' · ')
  return (
    <header className="questionHead__root">
      <h2 ref={heading} id={headingId} tabIndex={-1} className="questionHead__title">
        {children}
      </h2>
      <p className="questionHead__facts" title={[source, ...classification].join(' › ')}>
        <span>{source}</span>
        {classification.length > 0 ? <span>{classification.join(' › ')}</span> : null}
        {difficulty === undefined ? null : <span>{difficultyNames[difficultyOf(question)]}</span>}
      </p>
    </header>
  )
}

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
  useEffect(() => {
    // After the other effects: the focus asks the browser for the layout, which they still change.
    if (takesFocus) queueMicrotask(() => focusAtTop(heading.current))
  }, [question._id, takesFocus])
  return (
    <>
      <QuestionHead question={question} headingId={headingId} heading={heading}>
        {questionHeading(number, total)}
      </QuestionHead>
      <div data-block="body">
        <RichTextView value={question.body} tableLabel={questionText.table} />
      </div>
      {note}
    </>
  )
})

/** What can be done with the question besides answering it: below it, so that it stands in nobody's way. */
export function QuestionActions({question, number, total}: QuestionPlace) {
  return use(QuestionToolsContext)({part: 'question', question, title: questionHeading(number, total)})
}

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
  const confirm = () => {
    // What has the focus closes with the answer. React would give it back in its commit, and have the page laid out for it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    send({type: 'answer.confirm'})
  }
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
        <MainAction>
          {state.matches({selected: 'refused'}) ? <SyncStatusBadge syncStatus="refused" /> : null}
          <Button disabled={!state.matches('selected')} onClick={confirm}>
            {questionText.answer}
          </Button>
        </MainAction>
      ) : null}
    </>
  )
}

/** What became of the answer takes the focus that the vanished 'Responder' had, and comes into sight. */
function useFollowedFate(isOpen: boolean, isRevealed: boolean) {
  const fate = useRef<HTMLDivElement>(null)
  const [wasOpen] = useState(isOpen)
  useEffect(() => {
    if (!wasOpen || isOpen) return
    // First what asks for the layout, then what changes it.
    fate.current?.scrollIntoView({block: 'nearest'})
    if (document.activeElement === document.body) fate.current?.focus({preventScroll: true})
  }, [wasOpen, isOpen, isRevealed])
  return fate
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
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4', marginTop: '4'})}>
        <ChoiceList
          choices={question.choices}
          selected={selectedChoice(state)}
          struck={struckChoices(state)}
          isOpen={isOpen}
          labelledBy={headingId}
          correct={isRevealed ? (question.correctChoice ?? null) : null}
          proportions={isRevealed ? (question.answersProportion ?? null) : null}
          onPick={(choice) => send({type: 'choice.pick', choice})}
          onStrike={(choice) => send({type: 'choice.strike', choice})}
        />
        {state.matches('readOnly') && selectedChoice(state) === noChoice ? (
          <p role="status" className={css({textStyle: 'body', color: 'text.muted'})}>
            {questionText.readOnly}
          </p>
        ) : null}
        <div ref={useFollowedFate(isOpen, isRevealed)} tabIndex={-1} className={fateStyle}>
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
        </div>
        {isRevealed ? (
          <Suspense fallback={<div style={{minHeight: 44}} />}>
            <ExpertComment
              comment={question.comment}
              question={question}
              isOpen={isCommentOpen(state)}
              onToggle={() => send({type: 'comment.toggle'})}
            />
          </Suspense>
        ) : null}
        <QuestionActions question={question} number={number} total={total} />
      </div>
    </article>
  )
}

const fateStyle = css({outline: 'none', _empty: {display: 'none'}})
