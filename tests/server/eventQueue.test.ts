import {expect, test} from 'vitest'
import {eventQueue} from '../../server/kernel/eventQueue.ts'

const opened = (overflow?: string) =>
  eventQueue<string>({limit: 3, overflow, begun: Promise.resolve(), onEnd: () => undefined})
const five = ['a', 'b', 'c', 'd', 'e']

test('a slow reader loses the oldest events', async () => {
  const {push, iterator} = opened()
  five.forEach(push)
  const read = [await iterator.next(), await iterator.next(), await iterator.next()]
  expect(read.map(({value}) => value)).toEqual(['c', 'd', 'e'])
  await iterator.return?.()
})

test('a slow reader is told that events were lost, and then what came after that', async () => {
  const {push, iterator} = opened('missed')
  five.forEach(push)
  const read = [await iterator.next(), await iterator.next()]
  expect(read.map(({value}) => value)).toEqual(['missed', 'e'])
  await iterator.return?.()
  expect(await iterator.next()).toEqual({done: true, value: undefined})
})
