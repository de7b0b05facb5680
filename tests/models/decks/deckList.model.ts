import {areaChips, type DeckFilters} from '../../../domain/decks/deckList.ts'
import {areaNames} from '../../../domain/themes/areas.ts'
import {deckListMachine} from '../../../machines/decks/deckList.machine.ts'
import {deckText} from '../../../src/text/decks/decks.ts'
import {deckHelp} from '../../../src/text/decks/help.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {decks, lessons} from './cards.ts'

export const found = {decks, lessons, isFromDevice: false}

export const deckListModel: FlowModel<typeof deckListMachine> = {
  machine: deckListMachine,
  starts: {community: {tab: 'comunidade'}, 'my decks': {tab: 'meus-baralhos'}},
  cases: {
    'tab.changed': [{type: 'tab.changed', tab: 'meus-baralhos'}],
    'search.set': [{type: 'search.set', search: 'lua'}],
    'area.click': [{type: 'area.click', area: 'PED'}],
    'filters.clear': [{type: 'filters.clear'}],
    'creation.open': [{type: 'creation.open'}],
    'help.open': [{type: 'help.open'}],
    'help.close': [{type: 'help.close'}],
    'decks.refresh': [{type: 'decks.refresh'}],
    'decks.retry': [{type: 'decks.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadDecks': [{decks: [], lessons, isFromDevice: false}, found],
    'xstate.error.actor.loadDecks': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['loadDecks'],
  listeners: [],
  effects: ['openCreation'],
}

const retry = ['button', deckText.tryAgain] as const
const list = ['list', deckText.list] as const

type Context = {readonly filters: DeckFilters; readonly tab: string}

/** The words of the model find nothing. */
const shown = ({filters, tab}: Context) => ({
  visible: [
    ['button', deckText.help] as const,
    filters.search === '' && filters.areas.length > 0
      ? list
      : (['heading', tab === 'comunidade' ? deckText.noneFound : deckText.noneMine] as const),
  ],
  absent: [['dialog'] as const, retry],
})

const empty = ({tab}: Context) => ({
  visible: [['heading', tab === 'comunidade' ? deckText.noneFound : deckText.noneMine] as const],
  absent: [list],
})

const help = {visible: [['dialog', deckHelp.title] as const, ['text', deckHelp.topics[0].answer] as const]}

export const deckListView: ViewModel<typeof deckListMachine> = {
  interactions: {
    'tab.changed': 'fact',
    'search.set': (page, {search}) => page.getByRole('searchbox', {name: deckText.search}).fill(search),
    'area.click': (page, {area}) => page.getByRole('button', {name: `${area}: ${areaNames[area]}`}).click(),
    'filters.clear': (page) => page.getByRole('button', {name: deckText.clear}).click(),
    'creation.open': (page) => page.getByRole('button', {name: new RegExp(`^${deckText.create}`, 'u')}).click(),
    'help.open': (page) => page.getByRole('button', {name: deckText.help}).click(),
    'help.close': (page) => page.getByRole('button', {name: deckHelp.close}).click(),
    'decks.refresh': 'fact',
    'decks.retry': (page) => page.getByRole('button', {name: deckText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [['status', deckText.loading]], absent: [list, retry]},
    'empty.reading': empty,
    'empty.help': help,
    offline: {visible: [['alert'], ['heading', deckText.offline], retry], absent: [list]},
    failed: {visible: [['alert'], ['heading', deckText.failed], retry], absent: [list]},
    'list.reading': shown,
    'list.refreshing': shown,
    'list.help': help,
  },
  unavailable: ({value, context}, event) => {
    const isHelp = JSON.stringify(value).includes('"help"')
    const facts = ['tab.changed', 'decks.refresh', 'network.returned']
    if (isHelp && event.type !== 'help.close' && !facts.includes(event.type)) return 'the drawer covers the list'
    if (event.type === 'search.set' && context.filters.search === event.search) return 'these words stand there already'
    if (event.type === 'filters.clear' && context.filters.search === '' && context.filters.areas.length > 0)
      return context.filters.areas.length === areaChips.length ? 'nothing narrows the list' : 'decks are shown'
    return null
  },
}
