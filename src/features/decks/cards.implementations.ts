import {deckPath} from '../../../domain/decks/place.ts'
import type {cardCreationMachine} from '../../../machines/decks/cardCreation.machine.ts'
import type {cardListMachine} from '../../../machines/decks/cardList.machine.ts'
import type {CardListEvent, CardsAsked} from '../../../machines/decks/cardList.types.ts'
import type {cardViewerMachine} from '../../../machines/decks/cardViewer.machine.ts'
import type {pagingMachine} from '../../../machines/decks/paging.machine.ts'
import type {PagingEvent} from '../../../machines/decks/paging.types.ts'
import {attachImageFor} from '../../services/decks/cardImage.actors.ts'
import {keepChoice} from '../../services/decks/choiceStore.ts'
import {
  addToDeckWith,
  createCardWith,
  deleteCardWith,
  loadCardsWith,
  loadMoreWith,
  removeFromDeckWith,
} from '../../services/decks/decks.actors.ts'
import {goTo} from '../../services/platform/url.ts'
import {cardListText, creationText, viewerText} from '../../text/decks/decks.ts'
import {notify} from '../../ui/status/notify.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Client = Pick<StudentActors, 'client'>

type ListDeps = Client & {readonly tellPaging: (event: PagingEvent) => void}

export const createCardListImplementations = ({
  client,
  tellPaging,
}: ListDeps): Implementations<typeof cardListMachine> => ({
  actors: {loadCards: loadCardsWith(client())},
  actions: {
    keepChoice: (_, {lessonId, choice}) => keepChoice(lessonId, choice),
    resetPaging: () => tellPaging({type: 'list.reset'}),
    tellPaging: (_, known) => tellPaging({type: 'list.arrived', ...known}),
    notifySortFailed: () => notify({tone: 'error', title: cardListText.sortFailed}),
    leaveList: () => goTo(deckPath('meus-baralhos'), {replace: true}),
  },
})

type PagingDeps = Client & {
  /** What the list shows. */
  readonly asked: () => Omit<CardsAsked, 'count'>
  readonly tellList: (event: CardListEvent) => void
}

export const createPagingImplementations = ({
  client,
  asked,
  tellList,
}: PagingDeps): Implementations<typeof pagingMachine> => ({
  actors: {loadMore: loadMoreWith(client(), asked)},
  actions: {handOver: (_, more) => tellList({type: 'more.arrived', ...more})},
})

const failures = {save: viewerText.addFailed, remove: viewerText.removeFailed} as const

type ViewerDeps = Client & {readonly refreshLists: () => void}

export const createCardViewerImplementations = ({
  client,
  refreshLists,
}: ViewerDeps): Implementations<typeof cardViewerMachine> => ({
  actors: {
    addToDeck: addToDeckWith(client()),
    removeFromDeck: removeFromDeckWith(client()),
    deleteCard: deleteCardWith(client()),
  },
  actions: {
    notifyFailure: (_, {failed}) => notify({tone: 'error', title: failures[failed], text: viewerText.failedHint}),
    refreshLists: () => refreshLists(),
  },
})

type CreationDeps = Pick<StudentActors, 'client' | 'uid'> & {readonly onCreated: () => void}

export const createCardCreationImplementations = ({
  client,
  uid,
  onCreated,
}: CreationDeps): Implementations<typeof cardCreationMachine> => ({
  actors: {createCard: createCardWith(client()), attachImage: attachImageFor(uid)},
  actions: {
    releasePicture: (_, {url}) => URL.revokeObjectURL(url),
    notifyCreated: () => {
      notify({tone: 'success', title: creationText.created})
      onCreated()
    },
  },
})
