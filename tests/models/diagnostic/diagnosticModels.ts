import {emptyContact} from '../../../domain/diagnostic/contact.ts'
import {contactMachine} from '../../../machines/diagnostic/contact.machine.ts'
import {demoMachine} from '../../../machines/diagnostic/demo.machine.ts'
import {examMachine, finishKeyOf} from '../../../machines/diagnostic/exam.machine.ts'
import {partialStartMachine} from '../../../machines/diagnostic/partialStart.machine.ts'
import {resultMachine} from '../../../machines/diagnostic/result.machine.ts'
import {shareMachine} from '../../../machines/diagnostic/share.machine.ts'
import {statisticsMachine} from '../../../machines/diagnostic/statistics.machine.ts'
import {wizardMachine} from '../../../machines/diagnostic/wizard.machine.ts'
import {
  cards,
  exam as wholeExam,
  question,
  result,
  statistics,
  targets,
  units,
} from '../../../stories/diagnostic/fixtures.ts'
import type {FlowModel} from '../../support/harness.ts'

const offline = {failure: 'offline'}
const unreachable = {failure: 'unreachable'}
const refused = {failure: 'refused'}
const [first] = targets
if (!first) throw new Error('there is no target')

export const wizardModel: FlowModel<typeof wizardMachine> = {
  machine: wizardMachine,
  starts: {
    'a visitor comes for the first time': {
      purpose: 'diagnostic',
      step: 0,
      type: null,
      targets: [],
      templateId: 'modelo',
    },
    'a reload at the institutions': {purpose: 'diagnostic', step: 1, type: 'R1', targets: [first], templateId: null},
    'a reload at the summary': {purpose: 'diagnostic', step: 2, type: null, targets: [], templateId: null},
    'the compass': {purpose: 'compass', step: 2, type: null, targets: [], templateId: null},
  },
  cases: {
    'wizard.next': [{type: 'wizard.next'}],
    'wizard.back': [{type: 'wizard.back'}],
    'type.choose': [{type: 'type.choose', examType: 'R1'}],
    'uf.choose': [{type: 'uf.choose', uf: first.uf}],
    'institution.choose': [{type: 'institution.choose', institution: first.institution}],
    'target.add': [{type: 'target.add'}],
    'target.remove': [{type: 'target.remove', institution: first.institution}],
    'wizard.retry': [{type: 'wizard.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'exam.start': [{type: 'exam.start', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.loadInstitutions': [units, []],
    'xstate.error.actor.loadInstitutions': [offline, unreachable],
    'xstate.done.actor.createExam': ['exam'],
    'xstate.error.actor.createExam': [unreachable, refused],
  },
  requests: ['loadInstitutions', 'createExam'],
  listeners: [],
  effects: ['keepChoice', 'openStatistics', 'openExam', 'notifyFailed'],
  delays: {'xstate.after.slow.diagnosticWizard.creating.waiting': 4_000},
}

const exam = {...wholeExam, questionIds: ['q1', 'q2'], choices: {}}
const partial = {...exam, isPartial: true}
const done = {...exam, isFinished: true, choices: {q1: 0, q2: 1}}

export const examModel: FlowModel<typeof examMachine> = {
  machine: examMachine,
  starts: {
    'the exam was just made': {id: 'exam', first: null, isReturning: false, waiting: []},
    'a visitor comes back, and a mark waits': {
      id: 'exam',
      first: 'q1',
      isReturning: true,
      waiting: [
        {
          operation: 'updateDiagnosticExamPreChoice',
          input: {_id: 'exam', preChoice: {questionId: 'q1', selected: 1, dateNow: '2026-11-25T12:00:00Z'}},
          key: 'mark',
          lane: 'exam',
          owner: 'diagnostic',
          requestedAt: 0,
          attempts: 0,
          refusal: null,
        },
      ],
    },
    'a visitor comes back, and the end waits': {
      id: 'exam',
      first: null,
      isReturning: true,
      waiting: [
        {
          operation: 'finishDiagnosticExam',
          input: {_id: 'exam'},
          key: finishKeyOf('exam'),
          lane: 'exam',
          owner: 'diagnostic',
          requestedAt: 0,
          attempts: 0,
          refusal: null,
        },
      ],
    },
  },
  cases: {
    'exam.arrived': [
      {type: 'exam.arrived', exam, questions: [question]},
      {type: 'exam.arrived', exam: partial, questions: [question]},
      {type: 'exam.arrived', exam: done, questions: [question]},
    ],
    'exam.absent': [{type: 'exam.absent'}],
    'exam.failed': [{type: 'exam.failed'}],
    'questions.failed': [{type: 'questions.failed'}],
    'exam.retry': [{type: 'exam.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'choice.mark': [
      {type: 'choice.mark', questionId: 'q1', choice: 0, key: 'one'},
      {type: 'choice.mark', questionId: 'q2', choice: 1, key: 'two'},
      {type: 'choice.mark', questionId: 'q9', choice: 0, key: 'nine'},
    ],
    'finish.request': [{type: 'finish.request'}],
    'finish.confirm': [{type: 'finish.confirm'}],
    'finish.cancel': [{type: 'finish.cancel'}],
    'welcome.continue': [{type: 'welcome.continue'}],
    'welcome.restart': [{type: 'welcome.restart'}],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'one'},
      {type: 'write.confirmed', key: finishKeyOf('exam')},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'one', code: 'BAD_INPUT'},
      {type: 'write.refused', key: finishKeyOf('exam'), code: 'BAD_INPUT'},
    ],
  },
  replies: {},
  requests: [],
  listeners: ['watchExam'],
  effects: ['requestMark', 'requestFinish', 'openNext', 'restart', 'notifyRefused', 'notifyNotFinished'],
}

