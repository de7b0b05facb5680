import type {CardDraft, CardImage, CardSide} from '../../domain/decks/card.ts'
import type {ImageFailure, PickedImage} from '../../domain/decks/cardPicture.ts'
import type {DeckLesson} from '../../domain/decks/deckList.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type CardCreationContext = {
  readonly draft: CardDraft
  /** The lessons to choose from, by title; empty where the lesson is given. */
  readonly lessons: readonly DeckLesson[]
  /** The picture that is being stored. */
  readonly picked: PickedImage | null
  /** Why the last picked file stands in no face. */
  readonly imageFailure: ImageFailure | null
  /** The name of this draft's creation, for as long as its reply is not known. */
  readonly key: string | null
  readonly failure: RequestFailure | null
}

export type CardCreated = CardDraft & {readonly key: string}

/** A stored picture, which says in no words yet what it shows. */
export type StoredImage = Pick<CardImage, 'id'>

export type DraftWords = Partial<Pick<CardDraft, 'lessonId' | 'front' | 'back'>>

export type CardCreationEvent =
  | {readonly type: 'creation.open'; readonly lessonId: string | null; readonly lessons: readonly DeckLesson[]}
  | {readonly type: 'draft.change'; readonly changes: DraftWords}
  | ({readonly type: 'image.pick'} & PickedImage)
  | {readonly type: 'image.describe'; readonly side: CardSide; readonly alt: string}
  | {readonly type: 'image.remove'; readonly side: CardSide}
  | {readonly type: 'card.create'; readonly key: string}
  | {readonly type: 'creation.close'}
