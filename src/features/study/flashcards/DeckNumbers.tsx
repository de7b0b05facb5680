import {css, cx} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {deckMachine} from '../../../../machines/study/deck.machine.ts'
import {cardsInView, currentCardId, hasManyWindows} from '../../../../machines/study/deck.selectors.ts'
import {type CardMark, cardMarks, currentCard, flashcardText} from '../../../text/study/flashcard.ts'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {ChevronLeftIcon, ChevronRightIcon} from '../../../ui/icon/icons.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof deckMachine>
  readonly send: (event: EventFrom<typeof deckMachine>) => void
  readonly marks: Readonly<Record<string, CardMark>>
}

/** Ten cards at a time, by number, with arrows that turn the window by ten (spec 2§9). */
export function DeckNumbers({state, send, marks}: Props) {
  const current = state.matches('summary') ? null : currentCardId(state)
  return (
    <div className={css({display: 'flex', alignItems: 'center', gap: '1', minWidth: '0'})}>
      {hasManyWindows(state) ? (
        <IconButton
          label={flashcardText.earlier}
          icon={<ChevronLeftIcon />}
          disabled={!state.can({type: 'window.previous'})}
          onClick={() => send({type: 'window.previous'})}
        />
      ) : null}
      <ol className={listStyle}>
        {cardsInView(state).map(({cardId, number}) => {
          const mark = marks[cardId] ?? 'unanswered'
          const isCurrent = cardId === current
          return (
            <li key={cardId}>
              <button
                type="button"
                aria-label={`${number}, ${cardMarks[mark]}${isCurrent ? `, ${currentCard}` : ''}`}
                aria-current={isCurrent ? 'step' : undefined}
                className={cx(markStyles[mark], isCurrent && currentStyle)}
                onClick={() => send({type: 'card.goto', cardId})}
              >
                {number}
                {signs[mark] === '' ? null : (
                  <span aria-hidden="true" className={css({fontSize: '2xs', lineHeight: 'none'})}>
                    {signs[mark]}
                  </span>
                )}
              </button>
            </li>
          )
        })}
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

const listStyle = css({
  position: 'relative',
  gap: '1.5',
  flex: '1',
  minWidth: '0',
  padding: '1',
  scrollbarWidth: '[thin]',
  lg: {display: 'grid', gridTemplateColumns: '[repeat(5, minmax(0, 1fr))]'},
  lgDown: {display: 'flex', overflowX: 'auto', '& > li': {flex: '[0 0 2.75rem]'}},
})
const cellStyle = css.raw({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  width: 'full',
  minHeight: 'touch',
  borderRadius: 'sm',
  border: 'default',
  bg: 'surface.raised',
  color: 'text.default',
  fontSize: 'sm',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  _hover: {borderColor: 'border.control'},
})
const currentStyle = css({outline: '[2px solid {colors.brand.solid}]', outlineOffset: '[1px]'})
const markStyles: Readonly<Record<CardMark, string>> = {
  unanswered: css(cellStyle),
  onItsWay: css(cellStyle, {bg: 'warning.subtle', borderColor: 'warning.border', color: 'warning.text'}),
  refused: css(cellStyle, {
    bg: 'wrong.subtle',
    borderColor: 'wrong.border',
    color: 'wrong.text',
    borderStyle: 'dashed',
  }),
  right: css(cellStyle, {bg: 'right.subtle', borderColor: 'right.border', color: 'right.text'}),
  wrong: css(cellStyle, {bg: 'wrong.subtle', borderColor: 'wrong.border', color: 'wrong.text'}),
}
