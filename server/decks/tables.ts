import type {ColumnType, Generated} from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** What a card of the community has beside its row of `flashcard`, where `is_community` stands. */
export interface CommunityFlashcardTable {
  flashcard_id: string
  /** Who wrote it; null once the account is deleted, and for cards of the demo. */
  profile_id: string | null
  /** The author's name where there is no profile. */
  author_name: string | null
  /** The markdown that the author wrote, which searches read. */
  front_source: string
  back_source: string
  /** Both faces without case and accents. */
  searched: string
  /** How often somebody has added the card to a deck; kept with each change of a deck. */
  times_added: Generated<number>
  /** Why an operator hid the card, as its author was told; null otherwise. */
  hidden_reason: Generated<string | null>
  /** It came with a file. */
  is_imported: Generated<boolean>
  created_at: Timestamp
}

/** A picture that a student has sent for a card. */
export interface CardImageTable {
  /** 64 hexadecimal digits by chance, which are its address: `/content/images/<id>`. */
  id: string
  /** Who sent it; null once the account is deleted. */
  profile_id: string | null
  /** Null until the card is written. */
  flashcard_id: string | null
  mime: string
  bytes: Uint8Array
  width: number
  height: number
  created_at: Timestamp
}

/** Decks of the community. */
export interface DecksTables {
  card_image: CardImageTable
  community_flashcard: CommunityFlashcardTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends DecksTables {}
}
