import {statfsSync} from 'node:fs'
import {type Kysely, type KyselyPlugin, type LogEvent, type OperationNode, RawNode, sql} from 'kysely'

/** SQLSTATE of a disk that is full, and what the system says of it. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** True when the database, or the system under it, had no room to write. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && fullCodes.has(error.code)

/**
 * Remembers that a statement found no room, which reading alone never finds out, until there is room again. `note` is the
 * log of the database's statements; `check` is true while there is room, and writes only when there was none.
 */
export function watchRoom() {
  let wasFull = false
  return {
    note: (event: LogEvent): void => {
      if (event.level === 'error' && isFull(event.error)) wasFull = true
    },
    check: async <Schema>(db: Kysely<Schema>): Promise<boolean> => {
      if (!wasFull) return true
      try {
        // Two megabytes in a table of this transaction: they take room on the same disk, and give it back.
        await db
          .transaction()
          .execute((tx) =>
            sql`create temp table room_for_more on commit drop as select repeat(md5(n::text), 32) as filler from generate_series(1, 2000) n`.execute(
              tx,
            ),
          )
        wasFull = false
        return true
      } catch (error) {
        if (isFull(error)) return false
        throw error
      }
    },
  }
}

/**
 * Bytes that stay free on the disk of an embedded database. Its log grows by files of 16 MB, and one that does not fit
 * stops not a statement but the whole process, which hangs in it; so it never gets there.
 */
export const reservedRoom = 64 * 1024 * 1024

/** A write for which the disk has no room, by the code that PostgreSQL has for it. */
export class NoRoom extends Error {
  readonly code = '53100'

  constructor(folder: string) {
    super(`No space left: less than ${reservedRoom / 1024 / 1024} MB are free on the disk of ${folder}.`)
    this.name = 'NoRoom'
  }
}

/** Bytes that are free for this process on the disk of a folder. */
export function freeRoom(folder: string): number {
  const {bavail, bsize} = statfsSync(folder)
  return bavail * bsize
}

/** Refuses statements that write while the disk has less than `reservedRoom`; reading goes on. */
export function keepRoom(folder: string, free: (folder: string) => number): KyselyPlugin {
  return {
    transformQuery: ({node}) => {
      if (isWriting(node) && free(folder) < reservedRoom) throw new NoRoom(folder)
      return node
    },
    transformResult: async ({result}) => result,
  }
}

const writing = /\b(?:insert|update|delete|merge|create|alter|drop|truncate|copy)\b/i
const writingNode = /^(?:Insert|Update|Delete|Merge|Create|Alter|Drop)/

const isWriting = (node: OperationNode): boolean =>
  RawNode.is(node)
    ? node.sqlFragments.some((text) => writing.test(text)) || node.parameters.some(isWriting)
    : writingNode.test(node.kind)
