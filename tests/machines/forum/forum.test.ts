import {expect, test} from 'vitest'
import {comment, older, reply, rights} from '../../models/forum/comments.ts'
import {firstPage, forumModel} from '../../models/forum/forum.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(forumModel)

const loaded = {type: 'xstate.done.actor.loadForum', output: firstPage}

async function opened(isExam = false) {
  const harness = startHarness(forumModel, {isExam, wanted: null})
  await harness.dispatch(loaded)
  return harness
}

test('a further page is asked for behind the last comment, and a comment that moved stands once', async () => {
  const harness = await opened()
  await harness.dispatch({type: 'comments.more'})
  expect(harness.requests.at(-1)).toEqual({name: 'loadMore', input: {after: 'c1', words: ''}})
  await harness.dispatch({type: 'xstate.done.actor.loadMore', output: {comments: [comment, older], total: 2}})
  expect(harness.context()).toMatchObject({roots: ['c1', 'c0'], total: 2})
})

test('a new comment of somebody else comes first; a reply is counted by its parent, once', async () => {
  const harness = await opened()
  const fresh = {...comment, id: 'c9', children: []}
  const late = {...reply, id: 'c8'}
  await harness.dispatch({type: 'comments.arrived', comments: [fresh, late]})
  await harness.dispatch({type: 'comments.arrived', comments: [fresh, late]})
  expect(harness.context()).toMatchObject({roots: ['c9', 'c1'], total: 3})
  expect(harness.context().comments.c1.children).toEqual(['c2', 'c8'])
})

test('replies among which one was written are unfolded, those that are not there yet are asked for, and none is folded by it', async () => {
  const harness = await opened()
  await harness.dispatch({type: 'replies.open', id: 'c1'})
  expect(harness.requests.at(-1)).toEqual({name: 'loadReplies', input: {ids: ['c2']}})
  await harness.dispatch({type: 'xstate.done.actor.loadReplies', output: [reply]})
  await harness.dispatch({type: 'replies.open', id: 'c1'})
  await harness.dispatch({type: 'replies.open', id: 'c2'})
  expect(harness.context().open).toEqual(['c1', 'c2'])
})

test('the first comment ends an empty forum, and the removal of the last one begins it again', async () => {
  const harness = startHarness(forumModel, {isExam: false, wanted: null})
  await harness.dispatch({
    type: 'xstate.done.actor.loadForum',
    output: {comments: [], total: 0, rights, isClosed: false, path: []},
  })
  expect(harness.value()).toEqual({shown: 'empty'})
  await harness.dispatch({type: 'comments.arrived', comments: [comment]})
  expect(harness.value()).toEqual({shown: {list: 'reading'}})
  await harness.dispatch({type: 'comments.removed', ids: ['c1']})
  expect(harness.value()).toEqual({shown: 'empty'})
})

test('while the forum is searched, what arrives changes what is found and nothing else', async () => {
  const harness = await opened()
  await harness.dispatch({type: 'search.submit', words: ' drenar '})
  expect(harness.requests.at(-1)).toEqual({name: 'loadForum', input: {after: null, words: 'drenar', wanted: null}})
  await harness.dispatch({
    type: 'xstate.done.actor.loadForum',
    output: {comments: [comment], total: 1, rights, isClosed: false, path: []},
  })
  await harness.dispatch({
    type: 'comments.arrived',
    comments: [
      {...comment, body: 'Mudou.'},
      {...comment, id: 'c9'},
    ],
  })
  await harness.dispatch({type: 'page.arrived', comments: [older], total: 5})
  expect(harness.context()).toMatchObject({roots: ['c1'], total: 1})
  expect(harness.context().comments.c1.body).toBe('Mudou.')
})

test('the first page once more: what it lacks is gone, what is older stays', async () => {
  const harness = await opened()
  await harness.dispatch({type: 'comments.more'})
  await harness.dispatch({type: 'xstate.done.actor.loadMore', output: {comments: [older], total: 2}})
  const fresh = {...comment, id: 'c9', createdAt: '2026-03-10T12:00:00.000Z'}
  const middle = {...comment, id: 'c5', createdAt: '2026-03-10T10:00:00.000Z'}
  await harness.dispatch({type: 'page.arrived', comments: [fresh, middle], total: 3})
  expect(harness.context()).toMatchObject({roots: ['c9', 'c5', 'c0'], total: 3})
  await harness.dispatch({type: 'page.arrived', comments: [fresh], total: 1})
  expect(harness.context()).toMatchObject({roots: ['c9'], total: 1})
})

test('replies that are here are shown without a request; those that failed are asked for again', async () => {
  const harness = await opened()
  await harness.dispatch({type: 'replies.toggle', id: 'c1'})
  expect(harness.requests.at(-1)).toEqual({name: 'loadReplies', input: {ids: ['c2']}})
  await harness.dispatch({type: 'xstate.error.actor.loadReplies', error: {failure: 'unreachable'}})
  await harness.dispatch({type: 'replies.retry'})
  await harness.dispatch({type: 'xstate.done.actor.loadReplies', output: [reply]})
  const asked = harness.requests.length
  await harness.dispatch({type: 'replies.toggle', id: 'c1'})
  await harness.dispatch({type: 'replies.toggle', id: 'c1'})
  expect([harness.context().open, harness.requests.length]).toEqual([['c1'], asked])
})

test('commands reach the listener while the forum is shown, and nobody before', async () => {
  const harness = startHarness(forumModel, {isExam: false, wanted: null})
  await harness.dispatch({type: 'forum.refresh'})
  await harness.dispatch(loaded)
  await harness.dispatch({type: 'forum.refresh'})
  await harness.dispatch({type: 'comments.reload', ids: ['c1']})
  expect(harness.received.map(({event}) => event)).toEqual([
    {type: 'forum.refresh'},
    {type: 'comments.reload', ids: ['c1']},
  ])
})

test('a link leads to a reply: what stands above it is open, its text is whole, and its top comment is there', async () => {
  const harness = startHarness(forumModel, {isExam: false, wanted: 'r2'})
  const top = {...older, children: ['r1', 'r3']}
  const between = {...reply, id: 'r1', parent: top.id, children: ['r2']}
  const wanted = {...reply, id: 'r2', parent: 'r1', level: 3, body: 'x'.repeat(900)}
  await harness.dispatch({...loaded, output: {...firstPage, total: 3, path: [top, between, wanted]}})
  expect(harness.requests.map(({input}) => input)).toEqual([
    undefined,
    {after: null, words: '', wanted: 'r2'},
    {ids: ['r3']},
  ])
  expect(harness.value()).toEqual({shown: {list: 'loadingReplies'}})
  await harness.dispatch({
    type: 'xstate.done.actor.loadReplies',
    output: [{...reply, id: 'r3', parent: top.id}],
  })
  expect(harness.context()).toMatchObject({roots: ['c0', 'c1'], open: ['c0', 'r1'], clicks: {r2: 3}})
  // Its own page brings it once more: it stands once, and nothing is left out behind the last comment.
  await harness.dispatch({type: 'comments.more'})
  expect(harness.requests.at(-1)?.input).toEqual({after: 'c1', words: ''})
})

test('who searches has left the link behind', async () => {
  const harness = startHarness(forumModel, {isExam: false, wanted: 'c2'})
  await harness.dispatch({...loaded, output: {...firstPage, path: [comment, reply]}})
  await harness.dispatch({type: 'search.submit', words: 'beck'})
  expect(harness.requests.at(-1)?.input).toEqual({after: null, words: 'beck', wanted: null})
})
