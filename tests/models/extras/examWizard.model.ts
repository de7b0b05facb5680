import type {OfferedState} from '../../../domain/extras/examChoice.ts'
import {examWizardMachine} from '../../../machines/extras/examWizard.machine.ts'
import {failureWords} from '../../../src/text/extras/creation.ts'
import {examWizardText as text, wizardText} from '../../../src/text/extras/wizards.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {created, offline, refusedWith} from './wizardFixtures.ts'

export const states: readonly OfferedState[] = [
  {
    uf: 'SP',
    institutions: [
      {
        name: 'USP',
        exams: [
          {template: 'usp-2020', year: 2020, complement: null, examType: null},
          {template: 'usp-2025', year: 2025, complement: 'Acesso direto', examType: null},
        ],
      },
      {name: 'Sem provas', exams: []},
    ],
  },
]
export const year = 2026

export const examWizardModel: FlowModel<typeof examWizardMachine> = {
  machine: examWizardMachine,
  starts: {
    'with nothing remembered': {choice: {uf: '', institution: '', template: ''}},
    'with a remembered exam that is no more': {choice: {uf: 'SP', institution: 'USP', template: 'sumiu'}},
  },
  cases: {
    'wizard.retry': [{type: 'wizard.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'uf.choose': [{type: 'uf.choose', uf: 'SP'}],
    'institution.choose': [{type: 'institution.choose', institution: 'USP'}],
    'year.choose': [
      {type: 'year.choose', template: 'usp-2025'},
      {type: 'year.choose', template: 'usp-2020'},
    ],
    'wizard.create': [{type: 'wizard.create', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.loadExams': [states],
    'xstate.error.actor.loadExams': [offline, {failure: 'unreachable'}],
    'xstate.done.actor.createExtra': [created],
    'xstate.error.actor.createExtra': [offline, refusedWith('EXTRA_NOT_ALLOWED')],
  },
  requests: ['loadExams', 'createExtra'],
  listeners: [],
  effects: ['notifyMissing', 'notifyCreated', 'notifyFailed'],
  delays: {'xstate.after.slow.examWizard.creating.waiting': 4_000},
}

export const examWizardView: ViewModel<typeof examWizardMachine> = {
  interactions: {
    'wizard.retry': (page) => page.getByRole('button', {name: wizardText.tryAgain}).click(),
    'network.returned': 'fact',
    'uf.choose': (page, {uf}) => page.getByRole('combobox', {name: text.uf}).selectOptions(uf),
    'institution.choose': (page, {institution}) =>
      page.getByRole('combobox', {name: text.institution}).selectOptions(institution),
    'year.choose': (page, {template}) => page.getByRole('combobox', {name: text.year}).selectOptions(template),
    'wizard.create': (page) => page.getByRole('button', {name: wizardText.create, exact: true}).click(),
  },
  expectations: {
    loading: {visible: [['status', wizardText.loading]]},
    offline: {visible: [['alert'], ['heading', wizardText.offline], ['button', wizardText.tryAgain]]},
    failed: {visible: [['alert'], ['heading', wizardText.failed], ['button', wizardText.tryAgain]]},
    choosing: ({choice, isMissing, failure}) => ({
      visible: [
        ['combobox', text.uf],
        ['combobox', text.institution],
        ['combobox', text.year],
        ...(isMissing
          ? ([
              ['text', text.missing],
              ['text', text.fill],
            ] as const)
          : []),
        ...(choice.template === 'usp-2020' ? [['text', text.outdated] as const] : []),
        ...(failure === null ? [] : [['text', failureWords('exam', failure).title] as const]),
      ],
      absent: [
        ...(isMissing ? [] : [['text', text.missing] as const]),
        ...(choice.template === 'usp-2020' ? [] : [['text', text.outdated] as const]),
      ],
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
  unavailable: ({context: {choice}}, event) => {
    if (event.type === 'uf.choose' && choice.uf === event.uf) return 'the list already shows this state'
    if (event.type === 'institution.choose' && choice.institution === event.institution)
      return 'the list already shows this institution'
    if (event.type === 'year.choose' && choice.template === event.template) return 'the list already shows this year'
    return null
  },
}
