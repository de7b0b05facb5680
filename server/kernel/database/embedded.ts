import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {PGlite, types} from '@electric-sql/pglite'
import {Kysely, PGliteDialect} from 'kysely'
import {guarded} from '../guarded.ts'
import {checkedChannel} from './channel.ts'
import type {Database, DatabaseOptions} from './database.types.ts'
import {lockFolder} from './folderLock.ts'
import {freeRoom, keepRoom, NoRoom, reservedRoom, watchRoom} from './room.ts'
import type {Tables} from './tables.ts'

/** Of its own an embedded database takes 128 MB for pages that the operating system keeps as well. */
const embeddedBuffers = '16MB'

/**
 * Opens the embedded database of a folder, or one in memory.
 *
 * @throws Error naming the process that already holds the folder; NoRoom when its disk is full
 */
export async function openEmbedded({
  dataDir = 'memory://',
  image,
  freeRoom: free = freeRoom,
}: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir.startsWith('memory://')
  if (!inMemory) await mkdir(dataDir, {recursive: true})
  const hasRoom = () => inMemory || free(dataDir) >= reservedRoom
  if (!hasRoom()) throw new NoRoom(dataDir)
  const unlock = inMemory ? async () => {} : await lockFolder(dataDir)
  const parsers = {[types.INT8]: Number, [types.DATE]: (text: string) => text}
  const place = inMemory ? 'memory://' : join(dataDir, 'pglite')
  const pglite = await PGlite.create({
    dataDir: place,
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${embeddedBuffers}`],
    ...(image && {loadDataDir: image}),
  }).catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const room = watchRoom()
  const plugins = inMemory ? [] : [keepRoom(dataDir, free)]
  const db = new Kysely<Tables>({dialect: new PGliteDialect({pglite}), log: room.note, plugins})
  return {
    db,
    kind: 'pglite',
    listen: async (channel, callback) => {
      const stop = await pglite.listen(
        checkedChannel(channel),
        guarded(() => {}, channel, callback),
      )
      return async () => stop()
    },
    notify: async (channel, payload) => {
      await pglite.query('select pg_notify($1, $2)', [checkedChannel(channel), payload])
    },
    hasRoom: async () => hasRoom() && room.check(db),
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      await unlock()
    },
  }
}
