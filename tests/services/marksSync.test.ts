import {expect, test} from 'vitest'
import type {DatedMarks} from '../../src/services/question/marks.ts'
import {createMarksSync} from '../../src/services/question/marksSync.ts'

const marks = (second: number, selected = 1): DatedMarks => ({
  struck: [0],
  selected,
  essay: null,
  highlights: [],
  dateNow: new Date(second * 1_000).toISOString(),
})

/** A device with its unsent marks, and what was handed to the outbox. */
function device(unsent: Record<string, DatedMarks>) {
  const kept = new Map(Object.entries(unsent))
  const written: {key: string; lane: string; input: unknown}[] = []
  const sync = createMarksSync({
    newKey: () => `k${written.length + 1}`,
    unsent: (scopedId) => kept.get(scopedId) ?? null,
    unsentQuestions: () => [...kept.keys()],
    settle: (scopedId, dateNow) => {
      if (kept.get(scopedId)?.dateNow === dateNow) kept.delete(scopedId)
    },
    write: (key, lane, input) => void written.push({key, lane, input}),
  })
  return {kept, written, sync}
}

test('marks are sent once they have rested, in a lane of their own', () => {
  const {written, sync} = device({'agenda-1:q1': marks(1)})
  sync.changed('agenda-1:q1')
  sync.tick(1_000)
  sync.changed('agenda-1:q1')
  sync.tick(4_000)
  sync.tick(7_999)
  expect(written).toEqual([])
  sync.tick(8_000)
  expect(written).toEqual([
    {
      key: 'k1',
      lane: 'marks agenda-1:q1',
      input: {
        question: 'q1',
        activity: 'agenda-1',
        struck: [0],
        selected: 1,
        essay: null,
        highlights: [],
        dateNow: '1970-01-01T00:00:01.000Z',
      },
    },
  ])
})

test('a question outside of activities is sent without one', () => {
  const {written, sync} = device({'viewer:q1': marks(1)})
  sync.changed('viewer:q1')
  sync.flush()
  expect(written).toMatchObject([{input: {question: 'q1', activity: null}}])
})

test('what the server took is settled; what changed meanwhile is sent again', () => {
  const {kept, written, sync} = device({'agenda-1:q1': marks(1)})
  sync.changed('agenda-1:q1')
  sync.flush()
  kept.set('agenda-1:q1', marks(2, 3))
  sync.settled('k1')
  expect([...kept.keys()]).toEqual(['agenda-1:q1'])
  sync.changed('agenda-1:q1')
  sync.flush()
  sync.settled('k2')
  expect(kept.size).toBe(0)
  expect(written.map(({input}) => input)).toMatchObject([{selected: 1}, {selected: 3}])
})

test('marks that a killed tab left unsent are found a minute later at the latest', () => {
  const {kept, written, sync} = device({})
  sync.tick(0)
  kept.set('agenda-1:q2', marks(5))
  sync.tick(59_000)
  expect(written).toEqual([])
  for (const now of [60_000, 61_000, 65_000]) sync.tick(now)
  expect(written).toMatchObject([{lane: 'marks agenda-1:q2'}])
})

test('the same marks are not handed over twice while they are on their way', () => {
  const {written, sync} = device({'agenda-1:q1': marks(1)})
  for (const now of [0, 4_000, 60_000, 64_000, 120_000, 124_000]) sync.tick(now)
  expect(written).toHaveLength(1)
})
