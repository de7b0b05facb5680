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
import {ArrowLeftIcon, ArrowRightIcon, KeyboardIcon, RefreshIcon} from '../../../ui/icon/icons.tsx'
import {Switch} from '../../../ui/form/Switch.tsx'
import {DeckNumbers} from './DeckNumbers.tsx'
import {DeckSummary} from './DeckSummary.tsx'
import type {Send} from '../../flow.ts'

const DeckShortcuts = lazyNamed(() => import('./DeckShortcuts.tsx'), 'DeckShortcuts')

type Props = {
  readonly state: SnapshotFrom<typeof deckMachine>
  readonly send: Send<EventFrom<typeof deckMachine>>
  readonly marks: Readonly<Record<string, CardMark>>
  readonly results: DeckResults
  /** Focus mode and the like, beside the counter. */
  readonly tools?: ReactNode
  /** What can be done with the card besides studying it, below the ways to other cards. */
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
    <nav
      aria-label={flashcardText.moves}
      className={css({display: 'flex', justifyContent: 'space-between', gap: '3', marginTop: '2'})}
    >
      <Button
        variant="outline"
        icon={<ArrowLeftIcon />}
        disabled={!state.can({type: 'card.previous'})}
        onClick={() => send({type: 'card.previous'})}
      >
        {flashcardText.previous}
      </Button>
      <Button variant="outline" iconAfter={<ArrowRightIcon />} onClick={() => send({type: 'card.next'})}>
        {isLast ? flashcardText.finish : flashcardText.next}
      </Button>
    </nav>
  )
}

function Numbers({state, send, marks, tools}: Props) {
  return (
    <aside
      className={css({gridArea: 'numbers', display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})}
      aria-label={flashcardText.navigator}
    >
      <div className={css({display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2'})}>
        <p
          className={css({textStyle: 'heading', color: 'text.strong', fontVariantNumeric: 'tabular-nums'})}
        >{`${cardNumber(state)}/${deckSize(state)}`}</p>
        <div className={css({display: 'flex', alignItems: 'center', gap: '1'})}>
          {tools}
          <IconButton
            label={flashcardText.shortcuts}
            icon={<KeyboardIcon />}
            aria-haspopup="dialog"
            onClick={() => send({type: 'shortcuts.open'})}
          />
        </div>
      </div>
      <DeckNumbers state={state} send={send} marks={marks} />
    </aside>
  )
}

function Settings({state, send, results}: Props) {
  return (
    <section
      aria-label={flashcardText.results}
      className={css({gridArea: 'settings', display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}
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
  const {state, send, actions, children} = props
  return (
    <div className={layoutStyle}>
      <Numbers {...props} />
      <div className={css({gridArea: 'card', minWidth: '0'})}>
        {state.matches('summary') ? <DeckSummary {...props} /> : children}
        <LastGrade state={state} send={send} />
        {state.matches('summary') ? null : (
          <>
            <Moves state={state} send={send} />
            <div className={css({marginTop: '4'})}>{actions}</div>
          </>
        )}
      </div>
      <Settings {...props} />
      {state.matches('helping') ? (
        <Suspense fallback={null}>
          <DeckShortcuts
            areOn={areCardShortcutsOn(state)}
            onToggle={() => send({type: 'shortcuts.toggle'})}
            onClose={() => send({type: 'shortcuts.close'})}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const layoutStyle = css({
  display: 'grid',
  columnGap: '12',
  rowGap: '5',
  alignItems: 'start',
  gridTemplateColumns: {base: '[minmax(0, 1fr)]', lg: '[minmax(0, 44rem) 18rem]'},
  gridTemplateAreas: {base: '"numbers" "card" "settings"', lg: '"card numbers" "card settings"'},
  gridTemplateRows: {lg: '[auto 1fr]'},
})
