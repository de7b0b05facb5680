import {createHash, randomUUID} from 'node:crypto'
import type {Kysely} from 'kysely'
import {sql} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import {folderOf, maxObjects} from '../rules.ts'
import type {StorageObjectTable} from '../tables.ts'
import type {Upload} from './multipart.ts'

/** An object without its bytes. */
export type ObjectInfo = Omit<StorageObjectTable, 'bytes' | 'owner_uid'>

type Place = {readonly bucket: string; readonly name: string}

const infoColumns = [
  'bucket',
  'name',
  'content_type',
  'size',
  'md5',
  'download_token',
  'created_at',
  'updated_at',
] as const

/** Keeps an object under its name, in the place of an older one. Undefined when the profile has too many. */
export async function putObject(
  db: Kysely<Tables>,
  place: Place,
  {contentType, bytes}: Upload,
  owner: {readonly uid: string; readonly profileId: string},
  now: number,
): Promise<ObjectInfo | undefined> {
  const content = {
    content_type: contentType,
    size: bytes.byteLength,
    // PGlite turns binary parameters into text one byte at a time; base64 is many times faster.
    bytes: sql<Uint8Array>`decode(${bytes.toString('base64')}, 'base64')`,
    md5: createHash('md5').update(bytes).digest('base64'),
    download_token: randomUUID(),
    owner_uid: owner.uid,
    updated_at: new Date(now),
  }
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${folderOf(owner.profileId)}))`.execute(trx)
    if ((await countOthers(trx, place, owner.uid)) >= maxObjects) return undefined
    return trx
      .insertInto('storage_object')
      .values({...place, ...content, created_at: new Date(now)})
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'name']).doUpdateSet((eb) => ({...content, bytes: eb.ref('excluded.bytes')})),
      )
      .returning(infoColumns)
      .executeTakeFirstOrThrow()
  })
}

/** An object without its bytes. */
export function findObject(db: Kysely<Tables>, {bucket, name}: Place): Promise<ObjectInfo | undefined> {
  return db
    .selectFrom('storage_object')
    .select(infoColumns)
    .where('bucket', '=', bucket)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** The bytes of an object. */
export async function readBytes(db: Kysely<Tables>, {bucket, name}: Place): Promise<Buffer> {
  const row = await db
    .selectFrom('storage_object')
    .select(sql<string>`encode(bytes, 'base64')`.as('base64'))
    .where('bucket', '=', bucket)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(row.base64, 'base64')
}

/** Ends an object. */
export async function deleteObject(db: Kysely<Tables>, {bucket, name}: Place): Promise<void> {
  await db.deleteFrom('storage_object').where('bucket', '=', bucket).where('name', '=', name).execute()
}

/** An object in the answer of the storage service. */
export function objectRecord(info: ObjectInfo) {
  return {
    name: info.name,
    bucket: info.bucket,
    generation: String(info.updated_at.getTime() * 1000),
    metageneration: '1',
    contentType: info.content_type,
    timeCreated: info.created_at.toISOString(),
    updated: info.updated_at.toISOString(),
    storageClass: 'STANDARD',
    size: String(info.size),
    md5Hash: info.md5,
    contentEncoding: 'identity',
    contentDisposition: 'inline',
    etag: info.md5,
    downloadTokens: info.download_token,
  }
}

async function countOthers(trx: Kysely<Tables>, {bucket, name}: Place, uid: string): Promise<number> {
  const found = await trx
    .selectFrom('storage_object')
    .select((eb) => eb.fn.countAll<number>().as('objects'))
    .where('owner_uid', '=', uid)
    .where('bucket', '=', bucket)
    .where('name', '<>', name)
    .executeTakeFirstOrThrow()
  return Number(found.objects)
}
