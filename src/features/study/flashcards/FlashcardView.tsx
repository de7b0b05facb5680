import {Fragment, type ReactNode, useEffect, useId, useRef} from 'react'
import {css, cx} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {flashcardMachine} from '../../../../machines/study/flashcard.machine.ts'
import {
  gradeKey,
  isBackUp,
  isPastDay,
  isWaitingForBack,
  shownGrade,
} from '../../../../machines/study/flashcard.selectors.ts'
import type {SyncStatus} from '../../../../machines/outbox/outbox.types.ts'
import {flashcardHeading, flashcardText, gradeName} from '../../../text/study/flashcard.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Badge} from '../../../ui/status/Badge.tsx'
import {CheckCircleIcon, CrossCircleIcon} from '../../../ui/icon/basicIcons.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {FlipCard} from '../../../ui/content/FlipCard.tsx'
import {MainAction} from '../../../ui/layout/ActionBar.tsx'
import {RefreshIcon} from '../../../ui/icon/icons.tsx'
import {RichTextView} from '../../../ui/content/RichTextView.tsx'
import {SyncStatusBadge} from '../../outbox/SyncStatusBadge.tsx'
import {type ShownFlashcard, spokenText} from './shown.ts'
import {focusAtTop} from '../../focusAtTop.ts'
import type {Send} from '../../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof flashcardMachine>
  readonly send: Send<EventFrom<typeof flashcardMachine>>
  readonly card: ShownFlashcard
  /** The back is asked and the front is the answer. */
  readonly isReversed: boolean
  /** Place in the deck, from 1; a card on its own has none. */
  readonly place: {readonly number: number; readonly total: number} | null
  /** What the outbox says of the grade on its way (D-03). */
  readonly syncStatus: SyncStatus
  /** Why the smart review shows it, and the like. */
  readonly note?: ReactNode
  /** The student came here from another card: the heading takes the focus. */
  readonly takesFocus?: boolean
}

function Heading({
  card,
  place,
  headingId,
  takesFocus,
}: Pick<Props, 'card' | 'place'> & {headingId: string; takesFocus: boolean}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) focusAtTop(heading.current)
  }, [card._id, takesFocus])
  const subject = [card.prefix, card.classification.join(' › ')].filter(Boolean).join(' · ')
  return (
    <header className={cx('questionHead__root', headStyle)}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className="questionHead__title">
        {place ? flashcardHeading(place.number, place.total) : (card.prefix ?? flashcardText.front)}
      </h2>
      {subject === '' ? null : (
        <p className="questionHead__facts" title={subject}>
          <span>{subject}</span>
        </p>
      )}
    </header>
  )
}

function Grades({state, send}: Pick<Props, 'state' | 'send'>) {
  const isOpen = state.hasTag('answerable')
  return (
    <div
      role="group"
      aria-label={flashcardText.grade}
      className={css({display: 'flex', gap: '3', '& > button': {flex: '1'}})}
    >
      <Button
        size="lg"
        variant="outline"
        icon={
          <span className={css({color: 'wrong.text'})}>
            <CrossCircleIcon />
          </span>
        }
        disabled={!isOpen}
        onClick={() => send({type: 'card.grade', grade: 0})}
      >
        {flashcardText.wrong}
      </Button>
      <Button
        size="lg"
        variant="outline"
        icon={
          <span className={css({color: 'right.text'})}>
            <CheckCircleIcon />
          </span>
        }
        disabled={!isOpen}
        onClick={() => send({type: 'card.grade', grade: 1})}
      >
        {flashcardText.right}
      </Button>
    </div>
  )
}

