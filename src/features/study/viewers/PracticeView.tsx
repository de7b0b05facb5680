import {useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {practiceMachine} from '../../../../machines/study/practice.machine.ts'
import {
  isPracticeEssay,
  practiceFailure,
  practiceHeldUntil,
  practiceKey,
  practiceVerdict,
  practisedChoice,
} from '../../../../machines/study/practice.selectors.ts'
import {practiceFailures, practiceText} from '../../../text/study/practice.ts'
import {questionText} from '../../../text/question/question.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {ButtonLink} from '../../../ui/action/ButtonLink.tsx'
import {RichTextView} from '../../../ui/content/RichTextView.tsx'
import {ChoiceList} from '../../question/ChoiceList.tsx'
import {ExpertComment} from '../../question/ExpertComment.tsx'
import {KeyHeld} from '../../question/KeyHeld.tsx'
import {QuestionHead} from '../../question/QuestionView.tsx'
import type {ShownQuestion} from '../../question/shown.ts'
import type {Send} from '../../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof practiceMachine>
  readonly send: Send<EventFrom<typeof practiceMachine>>
  readonly question: ShownQuestion
}

function Verdict({state}: Pick<Props, 'state'>) {
  const verdict = practiceVerdict(state)
  if (verdict === null) return null
  if (verdict === 'annulled')
    return (
      <Alert tone="info" role="status" title={questionText.annulled}>
        {questionText.annulledHint}
      </Alert>
    )
  return <Alert tone={verdict === 'right' ? 'success' : 'error'} role="status" title={questionText[verdict]} />
}

function OfficialAnswer({state}: Pick<Props, 'state'>) {
  const key = practiceKey(state)
  if (!key || !isPracticeEssay(state)) return null
  return (
    <section role="status" className={css({padding: '5', bg: 'surface.raised', border: 'subtle', borderRadius: 'lg'})}>
      <h3 className={css({textStyle: 'heading', color: 'text.strong', marginBottom: '3'})}>
        {practiceText.officialAnswer}
      </h3>
      {key.answer ? (
        <RichTextView value={key.answer} measure="full" tableLabel={questionText.table} />
      ) : (
        <p>{practiceText.noOfficialAnswer}</p>
      )}
    </section>
  )
}

function Actions({state, send}: Omit<Props, 'question'>) {
  const failure = practiceFailure(state)
  const isChecking = state.matches('checking')
  if (state.matches('onAgenda')) {
    return (
      <Alert
        tone="warning"
        role="alert"
        actions={
          <ButtonLink href="/agenda" variant="outline" size="sm">
            {practiceText.toAgenda}
          </ButtonLink>
        }
      >
        {practiceText.onAgenda}
      </Alert>
    )
  }
  const heldUntil = practiceHeldUntil(state)
  if (state.matches('answered') || heldUntil !== null) {
    return (
      <div>
        <Button variant="outline" onClick={() => send({type: 'practice.again'})}>
          {practiceText.again}
        </Button>
      </div>
    )
  }
  if (state.matches('failed')) {
    return (
      <Alert
        tone="error"
        role="alert"
        title={practiceText.failed}
        actions={
          <Button size="sm" onClick={() => send({type: 'answer.retry'})}>
            {practiceText.tryAgain}
          </Button>
        }
      >
        {failure === null ? null : practiceFailures[failure]}
      </Alert>
    )
  }
  if (isPracticeEssay(state)) {
    return (
      <>
        <p className={mutedStyle}>{practiceText.essayHint}</p>
        <div>
          <Button size="lg" pending={isChecking} onClick={() => send({type: 'essay.reveal'})}>
            {practiceText.reveal}
          </Button>
        </div>
      </>
    )
  }
  return (
    <div>
      <Button
        size="lg"
        pending={isChecking}
        disabled={state.matches('unanswered')}
        onClick={() => send({type: 'answer.confirm'})}
      >
        {isChecking ? practiceText.checking : questionText.answer}
      </Button>
    </div>
  )
}

/** A question of the favourites or alone on its page, in every state of its practice (F-083, F-086). */
export function PracticeView({state, send, question}: Props) {
  const headingId = useId()
  const key = practiceKey(state)
  const heldUntil = practiceHeldUntil(state)
  return (
    <article aria-labelledby={headingId} className={css({minWidth: '0'})}>
      <QuestionHead question={question} headingId={headingId}>
        {practiceText.question}
      </QuestionHead>
      <RichTextView value={question.body} measure="full" tableLabel={questionText.table} />
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4', marginTop: '6'})}>
        {isPracticeEssay(state) ? null : (
          <ChoiceList
            choices={question.choices}
            selected={practisedChoice(state)}
            struck={[]}
            isOpen={state.hasTag('open')}
            labelledBy={headingId}
            correct={key?.correctChoice ?? null}
            proportions={key?.answersProportion ?? null}
            onPick={(choice) => send({type: 'choice.pick', choice})}
          />
        )}
        <Verdict state={state} />
        <OfficialAnswer state={state} />
        {heldUntil === null ? null : <KeyHeld until={heldUntil} fate="practised" />}
        {key ? (
          <ExpertComment
            comment={key.comment}
            question={question}
            isOpen={state.matches({answered: 'commentShown'})}
            onToggle={() => send({type: 'comment.toggle'})}
          />
        ) : null}
        <Actions state={state} send={send} />
      </div>
    </article>
  )
}

const mutedStyle = css({textStyle: 'small', color: 'text.muted'})
