import {useSelector} from '@xstate/react'
import {type Ref, type RefObject, type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react'
import {plainText} from '../../../../domain/shared/plainText.ts'
import {currentQuestion} from '../../../../domain/question/navigation.ts'
import {deckResults, type GradingMode} from '../../../../domain/study/flashcard.ts'
import {deckMachine} from '../../../../machines/study/deck.machine.ts'
import {areCardShortcutsOn, cardNumber, currentCardId, isReversed} from '../../../../machines/study/deck.selectors.ts'
import type {FlashcardEvent} from '../../../../machines/study/flashcard.types.ts'
import type {OutboxEntry} from '../../../../machines/outbox/outbox.types.ts'
import {
  flashcardsReversedPreference,
  onPreferences,
  shortcutsPreference,
  stripStore,
} from '../../../services/question/preferences.ts'
import type {CardSource} from '../../../services/study/flashcards.ts'
import {brand} from '../../../text/shared/brand.ts'
import {flashcardHeading, flashcardText} from '../../../text/study/flashcard.ts'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {useOffline} from '../../shell/useOffline.ts'
import {useQueryParameter} from '../../shell/useAddress.ts'
import {ContentActionsSlot} from '../feedback/ContentActionsSlot.tsx'
import {DeckView} from './DeckView.tsx'
import {FlashcardCard} from './Flashcard.tsx'
import type {CardDeck} from './flashcard.implementations.ts'
import type {ShownFlashcard} from './shown.ts'
import {type CardAction, useCardShortcuts} from './useCardShortcuts.ts'
import {
  cardMarksOf,
  countedAnswers,
  type KnownCards,
  pendingGradeOf,
  useCardChunk,
  useKnownCards,
} from './useFlashcards.ts'
import type {Send} from '../../flow.ts'
import {useSend, withKeys} from '../../useSend.ts'
import {useFlow} from '../../useFlow.ts'
import {type CardWrite, createDeckImplementations} from './deck.implementations.ts'

export type FlashcardPagesProps = {
  readonly ids: readonly string[]
  /** Where the cards are studied; nulls outside an activity. */
  readonly source: CardSource
  /** `saved` in activities, `unsaved` in compass mode, `disabled` in favourites and viewers. */
  readonly mode: GradingMode
  readonly isEditable: boolean
  /** The outbox's entries of the activity; none outside one. */
  readonly entries: readonly OutboxEntry[]
  /** Hands a grade or its undo to the outbox; left out where nothing is saved. */
  readonly onWrite?: ((key: string, write: CardWrite) => void) | undefined
  /** Why a card is here, above it. */
  readonly noteOf?: ((cardId: string) => ReactNode) | undefined
  /** Focus mode and the like, beside the counter. */
  readonly tools?: ReactNode
  /** Hears what is known of all cards. */
  readonly onKnown?: ((known: KnownCards) => void) | undefined
}

/** A deck of flashcards by their ids, or why there is none. The address carries the card (`id`). */
export function FlashcardPages(props: FlashcardPagesProps) {
  const wanted = useQueryParameter('id')
  const [first] = useState(() => currentQuestion(props.ids, wanted, new Set()))
  if (first === null) return <EmptyState art="search" title={flashcardText.empty} />
  return <Deck {...props} first={first} wanted={wanted} />
}

type DeckProps = FlashcardPagesProps & {readonly first: string; readonly wanted: string | null}

const preferences = () => ({
  isReversed: flashcardsReversedPreference.read(),
  areShortcutsOn: shortcutsPreference.read(),
})

function useDeck({ids, first, wanted, onWrite}: DeckProps) {
  const actor = useFlow(deckMachine, {
    implementations: createDeckImplementations({onWrite}),
    input: () => ({cardIds: ids, currentId: first, isStripShown: stripStore.read(), ...preferences()}),
  })
  useEffect(() => {
    actor.send({type: 'address.changed', cardId: wanted ?? first})
  }, [actor, wanted, first])
  useEffect(() => onPreferences(() => actor.send({type: 'preference.changed', ...preferences()})), [actor])
  return actor
}

/** Lets the keyboard reach the card on the screen and the deck around it. */
function useKeys(actor: ReturnType<typeof useDeck>, areOn: boolean): RefObject<Send<FlashcardEvent> | null> {
  const card = useRef<Send<FlashcardEvent>>(null)
  const perform = useCallback(
    (action: CardAction) => {
      if (action === 'flip') card.current?.({type: 'card.flip'})
      if (action === 'wrong' || action === 'right')
        card.current?.({type: 'card.grade', grade: action === 'right' ? 1 : 0})
      if (action === 'next') actor.send({type: 'card.next'})
      if (action === 'previous') actor.send({type: 'card.previous'})
      if (action === 'undo') withKeys(actor.send)({type: 'grade.undo'})
    },
    [actor],
  )
  useCardShortcuts(areOn, perform)
  return card
}

function Deck(props: DeckProps) {
  const {ids, source, entries, tools, onKnown, first} = props
  const actor = useDeck(props)
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const currentId = currentCardId(state)
  const remote = useCardChunk(ids, currentId, source)
  const chunk = remote.status === 'ready' ? remote.value : nothing
  const known = useKnownCards(ids, chunk, source)
  const marks = useMemo(() => cardMarksOf(ids, known, entries), [ids, known, entries])
  const results = useMemo(() => deckResults(countedAnswers(ids, known, entries)), [ids, known, entries])
  const number = cardNumber(state)
  const sendRef = useKeys(actor, areCardShortcutsOn(state) && !state.matches('helping') && !state.matches('listing'))
  useEffect(() => {
    document.title = `${flashcardHeading(number, ids.length)} · ${brand.name}`
  }, [number, ids.length])
  useEffect(() => onKnown?.(known), [onKnown, known])
  const card = chunk.find(({_id}) => _id === currentId)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && currentId !== first) setHasMoved(true)
  const isOffline = useOffline()

  if (remote.status === 'loading') return loading
  if (remote.status === 'failed')
    return <LoadFailed isOffline={isOffline} words={flashcardText} onRetry={remote.retry} />
  return (
    <DeckView
      state={state}
      send={send}
      marks={marks}
      results={results}
      tools={tools}
      actions={
        card ? (
          <ContentActionsSlot
            document={card._id}
            type="flashcard"
            title={plainText(card.front, nameLength)}
            theme={card.classification}
          />
        ) : undefined
      }
    >
      <CurrentCard {...props} actor={actor} state={state} card={card} sendRef={sendRef} takesFocus={hasMoved} />
    </DeckView>
  )
}

