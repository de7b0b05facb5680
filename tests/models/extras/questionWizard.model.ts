import {isAddable, isSameTheme} from '../../../domain/extras/filters.ts'
import {emptyChoice, hasThemes, isTimeWrong, wishOf} from '../../../domain/extras/questionChoice.ts'
import {questionWizardMachine} from '../../../machines/extras/questionWizard.machine.ts'
import type {InstitutionList} from '../../../src/features/profile/targets.shown.ts'
import {failureWords} from '../../../src/text/extras/creation.ts'
import {questionWizardText as text} from '../../../src/text/extras/questionWizard.ts'
import {levelNames, wizardText} from '../../../src/text/extras/wizards.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {created, offline, refusedWith, tree} from './wizardFixtures.ts'

export const year = 2026
export const institutions: InstitutionList = {status: 'ready', value: [{uf: 'SP', institutions: ['USP', 'UNIFESP']}]}

const empty = emptyChoice(year)

export const questionWizardModel: FlowModel<typeof questionWizardMachine> = {
  machine: questionWizardMachine,
  starts: {
    'with nothing remembered': {choice: empty},
    'with a remembered theme that exists no more': {choice: {...empty, themes: [['Sumiu']]}},
  },
  cases: {
    'wizard.retry': [{type: 'wizard.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'level.choose': [
      {type: 'level.choose', level: 0, name: 'Cirurgia'},
      {type: 'level.choose', level: 1, name: 'Trauma'},
    ],
    'theme.add': [{type: 'theme.add'}],
    'theme.remove': [{type: 'theme.remove', theme: ['Cirurgia']}],
    'random.set': [
      {type: 'random.set', isRandom: true},
      {type: 'random.set', isRandom: false},
    ],
    'step.next': [{type: 'step.next'}],
    'step.back': [{type: 'step.back'}],
    'filters.change': [
      {type: 'filters.change', change: {quantity: '201'}},
      {type: 'filters.change', change: {quantity: '20'}},
      {type: 'filters.change', change: {minYear: 2027}},
      {type: 'filters.change', change: {examMode: true}},
      {type: 'filters.change', change: {isTimed: true}},
      {type: 'filters.change', change: {minutes: '301'}},
    ],
    'uf.choose': [{type: 'uf.choose', uf: 'SP'}],
    'institution.choose': [{type: 'institution.choose', institution: 'USP'}],
    'choice.load': [
      {type: 'choice.load', choice: {...empty, themes: [['Pediatria']], quantity: '30'}},
      {type: 'choice.load', choice: {...empty, themes: [['Sumiu']]}},
    ],
    'wizard.create': [{type: 'wizard.create', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.loadTree': [tree],
    'xstate.error.actor.loadTree': [offline, {failure: 'unreachable'}],
    'xstate.done.actor.createExtra': [created],
    'xstate.error.actor.createExtra': [offline, refusedWith('NO_QUESTION_FOUND'), refusedWith('TRIAL_TIME_OVER')],
  },
  // Guards ask for the themes, what the lists stand on, the federation unit and whether the choice is allowed.
  contextKey: ({choice, path, failure, key}) => [
    choice.isRandom,
    choice.themes.length > 0,
    isAddable(path, choice.themes),
    choice.uf,
    wishOf(choice) === null && hasThemes(choice),
    choice.examMode && choice.isTimed,
    failure,
    key,
  ],
  requests: ['loadTree', 'createExtra'],
  listeners: [],
  effects: ['announceChoice', 'notifyCreated', 'notifyFailed'],
  delays: {'xstate.after.slow.questionWizard.creating.waiting': 4_000},
}

const dialog = ['dialog', 'Criar atividade de questão'] as const

export const questionWizardView: ViewModel<typeof questionWizardMachine> = {
  interactions: {
    'wizard.retry': (page) => page.getByRole('button', {name: wizardText.tryAgain}).click(),
    'network.returned': 'fact',
    'level.choose': (page, {level, name}) =>
      page.getByRole('combobox', {name: levelNames[level] ?? '', exact: true}).selectOptions(name),
    'theme.add': (page) => page.getByRole('button', {name: text.add}).click(),
    'theme.remove': (page, {theme}) =>
      page.getByRole('button', {name: text.remove(theme.join(' - ')), exact: true}).click(),
    'random.set': (page) => page.getByRole('switch', {name: text.random}).click(),
    'step.next': (page) => page.getByRole('button', {name: text.next}).click(),
    'step.back': (page) => page.getByRole('button', {name: text.back}).click(),
    'filters.change': (page, {change: {quantity, minYear, maxYear, examMode, isTimed, minutes}}) => {
      if (examMode !== undefined)
        return page.getByRole('radio', {name: examMode ? text.examMode : text.studyMode}).click()
      if (isTimed !== undefined) return page.getByRole('switch', {name: text.timed}).click()
      if (minutes !== undefined) return page.getByRole('textbox', {name: text.minutes}).fill(minutes)
      if (quantity !== undefined) return page.getByRole('textbox', {name: text.quantity}).fill(quantity)
      return page
        .getByRole('combobox', {name: minYear === undefined ? text.maxYear : text.minYear, exact: true})
        .selectOptions(String(minYear ?? maxYear))
    },
    'uf.choose': (page, {uf}) => page.getByRole('combobox', {name: text.uf}).selectOptions(uf),
    'institution.choose': (page, {institution}) =>
      page.getByRole('combobox', {name: text.institution}).selectOptions(institution),
    'choice.load': 'fact',
    'wizard.create': (page) => page.getByRole('button', {name: wizardText.create, exact: true}).click(),
  },
  expectations: {
    loading: {visible: [dialog, ['status', wizardText.loading]]},
    offline: {visible: [['alert'], ['heading', wizardText.offline], ['button', wizardText.tryAgain]]},
    failed: {visible: [['alert'], ['heading', wizardText.failed], ['button', wizardText.tryAgain]]},
    themes: ({choice, gone}) => ({
      visible: [
        ['heading', `${text.themesStep} ${text.step(1)}`],
        ['switch', text.random],
        ...(gone.length === 0 ? [] : [['text', text.gone(['Sumiu'])] as const]),
        ...(choice.isRandom || choice.themes.length > 0 ? [] : [['text', text.noneChosen] as const]),
      ],
      absent: choice.isRandom ? [['button', text.add]] : [],
    }),
    filters: ({choice, failure}) => ({
      visible: [
        ['heading', `${text.filtersStep} ${text.step(2)}`],
        ['textbox', text.quantity],
        ['slider', wizardText.slider(text.quantity)],
        ...(choice.quantity === '201' ? [['text', 'Digite um número de 1 a 200.'] as const] : []),
        ...(choice.examMode ? [['switch', text.timed] as const] : []),
        ...(isTimeWrong(choice) ? [['text', 'Digite um número de 1 a 300.'] as const] : []),
        ...(choice.minYear > choice.maxYear ? [['text', text.reversed] as const] : []),
        ...(failure === null ? [] : [['text', failureWords('question', failure).title] as const]),
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
  unavailable: ({context: {path, choice}, value}, event) => {
    if (event.type === 'level.choose' && choice.isRandom) return 'random themes hide the lists'
    if (event.type === 'level.choose' && path[event.level] === event.name) return 'the list already shows this name'
    if (event.type === 'level.choose' && path.length < event.level) return 'the list of this level is not there yet'
    if (event.type === 'theme.add' && choice.isRandom) return 'random themes hide the button'
    if (event.type === 'theme.remove' && choice.isRandom) return 'random themes hide the list'
    if (
      event.type === 'theme.remove' &&
      !choice.themes.some((theme: readonly string[]) => isSameTheme(theme, event.theme))
    )
      return 'what is not added has no button'
    if (event.type === 'random.set' && choice.isRandom === event.isRandom) return 'the switch already stands so'
    if (event.type === 'uf.choose' && choice.uf === event.uf) return 'the list already shows this state'
    if (event.type === 'institution.choose' && choice.institution === event.institution)
      return 'the list already shows this institution'
    if (event.type === 'filters.change' && value === 'filters') {
      const known = Object.entries(event.change).every(([name, to]) => choice[name] === to)
      if (known) return 'the field already says so'
      if (event.change.isTimed !== undefined && !choice.examMode) return 'only exam mode has a time limit'
      if (event.change.minutes !== undefined && !(choice.examMode && choice.isTimed))
        return 'the minutes are asked for with a time limit only'
    }
    return null
  },
}
