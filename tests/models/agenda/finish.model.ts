import {finishMachine} from '../../../machines/agenda/finish.machine.ts'
import type {FinishInput} from '../../../machines/agenda/finish.types.ts'
import {agendaText} from '../../../src/text/agenda/agenda.ts'
import {finishErrors, finishLabel, finishQuestion, finishText} from '../../../src/text/agenda/finish.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const openStudy: FinishInput = {
  type: 'theoreticalStudy',
  isEditable: true,
  progress: null,
  isFinished: false,
  pending: null,
}
export const openReview: FinishInput = {...openStudy, type: 'theoreticalReview', progress: 0.4}

export const finishModel: FlowModel<typeof finishMachine> = {
  machine: finishMachine,
  starts: {
    'a study': openStudy,
    'a review with four of ten': openReview,
    'a review with ten': {...openReview, progress: 1},
    'finished before': {...openStudy, isFinished: true},
    'on its way before the reload': {...openStudy, pending: {key: 'k1', isRefused: false}},
    'refused before the reload': {...openStudy, pending: {key: 'k1', isRefused: true}},
    'on a past day': {...openStudy, isEditable: false},
  },
  cases: {
    'finish.ask': [{type: 'finish.ask'}],
    'finish.confirm': [{type: 'finish.confirm', key: 'k1'}],
    'finish.cancel': [{type: 'finish.cancel'}],
    'finish.arrived': [{type: 'finish.arrived'}],
    'progress.changed': [
      {type: 'progress.changed', progress: 0.4},
      {type: 'progress.changed', progress: 1},
    ],
    'window.changed': [
      {type: 'window.changed', isEditable: false},
      {type: 'window.changed', isEditable: true},
    ],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'k1'},
      {type: 'write.confirmed', key: 'someone-elses'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'k1', code: 'FAILED_TO_FINISH_STUDY'},
      {type: 'write.refused', key: 'someone-elses', code: 'FAILED_TO_FINISH_STUDY'},
    ],
  },
  requests: [],
  listeners: [],
  effects: ['requestFinish', 'notifyTooFew', 'notifyRefused'],
}

export const finishView: ViewModel<typeof finishMachine> = {
  interactions: {
    'finish.ask': (page) => page.getByRole('button', {name: /^Concluir (estudo|revisão)/}).click(),
    'finish.confirm': (page) => page.getByRole('alertdialog').getByRole('button', {name: finishText.confirm}).click(),
    'finish.cancel': (page) => page.getByRole('alertdialog').getByRole('button', {name: finishText.cancel}).click(),
    'finish.arrived': 'fact',
    'progress.changed': 'fact',
    'window.changed': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  expectations: {
    'unfinished.ready': ({type}) => ({
      visible: [['button', finishLabel[type]]],
      absent: [['alert'], ['alertdialog'], ['text', agendaText.finishedBadge]],
    }),
    'unfinished.tooFew': {visible: [['alert'], ['text', finishText.tooFew]], absent: [['alertdialog']]},
    'unfinished.refused': ({type}) => ({
      visible: [['alert'], ['text', finishErrors[type]], ['button', finishLabel[type]]],
    }),
    confirming: ({type}) => ({
      visible: [
        ['alertdialog', finishQuestion[type]],
        ['text', finishText.irreversible],
      ],
    }),
    ...expectationsOf(['finishing', 'finished'], {visible: [['text', agendaText.finishedBadge]], absent: [['button']]}),
    closed: {absent: [['button'], ['text', agendaText.finishedBadge]]},
  },
}
