import {type AnswerBackup, answerBackupVersion} from '../../../domain/exam/answerBackup.ts'
import {answerBackupMachine} from '../../../machines/exam/answerBackup.machine.ts'
import type {AnswerBackupInput, Unsent} from '../../../machines/exam/answerBackup.types.ts'
import {answerBackupText} from '../../../src/text/exam/answerBackup.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const madeAt = Date.parse('2026-11-21T15:00:00.000Z')

export const backedUp: AnswerBackup = {
  version: answerBackupVersion,
  owner: 'ana',
  activity: 'mock-1',
  savedAt: '2026-11-21T15:05:00.000Z',
  marks: [{question: 'q1', selected: 2, essay: null, dateNow: '2026-11-21T15:00:00.000Z'}],
}

export const allSent: Unsent = {count: 0, since: null, isAtRisk: false, isOver: false}
export const waiting: Unsent = {count: 2, since: madeAt, isAtRisk: false, isOver: false}
export const calm: AnswerBackupInput = {owner: 'ana', activity: 'mock-1', unsent: allSent, now: madeAt}

export const answerBackupModel: FlowModel<typeof answerBackupMachine> = {
  machine: answerBackupMachine,
  starts: {'everything is sent': calm},
  cases: {
    'clock.ticked': [{type: 'clock.ticked', now: madeAt + 60_000}],
    'unsent.changed': [
      {type: 'unsent.changed', unsent: {...waiting, isAtRisk: true}},
      {type: 'unsent.changed', unsent: allSent},
    ],
    'answerBackup.save': [{type: 'answerBackup.save'}],
    'answerBackup.pick': [{type: 'answerBackup.pick'}],
    'answerBackup.close': [{type: 'answerBackup.close'}],
  },
  replies: {
    'xstate.done.actor.saveFile': [undefined],
    'xstate.error.actor.saveFile': [new Error('the disk is full')],
    'xstate.done.actor.pickFile': [backedUp, {...backedUp, owner: 'bento'}, null],
    'xstate.error.actor.pickFile': [new Error('no JSON')],
  },
  requests: ['saveFile', 'pickFile'],
  listeners: [],
  effects: ['requestMarks', 'notifyRefused', 'notifySaveFailed'],
  // What the last file was is told by the state.
  contextKey: ({unsent: {count}}) => [count > 0],
}

const {save, saveAgain, pick, pickAnother, close, refusals} = answerBackupText

export const answerBackupView: ViewModel<typeof answerBackupMachine> = {
  interactions: {
    'clock.ticked': 'fact',
    'unsent.changed': 'fact',
    'answerBackup.save': (page) => page.getByRole('button', {name: new RegExp(`^(${save}|${saveAgain})$`)}).click(),
    'answerBackup.pick': (page) => page.getByRole('button', {name: new RegExp(`^(${pick}|${pickAnother})$`)}).click(),
    'answerBackup.close': (page) => page.getByRole('button', {name: close}).click(),
  },
  expectations: {
    idle: {visible: [['button', pick]], absent: [['status'], ['button', save]]},
    offered: {
      visible: [
        ['text', answerBackupText.offeredTitle(2)],
        ['button', save],
        ['button', pick],
      ],
    },
    saving: {visible: [['button', answerBackupText.saving]]},
    saved: {
      visible: [
        ['text', answerBackupText.savedTitle],
        ['button', saveAgain],
      ],
    },
    saveFailed: {visible: [['alert'], ['text', answerBackupText.saveFailedText], ['button', save]]},
    picking: {
      visible: [
        ['text', answerBackupText.picking],
        ['button', close],
      ],
    },
    refused: ({refusal}) => ({
      visible: [['alert'], ['text', refusals[refusal ?? 'nothing']], ['button', pickAnother], ['button', close]],
    }),
    restored: {
      visible: [
        ['text', answerBackupText.restoredTitle(1)],
        ['button', close],
      ],
    },
  },
}
