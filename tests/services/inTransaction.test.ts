import 'fake-indexeddb/auto'
import {type DBSchema, openDB} from 'idb'
import {expect, onTestFinished, test, vi} from 'vitest'
import {inTransaction} from '../../src/services/platform/inTransaction.ts'

interface Schema extends DBSchema {
  rows: {key: string; value: number}
}

const open = () => openDB<Schema>(crypto.randomUUID(), 1, {upgrade: (db) => void db.createObjectStore('rows')})

test('what one transaction did is there when it resolves', async () => {
  const database = await open()
  const sum = await inTransaction(database, 'rows', async (store) => {
    await store.put(2, 'a')
    await store.put(3, 'b')
    return (await store.getAll()).reduce((total, value) => total + value, 0)
  })
  expect(sum).toBe(5)
  expect(await database.getAllKeys('rows')).toEqual(['a', 'b'])
})

test('a transaction that is ended from outside rejects once, and leaves no rejection unobserved', async () => {
  const unobserved = vi.fn()
  process.on('unhandledRejection', unobserved)
  onTestFinished(() => void process.off('unhandledRejection', unobserved))
  const database = await open()
  const ended = inTransaction(database, 'rows', async (store) => {
    await store.put(2, 'a')
    store.transaction.abort()
    await store.get('a')
  })
  await expect(ended).rejects.toHaveProperty('name', 'TransactionInactiveError')
  await database.put('rows', 1, 'later')
  expect(unobserved).not.toHaveBeenCalled()
  expect(await database.getAllKeys('rows')).toEqual(['later'])
})
