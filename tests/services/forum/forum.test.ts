import {beforeEach, describe, expect, test, vi} from 'vitest'
import {createActor, type EventObject, type PromiseActorLogic, setup, toPromise} from 'xstate'
import {tellArrived} from '../../../src/services/forum/arrivals.ts'
import {
  changeVisibilityWith,
  deleteCommentWith,
  followForumWith,
  loadForumWith,
  loadMoreWith,
  loadRepliesWith,
} from '../../../src/services/forum/forum.actors.ts'
import type {ForumChanges} from '../../../src/services/forum/live.ts'
import {changeRequestWith, loadQueueWith, requestMonitorWith} from '../../../src/services/forum/monitor.actors.ts'
import {reportCommentWith} from '../../../src/services/forum/report.actors.ts'
import {codeOfReply, restAt} from '../../../src/services/forum/rest.ts'
import {comment, older, reply} from '../../models/forum/comments.ts'
import {settled} from '../../support/harness.ts'
import {refusal, serviceWith} from './wire.ts'

const at = {contentType: 'question', contentId: 'q1', courseId: 'curso'} as const
const rights = {isSpecialist: false, isStaff: true}

/** Runs one request to its end. */
function ask<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input): Promise<Output> {
  const actor = createActor<PromiseActorLogic<Output, Input>>(logic, {input})
  actor.subscribe({error: () => undefined})
  actor.start()
  return toPromise(actor)
}

beforeEach(() => {
  vi.stubGlobal('navigator', {onLine: true})
  return () => vi.unstubAllGlobals()
})

const forum = (items = [comment], total = 1) => Response.json({id: 'f', isClosed: false, comments: {items, total}})

describe('a forum', () => {
  test('is asked for with its course, 20 comments at once, together with what the student may do', async () => {
    const {asked, open} = serviceWith(({path}) => (path === '/v1/user/credentials' ? Response.json(rights) : forum()))
    expect(await ask(loadForumWith(open, at), {after: null, words: '', wanted: null})).toEqual({
      comments: [comment],
      total: 1,
      isClosed: false,
      rights,
      path: [],
    })
    expect(asked.toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
      {
        method: 'POST',
        path: '/v1/forum/get-or-create',
        key: null,
        body: {...at, commentListPage: 1, commentsPerPage: 20},
      },
      {method: 'GET', path: '/v1/user/credentials', key: null, body: null},
    ])
  })

  test('opened at a comment has those above it; one that is gone, or of another forum, leads nowhere', async () => {
    const path = async (found: object[]) => {
      const left = [...found]
      const {asked, open} = serviceWith((one) => {
        if (one.path === '/v1/user/credentials') return Response.json(rights)
        return one.method === 'POST' ? forum() : Response.json(left.splice(0, 1))
      })
      const loaded = await ask(loadForumWith(open, at), {after: null, words: '', wanted: 'c2'})
      const ids = asked.flatMap(({path: address}) => /ids=(.*)$/u.exec(address)?.[1] ?? [])
      return [loaded.path.map(({id}) => id), ids]
    }
    expect(await path([reply, comment])).toEqual([
      ['c1', 'c2'],
      ['c2', 'c1'],
    ])
    expect(await path([])).toEqual([[], ['c2']])
    expect(await path([{...reply, contentId: 'q2'}])).toEqual([[], ['c2']])
  })

  test('goes on behind the last comment in hand, also in a search', async () => {
    const {asked, open} = serviceWith(({method}) =>
      method === 'POST' ? forum([older], 2) : Response.json({items: [older], total: 2}),
    )
    expect(await ask(loadMoreWith(open, at), {after: 'c1', words: ''})).toEqual({
      comments: [older],
      total: 2,
      isClosed: false,
    })
    expect(await ask(loadMoreWith(open, at), {after: 'c1', words: 'beck'})).toEqual({
      comments: [older],
      total: 2,
      isClosed: false,
    })
    expect(asked.map(({body, path}) => body ?? path)).toEqual([
      {...at, commentListPage: 1, commentsPerPage: 20, after: 'c1'},
      '/v1/forum/search?contentType=question&contentId=q1&text=beck&after=c1',
    ])
  })

  test('has replies by their ids, 100 in one request', async () => {
    const {asked, open} = serviceWith(() => Response.json([reply]))
    const ids = Array.from({length: 101}, (_, index) => `r${index}`)
    expect(await ask(loadRepliesWith(open), {ids})).toEqual([reply, reply])
    expect(asked.map(({path}) => path)).toEqual([
      `/v1/comment/list-by-ids?ids=${ids.slice(0, 100).join(',')}`,
      '/v1/comment/list-by-ids?ids=r100',
    ])
  })

  test('loses a comment, or has it made private, under the key of the act', async () => {
    const {asked, open} = serviceWith(() => Response.json({id: 'c1'}))
    await ask(deleteCommentWith(open), {id: 'c1', key: 'um'})
    await ask(changeVisibilityWith(open), {id: 'c1', isPublic: false, key: 'dois'})
    expect(asked).toEqual([
      {method: 'DELETE', path: '/v1/comment/c1/delete', key: 'um', body: null},
      {method: 'POST', path: '/v1/comment/c1/visibility', key: 'dois', body: {isPublic: false}},
    ])
  })
})

