import {randomBytes} from 'node:crypto'
import {sql} from 'kysely'
import type {Database} from '../kernel/database/database.ts'
import type {CleanImage} from './imageBytes.ts'

type Stored = Pick<Database, 'db'>

const day = 86_400_000

/** Milliseconds that a picture without a card is kept: whoever writes a card has it so long. */
export const looseImageLife = day

/** Keeps a picture for a card that its student is writing. Its id is its address, which nobody guesses. */
export async function storeImage(
  {db}: Stored,
  profileId: string,
  {mime, bytes, width, height}: CleanImage,
  now: number,
): Promise<string> {
  const id = randomBytes(32).toString('hex')
  // PGlite turns binary parameters into text one byte at a time; base64 is many times faster.
  await sql`insert into card_image (id, profile_id, mime, bytes, width, height, created_at)
    values (${id}, ${profileId}, ${mime}, decode(${bytes.toString('base64')}, 'base64'), ${width}, ${height},
      ${new Date(now)})`.execute(db)
  return id
}

/** How many pictures the student has sent since this instant. */
export async function countImages({db}: Stored, profileId: string, since: number): Promise<number> {
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
