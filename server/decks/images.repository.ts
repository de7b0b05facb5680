import {randomBytes} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import type {CleanImage} from './imageBytes.ts'

type Stored = {readonly db: Kysely<Tables>}

const day = 86_400_000

/** Milliseconds that a picture without a card is kept: whoever writes a card has it so long. */
export const looseImageLife = day

/**
 * Keeps a picture for a card that its student is writing. Its id is its address, which nobody guesses. A picture that is sent
 * again before its card is written, because the reply was lost, keeps the id it has.
 *
 * @param most how many the student may have sent since `since`
 * @returns null when the student has sent so many
 */
export async function storeImage(
  {db}: Stored,
  profileId: string,
  {mime, bytes, width, height}: CleanImage,
  {now, since, most}: {readonly now: number; readonly since: number; readonly most: number},
): Promise<string | null> {
  // PGlite turns binary parameters into text one byte at a time; base64 is many times faster.
  const file = sql`decode(${bytes.toString('base64')}, 'base64')`
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`card images ${profileId}`}))`.execute(trx)
    const {rows} = await sql<{id: string}>`
      update card_image set created_at = ${new Date(now)}
      where profile_id = ${profileId} and flashcard_id is null and mime = ${mime} and bytes = ${file}
      returning id`.execute(trx)
    if (rows[0] !== undefined) return rows[0].id
    if ((await countImages({db: trx}, profileId, since)) >= most) return null
    const id = randomBytes(32).toString('hex')
    await sql`insert into card_image (id, profile_id, mime, bytes, width, height, created_at)
      values (${id}, ${profileId}, ${mime}, ${file}, ${width}, ${height}, ${new Date(now)})`.execute(trx)
    return id
  })
}

/** How many pictures the student has sent since this instant. */
async function countImages({db}: Stored, profileId: string, since: number): Promise<number> {
  const {rows} = await sql<{amount: number}>`
    select count(*)::integer as amount from card_image
    where profile_id = ${profileId} and created_at > ${new Date(since)}`.execute(db)
  return rows[0]?.amount ?? 0
}

/** The file of a picture; undefined once its card is hidden or taken away. */
export async function findImageFile(
  {db}: Stored,
  id: string,
): Promise<{readonly mime: string; readonly bytes: Buffer} | undefined> {
  const {rows} = await sql<{mime: string; base64: string}>`
    select i.mime, encode(i.bytes, 'base64') as base64 from card_image i left join flashcard f on f.id = i.flashcard_id
    where i.id = ${id} and f.retired is distinct from true`.execute(db)
  return rows.map(({mime, base64}) => ({mime, bytes: Buffer.from(base64, 'base64')}))[0]
}

export type ImageSize = {readonly width: number; readonly height: number}

/** The student's own pictures that stand in no card yet, by id. */
export async function findLooseImages(
  {db}: Stored,
  profileId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImageSize>> {
  if (ids.length === 0) return new Map()
  const {rows} = await sql<ImageSize & {id: string}>`
    select id, width, height from card_image
    where profile_id = ${profileId} and flashcard_id is null and id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map(({id, width, height}) => [id, {width, height}]))
}

/** Deletes pictures whose card was never written. */
export async function pruneImages(db: Stored['db'], now: number): Promise<void> {
  await sql`delete from card_image where flashcard_id is null and created_at < ${new Date(now - looseImageLife)}`.execute(
    db,
  )
}
