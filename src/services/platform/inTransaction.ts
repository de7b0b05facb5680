import type {DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames} from 'idb'

/**
 * Carries `work` out in one transaction that may write, and resolves with its result once the transaction is done.
 * Rejects with the first failure. The end of the transaction is observed from the start: a database that the browser
 * closes in the middle fails the work and the transaction both.
 */
export async function inTransaction<Schema extends DBSchema, Name extends StoreNames<Schema>, Result>(
  database: IDBPDatabase<Schema>,
  name: Name,
  work: (store: IDBPObjectStore<Schema, [Name], Name, 'readwrite'>) => Promise<Result>,
): Promise<Result> {
  const {store, done} = database.transaction(name, 'readwrite')
  const [result] = await Promise.all([work(store), done])
  return result
}
