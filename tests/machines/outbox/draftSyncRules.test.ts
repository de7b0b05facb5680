import {describe, expect, test} from 'vitest'
import {createActor} from 'xstate'
import {draftSyncMachine} from '../../../machines/outbox/draftSync.machine.ts'
import type {Draft, SentDraft} from '../../../machines/outbox/draftSync.types.ts'
import {draftStoreOf} from '../../../src/services/outbox/draftStore.ts'
import {draftAt} from '../../models/outbox/draftSync.model.ts'

/** A device with its unsent drafts, and what was handed to the outbox. */
function device(unsent: readonly Draft[], pauseMs = 4_000) {
  const kept = new Map(unsent.map((draft) => [draft.id, draft]))
  const written: SentDraft[] = []
  let tell = (_id: string): void => undefined
  const actor = createActor(
    draftSyncMachine.provide({
      actors: {
        draftStore: draftStoreOf({
          onChange: (listener) => {
            tell = listener
            return () => undefined
          },
          unsent: () => [...kept.keys()],
          read: (id) => kept.get(id) ?? null,
          settle: ({id, stamp}) => {
            if (kept.get(id)?.stamp === stamp) kept.delete(id)
          },
        }),
      },
      actions: {requestWrite: (_, sent) => void written.push(sent)},
    }),
    {input: {pauseMs}},
  ).start()
  const change = (draft: Draft) => {
    kept.set(draft.id, draft)
    tell(draft.id)
  }
  const tick = (...instants: readonly number[]) => {
    for (const now of instants) actor.send({type: 'clock.ticked', now})
  }
  const confirm = (index: number) => actor.send({type: 'write.confirmed', key: written[index]?.key ?? ''})
  const stamps = () => written.map(({draft}) => draft.stamp)
  return {actor, kept, written, change, tick, confirm, stamps}
}

describe('a draft that changes', () => {
  test('is sent once the student pauses', () => {
    const {change, tick, stamps} = device([])
    change(draftAt(1))
    tick(1_000)
    change(draftAt(2))
    tick(4_000, 7_999)
    expect(stamps()).toEqual([])
    tick(8_000)
    expect(stamps()).toEqual(['second 2'])
  })

  test('is sent at once where nothing is gained by a pause', () => {
    const {change, stamps} = device([], 0)
    change(draftAt(1))
    expect(stamps()).toEqual(['second 1'])
  })

  test('is sent when the student signs out', () => {
    const {actor, change, stamps} = device([])
    change(draftAt(1))
    actor.send({type: 'session.ending'})
    expect(stamps()).toEqual(['second 1'])
  })

  test('is not sent when another tab has sent it meanwhile', () => {
    const {kept, change, tick, stamps} = device([])
    change(draftAt(1))
    tick(1_000)
    kept.clear()
    tick(5_000)
    expect(stamps()).toEqual([])
  })
})

describe('a draft that was sent', () => {
  test('is settled when the server took it; what changed meanwhile is sent again', () => {
    const {actor, kept, change, confirm, stamps} = device([])
    change(draftAt(1))
    actor.send({type: 'session.ending'})
    change(draftAt(2))
    confirm(0)
    expect([...kept.keys()]).toEqual(['agenda-1:q1'])
    actor.send({type: 'session.ending'})
    confirm(1)
    expect([kept.size, stamps()]).toEqual([0, ['second 1', 'second 2']])
  })

  test('is settled when the server will never take it', () => {
    const {actor, kept, written, change} = device([], 0)
    change(draftAt(1))
    actor.send({type: 'write.refused', key: written[0]?.key ?? '', code: 'INTERNAL'})
    expect([kept.size, actor.getSnapshot().context.sent]).toEqual([0, []])
  })

  test('is not sent again while it is on its way', () => {
    const {tick, stamps} = device([draftAt(1)])
    tick(0, 1_000, 5_000, 60_000, 61_000, 65_000, 120_000, 121_000, 125_000)
    expect(stamps()).toEqual(['second 1'])
  })
})

test('what a killed tab left unsent is found a minute later at the latest', () => {
  const {kept, tick, stamps} = device([])
  tick(0)
  kept.set('agenda-1:q1', draftAt(5))
  tick(59_999)
  expect(stamps()).toEqual([])
  tick(60_000, 61_000, 65_000)
  expect(stamps()).toEqual(['second 5'])
})

test('what is found again does not begin its pause anew', () => {
  const {change, tick, stamps} = device([])
  tick(0)
  change(draftAt(1))
  tick(57_000, 60_000, 61_000)
  expect(stamps()).toEqual(['second 1'])
})
