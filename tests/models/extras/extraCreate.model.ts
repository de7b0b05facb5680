import {extraCreateMachine} from '../../../machines/extras/extraCreate.machine.ts'
import type {ExtraCreateInput} from '../../../machines/extras/extraCreate.types.ts'
import {extraCreateText} from '../../../src/text/extras/extraCreate.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import {examExtra, mockExtra} from './fixtures.ts'

const exam: ExtraCreateInput = {
  wish: {
    kind: 'Exam',
    template: 't1',
    uf: 'SP',
    institution: 'Hospital Universitário Fictício de Aurora',
    year: 2024,
  },
  calendarDate: '20261124',
  key: 'kept-key',
}
const mock: ExtraCreateInput = {...exam, wish: {kind: 'MockExam', template: 'm3', title: 'Simulado Aristo 3'}}

export const extraCreateModel: FlowModel<typeof extraCreateMachine> = {
  machine: extraCreateMachine,
  starts: {
    'a full exam': exam,
    'a mock exam': mock,
    'an address without a template': {...mock, wish: {...mock.wish, template: ''}},
  },
  cases: {
    'create.retry': [{type: 'create.retry', key: 'fresh-key'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadExtras': [[], [examExtra, mockExtra]],
    'xstate.error.actor.loadExtras': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.createExtra': [{id: 'x1', calendarDate: '20261124'}],
    'xstate.error.actor.createExtra': [{failure: 'offline'}, {failure: 'unreachable'}, {failure: 'refused'}],
  },
  requests: ['loadExtras', 'createExtra'],
  listeners: [],
  effects: ['forgetKey', 'openExtra', 'notifyCreated', 'notifyFailed'],
}

const hintOf = (failure: string | null): string => {
  const {hints} = extraCreateText
  if (failure === 'noTemplate' || failure === 'offline' || failure === 'refused') return hints[failure]
  return hints.unreachable
}

export const extraCreateView: ViewModel<typeof extraCreateMachine> = {
  interactions: {
    'create.retry': (page) => page.getByRole('button', {name: extraCreateText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    ...expectationsOf(['resolving', 'creating', 'redirecting'], {absent: [['alert'], ['button']]}),
    failed: ({failure}) => ({
      visible: [
        ['alert'],
        ['heading', extraCreateText.failedTitle],
        ['text', extraCreateText.failed],
        ['text', hintOf(failure)],
        ['link', extraCreateText.back],
        ...(failure === 'noTemplate' ? [] : [['button', extraCreateText.tryAgain] as const]),
      ],
      absent: failure === 'noTemplate' ? [['button', extraCreateText.tryAgain]] : [],
    }),
  },
}
