import {expect, test} from 'vitest'
import {
  hasUnseen,
  liveArrivals,
  newAmount,
  offersMore,
} from '../../../machines/notifications/notifications.selectors.ts'
import {notificationsText} from '../../../src/text/notifications/notifications.ts'
import {
  firstPage,
  fresh,
  notification,
  notificationsModel,
  now,
  secondPage,
  uid,
} from '../../models/notifications/notifications.model.ts'
import {startHarness} from '../../support/harness.ts'

const start = () => startHarness(notificationsModel, {uid, now})
type Running = ReturnType<typeof start>

async function openWith(harness: Running, page = firstPage) {
  harness.actor.send({type: 'panel.open'})
  await harness.dispatch({type: 'xstate.done.actor.findPage', output: page} as never)
}
const unseen = (harness: Running) =>
  harness.actor
    .getSnapshot()
    .context.items.filter(({seen}) => !seen)
    .map(({id}) => id)
const commands = (harness: Running) => harness.received.map(({event}) => event)

test('opening the panel clears the dot and writes down when the student looked last', async () => {
  const harness = start()
  harness.actor.send({type: 'amount.known', amount: 4})
  expect(newAmount(harness.actor.getSnapshot())).toBe(4)
  await openWith(harness)
  expect(newAmount(harness.actor.getSnapshot())).toBe(0)
  expect(commands(harness)).toEqual([{type: 'lastSeen.write'}])
  expect(harness.requests.slice(1)).toEqual([{name: 'findPage', input: {uid, skip: 0}}])
})

test('nothing to list says so', async () => {
  const harness = start()
  await openWith(harness, [])
  expect(harness.value()).toEqual({open: 'empty'})
  expect(notificationsText.empty).toBe('Nenhuma notificação')
})

test('pages are asked for from where the list ends, and a short one ends it', async () => {
  const harness = start()
  await openWith(harness)
  harness.actor.send({type: 'more.load'})
  expect(harness.requests.at(-1)).toEqual({name: 'findMore', input: {uid, skip: 10}})
  await harness.dispatch({type: 'xstate.done.actor.findMore', output: secondPage} as never)
  expect(harness.actor.getSnapshot().context.items).toEqual([...firstPage, ...secondPage])
  expect(offersMore(harness.actor.getSnapshot())).toBe(false)
})

test('a page that fails keeps the list and is offered again', async () => {
  const harness = start()
  await openWith(harness)
  harness.actor.send({type: 'more.load'})
  await harness.dispatch({type: 'xstate.error.actor.findMore', error: new Error('500')} as never)
  expect([harness.value(), offersMore(harness.actor.getSnapshot())]).toEqual([{open: 'loadMoreFailed'}, true])
  expect(harness.actor.getSnapshot().context.items).toEqual(firstPage)
})

test('a notification is seen at once, written once, and unseen again when the service refuses', async () => {
  const harness = start()
  await openWith(harness)
  for (let click = 0; click < 50; click += 1) harness.actor.send({type: 'notification.open', id: 'n1'})
  expect([unseen(harness), commands(harness).filter(({type}) => type === 'seen.write')]).toEqual([
    [],
    [{type: 'seen.write', id: 'n1'}],
  ])
  harness.actor.send({type: 'seen.failed', id: 'n1'})
  expect(unseen(harness)).toEqual(['n1'])
})

test('marking all that fails says so to the letter and takes every mark back', async () => {
  const harness = start()
  const page = [notification('a', 1, {seen: false}), notification('b', 2), notification('c', 3, {seen: false})]
  await openWith(harness, page)
  harness.actor.send({type: 'all.mark'})
  harness.actor.send({type: 'all.mark'})
  expect([harness.value(), unseen(harness), commands(harness).slice(1)]).toEqual([
    {open: 'markingAll'},
    [],
    [{type: 'all.write'}],
  ])
  harness.actor.send({type: 'all.failed'})
  expect([harness.value(), unseen(harness), harness.effects]).toEqual([
    {open: 'list'},
    ['a', 'c'],
    [{type: 'notifyMarkAllFailed', params: undefined}],
  ])
  expect(notificationsText.markAllFailed).toBe(
    'Houve um erro ao tentar marcar todas as notificações como lidas. Tente novamente.',
  )
})

test('marking all that fails after the panel was closed says so, too', async () => {
  const harness = start()
  await openWith(harness)
  harness.actor.send({type: 'all.mark'})
  harness.actor.send({type: 'panel.close'})
  harness.actor.send({type: 'all.failed'})
  expect([harness.value(), unseen(harness), harness.effects.length]).toEqual(['closed', ['n1'], 1])
})

test('what arrives while all are being marked stays unseen', async () => {
  const harness = start()
  await openWith(harness)
  harness.actor.send({type: 'all.mark'})
  harness.actor.send({type: 'news.arrived', page: [fresh, ...firstPage.slice(0, 9)], amount: 1})
  harness.actor.send({type: 'all.marked'})
  expect(unseen(harness)).toEqual(['n0'])
  expect(hasUnseen(harness.actor.getSnapshot())).toBe(true)
})

test('a push message asks for list and amount; the closed panel gets its dot and says what came', () => {
  const harness = start()
  harness.actor.send({type: 'amount.known', amount: 1})
  harness.actor.send({type: 'notification.received'})
  expect(commands(harness)).toEqual([{type: 'feed.refresh'}])
  harness.actor.send({type: 'news.arrived', page: [fresh], amount: 2})
  expect([newAmount(harness.actor.getSnapshot()), liveArrivals(harness.actor.getSnapshot())]).toEqual([2, 1])
})

test('what arrives in an open panel is listed at once and counts as looked at', async () => {
  const harness = start()
  await openWith(harness)
  harness.actor.send({type: 'news.arrived', page: [fresh], amount: 1})
  const {context} = harness.actor.getSnapshot()
  expect([context.items[0], context.newAmount, context.arrivals]).toEqual([fresh, 0, 1])
  expect(commands(harness)).toEqual([{type: 'lastSeen.write'}, {type: 'lastSeen.write'}])
  harness.actor.send({type: 'news.arrived', page: [fresh], amount: 0})
  expect(commands(harness)).toHaveLength(2)
})

test('a reply asked for before a mark does not take the mark back', async () => {
  const harness = start()
  await openWith(harness)
  harness.actor.send({type: 'notification.open', id: 'n1'})
  harness.actor.send({type: 'news.arrived', page: firstPage, amount: 0})
  expect(unseen(harness)).toEqual([])
})

test('an opened panel tells of no arrivals from before, and lists what comes without a count', async () => {
  const harness = start()
  harness.actor.send({type: 'news.arrived', page: firstPage, amount: 2})
  expect(harness.context().arrivals).toBe(2)
  await openWith(harness)
  expect(harness.context().arrivals).toBe(0)
  harness.actor.send({type: 'news.arrived', page: [fresh], amount: 0})
  const {arrivals, items} = harness.actor.getSnapshot().context
  expect({arrivals, newest: items[0]}).toEqual({arrivals: 1, newest: fresh})
})
