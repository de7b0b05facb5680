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
import {startRig} from '../../support/rig.ts'

const start = () => startRig(notificationsModel, {uid, now})
type Running = ReturnType<typeof start>

async function openWith(rig: Running, page = firstPage) {
  rig.actor.send({type: 'panel.open'})
  await rig.happen({type: 'xstate.done.actor.findPage', output: page} as never)
}
const unseen = (rig: Running) =>
  rig.actor
    .getSnapshot()
    .context.items.filter(({seen}) => !seen)
    .map(({id}) => id)
const commands = (rig: Running) => rig.heard.map(({event}) => event)

test('opening the panel clears the dot and writes down when the student looked last', async () => {
  const rig = start()
  rig.actor.send({type: 'amount.known', amount: 4})
  expect(newAmount(rig.actor.getSnapshot())).toBe(4)
  await openWith(rig)
  expect(newAmount(rig.actor.getSnapshot())).toBe(0)
  expect(commands(rig)).toEqual([{type: 'lastSeen.write'}])
  expect(rig.asked.slice(1)).toEqual([{name: 'findPage', input: {uid, skip: 0}}])
})

test('nothing to list says so', async () => {
  const rig = start()
  await openWith(rig, [])
  expect(rig.value()).toEqual({open: 'empty'})
  expect(notificationsText.empty).toBe('Nenhuma notificação')
})

test('pages are asked for from where the list ends, and a short one ends it', async () => {
  const rig = start()
  await openWith(rig)
  rig.actor.send({type: 'more.load'})
  expect(rig.asked.at(-1)).toEqual({name: 'findMore', input: {uid, skip: 10}})
  await rig.happen({type: 'xstate.done.actor.findMore', output: secondPage} as never)
  expect(rig.actor.getSnapshot().context.items).toEqual([...firstPage, ...secondPage])
  expect(offersMore(rig.actor.getSnapshot())).toBe(false)
})

test('a page that fails keeps the list and is offered again', async () => {
  const rig = start()
  await openWith(rig)
  rig.actor.send({type: 'more.load'})
  await rig.happen({type: 'xstate.error.actor.findMore', error: new Error('500')} as never)
  expect([rig.value(), offersMore(rig.actor.getSnapshot())]).toEqual([{open: 'loadMoreFailed'}, true])
  expect(rig.actor.getSnapshot().context.items).toEqual(firstPage)
})

test('a notification is seen at once, written once, and unseen again when the service refuses', async () => {
  const rig = start()
  await openWith(rig)
  for (let click = 0; click < 50; click += 1) rig.actor.send({type: 'notification.open', id: 'n1'})
  expect([unseen(rig), commands(rig).filter(({type}) => type === 'seen.write')]).toEqual([
    [],
    [{type: 'seen.write', id: 'n1'}],
  ])
  rig.actor.send({type: 'seen.failed', id: 'n1'})
  expect(unseen(rig)).toEqual(['n1'])
})

test('marking all that fails says so to the letter and takes every mark back', async () => {
  const rig = start()
  const page = [notification('a', 1, {seen: false}), notification('b', 2), notification('c', 3, {seen: false})]
  await openWith(rig, page)
  rig.actor.send({type: 'all.mark'})
  rig.actor.send({type: 'all.mark'})
  expect([rig.value(), unseen(rig), commands(rig).slice(1)]).toEqual([{open: 'markingAll'}, [], [{type: 'all.write'}]])
  rig.actor.send({type: 'all.failed'})
  expect([rig.value(), unseen(rig), rig.told]).toEqual([
    {open: 'list'},
    ['a', 'c'],
    [{type: 'notifyMarkAllFailed', params: undefined}],
  ])
  expect(notificationsText.markAllFailed).toBe(
    'Houve um erro ao tentar marcar todas as notificações como lidas. Tente novamente.',
  )
})

test('marking all that fails after the panel was closed says so, too', async () => {
  const rig = start()
  await openWith(rig)
  rig.actor.send({type: 'all.mark'})
  rig.actor.send({type: 'panel.close'})
  rig.actor.send({type: 'all.failed'})
  expect([rig.value(), unseen(rig), rig.told.length]).toEqual(['closed', ['n1'], 1])
})

test('what arrives while all are being marked stays unseen', async () => {
  const rig = start()
  await openWith(rig)
  rig.actor.send({type: 'all.mark'})
  rig.actor.send({type: 'news.arrived', page: [fresh, ...firstPage.slice(0, 9)], amount: 1})
  rig.actor.send({type: 'all.marked'})
  expect(unseen(rig)).toEqual(['n0'])
  expect(hasUnseen(rig.actor.getSnapshot())).toBe(true)
})

test('a push message asks for list and amount; the closed panel gets its dot and says what came', () => {
  const rig = start()
  rig.actor.send({type: 'amount.known', amount: 1})
  rig.actor.send({type: 'notification.received'})
  expect(commands(rig)).toEqual([{type: 'feed.refresh'}])
  rig.actor.send({type: 'news.arrived', page: [fresh], amount: 2})
  expect([newAmount(rig.actor.getSnapshot()), liveArrivals(rig.actor.getSnapshot())]).toEqual([2, 1])
})

test('what arrives in an open panel is listed at once and counts as looked at', async () => {
  const rig = start()
  await openWith(rig)
  rig.actor.send({type: 'news.arrived', page: [fresh], amount: 1})
  const {context} = rig.actor.getSnapshot()
  expect([context.items[0], context.newAmount, context.arrivals]).toEqual([fresh, 0, 1])
  expect(commands(rig)).toEqual([{type: 'lastSeen.write'}, {type: 'lastSeen.write'}])
  rig.actor.send({type: 'news.arrived', page: [fresh], amount: 0})
  expect(commands(rig)).toHaveLength(2)
})

test('a reply asked for before a mark does not take the mark back', async () => {
  const rig = start()
  await openWith(rig)
  rig.actor.send({type: 'notification.open', id: 'n1'})
  rig.actor.send({type: 'news.arrived', page: firstPage, amount: 0})
  expect(unseen(rig)).toEqual([])
})