test('a comment is reported with one of its reasons, under the key of the act', async () => {
  const {asked, open} = serviceWith(() => Response.json({id: 'c1'}))
  const report = {document: 'c1', type: 'comment', body: ' Fora do assunto. ', key: 'k'} as const
  await ask(reportCommentWith(open), {...report, reason: 'offTopic'})
  await ask(reportCommentWith(open), {...report, reason: 'wrongStatement'})
  expect(asked).toEqual(
    ['offTopic', 'other'].map((reason) => ({
      method: 'POST',
      path: '/v1/comment/c1/report',
      key: 'k',
      body: {reason, description: 'Fora do assunto.'},
    })),
  )
})

test('a monitor is asked for, and the staff takes, gives back and answers what waits', async () => {
  const item = {
    comment,
    thread: [],
    requestedAt: comment.createdAt,
    claimedBy: null,
    isMine: true,
    link: '/',
    about: '',
  }
  const {asked, open} = serviceWith(({method}) => Response.json(method === 'GET' ? {items: [item], total: 1} : item))
  await ask(requestMonitorWith(open), {commentId: 'c1', key: 'a'})
  expect(await ask(loadQueueWith(open), undefined)).toEqual({items: [item], total: 1})
  const change = changeRequestWith(open)
  expect([
    await ask(change, {kind: 'claim', id: 'c1', key: 'b'}),
    await ask(change, {kind: 'release', id: 'c1', key: 'c'}),
    await ask(change, {kind: 'reply', id: 'c1', body: 'Sim.', key: 'd'}),
  ]).toEqual([item, item, null])
  expect(asked.map(({method, path, key, body}) => [method, path, key, body])).toEqual([
    ['POST', '/v1/comment/c1/request-monitor', 'a', null],
    ['GET', '/v1/monitor/list', null, null],
    ['POST', '/v1/monitor/c1/claim', 'b', null],
    ['POST', '/v1/monitor/c1/release', 'c', null],
    ['POST', '/v1/monitor/c1/reply', 'd', {body: 'Sim.'}],
  ])
})

describe('a request that does not succeed', () => {
  const failing = (response: () => Response | Promise<Response>) => {
    const {open} = serviceWith(response)
    return ask(deleteCommentWith(open), {id: 'c1', key: 'k'})
  }

  test.each([
    [400, 'BAD_INPUT', 'refused'],
    [401, 'UNAUTHENTICATED', 'unauthenticated'],
    [403, 'FORBIDDEN', 'refused'],
    [404, 'NOT_FOUND', 'refused'],
    [429, 'RATE_LIMITED', 'unreachable'],
    [503, 'UNAVAILABLE', 'unreachable'],
  ])('with %i %s is %s', async (status, code, failure) => {
    await expect(failing(() => refusal(status, code))).rejects.toMatchObject({failure, code})
  })

  test('because of something between us and the server has no name', async () => {
    await expect(failing(() => new Response('<html>', {status: 502}))).rejects.toMatchObject({
      failure: 'unreachable',
      code: null,
    })
    await expect(failing(() => refusal(400, 'QUALQUER'))).rejects.toMatchObject({failure: 'refused', code: null})
  })

  test('because nobody answers is told apart from one without network', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(failing(lost)).rejects.toMatchObject({failure: 'unreachable'})
    vi.stubGlobal('navigator', {onLine: false})
    await expect(failing(lost)).rejects.toMatchObject({failure: 'offline'})
  })

  test('is named only by names of the wire', () => {
    expect([codeOfReply({error: 'NOT_FOUND'}), codeOfReply({error: 7}), codeOfReply('x'), codeOfReply(null)]).toEqual([
      'NOT_FOUND',
      null,
      null,
      null,
    ])
  })
})

