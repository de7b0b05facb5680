import {mockWizardMachine} from '../../../machines/extras/mockWizard.machine.ts'
import {failureWords} from '../../../src/text/extras/creation.ts'
import {mockWizardText as text, wizardText} from '../../../src/text/extras/wizards.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {created, offline, refusedWith} from './wizardFixtures.ts'

const template = {template: 'm1', title: 'Simulado Aristo 1'}

export const mockWizardModel: FlowModel<typeof mockWizardMachine> = {
  machine: mockWizardMachine,
  starts: {
    'with nothing remembered': {template: ''},
    'with a remembered mock exam': {template: 'm1'},
    'with a remembered mock exam that is no more': {template: 'sumiu'},
  },
  cases: {
    'wizard.retry': [{type: 'wizard.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'template.choose': [
      {type: 'template.choose', template: 'm1'},
      {type: 'template.choose', template: 'm9'},
    ],
    'wizard.create': [{type: 'wizard.create', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.loadTemplates': [[template], []],
    'xstate.error.actor.loadTemplates': [offline, {failure: 'unreachable'}],
    'xstate.done.actor.createExtra': [created],
    'xstate.error.actor.createExtra': [offline, refusedWith('EXAM_NOT_OPEN')],
  },
  requests: ['loadTemplates', 'createExtra'],
  listeners: [],
  effects: ['notifyCreated', 'notifyFailed'],
  delays: {'xstate.after.slow.mockWizard.creating.waiting': 4_000},
}

export const mockWizardView: ViewModel<typeof mockWizardMachine> = {
  interactions: {
    'wizard.retry': (page) => page.getByRole('button', {name: wizardText.tryAgain}).click(),
    'network.returned': 'fact',
    'template.choose': (page) => page.getByRole('radio', {name: template.title}).click(),
    'wizard.create': (page) => page.getByRole('button', {name: wizardText.create, exact: true}).click(),
  },
  expectations: {
    loading: {visible: [['status', wizardText.loading]]},
    offline: {visible: [['alert'], ['heading', wizardText.offline], ['button', wizardText.tryAgain]]},
    failed: {visible: [['alert'], ['heading', wizardText.failed], ['button', wizardText.tryAgain]]},
    empty: {visible: [['heading', text.none]], absent: [['button', wizardText.create]]},
    choosing: ({failure}) => ({
      visible: [
        ['group', text.template],
        ['radio', template.title],
        ...(failure === null ? [] : ([['alert'], ['text', failureWords('mock', failure).title]] as const)),
      ],
      absent: failure === null ? [['alert']] : [],
    }),
    'creating.waiting': {visible: [['button', wizardText.creating]], absent: [['text', wizardText.slow]]},
    'creating.slow': {
      visible: [
        ['button', wizardText.creating],
        ['text', wizardText.slow],
      ],
    },
    created: {visible: [['button', wizardText.creating]]},
  },
  unavailable: ({context}, event) => {
    if (event.type === 'template.choose' && event.template === 'm9') return 'what is not in the list has no button'
    if (event.type === 'template.choose' && context.template === event.template)
      return 'the mock exam is already chosen'
    return null
  },
}
