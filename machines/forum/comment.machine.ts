import {assign, setup} from 'xstate'
import {isSendable, keptBody} from '../../domain/forum/body.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  CommentContext,
  CommentDeletion,
  CommentEvent,
  CommentInput,
  DeletedComment,
  VisibilityChange,
  WrittenComment,
} from './comment.types.ts'

/**
 * What one does with comments of a forum (flow F-101; spec 2§4, 2§5, 2§8). A comment is written through the outbox, so that
 * it also comes without network; deleting asks first, and a specialist makes a comment private or visible.
 */
export const commentMachine = setup({
  types: {} as {
    context: CommentContext
    events: CommentEvent
    input: CommentInput
    tags: 'asking' | 'pending' | 'awaitingWrite'
  },
  actors: {
    deleteComment: notProvided<unknown, CommentDeletion>('deleteComment'),
    changeVisibility: notProvided<unknown, VisibilityChange>('changeVisibility'),
  },
  actions: {
    storeReplyTo: assign((_, {replyTo}: {replyTo: string | null}) => ({replyTo})),
    storePending: assign(({context}, {key}: {key: string}) => ({
      pending: [...context.pending.filter((pending) => pending !== key), key],
      replyTo: null,
    })),
    forgetPending: assign(({context}, {key}: {key: string}) => ({
      pending: context.pending.filter((pending) => pending !== key),
    })),
    storeTarget: assign((_, target: DeletedComment) => ({target: {id: target.id, name: target.name}, failed: null})),
    forgetTarget: assign({target: null}),
    storeDeleteFailed: assign(({context: {target}}) => ({
      target: null,
      failed: target && {change: 'delete' as const, id: target.id},
    })),
    storeChange: assign((_, {id, isPublic}: VisibilityChange) => ({change: {id, isPublic}, failed: null})),
    forgetChange: assign({change: null}),
    storeVisibilityFailed: assign(({context: {change}}) => ({
      change: null,
      failed: change && {change: 'visibility' as const, id: change.id},
    })),
    requestComment: effect<WrittenComment>('requestComment'),
    /** The forum unfolds the replies among which the one that was written will stand. */
    openReplies: effect<{parentId: string | null}>('openReplies'),
    /** The forum is asked for what is new. */
    refreshForum: effect('refreshForum'),
    /** The forum is asked for one comment as it is now. */
    reloadComment: effect<{id: string}>('reloadComment'),
    notifyDeleteFailed: effect('notifyDeleteFailed'),
    notifyVisibilityFailed: effect<{isPublic: boolean}>('notifyVisibilityFailed'),
  },
  guards: {
    isSendable: (_, {body}: {body: string}) => isSendable(body),
    isReplying: ({context}) => context.replyTo !== null,
    hasPending: ({context}) => context.pending.length > 0,
    hasNoPending: ({context}) => context.pending.length === 0,
    isMine: ({context}, {key}: {key: string}) => context.pending.includes(key),
  },
}).createMachine({
  id: 'comment',
  context: ({input}) => ({replyTo: null, pending: input.pending, target: null, change: null, failed: null}),
  initial: 'ready',
  on: {
    'write.confirmed': {
      guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
      actions: [{type: 'forgetPending', params: ({event}) => ({key: event.key})}, 'refreshForum'],
    },
    'write.refused': {
      guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
      actions: {type: 'forgetPending', params: ({event}) => ({key: event.key})},
    },
  },
  states: {
    ready: {
      initial: 'idle',
      on: {
        'reply.open': {actions: {type: 'storeReplyTo', params: ({event}) => ({replyTo: event.id})}},
        'reply.close': {guard: 'isReplying', actions: {type: 'storeReplyTo', params: {replyTo: null}}},
        'comment.submit': {
          guard: {type: 'isSendable', params: ({event}) => ({body: event.body})},
          actions: [
            {type: 'storePending', params: ({event}) => ({key: event.key})},
            {
              type: 'requestComment',
              params: ({event: {parentId, body, mentions, key}}) => ({parentId, body: keptBody(body), mentions, key}),
            },
            {type: 'openReplies', params: ({event}) => ({parentId: event.parentId})},
          ],
        },
        'comment.delete': {
          target: 'confirmingDelete',
          actions: {type: 'storeTarget', params: ({event}) => event},
        },
        'visibility.change': {
          target: 'changingVisibility',
          actions: {type: 'storeChange', params: ({event}) => event},
        },
      },
      states: {
        idle: {always: {guard: 'hasPending', target: 'posting'}},
        posting: {tags: 'awaitingWrite', always: {guard: 'hasNoPending', target: 'idle'}},
      },
    },
    confirmingDelete: {
      tags: 'asking',
      on: {'deletion.confirm': 'deleting', 'deletion.cancel': {target: 'ready', actions: 'forgetTarget'}},
    },
    deleting: {
      tags: ['asking', 'pending'],
      invoke: {
        id: 'deleteComment',
        src: 'deleteComment',
        input: ({context, event}) => ({id: context.target?.id ?? '', key: 'key' in event ? event.key : ''}),
        onDone: {
          target: 'ready',
          actions: [{type: 'reloadComment', params: ({context}) => ({id: context.target?.id ?? ''})}, 'forgetTarget'],
        },
        onError: {target: 'ready', actions: ['storeDeleteFailed', 'notifyDeleteFailed']},
      },
    },
    changingVisibility: {
      tags: 'pending',
      invoke: {
        id: 'changeVisibility',
        src: 'changeVisibility',
        input: ({context: {change}, event}) => ({
          id: change?.id ?? '',
          isPublic: change?.isPublic ?? false,
          key: 'key' in event ? event.key : '',
        }),
        onDone: {
          target: 'ready',
          actions: [{type: 'reloadComment', params: ({context}) => ({id: context.change?.id ?? ''})}, 'forgetChange'],
        },
        onError: {
          target: 'ready',
          actions: [
            {
              type: 'notifyVisibilityFailed',
              params: ({context}) => ({isPublic: context.change?.isPublic ?? false}),
            },
            'storeVisibilityFailed',
          ],
        },
      },
    },
  },
})
