import {forumMachine} from '../../../machines/forum/forum.machine.ts'
import {ForumView} from '../../../src/features/forum/ForumView.tsx'
import {forumContext} from '../../../stories/forum/comments.ts'
import {thread} from '../../../stories/forum/thread.ts'
import {commentModel, commentView} from '../../models/forum/comment.model.ts'
import {comment, rights} from '../../models/forum/comments.ts'
import {walkView} from '../../support/walkView.tsx'

const state = forumMachine.resolveState({
  value: {shown: {list: 'reading'}},
  context: {...forumContext, comments: {c1: comment}, roots: ['c1'], total: 1, open: [], rights},
})

walkView(commentModel, commentView, ({state: writing, send}) => (
  <ForumView thread={{...thread, state, writing, sendWriting: send}} />
))
