import type {SearchedListContext} from '../../../machines/shared/searchedList.types.ts'
import type {searchedList} from '../../../machines/shared/searchedList.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

type Machine<Item> = ReturnType<typeof searchedList<Item>>

/** The model of a list that is searched in: the first words find something, the second nothing. */
export const listModel = <Item>(
  machine: Machine<Item>,
  {items, search}: {readonly items: readonly Item[]; readonly search: readonly string[]},
): FlowModel<Machine<Item>> => ({
  machine,
  starts: {'the list': undefined},
  cases: {
    'list.search': search.map((words) => ({type: 'list.search', search: words})),
    'list.retry': [{type: 'list.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadList': [
      {items: [], isFromDevice: false},
      {items, isFromDevice: false},
      {items, isFromDevice: true},
    ],
    'xstate.error.actor.loadList': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['loadList'],
  listeners: [],
  effects: [],
})

type Words = Readonly<Record<'search' | 'loading' | 'none' | 'nothing' | 'offline' | 'failed' | 'tryAgain', string>> & {
  readonly fromDevice: string
}

/** What the view of such a list shows: `shown` while the words are found, `nothing` else. */
export const listView = <Item>(
  words: Words,
  isFound: (context: SearchedListContext<Item>) => boolean,
  shown: string,
): ViewModel<Machine<Item>> => ({
  interactions: {
    'list.search': (page, event) => page.getByRole('searchbox', {name: words.search}).fill(event.search),
    'list.retry': (page) => page.getByRole('button', {name: words.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [['status', words.loading]], absent: [['searchbox', words.search]]},
    list: (context) => ({
      visible: [
        ['searchbox', words.search],
        isFound(context) ? ['link', shown] : ['heading', words.nothing],
        ...(context.isFromDevice ? [['text', words.fromDevice] as const] : []),
      ],
      absent: [['alert'], ...(isFound(context) ? [] : [['link', shown] as const])],
    }),
    empty: {visible: [['heading', words.none]], absent: [['button', words.tryAgain]]},
    offline: {visible: [['alert'], ['heading', words.offline], ['button', words.tryAgain]]},
    failed: {visible: [['alert'], ['heading', words.failed], ['button', words.tryAgain]]},
  },
})
