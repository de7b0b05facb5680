import {css, cx} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {deckMachine} from '../../../../machines/study/deck.machine.ts'
import {
  cardsInView,
  currentCardId,
  hasManyWindows,
  isCardStripShown,
  type WindowCard,
} from '../../../../machines/study/deck.selectors.ts'
import {useFollowedNumber} from '../../question/NavigatorCells.tsx'
import {type CardMark, cardMarks, currentCard, flashcardText} from '../../../text/study/flashcard.ts'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {ChevronLeftIcon, ChevronRightIcon} from '../../../ui/icon/icons.tsx'

type CellsProps = Pick<Props, 'send' | 'marks'> & {
  readonly cards: readonly WindowCard[]
  /** Null behind the last card. */
  readonly current: string | null
}

/** Numbers of cards, each with what became of it. */
export const DeckCells = ({cards, current, marks, send}: CellsProps) =>
  cards.map(({cardId, number}) => {
    const mark = marks[cardId] ?? 'unanswered'
    const isCurrent = cardId === current
    return (
      <li key={cardId}>
        <button
          type="button"
          aria-label={`${number}, ${cardMarks[mark]}${isCurrent ? `, ${currentCard}` : ''}`}
          aria-current={isCurrent ? 'step' : undefined}
          className={`numberCell__${mark}`}
          onClick={() => send({type: 'card.goto', cardId})}
        >
          {number}
          {signs[mark] === '' ? null : <span aria-hidden="true">{signs[mark]}</span>}
        </button>
      </li>
    )
  })

type Props = {
  readonly state: SnapshotFrom<typeof deckMachine>
  readonly send: (event: EventFrom<typeof deckMachine>) => void
  readonly marks: Readonly<Record<string, CardMark>>
}

/** Ten cards at a time, by number, with arrows that turn the window by ten (spec 2§9). */
export function DeckNumbers({state, send, marks}: Props) {
  const current = state.matches('summary') ? null : currentCardId(state)
  return (
    <div className={cx(rowStyle, isCardStripShown(state) ? undefined : 'studyLayout__hidden')}>
      {hasManyWindows(state) ? (
        <IconButton
          label={flashcardText.earlier}
          icon={<ChevronLeftIcon />}
          disabled={!state.can({type: 'window.previous'})}
          onClick={() => send({type: 'window.previous'})}
        />
      ) : null}
      <ol className="studyLayout__strip" ref={useFollowedNumber(current)}>
        <DeckCells cards={cardsInView(state)} current={current} marks={marks} send={send} />
      </ol>
      {hasManyWindows(state) ? (
        <IconButton
          label={flashcardText.later}
          icon={<ChevronRightIcon />}
          disabled={!state.can({type: 'window.next'})}
          onClick={() => send({type: 'window.next'})}
        />
      ) : null}
    </div>
  )
}

const signs: Readonly<Record<CardMark, string>> = {unanswered: '', onItsWay: '↑', refused: '!', right: '✓', wrong: '✕'}

const rowStyle = css({display: 'flex', alignItems: 'center', gap: '1', minWidth: '0'})