const form = {
  ...emptyContact,
  name: 'Ana',
  email: 'ana@exemplo.br',
  phone: '(11) 91234-5678',
  howMet: 'google' as const,
}

export const contactModel: FlowModel<typeof contactMachine> = {
  machine: contactMachine,
  starts: {
    'the exam was just finished': {id: 'exam', isSent: false},
    'the report was asked for before': {id: 'exam', isSent: true},
  },
  cases: {
    'field.change': [{type: 'field.change', form}],
    'form.submit': [
      {type: 'form.submit', form, website: '', key: 'key-1'},
      {type: 'form.submit', form: emptyContact, website: '', key: 'key-2'},
    ],
    'form.back': [{type: 'form.back'}],
  },
  replies: {
    'xstate.done.actor.submitForm': [undefined],
    'xstate.error.actor.submitForm': [offline, refused],
  },
  requests: ['submitForm'],
  listeners: [],
  effects: ['keepDraft', 'storeSent', 'notifyFailed'],
  delays: {'xstate.after.slow.diagnosticContact.sending.quick': 4_000},
}

export const resultModel: FlowModel<typeof resultMachine> = {
  machine: resultMachine,
  starts: {'the result is opened': {id: 'exam'}},
  cases: {
    'result.retry': [{type: 'result.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'exam.review': [{type: 'exam.review'}],
    'exam.another': [{type: 'exam.another'}],
  },
  replies: {
    'xstate.done.actor.loadResult': [result, null],
    'xstate.error.actor.loadResult': [offline, unreachable, refused],
  },
  requests: ['loadResult'],
  listeners: [],
  effects: ['openExam', 'beginAnother'],
}

export const shareModel: FlowModel<typeof shareMachine> = {
  machine: shareMachine,
  starts: {'the result is shown': {id: 'exam'}},
  cases: {
    'share.retry': [{type: 'share.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'share.request': [{type: 'share.request', key: 'key-1'}],
    'address.copy': [{type: 'address.copy'}],
    'address.send': [{type: 'address.send'}],
    'share.withdraw': [{type: 'share.withdraw'}],
    'withdrawal.confirm': [{type: 'withdrawal.confirm', key: 'key-2'}],
    'withdrawal.cancel': [{type: 'withdrawal.cancel'}],
  },
  replies: {
    'xstate.done.actor.readShare': [null, 'a1'],
    'xstate.error.actor.readShare': [unreachable],
    'xstate.done.actor.shareResult': ['b2'],
    'xstate.error.actor.shareResult': [offline, refused],
    'xstate.done.actor.withdrawShare': [undefined],
    'xstate.error.actor.withdrawShare': [offline, unreachable],
    'xstate.done.actor.passOn': [undefined],
    'xstate.error.actor.passOn': [new Error('not passed')],
  },
  requests: ['readShare', 'shareResult', 'withdrawShare', 'passOn'],
  listeners: [],
  effects: [],
}

export const statisticsModel: FlowModel<typeof statisticsMachine> = {
  machine: statisticsMachine,
  starts: {'the institutions were confirmed': {type: 'R1', targets}},
  cases: {
    'statistics.retry': [{type: 'statistics.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'bar.choose': [
      {type: 'bar.choose', institution: first.institution},
      {type: 'bar.choose', institution: 'Outra'},
    ],
    'table.choose': [
      {type: 'table.choose', institution: first.institution},
      {type: 'table.choose', institution: 'Outra'},
    ],
    'tutorial.open': [{type: 'tutorial.open'}],
    'tutorial.close': [{type: 'tutorial.close'}],
    'exam.start': [{type: 'exam.start', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.loadStatistics': [statistics, []],
    'xstate.error.actor.loadStatistics': [offline, unreachable],
    'xstate.done.actor.createExam': ['exam'],
    'xstate.error.actor.createExam': [unreachable, refused],
  },
  requests: ['loadStatistics', 'createExam'],
  listeners: [],
  effects: ['openExam', 'notifyFailed'],
  delays: {'xstate.after.slow.compassStatistics.creating.waiting': 4_000},
}

export const partialStartModel: FlowModel<typeof partialStartMachine> = {
  machine: partialStartMachine,
  starts: {'the partial diagnostic is opened': {targets, key: 'key-1'}},
  cases: {'start.retry': [{type: 'start.retry'}], 'network.returned': [{type: 'network.returned'}]},
  replies: {
    'xstate.done.actor.createExam': ['partial'],
    'xstate.error.actor.createExam': [unreachable],
  },
  requests: ['createExam'],
  listeners: [],
  effects: ['storeId', 'notifyFailed'],
}

export const demoModel: FlowModel<typeof demoMachine> = {
  machine: demoMachine,
  starts: {'the demo is opened': {id: 'exam'}},
  cases: {
    'demo.retry': [{type: 'demo.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'card.flip': [{type: 'card.flip'}],
    'card.grade': [
      {type: 'card.grade', grade: 0},
      {type: 'card.grade', grade: 1},
    ],
    'demo.restart': [{type: 'demo.restart'}],
  },
  replies: {
    'xstate.done.actor.loadCards': [cards, []],
    'xstate.error.actor.loadCards': [offline, unreachable],
  },
  requests: ['loadCards'],
  listeners: [],
  effects: [],
  delays: {'xstate.after.autoAdvance.flashcardDemo.graded': 500},
}
