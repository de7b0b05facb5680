import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {createActor, type EventObject, setup} from 'xstate'
import type {FeedCommand} from '../../machines/notifications/notifications.types.ts'
import {feedWith} from '../../src/services/notifications/feed.actors.ts'
import type {NotificationService} from '../../src/services/notifications/service.ts'

const row = {
  _id: 'n1',
  authorPicture: null,
  body: {message: 'aviso', authorName: 'Equipe'},
  thumbnail: null,
  seen: false,
  link: '/agenda',
  createdAt: '2026-03-10T12:00:00.000Z',
}
const shown = {
  id: 'n1',
  authorPicture: null,
  message: 'aviso',
  authorName: 'Equipe',
  thumbnail: null,
  seen: false,
  link: '/agenda',
  createdAt: Date.parse('2026-03-10T12:00:00.000Z'),
}

type Reply = {readonly data?: unknown; readonly error?: Error}

/** A notification service in the hands of the test: what it was asked, and what it answers by the field's name. */
function fakeService() {
  const asked: string[] = []
  const replies: Record<string, Reply> = {
    findUserNotifications: {data: {findUserNotifications: [row]}},
    findUserNewNotificationsAmount: {data: {findUserNewNotificationsAmount: 3}},
    updateSeen: {data: {updateSeen: {_id: 'n1', seen: true}}},
    updateAllSeen: {data: {updateAllSeen: true}},
    updateLastSeen: {data: {updateLastSeen: true}},
  }
  let tellNews: () => void = () => undefined
  const fieldOf = (document: unknown) =>
    Object.keys(replies).find((field) => JSON.stringify(document).includes(`"value":"${field}"`)) ?? ''
  const answer = (document: unknown) => {
    const field = fieldOf(document)
    asked.push(field)
    return {toPromise: () => Promise.resolve(replies[field])}
  }
  const service = {
    client: {query: answer, mutation: answer},
    follow: (onNews: () => void) => {
      tellNews = onNews
      return () => undefined
    },
  }
  // The feed uses two methods of the client; the rest of it is not the test's business.
  return {asked, replies, service: service as unknown as NotificationService, news: () => tellNews()}
}

const runs: {stop: () => unknown}[] = []

function run(service: NotificationService, uid = 'ana') {
  const heard: EventObject[] = []
  const waiting: (() => void)[] = []
  const machine = setup({actors: {feed: feedWith(() => Promise.resolve(service))}}).createMachine({
    invoke: {id: 'feed', src: 'feed', input: {uid}},
    on: {
      '*': {
        actions: ({event}) => {
          heard.push(event)
          for (const wake of waiting.splice(0)) wake()
        },
      },
    },
  })
  const actor = createActor(machine).start()
  runs.push(actor)
  const next = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    return heard
  }
  const send = (command: FeedCommand) => actor.getSnapshot().children['feed']?.send(command)
  return {next, send}
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  for (const one of runs.splice(0)) one.stop()
  vi.unstubAllGlobals()
})

test('the amount is known at the start, and news are read with the page and the new amount', async () => {
  const {service, news} = fakeService()
  const feed = run(service)
  expect(await feed.next(1)).toEqual([{type: 'amount.known', amount: 3}])
  news()
  expect((await feed.next(2)).slice(1)).toEqual([{type: 'notification.received'}])
  feed.send({type: 'feed.refresh'})
  expect((await feed.next(3)).slice(2)).toEqual([{type: 'news.arrived', page: [shown], amount: 3}])
})

test('many news at once are read at most twice', async () => {
  const {service, asked} = fakeService()
  const feed = run(service)
  await feed.next(1)
  for (let arrival = 0; arrival < 20; arrival += 1) feed.send({type: 'feed.refresh'})
  await feed.next(3)
  expect(asked.filter((field) => field === 'findUserNotifications')).toHaveLength(2)
})

test('a mark that the service refuses is told, so that it can be taken back', async () => {
  const {service, replies} = fakeService()
  const feed = run(service)
  await feed.next(1)
  replies['updateSeen'] = {error: new Error('500')}
  replies['updateAllSeen'] = {error: new Error('500')}
  feed.send({type: 'seen.write', id: 'n1'})
  feed.send({type: 'all.write'})
  expect((await feed.next(3)).slice(1)).toEqual([{type: 'seen.failed', id: 'n1'}, {type: 'all.failed'}])
})

test('marks made in one tab are news for the others, not for itself', async () => {
  const [one, other] = [fakeService(), fakeService()]
  const feed = run(one.service)
  const elsewhere = run(other.service)
  await Promise.all([feed.next(1), elsewhere.next(1)])
  feed.send({type: 'all.write'})
  expect((await feed.next(2)).slice(1)).toEqual([{type: 'all.marked'}])
  expect((await elsewhere.next(2)).slice(1)).toEqual([{type: 'notification.received'}])
})

test('another student on the same device hears nothing of it', async () => {
  const [one, other] = [fakeService(), fakeService()]
  const feed = run(one.service)
  const elsewhere = run(other.service, 'bento')
  await Promise.all([feed.next(1), elsewhere.next(1)])
  feed.send({type: 'all.write'})
  await feed.next(2)
  other.news()
  expect(await elsewhere.next(2)).toEqual([{type: 'amount.known', amount: 3}, {type: 'notification.received'}])
})
