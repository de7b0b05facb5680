import {commentMachine} from '../../../machines/forum/comment.machine.ts'
import {commentText, replyButtonLabel, replyToLabel} from '../../../src/text/forum/forum.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

const key = 'chave'

export const commentModel: FlowModel<typeof commentMachine> = {
  machine: commentMachine,
  starts: {'nothing on its way': {pending: []}, 'a comment before the reload': {pending: [key]}},
  cases: {
    'comment.submit': [
      {type: 'comment.submit', parentId: null, body: ' Por quê? ', mentions: [], key},
      {type: 'comment.submit', parentId: null, body: '  ', mentions: [], key},
    ],
    'reply.open': [{type: 'reply.open', id: 'c1'}],
    'reply.close': [{type: 'reply.close'}],
    'comment.delete': [{type: 'comment.delete', id: 'c1', name: 'Helena Moraes'}],
    'deletion.confirm': [{type: 'deletion.confirm', key}],
    'deletion.cancel': [{type: 'deletion.cancel'}],
    'visibility.change': [{type: 'visibility.change', id: 'c1', isPublic: false, key}],
    'write.confirmed': [
      {type: 'write.confirmed', key},
      {type: 'write.confirmed', key: 'de outro'},
    ],
    'write.refused': [{type: 'write.refused', key, code: 'NOT_FOUND'}],
  },
  replies: {
    'xstate.done.actor.deleteComment': [undefined],
    'xstate.error.actor.deleteComment': [{failure: 'offline'}],
    'xstate.done.actor.changeVisibility': [undefined],
    'xstate.error.actor.changeVisibility': [{failure: 'unreachable'}],
  },
  contextKey: ({replyTo, pending, target, failed}) => [replyTo, pending.length > 0, target !== null, failed?.change],
  requests: ['deleteComment', 'changeVisibility'],
  listeners: [],
  effects: [
    'requestComment',
    'openReplies',
    'refreshForum',
    'reloadComment',
    'notifyDeleteFailed',
    'notifyVisibilityFailed',
  ],
}

const write = ['textbox', commentText.write] as const

export const commentView: ViewModel<typeof commentMachine> = {
  interactions: {
    'comment.submit': async (page, {body}) => {
      await page.getByRole('textbox', {name: commentText.write}).fill(body)
      await page.getByRole('button', {name: commentText.send}).click()
    },
    'reply.open': (page) => page.getByRole('button', {name: replyButtonLabel('Helena Moraes')}).click(),
    'reply.close': (page) => page.getByRole('button', {name: commentText.cancel}).click(),
    'comment.delete': (page) => page.getByRole('button', {name: commentText.delete}).click(),
    'deletion.confirm': (page) => page.getByRole('button', {name: commentText.deleteConfirm}).click(),
    'deletion.cancel': (page) => page.getByRole('button', {name: commentText.cancel}).click(),
    'visibility.change': (page) => page.getByRole('button', {name: commentText.makePrivate}).click(),
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  unavailable: ({context, value}, event) => {
    if (event.type === 'comment.submit' && event.body.trim() === '') return 'nothing is written'
    if (event.type === 'reply.close' && context.replyTo === null) return 'nobody is being replied to'
    if (event.type === 'deletion.cancel' && value === 'deleting') return 'it is on its way'
    return null
  },
  expectations: {
    'ready.idle': ({replyTo, failed}) => ({
      visible: [
        write,
        ...(replyTo === null ? [] : [['textbox', replyToLabel('Helena Moraes')] as const]),
        ...(failed === null
          ? []
          : [['text', failed.change === 'delete' ? commentText.deleteFailed : commentText.privateFailed] as const]),
      ],
      absent: [['alertdialog'], ...(replyTo === null ? [['textbox', replyToLabel('Helena Moraes')] as const] : [])],
    }),
    'ready.posting': {visible: [write], absent: [['alertdialog']]},
    confirmingDelete: {
      visible: [
        ['alertdialog'],
        ['text', commentText.deleteTitle],
        ['text', 'Deseja mesmo apagar o comentário de Helena Moraes? Esta ação é irreversível!'],
        ['button', commentText.deleteConfirm],
      ],
    },
    deleting: {visible: [['alertdialog'], ['button', commentText.deleting]]},
    changingVisibility: {visible: [['button', commentText.makePrivate]], absent: [['alertdialog']]},
  },
}
