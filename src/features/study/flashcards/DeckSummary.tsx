import {useEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {DeckResults} from '../../../../domain/study/flashcard.ts'
import type {deckMachine} from '../../../../machines/study/deck.machine.ts'
import {deckCards} from '../../../../machines/study/deck.selectors.ts'
import {
  type CardMark,
  deckResultsLine,
  flashcardName,
  flashcardText,
  summaryLine,
} from '../../../text/study/flashcard.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof deckMachine>
  readonly send: (event: EventFrom<typeof deckMachine>) => void
  readonly marks: Readonly<Record<string, CardMark>>
  readonly results: DeckResults
}

/** So many wrong cards are listed; the navigator shows the others. */
const mostListed = 20

/** What stands behind the last card: how it went, what is left, and what to see again. */
export function DeckSummary({state, send, marks, results}: Props) {
  const cards = deckCards(state)
  const open = cards.find(({cardId}) => (marks[cardId] ?? 'unanswered') === 'unanswered')
  const wrong = cards.filter(({cardId}) => marks[cardId] === 'wrong').slice(0, mostListed)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={css({outline: 'none'})}>
      <EmptyState
        art="done"
        title={flashcardText.summaryTitle}
        actions={
          <>
            {open ? (
              <Button onClick={() => send({type: 'card.goto', cardId: open.cardId})}>{flashcardText.firstOpen}</Button>
            ) : null}
            <Button variant="outline" onClick={() => send({type: 'deck.restart'})}>
              {flashcardText.restart}
            </Button>
            <Button variant="outline" onClick={() => send({type: 'card.previous'})}>
              {flashcardText.previous}
            </Button>
          </>
        }
      >
        <p>{summaryLine(results)}</p>
        {results.answered > 0 ? <p>{deckResultsLine(results)}</p> : null}
        {wrong.length > 0 ? (
          <section aria-label={flashcardText.wrongOnes} className={css({marginTop: '4'})}>
            <p className={css({textStyle: 'label'})}>{flashcardText.wrongOnes}</p>
            <ul
              className={css({display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '2'})}
            >
              {wrong.map(({cardId, number}) => (
                <li key={cardId}>
                  <Button size="sm" variant="soft" onClick={() => send({type: 'card.goto', cardId})}>
                    {flashcardName(number)}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </EmptyState>
    </div>
  )
}
