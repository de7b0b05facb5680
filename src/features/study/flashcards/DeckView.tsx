import {type ReactNode, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {DeckResults} from '../../../../domain/study/flashcard.ts'
import type {deckMachine} from '../../../../machines/study/deck.machine.ts'
import {
  areCardShortcutsOn,
  cardNumber,
  deckSize,
  isReversed,
  leftGrade,
} from '../../../../machines/study/deck.selectors.ts'
import {
  type CardMark,
  deckResultsLine,
  flashcardName,
  flashcardText,
  lastGradeLine,
} from '../../../text/study/flashcard.ts'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {ArrowLeftIcon, ArrowRightIcon, KeyboardIcon, ListIcon, RefreshIcon} from '../../../ui/icon/icons.tsx'
import {ActionBar, ActionBarRoom} from '../../../ui/layout/ActionBar.tsx'
import {StudyPlace} from '../../../ui/layout/StudyBar.tsx'
import {StudyLayout} from '../../../ui/layout/StudyLayout.tsx'
import {Switch} from '../../../ui/form/Switch.tsx'
import {DeckNumbers} from './DeckNumbers.tsx'
import {DeckSummary} from './DeckSummary.tsx'
import type {Send} from '../../flow.ts'

const DeckSheet = lazyNamed(() => import('./DeckSheet.tsx'), 'DeckSheet')
const DeckShortcuts = lazyNamed(() => import('./DeckShortcuts.tsx'), 'DeckShortcuts')

type Props = {
  readonly state: SnapshotFrom<typeof deckMachine>
  readonly send: Send<EventFrom<typeof deckMachine>>
  readonly marks: Readonly<Record<string, CardMark>>
  readonly results: DeckResults
  /** Focus mode and the like, below the card. */
  readonly tools?: ReactNode
  /** What can be done with the card besides studying it, below it. */
  readonly actions?: ReactNode
  /** The card on the screen. */
  readonly children?: ReactNode
}

/** The grade of a card that was left can still be taken back (D-21). */
function LastGrade({state, send}: Pick<Props, 'state' | 'send'>) {
  const last = leftGrade(state)
  return (
    <div
      role="status"
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2',
        minHeight: 'touch',
        textStyle: 'small',
        color: 'text.muted',
      })}
    >
      {last ? (
        <>
          <span>{lastGradeLine(last.number, last.grade)}</span>
          <Button size="sm" variant="ghost" icon={<RefreshIcon />} onClick={() => send({type: 'grade.undo'})}>
            {flashcardText.undo}
            <span className="visuallyHidden"> {flashcardName(last.number)}</span>
          </Button>
        </>
      ) : null}
    </div>
  )
}

function Moves({state, send}: Pick<Props, 'state' | 'send'>) {
  const isLast = cardNumber(state) === deckSize(state)
  return (
    <ActionBar
      label={flashcardText.moves}
      previous={
        <Button
          variant="outline"
          icon={<ArrowLeftIcon />}
          disabled={!state.can({type: 'card.previous'})}
          onClick={() => send({type: 'card.previous'})}
        >
          <span data-word="">{flashcardText.previous}</span>
        </Button>
      }
      next={
        <Button
          className="actionBar__next"
          variant="outline"
          iconAfter={<ArrowRightIcon />}
          onClick={() => send({type: 'card.next'})}
        >
          <span data-word="">{isLast ? flashcardText.finish : flashcardText.next}</span>
        </Button>
      }
      all={
        <IconButton
          className="actionBar__all"
          label={flashcardText.all}
          icon={<ListIcon />}
          aria-haspopup="dialog"
          onClick={() => send({type: 'list.open'})}
        />
      }
    />
  )
}

function Numbers({state, send, marks}: Props) {
  return (
    <>
      <div className="studyLayout__head">
        <p className="studyLayout__count">{flashcardText.navigator}</p>
        <IconButton
          label={flashcardText.shortcuts}
          icon={<KeyboardIcon />}
          aria-haspopup="dialog"
          onClick={() => send({type: 'shortcuts.open'})}
        />
      </div>
      <DeckNumbers state={state} send={send} marks={marks} />
    </>
  )
}

function Settings({state, send, results}: Props) {
  return (
    <section
      aria-label={flashcardText.results}
      className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}
    >
      <p className={css({textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums'})}>
        {deckResultsLine(results)}
      </p>
      <Switch
        label={flashcardText.reverse}
        hint={flashcardText.reverseHint}
        checked={isReversed(state)}
        disabled={!state.can({type: 'reverse.toggle'})}
        onChange={() => send({type: 'reverse.toggle'})}
      />
    </section>
  )
}

/** The flashcards of an activity: the card, the ways between cards, and the summary behind the last (F-080). */
export function DeckView(props: Props) {
  const {state, send, tools, actions, children} = props
  const isSummary = state.matches('summary')
  const number = cardNumber(state)
  const size = deckSize(state)
  return (
    <ActionBarRoom>
      <StudyPlace number={number} total={size}>{`${number}/${size}`}</StudyPlace>
      <StudyLayout
        actionBar={
          isSummary ? null : (
            <div className={css({display: 'contents', '& .actionBar__more': {display: 'none'}})}>
              <Moves state={state} send={send} />
            </div>
          )
        }
        label={flashcardText.navigator}
        numbers={<Numbers {...props} />}
        rest={<Settings {...props} />}
      >
        {isSummary ? <DeckSummary {...props} /> : children}
        <LastGrade state={state} send={send} />
        {isSummary ? null : (
          <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3'})}>
            <div className="studyLayout__aside">{actions}</div>
            {tools}
          </div>
        )}
      </StudyLayout>
      {state.matches('listing') ? (
        <Suspense fallback={null}>
          <DeckSheet state={state} send={send} marks={props.marks} />
        </Suspense>
      ) : null}
      {state.matches('helping') ? (
        <Suspense fallback={null}>
          <DeckShortcuts
            areOn={areCardShortcutsOn(state)}
            onToggle={() => send({type: 'shortcuts.toggle'})}
            onClose={() => send({type: 'shortcuts.close'})}
          />
        </Suspense>
      ) : null}
    </ActionBarRoom>
  )
}
