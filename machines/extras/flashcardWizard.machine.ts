import {assign, setup} from 'xstate'
import {type CreatedExtra, type CreationFailure, creationFailureIn, isSettled} from '../../domain/extras/creation.ts'
import {
  type Deck,
  type FlashcardChoice,
  flashcardWishOf,
  sortedDecks,
  toggledDeck,
} from '../../domain/extras/flashcardChoice.ts'
import {knownPath, withLevel} from '../../domain/extras/wizard.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import {creationFailed, loadFailed, loadFailedStates} from './creation.states.ts'
import type {
  FlashcardCreation,
  FlashcardSources,
  FlashcardWizardContext,
  FlashcardWizardEvent,
  FlashcardWizardInput,
} from './flashcardWizard.types.ts'

type Decks = readonly Deck[]

/** A ticked deck may be gone: the server knows it no more, or finds no flashcard in it. */
const mayBeGone = (failure: CreationFailure) => failure === 'NOT_FOUND' || failure === 'NO_FLASHCARD_FOUND'

/**
 * The wizard of a flashcard extra (flow F-046; spec 1§5, 1§7, 1§9): 'Aristo' by area and specialty, 'Meus Baralhos' by ticked
 * decks or random ones. When the server does not find a ticked deck the list is read anew, and what was deleted meanwhile
 * is told and taken off.
 */
export const flashcardWizardMachine = setup({
  types: {} as {
    context: FlashcardWizardContext
    events: FlashcardWizardEvent
    input: FlashcardWizardInput
    tags: 'pending' | 'choosing'
  },
  actors: {
    /** Rejects with a request failure when neither server nor device knows tree and decks. */
    loadSources: notProvided<FlashcardSources>('loadSources'),
    /** Rejects when the server gives no word. */
    loadDecks: notProvided<Decks>('loadDecks'),
    /** Rejects with a creation failure; the same key never makes two. */
    createExtra: notProvided<CreatedExtra, FlashcardCreation>('createExtra'),
  },
  actions: {
    storeSources: assign(({context: {choice}}, {sources}: {sources: FlashcardSources}) => ({
      ...sources,
      choice: {
        ...choice,
        path: knownPath(sources.tree, choice.path),
        deckIds: choice.deckIds.filter((id) => sources.decks.some(({lesson}) => lesson === id)),
      },
    })),
    // Another choice is another wish.
    storeChoice: assign(({context}, change: Partial<FlashcardChoice>) => ({
      choice: {...context.choice, ...change},
      gone: [],
      failure: null,
      key: null,
    })),
    storeDecks: assign(({context}, {decks}: {decks: Decks}) => {
      const {deckIds, gone} = sortedDecks(context.decks, decks, context.choice.deckIds)
      return {decks, gone, choice: {...context.choice, deckIds}}
    }),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign(({context}, {failure}: {failure: CreationFailure}) => ({
      failure,
      key: isSettled(failure) ? null : context.key,
    })),
    notifyCreated: effect<CreatedExtra>('notifyCreated'),
    notifyFailed: effect<{failure: CreationFailure}>('notifyFailed'),
    notifyGone: effect<{gone: readonly string[]}>('notifyGone'),
  },
  guards: {
    isDeckMode: ({context}) => context.choice.mode === 'myDecks',
    isToDecks: (_, {mode}: {mode: FlashcardChoice['mode']}) => mode === 'myDecks',
    isListed: ({context}, {deck}: {deck: string}) => context.decks.some(({lesson}) => lesson === deck),
    isAllowed: ({context}) => flashcardWishOf(context.choice) !== null,
    mayBeGone: ({context}, {error}: {error: unknown}) =>
      context.choice.mode === 'myDecks' && !context.choice.isRandom && mayBeGone(creationFailureIn(error)),
    isGone: ({context}, {decks}: {decks: Decks}) =>
      sortedDecks(context.decks, decks, context.choice.deckIds).gone.length > 0,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'flashcardWizard',
  context: ({input: {choice}}) => ({treeId: '', tree: [], decks: [], choice, gone: [], failure: null, key: null}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadSources',
        src: 'loadSources',
        onDone: {target: 'choosing', actions: {type: 'storeSources', params: ({event}) => ({sources: event.output})}},
        onError: loadFailed,
      },
    },
    ...loadFailedStates,
    choosing: {
      tags: 'choosing',
      initial: 'deciding',
      on: {
        'mode.choose': [
          {
            guard: {type: 'isToDecks', params: ({event}) => event},
            target: '.myDecks',
            actions: {type: 'storeChoice', params: {mode: 'myDecks'}},
          },
          {target: '.aristo', actions: {type: 'storeChoice', params: {mode: 'aristo'}}},
        ],
        'limit.set': {actions: {type: 'storeChoice', params: ({event: {limit}}) => ({limit})}},
        'wizard.create': {
          guard: 'isAllowed',
          target: 'creating',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
      },
      states: {
        deciding: {always: [{guard: 'isDeckMode', target: 'myDecks'}, {target: 'aristo'}]},
        aristo: {
          on: {
            'level.choose': {
              actions: {
                type: 'storeChoice',
                params: ({context, event: {level, name}}) => ({path: withLevel(context.choice.path, level, name)}),
              },
            },
          },
        },
        myDecks: {
          on: {
            'deck.toggle': {
              guard: {type: 'isListed', params: ({event}) => event},
              actions: {
                type: 'storeChoice',
                params: ({context, event: {deck}}) => ({deckIds: toggledDeck(context.choice.deckIds, deck)}),
              },
            },
            'random.set': {actions: {type: 'storeChoice', params: ({event: {isRandom}}) => ({isRandom})}},
          },
        },
      },
    },
    creating: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        id: 'createExtra',
        src: 'createExtra',
        input: ({context: {treeId, choice, key}}) => ({treeId, wish: flashcardWishOf(choice), key: key ?? ''}),
        onDone: {target: 'created', actions: {type: 'notifyCreated', params: ({event}) => event.output}},
        onError: [
          {
            guard: {type: 'mayBeGone', params: ({event}) => ({error: event.error})},
            target: 'checking',
            actions: {type: 'storeFailure', params: ({event}) => ({failure: creationFailureIn(event.error)})},
          },
          {
            target: 'choosing',
            actions: creationFailed,
          },
        ],
      },
      states: {waiting: {after: {slow: 'slow'}}, slow: {}},
    },
    checking: {
      tags: 'pending',
      invoke: {
        id: 'loadDecks',
        src: 'loadDecks',
        onDone: [
          {
            guard: {type: 'isGone', params: ({event}) => ({decks: event.output})},
            target: 'choosing',
            actions: [
              {type: 'storeDecks', params: ({event}) => ({decks: event.output})},
              {type: 'notifyGone', params: ({context}) => ({gone: context.gone})},
            ],
          },
          {
            target: 'choosing',
            actions: [
              {type: 'storeDecks', params: ({event}) => ({decks: event.output})},
              {type: 'notifyFailed', params: ({context}) => ({failure: context.failure ?? 'NOT_FOUND'})},
            ],
          },
        ],
        onError: {
          target: 'choosing',
          actions: {type: 'notifyFailed', params: ({context}) => ({failure: context.failure ?? 'NOT_FOUND'})},
        },
      },
    },
    created: {type: 'final'},
  },
})
