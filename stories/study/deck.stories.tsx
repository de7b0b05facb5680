import {deckResults} from '../../domain/study/flashcard.ts'
import {deckMachine} from '../../machines/study/deck.machine.ts'
import {DeckView} from '../../src/features/study/flashcards/DeckView.tsx'
import type {CardMark} from '../../src/text/study/flashcard.ts'
import {Card} from '../../src/ui/content/Card.tsx'
import {flowStories} from '../support/flowStory.tsx'

const cardIds = Array.from({length: 24}, (_, index) => `f${index + 1}`)

const halfway: Readonly<Record<string, CardMark>> = {
  f1: 'right',
  f2: 'wrong',
  f3: 'right',
  f4: 'onItsWay',
  f5: 'refused',
}
const whole: Readonly<Record<string, CardMark>> = Object.fromEntries(
  cardIds.map((id, index) => [id, index % 5 === 1 ? 'wrong' : 'right']),
)

const {at, meta} = flowStories({
  machine: deckMachine,
  View: ({state, send}) => {
    const isWhole = state.matches('summary') && state.context.lastGrade?.grade !== 0
    const marks = isWhole ? whole : halfway
    const results = deckResults(
      cardIds.map((id) => {
        if (marks[id] === 'right' || marks[id] === 'onItsWay') return 1
        return marks[id] === 'wrong' ? 0 : -1
      }),
    )
    return (
      <DeckView state={state} send={send} marks={marks} results={results}>
        <Card elevation="raised" padding="lg">
          O cartão da vez
        </Card>
      </DeckView>
    )
  },
  context: {
    cardIds,
    currentId: 'f6',
    windowStart: 0,
    isReversed: false,
    areShortcutsOn: true,
    isStripShown: true,
    lastGrade: null,
  },
})

export default {title: 'Fluxos/Estudo/Baralho da atividade', ...meta}
export const Studying = at('studying')
export const Studying_LastGrade = at('studying', {lastGrade: {cardId: 'f5', grade: 0}})
export const Studying_SecondWindow = at('studying', {windowStart: 10, isReversed: true})
export const Studying_FewCards = at('studying', {cardIds: ['f1', 'f2', 'f3'], currentId: 'f1'})
export const Listing = at('listing')
export const Listing_StripHidden = at('listing', {isStripShown: false})
export const Summary = at('summary', {currentId: 'f24', windowStart: 20, lastGrade: {cardId: 'f24', grade: 1}})
export const Summary_CardsLeft = at('summary', {
  currentId: 'f24',
  windowStart: 20,
  lastGrade: {cardId: 'f24', grade: 0},
})
export const Helping = at('helping')
export const Helping_Off = at('helping', {areShortcutsOn: false})
