import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {demoMachine} from '../../../machines/diagnostic/demo.machine.ts'
import {demoText as text, failureText} from '../../text/diagnostic/diagnostic.ts'
import {flashcardHeading, flashcardText} from '../../text/study/flashcard.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {FlipCard} from '../../ui/content/FlipCard.tsx'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {DiagnosticFrame} from './DiagnosticFrame.tsx'
import {TrialOffer} from './Offers.tsx'
import {diagnosticPaths} from './paths.ts'
import {ReadFailed} from './ReadFailed.tsx'
import {headingStyle, hintStyle} from './styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof demoMachine>
  readonly send: (event: EventFrom<typeof demoMachine>) => void
}

function CardPage({state, send}: Props) {
  const {cards, place} = state.context
  const card = cards[place]
  if (card === undefined) return null
  const isBackUp = !state.matches('front')
  const canGrade = state.matches('back')
  return (
    <article
      aria-labelledby="card"
      className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}
    >
      <h2 id="card" className={headingStyle}>
        {flashcardHeading(place + 1, cards.length)}
      </h2>
      <p className={hintStyle}>{[card.prefix, card.classification.join(' › ')].filter(Boolean).join(' · ')}</p>
      <FlipCard
        key={card._id}
        front={<RichTextView value={card.front} measure="full" />}
        back={<RichTextView value={card.back} measure="full" />}
        frontLabel={flashcardText.front}
        backLabel={flashcardText.back}
        isBackUp={isBackUp}
        onFlip={() => send({type: 'card.flip'})}
      />
      <Button
        variant={isBackUp ? 'outline' : 'solid'}
        disabled={state.matches('graded')}
        onClick={() => send({type: 'card.flip'})}
      >
        {isBackUp ? flashcardText.showFront : flashcardText.showBack}
      </Button>
      <div role="group" aria-label={flashcardText.grade} className={gradesStyle}>
        <Button variant="outline" disabled={!canGrade} onClick={() => send({type: 'card.grade', grade: 0})}>
          {flashcardText.wrong}
        </Button>
        <Button variant="outline" disabled={!canGrade} onClick={() => send({type: 'card.grade', grade: 1})}>
          {flashcardText.right}
        </Button>
      </div>
      <p className={hintStyle}>{text.notSaved}</p>
    </article>
  )
}

function Done({state, send}: Props) {
  const {cards, right} = state.context
  return (
    <>
      <Alert tone="success" role="status" title={text.doneTitle}>
        {text.done(right, cards.length)}
      </Alert>
      <div className={gradesStyle}>
        <Button variant="outline" onClick={() => send({type: 'demo.restart'})}>
          {text.again}
        </Button>
        <ButtonLink variant="soft" href={diagnosticPaths.partialResult}>
          {text.result}
        </ButtonLink>
      </div>
      <TrialOffer />
    </>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.hasTag('card')) return <CardPage {...props} />
  if (state.matches('done')) return <Done {...props} />
  if (state.matches('loading')) return <Skeleton shape="block" lines={4} label={text.loading} />
  if (state.matches('empty')) return <p role="status">{text.empty}</p>
  return (
    <ReadFailed isOffline={state.matches('offline')} words={failureText} onRetry={() => send({type: 'demo.retry'})} />
  )
}

/** The flashcard demo of the compass in every state of its chart (F-136). */
export const DemoView = (props: Props) => (
  <DiagnosticFrame title={text.title}>
    <Body {...props} />
  </DiagnosticFrame>
)

const gradesStyle = css({display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': {flex: '[1 1 8rem]'}})
