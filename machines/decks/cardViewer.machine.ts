import {assign, setup} from 'xstate'
import {type CardAction, cardActionOf, type CommunityCard} from '../../domain/decks/cards.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {CardChange, CardViewerContext, CardViewerEvent, CardViewerInput} from './cardViewer.types.ts'

type Opened = {readonly cards: readonly CommunityCard[]; readonly index: number}

const actionOf = ({cards, index, tab}: CardViewerContext): CardAction | null => {
  const card = cards[index]
  return card === undefined ? null : cardActionOf(card, tab)
}

/** An event that asks for a change carries its idempotency key. */
const changed = (context: CardViewerContext, event: CardViewerEvent): CardChange => ({
  id: context.cards[context.index]?.id ?? '',
  key: 'key' in event ? event.key : '',
})

/**
 * One card of the community over the list (flow F-093; spec 2§2, 2§4): it is turned, the next one is read, and it is
 * saved, taken out of the deck, or deleted for everybody by its author.
 */
export const cardViewerMachine = setup({
  types: {} as {context: CardViewerContext; events: CardViewerEvent; input: CardViewerInput; tags: 'open' | 'pending'},
  actors: {
    addToDeck: notProvided<unknown, CardChange>('addToDeck'),
    removeFromDeck: notProvided<unknown, CardChange>('removeFromDeck'),
    deleteCard: notProvided<unknown, CardChange>('deleteCard'),
  },
  actions: {
    storeOpened: assign((_, {cards, index}: Opened) => ({cards, index, failed: null})),
    storeStep: assign(({context}, {by}: {by: number}) => ({index: context.index + by, failed: null})),
    storeFailure: assign((_, {failed}: {failed: NonNullable<CardViewerContext['failed']>}) => ({failed})),
    forgetFailure: assign({failed: null}),
    notifyFailure: effect<{failed: 'save' | 'remove'}>('notifyFailure'),
    /** The lists are asked for anew. */
    refreshLists: effect('refreshLists'),
  },
  guards: {
    isAt: (_, {cards, index}: Opened) => cards[index] !== undefined,
    hasNext: ({context}) => context.index < context.cards.length - 1,
    hasPrevious: ({context}) => context.index > 0,
    canSave: ({context}) => actionOf(context) === 'save',
    canRemove: ({context}) => actionOf(context) === 'remove',
    canDelete: ({context}) => actionOf(context) === 'delete',
  },
}).createMachine({
  id: 'cardViewer',
  context: ({input}) => ({...input, cards: [], index: 0, failed: null}),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'card.open': {
          guard: {type: 'isAt', params: ({event}) => event},
          target: 'open',
          actions: {type: 'storeOpened', params: ({event}) => event},
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'front',
      on: {
        'viewer.close': 'closed',
        'card.next': {
          guard: 'hasNext',
          target: '.front',
          actions: {type: 'storeStep', params: {by: 1}},
        },
        'card.previous': {
          guard: 'hasPrevious',
          target: '.front',
          actions: {type: 'storeStep', params: {by: -1}},
        },
      },
      states: {
        front: {
          on: {
            'card.flip': 'back',
            'card.save': {guard: 'canSave', target: '#cardViewer.saving', actions: 'forgetFailure'},
            'card.remove': {guard: 'canRemove', target: '#cardViewer.removing', actions: 'forgetFailure'},
            'card.delete': {guard: 'canDelete', target: '#cardViewer.confirmingDelete', actions: 'forgetFailure'},
          },
        },
        back: {on: {'card.flip': 'front'}},
      },
    },
    saving: {
      tags: ['open', 'pending'],
      invoke: {
        id: 'addToDeck',
        src: 'addToDeck',
        input: ({context, event}) => changed(context, event),
        onDone: {target: 'closed', actions: 'refreshLists'},
        onError: {
          target: 'open',
          actions: [
            {type: 'storeFailure', params: {failed: 'save'}},
            {type: 'notifyFailure', params: {failed: 'save'}},
          ],
        },
      },
    },
    removing: {
      tags: ['open', 'pending'],
      invoke: {
        id: 'removeFromDeck',
        src: 'removeFromDeck',
        input: ({context, event}) => changed(context, event),
        onDone: {target: 'closed', actions: 'refreshLists'},
        onError: {
          target: 'open',
          actions: [
            {type: 'storeFailure', params: {failed: 'remove'}},
            {type: 'notifyFailure', params: {failed: 'remove'}},
          ],
        },
      },
    },
    confirmingDelete: {
      tags: 'open',
      on: {'deletion.confirm': 'deleting', 'deletion.cancel': 'open'},
    },
    deleting: {
      tags: ['open', 'pending'],
      invoke: {
        id: 'deleteCard',
        src: 'deleteCard',
        input: ({context, event}) => changed(context, event),
        onDone: {target: 'closed', actions: 'refreshLists'},
        onError: {target: 'open', actions: {type: 'storeFailure', params: {failed: 'delete'}}},
      },
    },
  },
})