test('a request keeps its method, key and body on its way through the login', async () => {
  vi.stubGlobal('location', {origin: 'http://produto.test'})
  const sent: unknown[] = []
  const client = restAt('ana', '', () => async (url, init) => {
    const headers = new Headers(init?.headers)
    sent.push([url, init?.method, headers.get('idempotency-key'), headers.get('content-type'), init?.body])
    return Response.json({id: 'c1'})
  })
  await client.DELETE('/v1/comment/{id}/delete', {params: {path: {id: 'c 1'}, header: {'idempotency-key': 'k'}}})
  await client.POST('/v1/comment/{id}/visibility', {
    params: {path: {id: 'c1'}, header: {'idempotency-key': 'k2'}},
    body: {isPublic: true},
  })
  expect(sent).toEqual([
    ['http://produto.test/v1/comment/c%201/delete', 'DELETE', 'k', null, undefined],
    ['http://produto.test/v1/comment/c1/visibility', 'POST', 'k2', 'application/json', '{"isPublic":true}'],
  ])
})

describe('an open forum', () => {
  function follow(response: Parameters<typeof serviceWith>[0]) {
    vi.stubGlobal('document', Object.assign(new EventTarget(), {hidden: false}))
    const net = new EventTarget()
    vi.stubGlobal('addEventListener', net.addEventListener.bind(net))
    vi.stubGlobal('removeEventListener', net.removeEventListener.bind(net))
    const {asked, open} = serviceWith(response)
    const told: EventObject[] = []
    let news: (changes: ForumChanges) => void = () => undefined
    const changes = (_place: unknown, onChanges: typeof news) => {
      news = onChanges
      return () => undefined
    }
    const machine = setup({actors: {follow: followForumWith(open, at, changes)}}).createMachine({
      invoke: {id: 'follow', src: 'follow', input: undefined},
      on: {'*': {actions: ({event}) => told.push(event)}},
    })
    const actor = createActor(machine)
    actor.start()
    const send = (command: Parameters<ReturnType<typeof followForumWith>['transition']>[1]) =>
      actor.getSnapshot().children['follow']?.send(command)
    return {asked, told, send, net, news: (all: ForumChanges) => news(all), stop: () => actor.stop()}
  }

  test('shows the own comment as soon as the server has it, and none of another forum', async () => {
    const {told, stop} = follow(() => forum())
    tellArrived(comment)
    tellArrived({...comment, id: 'x', contentId: 'q2'})
    tellArrived({...comment, id: 'y', contentType: 'flashcard'})
    stop()
    tellArrived({...comment, id: 'late'})
    expect(told).toEqual([{type: 'comments.arrived', comments: [comment]}])
  })

  test('shows what others do, asks for what not everybody may see, and reads all again where news were lost', async () => {
    const {told, news, asked} = follow(({method}) => (method === 'GET' ? Response.json([older]) : forum()))
    news([
      {kind: 'created', commentId: 'c1', comment},
      {kind: 'gone', commentId: 'c7', comment: null},
      {kind: 'changed', commentId: 'c0', comment: null},
    ])
    news([{kind: 'missed', commentId: '', comment: null}])
    await settled()
    await settled()
    expect(told).toEqual([
      {type: 'comments.arrived', comments: [comment]},
      {type: 'comments.removed', ids: ['c7']},
      {type: 'comments.arrived', comments: [older]},
      {type: 'page.arrived', comments: [comment], total: 1},
    ])
    expect(asked.map(({path}) => path)).toEqual(['/v1/comment/list-by-ids?ids=c0', '/v1/forum/get-or-create'])
  })

  test('reads its first page again when the network is back, and on demand', async () => {
    const {told, send, net} = follow(() => forum())
    net.dispatchEvent(new Event('online'))
    send({type: 'forum.refresh'})
    await settled()
    await settled()
    expect(told).toEqual([
      {type: 'page.arrived', comments: [comment], total: 1},
      {type: 'page.arrived', comments: [comment], total: 1},
    ])
  })

  test('tells which of the comments that were asked for are gone', async () => {
    const {told, send} = follow(() => Response.json([comment]))
    send({type: 'comments.reload', ids: ['c1', 'c2']})
    await settled()
    await settled()
    expect(told).toEqual([
      {type: 'comments.arrived', comments: [comment]},
      {type: 'comments.removed', ids: ['c2']},
    ])
  })

  test('goes on after a request that failed', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    let isWell = false
    const {told, send} = follow(() => (isWell ? forum() : refusal(503, 'UNAVAILABLE')))
    send({type: 'forum.refresh'})
    await settled()
    await settled()
    expect([told, log.mock.calls.length]).toEqual([[], 1])
    isWell = true
    send({type: 'forum.refresh'})
    await settled()
    await settled()
    expect(told).toHaveLength(1)
    log.mockRestore()
  })
})
