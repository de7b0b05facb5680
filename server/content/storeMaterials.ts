import type {Transaction} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import {type MaterialKind, materialKinds} from './items.ts'
import type {PreparedMaterial} from './materialText.ts'
import {batches, commentOf, excluded, storeImages, type Write} from './store.ts'
import type {StoredComment} from './tables.ts'

type MaterialWrite = Write<PreparedMaterial>
type Comments = ReadonlyMap<string, StoredComment | null>

const tables = {video: 'video', text: 'study_text', mindmap: 'mindmap', flashcard: 'flashcard'} as const

/** Writes videos, texts, mind maps and flashcards; what students did with them and `retired` stay as they are. */
export async function storeMaterials(
  trx: Transaction<Tables>,
  materials: readonly MaterialWrite[],
  now: Date,
): Promise<void> {
  for (const kind of materialKinds) {
    const ofKind = materials.filter(({value}) => value.material.kind === kind)
    for (const batch of batches(ofKind)) await storeBatch(trx, kind, batch, now)
  }
  await storeImages(
    trx,
    materials.flatMap(({value}) => value.images),
  )
}

async function storeBatch(
  trx: Transaction<Tables>,
  kind: MaterialKind,
  batch: readonly MaterialWrite[],
  now: Date,
): Promise<void> {
  const table = tables[kind]
  const ids = batch.map(({value}) => value.material.id)
  const known = await trx.selectFrom(table).select(['id', 'comment']).where('id', 'in', ids).execute()
  const comments: Comments = new Map(known.map(({id, comment}) => [id, comment]))
  const rows = batch.map((write) => rowOf(write, comments, now))
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && name !== 'created_at')
  await trx
    .insertInto(table)
    .values(rows)
    .onConflict((on) => on.column('id').doUpdateSet(excluded(columns)))
    .execute()
}

function rowOf({value, hash}: MaterialWrite, comments: Comments, now: Date) {
  const {material} = value
  const comment = commentOf(value.comment, comments.get(material.id) ?? null, now)
  const shared = {
    id: material.id,
    lesson_id: material.lesson ?? null,
    position: material.position,
    comment: comment === null ? null : JSON.stringify(comment),
    content_hash: hash,
  }
  if (material.kind === 'flashcard') {
    return {
      ...shared,
      area: material.area ?? null,
      classification: JSON.stringify(material.classification ?? []),
      inherits_classification: material.classification === undefined,
      prefix: material.prefix ?? null,
      front: JSON.stringify(value.front),
      back: JSON.stringify(value.back),
      created_at: now,
      updated_at: now,
    }
  }
  const {url, title, subtitle = null} = material
  if (material.kind !== 'video') return {...shared, url, title, subtitle, description: material.description ?? null}
  return {
    ...shared,
    url,
    title,
    subtitle,
    category: material.category ?? null,
    duration_seconds: material.durationSeconds ?? null,
    captions: JSON.stringify(material.captions),
    live_chat_link: material.liveChatLink ?? null,
    plus_category: material.plus?.category ?? null,
    plus_playlist: material.plus?.playlist ?? null,
    plus_order: material.plus?.order ?? null,
    plus_on: material.plus?.date ?? null,
  }
}