function Graded({state, send, syncStatus}: Pick<Props, 'state' | 'send' | 'syncStatus'>) {
  const grade = shownGrade(state)
  const canUndo = state.can({type: 'grade.undo', key: ''})
  return (
    <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minHeight: '12'})}>
      <span role="status" className={css({display: 'flex', gap: '2'})}>
        {grade === -1 ? null : (
          <Badge tone={grade === 1 ? 'right' : 'wrong'} icon={grade === 1 ? <CheckCircleIcon /> : <CrossCircleIcon />}>
            {gradeName(grade)}
          </Badge>
        )}
        {gradeKey(state) === null ? null : <SyncStatusBadge syncStatus={syncStatus} />}
      </span>
      {canUndo ? (
        <Button variant="ghost" icon={<RefreshIcon />} onClick={() => send({type: 'grade.undo'})}>
          {flashcardText.undo}
        </Button>
      ) : null}
    </div>
  )
}

/** The line under the card: what can be done with it, or what became of it. */
function Bar({state, send, syncStatus}: Pick<Props, 'state' | 'send' | 'syncStatus'>) {
  if (state.hasTag('graded')) return <Graded state={state} send={send} syncStatus={syncStatus} />
  if (state.matches({grading: 'readOnly'})) {
    return isPastDay(state) ? (
      <p role="status" className={hintStyle}>
        {flashcardText.readOnly}
      </p>
    ) : null
  }
  return (
    <>
      {state.matches({grading: {asking: 'refused'}}) ? (
        <Alert tone="error" role="alert" title={flashcardText.refusedTitle}>
          {flashcardText.refusedHint}
        </Alert>
      ) : null}
      <Grades state={state} send={send} />
      {isWaitingForBack(state) ? <p className={hintStyle}>{flashcardText.gradeHint}</p> : null}
      {gradeKey(state) === null ? null : (
        <p
          role="status"
          className={css({display: 'flex', gap: '2', alignItems: 'center', textStyle: 'small', color: 'text.muted'})}
        >
          {flashcardText.undoOnItsWay} <SyncStatusBadge syncStatus={syncStatus} />
        </p>
      )}
    </>
  )
}

/** One flashcard in every state of its chart (F-080): it turns by click, by its button (Enter) and by S. */
export function FlashcardView(props: Props) {
  const {state, send, card, isReversed, place, syncStatus, note, takesFocus = false} = props
  const headingId = useId()
  const isUp = isBackUp(state)
  const [question, answer] = isReversed ? [card.back, card.front] : [card.front, card.back]
  const flip = () => send({type: 'card.flip'})
  const isWaiting = isWaitingForBack(state)
  // The one thing to do with a card that was not turned yet.
  const Where = isWaiting ? MainAction : Fragment
  return (
    <article aria-labelledby={headingId} className={css({minWidth: '0'})}>
      <Heading card={card} place={place} headingId={headingId} takesFocus={takesFocus} />
      <FlipCard
        front={<RichTextView value={question} measure="full" />}
        back={<RichTextView value={answer} measure="full" />}
        frontLabel={flashcardText.front}
        backLabel={flashcardText.back}
        isBackUp={isUp}
        onFlip={flip}
      />
      <p role="status" className="visuallyHidden">
        {isUp ? `${flashcardText.back}: ${spokenText(answer)}` : ''}
      </p>
      {note}
      <div className={barStyle}>
        <Where>
          <Button {...(isWaiting ? {} : {size: 'lg', variant: 'outline'})} icon={<RefreshIcon />} onClick={flip}>
            {isUp ? flashcardText.showFront : flashcardText.showBack}
          </Button>
        </Where>
        <Bar state={state} send={send} syncStatus={syncStatus} />
      </div>
    </article>
  )
}

/** One line, close to the tabs: the words of the card begin where those of a question do. */
const headStyle = css({flexWrap: 'nowrap', marginBottom: '1!', marginTop: {md: '-2'}, '& > p': {minWidth: '0!'}})
const hintStyle = css({textStyle: 'small', color: 'text.muted'})
const barStyle = css({display: 'flex', flexDirection: 'column', gap: '3', marginTop: '4', minHeight: '[9rem]'})
