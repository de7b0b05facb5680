import {sendTo} from 'xstate'
import type {commentMachine} from '../../../machines/forum/comment.machine.ts'
import type {forumMachine} from '../../../machines/forum/forum.machine.ts'
import type {mentionMachine} from '../../../machines/forum/mention.machine.ts'
import type {ForumCommand, ForumPlace, RepliesOpened} from '../../../machines/forum/forum.types.ts'
import {
  changeVisibilityWith,
  deleteCommentWith,
  followForumWith,
  type ForumAt,
  loadForumWith,
  loadMoreWith,
  loadRepliesWith,
} from '../../services/forum/forum.actors.ts'
import {changesOf} from '../../services/forum/live.ts'
import {findPeopleWith} from '../../services/forum/mention.actors.ts'
import type {OpenRest} from '../../services/forum/rest.ts'
import {copyText} from '../../services/platform/clipboard.ts'
import {currentPath} from '../../services/platform/url.ts'
import {commentText, forumText} from '../../text/forum/forum.ts'
import {notify} from '../../ui/status/notify.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

/** The comments of a forum keep their order among themselves and hold nothing else up. */
export const forumLane = ({contentType, contentId}: ForumPlace) => `forum ${contentType}:${contentId}`

type Deps = Pick<StudentActors, 'client'> & {
  readonly open: OpenRest
  readonly at: ForumAt
  readonly now: () => number
}

async function copyRecord({at, now}: Pick<Deps, 'at' | 'now'>, failure: string | null): Promise<void> {
  const record = JSON.stringify({...at, failure, address: currentPath(), at: new Date(now()).toISOString()}, null, 2)
  if (await copyText(record)) notify({tone: 'info', title: forumText.copied})
  else notify({tone: 'error', title: forumText.notCopied, text: record})
}

export const createForumImplementations = (deps: Deps): Implementations<typeof forumMachine> => ({
  actors: {
    loadForum: loadForumWith(deps.open, deps.at),
    loadMore: loadMoreWith(deps.open, deps.at),
    loadReplies: loadRepliesWith(deps.open),
    followForum: followForumWith(deps.open, deps.at, changesOf(deps.client)),
  },
  actions: {copyRecord: (_, {failure}) => void copyRecord(deps, failure)},
})

type CommentDeps = Pick<Deps, 'open' | 'at'> &
  Pick<StudentActors, 'outbox' | 'writeEvent'> & {readonly tellForum: (command: ForumCommand | RepliesOpened) => void}

export const createCommentImplementations = ({
  open,
  at,
  outbox,
  writeEvent,
  tellForum,
}: CommentDeps): Implementations<typeof commentMachine> => ({
  actors: {deleteComment: deleteCommentWith(open), changeVisibility: changeVisibilityWith(open)},
  actions: {
    requestComment: sendTo(outbox, (_, {key, ...comment}) =>
      writeEvent(key, forumLane(at), {operation: 'createForumComment', input: {...at, ...comment}}),
    ),
    openReplies: (_, {parentId}) => {
      if (parentId !== null) tellForum({type: 'replies.open', id: parentId})
    },
    refreshForum: () => tellForum({type: 'forum.refresh'}),
    reloadComment: (_, {id}) => tellForum({type: 'comments.reload', ids: [id]}),
    notifyDeleteFailed: () =>
      notify({tone: 'error', title: commentText.deleteFailed, text: commentText.deleteFailedHint}),
    notifyVisibilityFailed: (_, {isPublic}) =>
      notify({
        tone: 'error',
        title: isPublic ? commentText.visibleFailed : commentText.privateFailed,
        text: commentText.deleteFailedHint,
      }),
  },
})

export const createMentionImplementations = (
  open: OpenRest,
  at: ForumPlace,
): Implementations<typeof mentionMachine> => ({
  actors: {findPeople: findPeopleWith(open, at)},
})
