import {commentMachine} from '../../machines/forum/comment.machine.ts'
import {forumMachine} from '../../machines/forum/forum.machine.ts'
import type {Thread} from '../../src/features/forum/thread.ts'
import {forumContext, ownId} from './comments.ts'

const nothing = () => undefined

/** A forum in a typical moment, to be changed by the story. */
export const thread: Thread = {
  state: forumMachine.resolveState({value: {shown: {list: 'reading'}}, context: forumContext}),
  send: nothing,
  writing: commentMachine.resolveState({
    value: {ready: 'idle'},
    context: {replyTo: null, pending: [], target: null, change: null, failed: null},
  }),
  sendWriting: nothing,
  contentType: 'question',
  ownId,
  pending: [],
  now: Date.parse('2026-03-10T13:00:00Z'),
}