type CurrentProps = DeckProps & {
  readonly actor: ReturnType<typeof useDeck>
  readonly state: ReturnType<ReturnType<typeof useDeck>['getSnapshot']>
  readonly card: ShownFlashcard | undefined
  readonly sendRef: Ref<Send<FlashcardEvent>>
  /** The student has gone from one card to another since the deck was opened. */
  readonly takesFocus: boolean
}

function CurrentCard({
  ids,
  mode,
  isEditable,
  entries,
  onWrite,
  noteOf,
  actor,
  state,
  card,
  sendRef,
  takesFocus,
}: CurrentProps) {
  const deck = useMemo<CardDeck>(
    () => ({
      onGrade: (cardId, grade, key) => {
        onWrite?.(key, {operation: 'answerFlashcard', document: cardId, choosen: grade})
        actor.send({type: 'card.graded', cardId, grade})
      },
      onUndo: (cardId, key) => {
        onWrite?.(key, {operation: 'undoFlashcardAnswer', document: cardId})
        actor.send({type: 'card.reopened', cardId})
      },
      onAdvance: () => actor.send({type: 'card.next'}),
    }),
    [actor, onWrite],
  )
  const cardId = card?._id
  const pending = useMemo(() => (cardId === undefined ? null : pendingGradeOf(entries, cardId)), [entries, cardId])
  if (!card) return <EmptyState art="search" title={flashcardText.notFound} />
  return (
    <FlashcardCard
      key={card.scopedId}
      card={card}
      mode={mode}
      isEditable={isEditable}
      isReversed={isReversed(state)}
      place={{number: cardNumber(state), total: ids.length}}
      pending={pending}
      note={noteOf?.(card._id)}
      takesFocus={takesFocus}
      deck={deck}
      sendRef={sendRef}
    />
  )
}

/** Long enough to be told from others when it is read aloud. */
const nameLength = 80

/** As tall as a card with its grades, so that nothing moves when it comes. */
const loading = <Skeleton shape="block" lines={4} label={flashcardText.loading} />
const nothing: readonly ShownFlashcard[] = []
