import {type RescueFile, rescueVersion} from '../../../domain/exam/rescue.ts'
import {rescueMachine} from '../../../machines/exam/rescue.machine.ts'
import type {RescueInput, Unsent} from '../../../machines/exam/rescue.types.ts'
import {examRescueText} from '../../../src/text/exam/examRescue.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['requestMarks', 'notifyRefused', 'notifySaveFailed'],
  // What the last file was is told by the state.
  tellApart: ({unsent: {count}}) => [count > 0],
}

const {save, saveAgain, pick, pickAnother, close, refusals} = examRescueText

export const rescueView: ViewModel<typeof rescueMachine> = {
  perform: {
    'clock.ticked': 'fact',
    'unsent.changed': 'fact',
    'rescue.save': (page) => page.getByRole('button', {name: new RegExp(`^(${save}|${saveAgain})$`)}).click(),
    'rescue.pick': (page) => page.getByRole('button', {name: new RegExp(`^(${pick}|${pickAnother})$`)}).click(),
    'rescue.close': (page) => page.getByRole('button', {name: close}).click(),
  },
  faces: {
    quiet: {sees: [['button', pick]], misses: [['status'], ['button', save]]},
    offered: {
      sees: [
        ['text', examRescueText.offeredTitle(2)],
        ['button', save],
        ['button', pick],
      ],
    },
    saving: {sees: [['button', examRescueText.saving]]},
    saved: {
      sees: [
        ['text', examRescueText.savedTitle],
        ['button', saveAgain],
      ],
    },
    saveFailed: {sees: [['alert'], ['text', examRescueText.saveFailedText], ['button', save]]},
    picking: {
      sees: [
        ['text', examRescueText.picking],
        ['button', close],
      ],
    },
    refused: ({refusal}) => ({
      sees: [['alert'], ['text', refusals[refusal ?? 'nothing']], ['button', pickAnother], ['button', close]],
    }),
    restored: {
      sees: [
        ['text', examRescueText.restoredTitle(1)],
        ['button', close],
      ],
    },
  },
}
