import {movedStudyMachine} from '../../../machines/agenda/movedStudy.machine.ts'
import {movedNotice, moveStudyText} from '../../../src/text/agenda/moveStudy.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'

export const moved = {lessonTitle: 'Sepse', to: '20260312'}

export const movedStudyModel: FlowModel<typeof movedStudyMachine> = {
  machine: movedStudyMachine,
  starts: {'a day without theory': undefined},
  cases: {
    'undo.ask': [{type: 'undo.ask', key: 'k1'}],
    'notice.close': [{type: 'notice.close'}],
  },
  replies: {
    'xstate.done.actor.loadMoved': [moved, null],
    'xstate.error.actor.loadMoved': [{failure: 'offline'}],
    'xstate.done.actor.undoMove': [undefined],
    'xstate.error.actor.undoMove': [{failure: 'refused'}, {failure: 'unreachable'}],
  },
  requests: ['loadMoved', 'undoMove'],
  listeners: [],
  effects: ['showDay', 'notifyUndone'],
}

const notice = ['text', movedNotice('Sepse', '20260312')] as const
const undo = ['button', moveStudyText.undo] as const

export const movedStudyView: ViewModel<typeof movedStudyMachine> = {
  interactions: {
    'undo.ask': (page) => page.getByRole('button', {name: moveStudyText.undo}).click(),
    'notice.close': (page) => page.getByRole('button', {name: moveStudyText.close}).click(),
  },
  expectations: {
    ...expectationsOf(['loading', 'hidden'], {absent: [notice, undo]}),
    'shown.ready': {visible: [['status'], notice, undo], absent: [['alert']]},
    'shown.failed': {visible: [['alert'], notice, undo, ['text', moveStudyText.undoFailed]]},
    undoing: {visible: [notice, undo], absent: [['alert'], ['button', moveStudyText.close]]},
    refused: {visible: [['alert'], ['text', moveStudyText.undoRefused]], absent: [undo]},
  },
}
