import {accountDeletionMachine} from '../../../machines/profile/accountDeletion.machine.ts'
import {deletionText, requestFailureHints} from '../../../src/text/profile/profile.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const requestedAt = '2026-11-21T13:00:00.000Z'

export const accountDeletionModel: FlowModel<typeof accountDeletionMachine> = {
  machine: accountDeletionMachine,
  starts: {'nobody asked': {requestedAt: null}, 'asked before': {requestedAt}},
  cases: {
    'deletion.begin': [{type: 'deletion.begin'}],
    'deletion.stop': [{type: 'deletion.stop'}],
    'deletion.confirm': [
      {type: 'deletion.confirm', typed: 'excluir', key: 'key-1'},
      {type: 'deletion.confirm', typed: 'EXCLUI', key: 'key-1'},
    ],
    'deletion.cancel': [{type: 'deletion.cancel', key: 'key-1'}],
    'deletion.told': [
      {type: 'deletion.told', requestedAt},
      {type: 'deletion.told', requestedAt: null},
    ],
  },
  replies: {
    'xstate.done.actor.requestDeletion': [requestedAt],
    'xstate.error.actor.requestDeletion': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.cancelDeletion': [undefined],
    'xstate.error.actor.cancelDeletion': [{failure: 'offline'}],
  },
  requests: ['requestDeletion', 'cancelDeletion'],
  listeners: [],
  effects: ['notifyRequested', 'notifyCancelled', 'notifyFailure'],
}

export const accountDeletionView: ViewModel<typeof accountDeletionMachine> = {
  interactions: {
    'deletion.begin': (page) => page.getByRole('button', {name: deletionText.begin}).click(),
    'deletion.stop': (page) => page.getByRole('button', {name: deletionText.stop}).click(),
    'deletion.confirm': async (page, {typed}) => {
      await page.getByRole('textbox', {name: deletionText.typeWord}).fill(typed)
      await page.getByRole('button', {name: deletionText.confirm}).click()
    },
    'deletion.cancel': (page) => page.getByRole('button', {name: deletionText.cancel}).click(),
    'deletion.told': 'fact',
  },
  expectations: {
    none: {visible: [['button', deletionText.begin]], absent: [['alertdialog']]},
    'explaining.asking': {
      visible: [
        ['alertdialog', deletionText.confirmTitle],
        ['text', deletionText.lost[0]],
      ],
      absent: [['alert']],
    },
    'explaining.failed': ({failure}) => ({
      visible: [
        ['text', deletionText.requestFailed],
        ['text', requestFailureHints[failure ?? 'unreachable']],
      ],
    }),
    requesting: {visible: [['alertdialog', deletionText.confirmTitle]]},
    'requested.waiting': {
      visible: [
        ['text', deletionText.pendingTitle],
        ['text', /21 de novembro de 2026.*6 de dezembro de 2026/],
      ],
      absent: [['alertdialog']],
    },
    'requested.cancelFailed': {
      visible: [
        ['text', deletionText.pendingTitle],
        ['text', deletionText.cancelFailed],
      ],
    },
    cancelling: {visible: [['text', deletionText.pendingTitle]]},
  },
}
