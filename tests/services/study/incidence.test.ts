import {type Client, CombinedError} from '@urql/core'
import {expect, test} from 'vitest'
import {createActor, type EventObject, setup} from 'xstate'
import type {WatchIncidence} from '../../../machines/study/lessonIncidence.types.ts'
import {watchIncidenceWith} from '../../../src/services/study/incidence.actors.ts'
import {oneBoard} from '../../models/study/incidence.ts'

type Reply = {readonly data?: unknown; readonly error?: CombinedError; readonly stale: boolean}

const lost = new CombinedError({networkError: new Error('socket hang up')})
const known = {lessonIncidence: {_id: 'sepse', boards: oneBoard}}

/** What the machine hears when the client gives these replies one after the other, and whether the client is left at the end. */
function heard(replies: readonly Reply[]): {readonly events: readonly unknown[]; readonly isLeft: boolean} {
  const events: unknown[] = []
  let isLeft = false
  const client = {
    query: () => ({
      subscribe: (listen: (reply: Reply) => void) => {
        replies.forEach(listen)
        return {unsubscribe: () => (isLeft = true)}
      },
    }),
  }
  const listening = setup({
    types: {} as {events: EventObject},
    // The one operation that is used, of the many that a client has.
    actors: {watch: watchIncidenceWith(() => client as unknown as Client)},
    actions: {note: ({event}) => events.push(event)},
  }).createMachine({
    invoke: {src: 'watch', input: {lessonId: 'sepse'} satisfies WatchIncidence},
    on: {'*': {actions: 'note'}},
  })
  createActor(listening).start().stop()
  return {events, isLeft}
}

test.each<[string, readonly Reply[], readonly unknown[]]>([
  [
    'what the device knows and then the server',
    [
      {data: known, stale: true},
      {data: known, stale: false},
    ],
    [
      {type: 'incidence.arrived', boards: oneBoard, isStale: false},
      {type: 'incidence.arrived', boards: oneBoard, isStale: false},
    ],
  ],
  [
    'what the device knows, said to be of it when the server cannot be asked',
    [{data: known, error: lost, stale: false}],
    [{type: 'incidence.arrived', boards: oneBoard, isStale: true}],
  ],
  ['a failure when nobody knows', [{error: lost, stale: false}], [{type: 'incidence.failed'}]],
  ['nothing while a failed read is asked for again', [{error: lost, stale: true}], []],
])('the machine hears %s', (_words, replies, events) => {
  expect(heard(replies)).toEqual({events, isLeft: true})
})
