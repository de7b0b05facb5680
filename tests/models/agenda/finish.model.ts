import {finishMachine} from '../../../machines/agenda/finish.machine.ts'
import type {FinishInput} from '../../../machines/agenda/finish.types.ts'
import {agendaText} from '../../../src/text/agenda/agenda.ts'
import {finishErrors, finishLabel, finishQuestion, finishText} from '../../../src/text/agenda/finish.ts'
import {facesOf, type ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['requestFinish', 'notifyTooFew', 'notifyRefused'],
}

export const finishView: ViewModel<typeof finishMachine> = {
  perform: {
    'finish.ask': (page) => page.getByRole('button', {name: /^Concluir (estudo|revisão)/}).click(),
    'finish.confirm': (page) => page.getByRole('alertdialog').getByRole('button', {name: finishText.confirm}).click(),
    'finish.cancel': (page) => page.getByRole('alertdialog').getByRole('button', {name: finishText.cancel}).click(),
    'finish.arrived': 'fact',
    'progress.changed': 'fact',
    'window.changed': 'fact',
    'write.confirmed': 'fact',
    'write.refused': 'fact',
  },
  faces: {
    'unfinished.ready': ({type}) => ({
      sees: [['button', finishLabel[type]]],
      misses: [['alert'], ['alertdialog'], ['text', agendaText.finishedBadge]],
    }),
    'unfinished.tooFew': {sees: [['alert'], ['text', finishText.tooFew]], misses: [['alertdialog']]},
    'unfinished.refused': ({type}) => ({
      sees: [['alert'], ['text', finishErrors[type]], ['button', finishLabel[type]]],
    }),
    confirming: ({type}) => ({
      sees: [
        ['alertdialog', finishQuestion[type]],
        ['text', finishText.irreversible],
      ],
    }),
    ...facesOf(['finishing', 'finished'], {sees: [['text', agendaText.finishedBadge]], misses: [['button']]}),
    closed: {misses: [['button'], ['text', agendaText.finishedBadge]]},
  },
}
