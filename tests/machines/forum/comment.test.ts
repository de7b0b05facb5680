import {expect, test} from 'vitest'
import {commentModel} from '../../models/forum/comment.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(commentModel)

const submit = (key: string, body = 'Por quê?') => ({type: 'comment.submit', parentId: null, body, mentions: [], key})

test('several comments may be on their way at once; each is settled by its own key', async () => {
  const harness = startHarness(commentModel, {pending: []})
  await harness.dispatch(submit('um'))
  await harness.dispatch(submit('dois'))
  expect([harness.value(), harness.context().pending]).toEqual([{ready: 'posting'}, ['um', 'dois']])
  await harness.dispatch({type: 'write.confirmed', key: 'um'})
  expect(harness.value()).toEqual({ready: 'posting'})
  await harness.dispatch({type: 'write.refused', key: 'dois', code: 'NOT_FOUND'})
  expect([harness.value(), harness.context().pending]).toEqual([{ready: 'idle'}, []])
})

test('a comment loses the blanks around it and what nobody can see; one without words is not sent', async () => {
  const harness = startHarness(commentModel, {pending: []})
  await harness.dispatch(submit('um', '  Por\u200B quê?\n'))
  await harness.dispatch(submit('dois', ' \u200B '))
  expect(harness.effects).toEqual([
    {type: 'requestComment', params: {parentId: null, body: 'Por quê?', mentions: [], key: 'um'}},
    {type: 'openReplies', params: {parentId: null}},
  ])
})

test('a deletion that fails is told and leaves the comment; one that succeeds asks for it as it is now', async () => {
  const harness = startHarness(commentModel, {pending: []})
  await harness.dispatch({type: 'comment.delete', id: 'c1', name: 'Helena'})
  await harness.dispatch({type: 'deletion.confirm', key: 'k'})
  await harness.dispatch({type: 'xstate.error.actor.deleteComment', error: {failure: 'offline'}})
  expect(harness.context()).toMatchObject({target: null, failed: {change: 'delete', id: 'c1'}})
  await harness.dispatch({type: 'comment.delete', id: 'c1', name: 'Helena'})
  await harness.dispatch({type: 'deletion.confirm', key: 'k2'})
  await harness.dispatch({type: 'xstate.done.actor.deleteComment', output: undefined})
  expect(harness.effects).toEqual([
    {type: 'notifyDeleteFailed', params: undefined},
    {type: 'reloadComment', params: {id: 'c1'}},
  ])
  expect(harness.requests.map(({input}) => input)).toEqual([
    {id: 'c1', key: 'k'},
    {id: 'c1', key: 'k2'},
  ])
})
