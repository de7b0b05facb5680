import {isLessonPath} from '../../../domain/extras/wizard.ts'
import {theoryWizardMachine} from '../../../machines/extras/theoryWizard.machine.ts'
import {failureWords} from '../../../src/text/extras/creation.ts'
import {levelNames, theoryText, wizardText} from '../../../src/text/extras/wizards.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {created, offline, refusedWith, tree} from './wizardFixtures.ts'

export const theoryWizardModel: FlowModel<typeof theoryWizardMachine> = {
  machine: theoryWizardMachine,
  starts: {
    'with nothing remembered': {path: []},
    'with a remembered lesson that is no more': {path: ['Cirurgia', 'Sumiu']},
  },
  cases: {
    'wizard.retry': [{type: 'wizard.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'level.choose': [
      {type: 'level.choose', level: 0, name: 'Cirurgia'},
      {type: 'level.choose', level: 1, name: 'Queimaduras'},
      {type: 'level.choose', level: 1, name: 'Trauma'},
    ],
    'wizard.create': [{type: 'wizard.create', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.loadTree': [tree, tree.slice(1)],
    'xstate.error.actor.loadTree': [offline, {failure: 'unreachable'}],
    'xstate.done.actor.createExtra': [created],
    'xstate.error.actor.createExtra': [offline, refusedWith('TRIAL_TIME_OVER')],
  },
  contextKey: ({tree: shown, path, failure, key}) => [
    shown.length,
    path.length,
    isLessonPath(shown, path),
    failure,
    key,
  ],
  requests: ['loadTree', 'createExtra'],
  listeners: [],
  effects: ['notifyCreated', 'notifyFailed'],
  delays: {'xstate.after.slow.theoryWizard.creating.waiting': 4_000},
}

export const theoryWizardView: ViewModel<typeof theoryWizardMachine> = {
  interactions: {
    'wizard.retry': (page) => page.getByRole('button', {name: wizardText.tryAgain}).click(),
    'network.returned': 'fact',
    'level.choose': (page, {level, name}) =>
      page.getByRole('combobox', {name: levelNames[level] ?? '', exact: true}).selectOptions(name),
    'wizard.create': (page) => page.getByRole('button', {name: wizardText.create, exact: true}).click(),
  },
  expectations: {
    loading: {visible: [['status', wizardText.loading]]},
    offline: {visible: [['alert'], ['heading', wizardText.offline], ['button', wizardText.tryAgain]]},
    failed: {visible: [['alert'], ['heading', wizardText.failed], ['button', wizardText.tryAgain]]},
    empty: {visible: [['heading', theoryText.none]], absent: [['button', wizardText.create]]},
    choosing: ({path, failure}) => ({
      visible: [
        ['combobox', levelNames[0]],
        ...(path.length === 0 ? [] : [['combobox', levelNames[1]] as const]),
        ...(path[1] === 'Trauma' ? [['combobox', levelNames[2]] as const] : []),
        ...(failure === null ? [] : [['text', failureWords('study', failure).title] as const]),
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
  unavailable: ({context: {path}}, event) => {
    if (event.type !== 'level.choose') return null
    if (path[event.level] === event.name) return 'the list already shows this name'
    return path.length < event.level ? 'the list of this level is not there yet' : null
  },
}
