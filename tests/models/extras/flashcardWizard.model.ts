import {type Deck, emptyFlashcards, flashcardWishOf} from '../../../domain/extras/flashcardChoice.ts'
import {flashcardWizardMachine} from '../../../machines/extras/flashcardWizard.machine.ts'
import {failureWords} from '../../../src/text/extras/creation.ts'
import {flashcardText, levelNames, wizardText} from '../../../src/text/extras/wizards.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {created, offline, refusedWith, tree} from './wizardFixtures.ts'

export const deck: Deck = {lesson: 'l1', lessonTitle: 'Trauma torácico', flashcardsAmount: 8}
const sources = {treeId: 'c1', tree, decks: [deck]}

export const flashcardWizardModel: FlowModel<typeof flashcardWizardMachine> = {
  machine: flashcardWizardMachine,
  starts: {
    'with nothing remembered': {choice: emptyFlashcards},
    'with a remembered theme and decks that are no more': {
      choice: {...emptyFlashcards, path: ['Cirurgia', 'Sumiu'], deckIds: ['sumiu']},
    },
  },
  cases: {
    'wizard.retry': [{type: 'wizard.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'mode.choose': [
      {type: 'mode.choose', mode: 'myDecks'},
      {type: 'mode.choose', mode: 'aristo'},
    ],
    'level.choose': [
      {type: 'level.choose', level: 0, name: 'Cirurgia'},
      {type: 'level.choose', level: 1, name: 'Queimaduras'},
    ],
    'deck.toggle': [
      {type: 'deck.toggle', deck: 'l1'},
      {type: 'deck.toggle', deck: 'l9'},
    ],
    'random.set': [{type: 'random.set', isRandom: true}],
    'limit.set': [{type: 'limit.set', limit: '0'}],
    'wizard.create': [{type: 'wizard.create', key: 'key-1'}],
  },
  replies: {
    'xstate.done.actor.loadSources': [sources],
    'xstate.error.actor.loadSources': [offline, {failure: 'unreachable'}],
    'xstate.done.actor.loadDecks': [[], [deck]],
    'xstate.error.actor.loadDecks': [offline],
    'xstate.done.actor.createExtra': [created],
    'xstate.error.actor.createExtra': [offline, refusedWith('NOT_FOUND')],
  },
  contextKey: ({choice, decks, gone, failure, key}) => [
    choice.mode,
    choice.mode === 'aristo' ? Math.min(choice.path.length, 2) : choice.deckIds.length,
    choice.isRandom,
    flashcardWishOf({...choice, path: ['a', 'b'], deckIds: ['a']}) === null,
    decks.length,
    gone.length,
    failure,
    key,
  ],
  requests: ['loadSources', 'loadDecks', 'createExtra'],
  listeners: [],
  effects: ['notifyCreated', 'notifyFailed', 'notifyGone'],
  delays: {'xstate.after.slow.flashcardWizard.creating.waiting': 4_000},
}

export const flashcardWizardView: ViewModel<typeof flashcardWizardMachine> = {
  interactions: {
    'wizard.retry': (page) => page.getByRole('button', {name: wizardText.tryAgain}).click(),
    'network.returned': 'fact',
    'mode.choose': (page, {mode}) => page.getByRole('radio', {name: flashcardText.modes[mode]}).click(),
    'level.choose': (page, {level, name}) =>
      page.getByRole('combobox', {name: levelNames[level] ?? '', exact: true}).selectOptions(name),
    'deck.toggle': (page) => page.getByRole('checkbox', {name: new RegExp(`^${deck.lessonTitle}`)}).click(),
    'random.set': (page) => page.getByRole('switch', {name: flashcardText.random}).click(),
    'limit.set': (page, {limit}) => page.getByRole('textbox', {name: flashcardText.limit}).fill(limit),
    'wizard.create': (page) => page.getByRole('button', {name: wizardText.create, exact: true}).click(),
  },
  expectations: {
    loading: {visible: [['status', wizardText.loading]]},
    offline: {visible: [['alert'], ['heading', wizardText.offline], ['button', wizardText.tryAgain]]},
    failed: {visible: [['alert'], ['heading', wizardText.failed], ['button', wizardText.tryAgain]]},
    'choosing.aristo': ({choice, failure}) => ({
      visible: [
        ['combobox', levelNames[0]],
        ['textbox', flashcardText.limit],
        ...(choice.limit === '0' ? [['text', 'Digite um número de 1 a 200.'] as const] : []),
        ...(failure === null ? [] : [['text', failureWords('flashcard', failure).title] as const]),
      ],
      absent: [['group', flashcardText.decks]],
    }),
    'choosing.myDecks': ({choice, decks, gone, failure}) => ({
      visible: [
        ...(decks.length === 0
          ? [['heading', flashcardText.none] as const]
          : [['switch', flashcardText.random] as const]),
        ...(gone.length === 0 ? [] : [['text', flashcardText.gone(gone)] as const]),
        ...(failure === null || gone.length > 0 ? [] : [['text', failureWords('flashcard', failure).title] as const]),
        ...(decks.length === 0 || choice.isRandom ? [] : [['group', flashcardText.decks] as const]),
      ],
      absent: [['combobox', levelNames[0]]],
    }),
    'creating.waiting': {visible: [['button', wizardText.creating]], absent: [['text', wizardText.slow]]},
    'creating.slow': {
      visible: [
        ['button', wizardText.creating],
        ['text', wizardText.slow],
      ],
    },
    checking: {visible: [['text', flashcardText.checking]]},
    created: {visible: [['button', wizardText.creating]]},
  },
  unavailable: ({context: {choice, decks}}, event) => {
    if (event.type === 'mode.choose' && choice.mode === event.mode) return 'the mode is already chosen'
    if (event.type === 'level.choose' && choice.path[event.level] === event.name)
      return 'the list already shows this name'
    if (event.type === 'level.choose' && choice.path.length < event.level)
      return 'the list of this level is not there yet'
    if (event.type === 'deck.toggle' && (event.deck === 'l9' || choice.isRandom))
      return 'only listed decks can be ticked'
    if (event.type === 'random.set' && (choice.isRandom || decks.length === 0)) return 'the switch is on, or not there'
    if (event.type === 'limit.set' && choice.limit === event.limit) return 'the field already says so'
    if (event.type === 'limit.set' && choice.mode === 'myDecks' && decks.length === 0)
      return 'without decks there is no limit'
    return null
  },
}
