import {assign, setup} from 'xstate'
import {presetLimits} from '../../domain/extras/limits.ts'
import type {QuestionWish} from '../../domain/extras/questionChoice.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  DeletePreset,
  QuestionPreset,
  QuestionPresetsContext,
  QuestionPresetsEvent,
  SavePreset,
} from './questionPresets.types.ts'

type Presets = readonly QuestionPreset[]
type Save = Pick<SavePreset, 'name' | 'wish'>

/** The same choice under the same name is the same wish, which the server may have heard of. */
const isSameSave = (before: Save, {name, wish}: Save): boolean =>
  before.name === name.trim() && JSON.stringify(before.wish) === JSON.stringify(wish)

/**
 * Named choices of the question wizard, kept on the account (part of flow F-043): load, save under a name of 1 to 40
 * characters (one of the same name is replaced), delete. The wizard works without them.
 */
export const questionPresetsMachine = setup({
  types: {} as {context: QuestionPresetsContext; events: QuestionPresetsEvent; tags: 'pending' | 'listed'},
  actors: {
    loadPresets: notProvided<Presets>('loadPresets'),
    savePreset: notProvided<Presets, SavePreset>('savePreset'),
    deletePreset: notProvided<Presets, DeletePreset>('deletePreset'),
  },
  actions: {
    storePresets: assign((_, {presets}: {presets: Presets}) => ({presets, key: null, failure: null})),
    storeSave: assign(({context}, {name, wish, key}: {name: string; wish: QuestionWish; key: string}) => ({
      name: name.trim(),
      wish,
      key: isSameSave(context, {name, wish}) ? (context.key ?? key) : key,
    })),
    storeDelete: assign(({context}, {id, key}: DeletePreset) => ({
      id,
      key: context.id === id ? (context.key ?? key) : key,
    })),
    storeFailure: assign(({context}, {failure}: {failure: RequestFailure}) => ({
      failure,
      key: failure === 'refused' ? null : context.key,
    })),
    clearName: assign({name: '', wish: null, key: null}),
    applyPreset: effect<{preset: QuestionPreset}>('applyPreset'),
    notifySaved: effect<{name: string}>('notifySaved'),
    notifyFailed: effect<{what: 'failed' | 'deleteFailed'; failure: RequestFailure}>('notifyFailed'),
  },
  guards: {
    isListed: ({context}, {id}: {id: string}) => context.presets.some((preset) => preset.id === id),
    isName: (_, {name}: {name: string}) => name.trim() !== '' && name.trim().length <= presetLimits.name,
  },
}).createMachine({
  id: 'questionPresets',
  context: {presets: [], name: '', wish: null, id: '', key: null, failure: null},
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadPresets',
        src: 'loadPresets',
        onDone: {target: 'list', actions: {type: 'storePresets', params: ({event}) => ({presets: event.output})}},
        onError: 'loadFailed',
      },
    },
    loadFailed: {on: {'presets.retry': 'loading'}},
    list: {
      tags: 'listed',
      initial: 'ready',
      on: {
        'preset.load': {
          guard: {type: 'isListed', params: ({event}) => event.preset},
          target: '.ready',
          actions: {
            type: 'applyPreset',
            params: ({event: {preset}}) => ({preset}),
          },
        },
        'preset.delete': {
          guard: {type: 'isListed', params: ({event}) => event},
          target: 'deleting',
          actions: {type: 'storeDelete', params: ({event: {id, key}}) => ({id, key})},
        },
        'naming.open': {target: 'naming', actions: 'clearName'},
      },
      states: {ready: {}, deleteFailed: {}},
    },
    deleting: {
      tags: ['pending', 'listed'],
      invoke: {
        id: 'deletePreset',
        src: 'deletePreset',
        input: ({context: {id, key}}) => ({id, key: key ?? ''}),
        onDone: {target: 'list', actions: {type: 'storePresets', params: ({event}) => ({presets: event.output})}},
        onError: {
          target: 'list.deleteFailed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {
              type: 'notifyFailed',
              params: ({event}) => ({what: 'deleteFailed', failure: requestFailureIn(event.error)}),
            },
          ],
        },
      },
    },
    naming: {
      initial: 'typing',
      on: {
        'naming.cancel': {target: 'list', actions: 'clearName'},
        'preset.save': {
          guard: {type: 'isName', params: ({event}) => event},
          target: 'saving',
          actions: {type: 'storeSave', params: ({event: {name, wish, key}}) => ({name, wish, key})},
        },
      },
      states: {typing: {}, saveFailed: {}},
    },
    saving: {
      tags: 'pending',
      invoke: {
        id: 'savePreset',
        src: 'savePreset',
        input: ({context: {name, wish, key}}) => ({name, wish, key: key ?? ''}),
        onDone: {
          target: 'list',
          actions: [
            {type: 'storePresets', params: ({event}) => ({presets: event.output})},
            {type: 'notifySaved', params: ({context}) => ({name: context.name})},
          ],
        },
        onError: {
          target: 'naming.saveFailed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailed', params: ({event}) => ({what: 'failed', failure: requestFailureIn(event.error)})},
          ],
        },
      },
    },
  },
})
