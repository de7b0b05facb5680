import {beforeEach, expect, test, vi} from 'vitest'
import {createActor, type EventObject, type PromiseActorLogic, sendTo, setup, toPromise} from 'xstate'
import {changeHidingWith, loadReportedWith} from '../../../src/services/forum/hiding.actors.ts'
import {followQueueWith, loadMoreWaitingWith, queueLooks} from '../../../src/services/forum/monitor.actors.ts'
import {older} from '../../models/forum/comments.ts'
import {serviceWith} from './wire.ts'

function ask<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input): Promise<Output> {
  const actor = createActor<PromiseActorLogic<Output, Input>>(logic, {input})
  actor.start()
  return toPromise(actor)
}

const page = Object.assign(new EventTarget(), {hidden: false})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  const net = new EventTarget()
  vi.stubGlobal('addEventListener', net.addEventListener.bind(net))
  vi.stubGlobal('removeEventListener', net.removeEventListener.bind(net))
  vi.stubGlobal('navigator', {onLine: true})
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a comment is hidden with its reason, or stands, under the key of the act', async () => {
  const {asked, open} = serviceWith(() => Response.json(older))
  await ask(changeHidingWith(open), {id: 'c0', reason: 'Ofende.', key: 'a'})
  await ask(changeHidingWith(open), {id: 'c0', reason: null, key: 'b'})
  expect(asked).toEqual([
    {method: 'POST', path: '/v1/comment/c0/hide', key: 'a', body: {reason: 'Ofende.'}},
    {method: 'POST', path: '/v1/comment/c0/hide', key: 'b', body: {reason: null}},
  ])
})

test('what was reported has the address of its comment', async () => {
  const reports = [{reason: 'offTopic', description: '', createdAt: older.createdAt}]
  const {open} = serviceWith(() => Response.json({items: [{comment: older, reports}], total: 1}))
  expect(
    await ask(
      loadReportedWith(open, (reason) => `words of ${reason}`),
      undefined,
    ),
  ).toEqual({
    items: [
      {
        id: 'c0',
        author: older.user.name,
        body: older.body,
        reports: [{title: 'words of offTopic', description: '', createdAt: older.createdAt}],
        link: '/viewer/questao?id=q1&comment=c0',
      },
    ],
    total: 1,
  })
})

test('the queue goes on behind the last comment', async () => {
  const {asked, open} = serviceWith(() => Response.json({items: [], total: 21}))
  expect(await ask(loadMoreWaitingWith(open), {after: 'c0'})).toEqual({items: [], total: 21})
  expect(asked.map(({path}) => path)).toEqual(['/v1/monitor/list?after=c0'])
})

test('the queue is looked at from time to time while its page is seen, and not after it is left', async () => {
  const {asked, open} = serviceWith(() => Response.json({items: [], total: 0}))
  const told: EventObject[] = []
  const machine = setup({actors: {follow: followQueueWith(open)}}).createMachine({
    invoke: {id: 'follow', src: 'follow', input: undefined},
    on: {
      'queue.refresh': {actions: sendTo('follow', ({event}) => event)},
      '*': {actions: ({event}) => told.push(event)},
    },
  })
  const actor = createActor(machine)
  actor.start()
  await vi.advanceTimersByTimeAsync(queueLooks)
  expect(told).toEqual([{type: 'queue.arrived', items: [], total: 0}])
  page.hidden = true
  await vi.advanceTimersByTimeAsync(queueLooks * 3)
  page.hidden = false
  expect(asked).toHaveLength(1)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(2)
  actor.send({type: 'queue.refresh'})
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(3)
  actor.stop()
  await vi.advanceTimersByTimeAsync(queueLooks * 2)
  expect(asked).toHaveLength(3)
})
