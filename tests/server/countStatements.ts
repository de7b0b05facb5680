import type {Database} from '../../server/kernel/database/database.ts'

/** The database with a count of the statements that it is sent; each of them fails with the error when there is one. */
export function countStatements(database: Database, error?: Error): {database: Database; statements: () => number} {
  let amount = 0
  const db = database.db.withPlugin({
    transformQuery: ({node}) => {
      amount += 1
      if (error !== undefined) throw error
      return node
    },
    transformResult: async ({result}) => result,
  })
  return {database: {...database, db}, statements: () => amount}
}
