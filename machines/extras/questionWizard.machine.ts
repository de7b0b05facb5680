import {assign, setup} from 'xstate'
import {isAddable, isSameTheme} from '../../domain/extras/filters.ts'
import {type CreatedExtra, type CreationFailure, isSettled} from '../../domain/extras/creation.ts'
import {hasThemes, type QuestionChoice, wishOf} from '../../domain/extras/questionChoice.ts'
import {sortedByTree, type ThemeTree, withLevel, withoutTheme} from '../../domain/extras/wizard.ts'
import type {ThemePath} from '../../domain/extras/extras.types.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import {creatingState, loadFailed, loadFailedStates} from './creation.states.ts'
import type {
  QuestionCreation,
  QuestionWizardContext,
  QuestionWizardEvent,
  QuestionWizardInput,
} from './questionWizard.types.ts'

type Context = {readonly context: QuestionWizardContext}

const chosen = ({context}: Context) => ({choice: context.choice})

/** A choice without the themes that the tree has no more. */
function withKnownThemes(tree: ThemeTree, choice: QuestionChoice) {
  const {known, gone} = sortedByTree(tree, choice.themes)
  return {choice: {...choice, themes: known}, gone}
}

/**
 * The wizard of a question extra (flow F-043; spec 1§4, 1§5, 1§8, 2§5). Step 0 chooses themes by cascading lists, or random
 * ones, step 1 filters. What is chosen is announced with every change: the device remembers it and the remaining questions
 * are counted. A creation without a reply keeps its key and all that was typed.
 */
export const questionWizardMachine = setup({
  types: {} as {
    context: QuestionWizardContext
    events: QuestionWizardEvent
    input: QuestionWizardInput
    tags: 'pending' | 'choosing'
  },
  actors: {
    /** Rejects with a request failure when neither server nor device knows the tree. */
    loadTree: notProvided<ThemeTree>('loadTree'),
    /** Rejects with a creation failure; the same key never makes two. */
    createExtra: notProvided<CreatedExtra, QuestionCreation>('createExtra'),
  },
  actions: {
    storeTree: assign(({context}, {tree}: {tree: ThemeTree}) => ({tree, ...withKnownThemes(tree, context.choice)})),
    storePath: assign(({context}, {level, name}: {level: number; name: string}) => ({
      path: withLevel(context.path, level, name),
    })),
    clearPath: assign({path: []}),
    // Another choice is another wish.
    storeChoice: assign(({context}, change: Partial<QuestionChoice>) => ({
      choice: {...context.choice, ...change},
      gone: [],
      failure: null,
      key: null,
    })),
    loadChoice: assign(({context}, {choice}: {choice: QuestionChoice}) => ({
      ...withKnownThemes(context.tree, choice),
      failure: null,
      key: null,
    })),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign(({context}, {failure}: {failure: CreationFailure}) => ({
      failure,
      key: isSettled(failure) ? null : context.key,
    })),
    announceChoice: effect<{choice: QuestionChoice}>('announceChoice'),
    notifyCreated: effect<CreatedExtra>('notifyCreated'),
    notifyFailed: effect<{failure: CreationFailure}>('notifyFailed'),
  },
  guards: {
    canAdd: ({context}) => isAddable(context.path, context.choice.themes),
    isAdded: ({context}, {theme}: {theme: ThemePath}) => context.choice.themes.some((one) => isSameTheme(one, theme)),
    hasThemes: ({context}) => hasThemes(context.choice),
    hasUf: ({context}) => context.choice.uf !== '',
    isAllowed: ({context}) => wishOf(context.choice) !== null,
    leadsToFilters: ({context}, {choice}: {choice: QuestionChoice}) =>
      hasThemes(withKnownThemes(context.tree, choice).choice),
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'questionWizard',
  context: ({input: {choice}}) => ({tree: [], choice, path: [], gone: [], failure: null, key: null}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadTree',
        src: 'loadTree',
        onDone: {
          target: 'themes',
          actions: [
            {type: 'storeTree', params: ({event}) => ({tree: event.output})},
            {type: 'announceChoice', params: chosen},
          ],
        },
        onError: loadFailed,
      },
    },
    ...loadFailedStates,
    themes: {
      tags: 'choosing',
      on: {
        'level.choose': {actions: {type: 'storePath', params: ({event: {level, name}}) => ({level, name})}},
        'theme.add': {
          guard: 'canAdd',
          actions: [
            {type: 'storeChoice', params: ({context}) => ({themes: [...context.choice.themes, context.path]})},
            'clearPath',
            {type: 'announceChoice', params: chosen},
          ],
        },
        'theme.remove': {
          guard: {type: 'isAdded', params: ({event}) => event},
          actions: [
            {
              type: 'storeChoice',
              params: ({context, event}) => ({themes: withoutTheme(context.choice.themes, event.theme)}),
            },
            {type: 'announceChoice', params: chosen},
          ],
        },
        'random.set': {
          actions: [
            {type: 'storeChoice', params: ({event: {isRandom}}) => ({isRandom})},
            {type: 'announceChoice', params: chosen},
          ],
        },
        'step.next': {guard: 'hasThemes', target: 'filters'},
        'choice.load': [
          {
            guard: {type: 'leadsToFilters', params: ({event}) => event},
            target: 'filters',
            actions: [
              {type: 'loadChoice', params: ({event: {choice}}) => ({choice})},
              {type: 'announceChoice', params: chosen},
            ],
          },
          {
            actions: [
              {type: 'loadChoice', params: ({event: {choice}}) => ({choice})},
              {type: 'announceChoice', params: chosen},
            ],
          },
        ],
      },
    },
    filters: {
      tags: 'choosing',
      on: {
        'step.back': 'themes',
        'filters.change': {
          actions: [
            {type: 'storeChoice', params: ({event}) => event.change},
            {type: 'announceChoice', params: chosen},
          ],
        },
        'uf.choose': {
          actions: [
            {type: 'storeChoice', params: ({event: {uf}}) => ({uf, institution: ''})},
            {type: 'announceChoice', params: chosen},
          ],
        },
        'institution.choose': {
          guard: 'hasUf',
          actions: [
            {type: 'storeChoice', params: ({event: {institution}}) => ({institution})},
            {type: 'announceChoice', params: chosen},
          ],
        },
        'wizard.create': {
          guard: 'isAllowed',
          target: 'creating',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
      },
    },
    creating: creatingState('filters', ({context: {choice, key}}: {context: QuestionWizardContext}) => ({
      wish: wishOf(choice),
      key: key ?? '',
    })),
    created: {type: 'final'},
  },
})
