import type {SyncStatus} from '../../machines/outbox/outbox.types.ts'
import {flashcardMachine} from '../../machines/study/flashcard.machine.ts'
import {DueNote} from '../../src/features/question/DueNote.tsx'
import {FlashcardView} from '../../src/features/study/flashcards/FlashcardView.tsx'
import type {ShownFlashcard} from '../../src/features/study/flashcards/shown.ts'
import {longCard, pictureCard, sepsisCard} from '../support/flashcards.ts'
import {flowStories} from '../support/flowStory.tsx'

/** The rest of a story: the card, which way round it is studied, and the outbox's word. */
const cards: Readonly<Record<string, {card: ShownFlashcard; syncStatus: SyncStatus; isReversed?: boolean}>> = {
  f3: {card: sepsisCard, syncStatus: 'sending'},
  onDevice: {card: sepsisCard, syncStatus: 'device'},
  reversed: {card: sepsisCard, syncStatus: 'saved', isReversed: true},
  picture: {card: pictureCard, syncStatus: 'saved'},
  long: {card: longCard, syncStatus: 'saved'},
  due: {card: sepsisCard, syncStatus: 'saved'},
}

const {at, meta} = flowStories({
  machine: flashcardMachine,
  View: ({state, send}) => {
    const {cardId} = state.context
    const {card, syncStatus, isReversed = false} = cards[cardId] ?? {card: sepsisCard, syncStatus: 'saved' as const}
    return (
      <FlashcardView
        state={state}
        send={send}
        card={card}
        isReversed={isReversed}
        place={{number: 3, total: 20}}
        syncStatus={syncStatus}
        note={cardId === 'due' ? <DueNote due={{reason: 'forgetting', retrievability: 0.71}} /> : undefined}
      />
    )
  },
  context: {
    cardId: 'f3',
    mode: 'saved',
    isEditable: true,
    grade: -1,
    writeKey: null,
    isUndo: false,
    undone: -1,
    isRefused: false,
    isFresh: false,
  },
})

const unseen = {asking: 'unseen'} as const
const seen = {asking: 'seen'} as const
const saving = {graded: 'saving'} as const
const answered = {graded: 'answered'} as const

export default {title: 'Fluxos/Estudo/Flashcard', ...meta}
export const FaceFront = at({face: 'front', grading: unseen})
export const FaceBack = at({face: 'back', grading: seen})
export const FaceFront_DueToday = at({face: 'front', grading: unseen}, {cardId: 'due'})
export const FaceFront_Reversed = at({face: 'front', grading: unseen}, {cardId: 'reversed'})
export const FaceFront_Picture = at({face: 'front', grading: unseen}, {cardId: 'picture'})
export const FaceBack_LongText = at({face: 'back', grading: seen}, {cardId: 'long'})
export const GradingDeciding = at({face: 'front', grading: 'deciding'})
export const GradingAskingUnseen = at({face: 'front', grading: unseen})
export const GradingAskingSeen = at({face: 'back', grading: seen})
export const GradingAskingSeen_TurnedBack = at({face: 'front', grading: seen})
export const GradingAskingSeen_Undone = at(
  {face: 'front', grading: seen},
  {cardId: 'onDevice', writeKey: 'key-2', isUndo: true, undone: 0},
)
export const GradingAskingRefused = at({face: 'back', grading: {asking: 'refused'}})
export const GradingGradedSaving = at({face: 'back', grading: saving}, {grade: 1, writeKey: 'key-1'})
export const GradingGradedSaving_OnDevice = at(
  {face: 'back', grading: saving},
  {cardId: 'onDevice', grade: 0, writeKey: 'key-1'},
)
export const GradingGradedAnswered = at({face: 'back', grading: answered}, {grade: 1})
export const GradingGradedAnswered_Wrong = at({face: 'front', grading: answered}, {grade: 0})
export const GradingGradedAnswered_PastDay = at({face: 'back', grading: answered}, {grade: 0, isEditable: false})
export const GradingReadOnly = at({face: 'front', grading: 'readOnly'}, {isEditable: false})
export const GradingReadOnly_Favourite = at({face: 'back', grading: 'readOnly'}, {mode: 'disabled'})
