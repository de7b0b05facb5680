import {createHash} from 'node:crypto'
import type {PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult} from 'kysely'
import type pg from 'pg'

/** Statements remembered by name; beyond that (importers write many different ones) they are sent as they are. */
const mostNames = 400

/** What the server answers when a migration changed the table behind a prepared statement. */
const planChanged = '0A000'

/**
 * A pool whose statements are prepared once per connection: planning a join of five tables takes PostgreSQL longer
 * than running it. Behind a proxy that changes connections between statements this must stay off.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  let generation = 0

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const name = createHash('sha256').update(`${generation} ${text}`).digest('hex').slice(0, 40)
    names.set(text, name)
    return name
  }

  async function run(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    const name = values.length > 0 ? nameOf(text) : undefined
    try {
      return await client.query({...(name !== undefined && {name}), text, values: [...values]})
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === planChanged) {
        names.clear()
        generation += 1
      }
      throw error
    }
  }

  function wrapped(client: pg.PoolClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(text: unknown, values?: readonly unknown[]): unknown {
      if (typeof text !== 'string') throw new Error('cursors are not used here')
      return run(client, text, values ?? [])
    }
    return {query, release: (destroy) => client.release(destroy)}
  }

  return {
    options: pool.options,
    connect: async () => wrapped(await pool.connect()),
    end: () => pool.end(),
  }
}
