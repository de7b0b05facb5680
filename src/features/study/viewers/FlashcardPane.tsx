import {css} from 'styled-system/css'
import {plainText} from '../../../../domain/shared/plainText.ts'
import {Zoomable} from '../../question/tools/Zoomable.tsx'
import {ContentActionsSlot} from '../feedback/ContentActionsSlot.tsx'
import type {CardDeck} from '../flashcards/flashcard.implementations.ts'
import {FlashcardCard} from '../flashcards/Flashcard.tsx'
import {ContentWait} from './ContentWait.tsx'
import {favoriteActions, type PaneProps, viewedActions} from './pane.ts'
import {useViewedFlashcard} from './useContent.ts'

/** Long enough to be told from others when it is read aloud. */
const nameLength = 80

const nothing = () => undefined
const noDeck: CardDeck = {onGrade: nothing, onUndo: nothing, onAdvance: nothing}

/** A card to turn: its answers are not kept in favourites and viewers (spec 2§4). */
export function FlashcardPane({id, onFavorite}: PaneProps) {
  const {content: card, ...wait} = useViewedFlashcard(id)
  if (!card) return <ContentWait {...wait} />
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      <Zoomable>
        <FlashcardCard
          key={id}
          card={card}
          mode="disabled"
          isEditable={false}
          isReversed={false}
          place={null}
          pending={null}
          takesFocus={false}
          deck={noDeck}
        />
      </Zoomable>
      <ContentActionsSlot
        document={id}
        type="flashcard"
        title={plainText(card.front, nameLength)}
        onFavorite={onFavorite}
        only={onFavorite ? favoriteActions : viewedActions}
      />
    </div>
  )
}
