import {type RescueFile, rescueVersion} from '../../../domain/exam/rescue.ts'
import {rescueMachine} from '../../../machines/exam/rescue.machine.ts'
import type {RescueInput, Unsent} from '../../../machines/exam/rescue.types.ts'
import {examRescueText} from '../../../src/text/exam/examRescue.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const madeAt = Date.parse('2026-11-21T15:00:00.000Z')

export const rescued: RescueFile = {
  version: rescueVersion,
  owner: 'ana',
  activity: 'mock-1',
  savedAt: '2026-11-21T15:05:00.000Z',
  marks: [{question: 'q1', selected: 2, essay: null, dateNow: '2026-11-21T15:00:00.000Z'}],
}

export const allSent: Unsent = {count: 0, since: null, isAtRisk: false, isOver: false}
export const waiting: Unsent = {count: 2, since: madeAt, isAtRisk: false, isOver: false}
export const calm: RescueInput = {owner: 'ana', activity: 'mock-1', unsent: allSent, now: madeAt}

export const rescueModel: FlowModel<typeof rescueMachine> = {
  machine: rescueMachine,
  starts: {'everything is sent': calm},
  cases: {
    'clock.ticked': [{type: 'clock.ticked', now: madeAt + 60_000}],
    'unsent.changed': [
      {type: 'unsent.changed', unsent: {...waiting, isAtRisk: true}},
      {type: 'unsent.changed', unsent: allSent},
    ],
    'rescue.save': [{type: 'rescue.save'}],
    'rescue.pick': [{type: 'rescue.pick'}],
    'rescue.close': [{type: 'rescue.close'}],
  },
  replies: {
    'xstate.done.actor.saveFile': [undefined],
    'xstate.error.actor.saveFile': [new Error('the disk is full')],
    'xstate.done.actor.pickFile': [rescued, {...rescued, owner: 'bento'}, null],
    'xstate.error.actor.pickFile': [new Error('no JSON')],
  },
  requests: ['saveFile', 'pickFile'],
  listeners: [],
  effects: ['requestMarks', 'notifyRefused', 'notifySaveFailed'],
  // What the last file was is told by the state.
  contextKey: ({unsent: {count}}) => [count > 0],
}

const {save, saveAgain, pick, pickAnother, close, refusals} = examRescueText

export const rescueView: ViewModel<typeof rescueMachine> = {
  interactions: {
    'clock.ticked': 'fact',
    'unsent.changed': 'fact',
    'rescue.save': (page) => page.getByRole('button', {name: new RegExp(`^(${save}|${saveAgain})$`)}).click(),
    'rescue.pick': (page) => page.getByRole('button', {name: new RegExp(`^(${pick}|${pickAnother})$`)}).click(),
    'rescue.close': (page) => page.getByRole('button', {name: close}).click(),
  },
  expectations: {
    quiet: {visible: [['button', pick]], absent: [['status'], ['button', save]]},
    offered: {
      visible: [
        ['text', examRescueText.offeredTitle(2)],
        ['button', save],
        ['button', pick],
      ],
    },
    saving: {visible: [['button', examRescueText.saving]]},
    saved: {
      visible: [
        ['text', examRescueText.savedTitle],
        ['button', saveAgain],
      ],
    },
    saveFailed: {visible: [['alert'], ['text', examRescueText.saveFailedText], ['button', save]]},
    picking: {
      visible: [
        ['text', examRescueText.picking],
        ['button', close],
      ],
    },
    refused: ({refusal}) => ({
      visible: [['alert'], ['text', refusals[refusal ?? 'nothing']], ['button', pickAnother], ['button', close]],
    }),
    restored: {
      visible: [
        ['text', examRescueText.restoredTitle(1)],
        ['button', close],
      ],
    },
  },
}
