import {describe, expect, test} from 'vitest'
import {inBatches} from '../../server/kernel/database/batches.ts'

/** A database whose statements are answered one by one, as the test says. */
function slowDatabase() {
  const statements: {readonly keys: readonly string[]; answer: () => void; refuse: (error: Error) => void}[] = []
  const readMany = (keys: readonly string[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      statements.push({keys, answer: () => resolve(keys.map((key) => key.toUpperCase())), refuse: reject})
    })
  return {statements, readMany, sent: () => statements.map(({keys}) => keys)}
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** What a reply has caused is planned in its turn and done in the next one. */
async function settled(): Promise<void> {
  await turn()
  await turn()
}

describe('statements for many callers', () => {
  test('what is asked for in one turn goes in one statement, and everybody gets their own', async () => {
    const {statements, readMany, sent} = slowDatabase()
    const read = inBatches(readMany)
    const all = Promise.all([read('a'), read('b'), read('a')])
    await settled()
    expect(sent()).toEqual([['a', 'b', 'a']])
    statements[0]?.answer()
    expect(await all).toEqual(['A', 'B', 'A'])
  })

  test('what comes while two statements are on their way waits and goes together: a read begins after it was asked for', async () => {
    const {statements, readMany, sent} = slowDatabase()
    const read = inBatches(readMany)
    const first = read('a')
    await settled()
    const second = read('b')
    await settled()
    const later = Promise.all([read('c'), read('a')])
    await settled()
    expect(sent()).toEqual([['a'], ['b']])
    statements[1]?.answer()
    expect(await second).toBe('B')
    await settled()
    expect(sent()).toEqual([['a'], ['b'], ['c', 'a']])
    for (const {answer} of statements) answer()
    expect([await first, ...(await later)]).toEqual(['A', 'C', 'A'])
  })

  test.each([
    {
      what: 'a statement takes so many keys and no more; the others go with the next ones',
      batching: {most: 2},
      keys: ['a', 'b', 'c', 'd', 'e'],
      first: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      next: ['e'],
    },
    {
      what: 'keys of one owner go one after the other, and hold up nobody else’s',
      batching: {ownerOf: (key: string) => key.slice(0, 1)},
      keys: ['a1', 'a2', 'b1', 'a3', 'c1'],
      first: [['a1', 'b1', 'c1'], ['a2']],
      next: ['a3'],
    },
  ])('$what', async ({batching, keys, first, next}) => {
    const {statements, readMany, sent} = slowDatabase()
    const read = inBatches(readMany, batching)
    const all = Promise.all(keys.map((key) => read(key)))
    await settled()
    expect(sent()).toEqual(first)
    statements[0]?.answer()
    await settled()
    expect(sent()[2]).toEqual(next)
    for (const {answer} of statements) answer()
    expect(await all).toEqual(keys.map((key) => key.toUpperCase()))
  })

  test('what sockets ask for in one look of the process at all of them goes together', async () => {
    const {statements, readMany, sent} = slowDatabase()
    const read = inBatches(readMany)
    const first = read('a')
    // The next socket is heard when all that the first one has caused is done.
    await new Promise((resolve) => process.nextTick(resolve))
    const second = read('b')
    await settled()
    expect(sent()).toEqual([['a', 'b']])
    statements[0]?.answer()
    expect(await Promise.all([first, second])).toEqual(['A', 'B'])
  })

  test('keys that are large fill a statement sooner, and one that is larger than all has its own', async () => {
    const {statements, readMany, sent} = slowDatabase()
    const read = inBatches(readMany, {most: 4, sizeOf: (key) => key.length})
    const all = Promise.all(['aa', 'bb', 'c', 'dddddd', 'e'].map((key) => read(key)))
    await settled()
    for (const {answer} of statements) answer()
    await settled()
    for (const {answer} of statements) answer()
    await settled()
    expect(sent()).toEqual([['aa', 'bb'], ['c'], ['dddddd'], ['e']])
    for (const {answer} of statements) answer()
    expect(await all).toEqual(['AA', 'BB', 'C', 'DDDDDD', 'E'])
  })

  test('a statement that fails fails its own keys, and the next one is sent', async () => {
    const {statements, readMany} = slowDatabase()
    const read = inBatches(readMany, {most: 1})
    const failing = read('a')
    const refusing = settled().then(() => statements[0]?.refuse(new Error('no connection')))
    await expect(failing).rejects.toThrow('no connection')
    await refusing
    const next = read('b')
    await settled()
    statements[1]?.answer()
    expect(await next).toBe('B')
  })

  test('a reply that has not a value for each key is an error, not somebody else’s value', async () => {
    const read = inBatches<string, string>(() => Promise.resolve(['A']))
    const both = [read('a'), read('b')]
    expect((await Promise.allSettled(both)).map(({status}) => status)).toEqual(['rejected', 'rejected'])
  })
})
