import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'
import {signatureBits} from '../../domain/decks/likeness.ts'
import {signCards} from './signatures.ts'

const statements = [
  'alter table flashcard add column is_community boolean not null default false',
  `create table community_flashcard (
    flashcard_id text primary key references flashcard (id) on delete cascade,
    profile_id text references profile (id) on delete set null,
    author_name text,
    front_source text not null,
    back_source text not null,
    searched text not null,
    times_added integer not null default 0 check (times_added >= 0),
    hidden_reason text,
    created_at timestamptz not null
  )`,
  'create index community_flashcard_of_author on community_flashcard (profile_id, created_at)',
  'create index deck_flashcard_of_card on deck_flashcard (flashcard_id)',
  'create index flashcard_of_community on flashcard (lesson_id) where is_community and not retired',
]

const images = [
  `create table card_image (
    id text primary key,
    profile_id text references profile (id) on delete set null,
    flashcard_id text references flashcard (id) on delete cascade,
    mime text not null,
    bytes bytea not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null
  )`,
  'create index card_image_of_author on card_image (profile_id, created_at)',
  'create index card_image_of_card on card_image (flashcard_id)',
  'create index card_image_loose on card_image (created_at) where flashcard_id is null',
]

/** Cards that students write for everybody. */
export const decksMigrations: Record<string, Migration> = {
  '240_decks': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  '281_card_import': {
    up: async (db: Kysely<unknown>) => {
      await sql.raw('alter table community_flashcard add column is_imported boolean not null default false').execute(db)
    },
  },
  '280_card_images': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of images) await sql.raw(statement).execute(db)
    },
  },
  '292_newest_cards': {
    up: async (db: Kysely<unknown>) => {
      const statements = [
        'create index flashcard_newest on flashcard (lesson_id, created_at desc, id) where is_community and not retired',
        'drop index flashcard_of_community',
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  /** The trigrams of a front as bits (`signatureOf`); null for cards that are not of the community. */
  '301_card_signatures': {
    up: async (db: Kysely<unknown>) => {
      await sql.raw(`alter table flashcard add column front_bits bit(${signatureBits})`).execute(db)
      await signCards(db)
      const statements = [
        `create index flashcard_signature on flashcard (lesson_id) include (id, front_bits)
          where is_community and not retired`,
        'drop index flashcard_newest',
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
