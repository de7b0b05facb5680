import {assign, sendTo, setup} from 'xstate'
import type {ThemeDocument} from '../../domain/themes/documents.ts'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import type {DocumentsAsked, DocumentsContext, DocumentsEvent, DocumentsInput} from './documents.types.ts'

const open = ({id, documents}: DocumentsContext): ThemeDocument | null =>
  documents.find((document) => document.id === id) ?? null

/**
 * The planners and errata of the course in the reader (flow F-040; spec 1§2, 1§7). A file that is broken gives way to the
 * placeholder; one that did not arrive is the reader's to tell. The open document stands in the address.
 */
export const documentsMachine = setup({
  types: {} as {context: DocumentsContext; events: DocumentsEvent; input: DocumentsInput; tags: 'open'},
  actors: {
    /** The documents of the course: what the device knows first, then the server's word; asked again with `documents.ask`. */
    watchDocuments: noListener<undefined, DocumentsAsked>(),
    /** Whether the file is there and is what it should be; a file that nobody could fetch is not called broken. */
    checkDocument: notProvided<'whole' | 'broken', {url: string}>('checkDocument'),
  },
  actions: {
    storeOpen: assign((_, {id}: {id: string | null}) => ({id})),
    storeDocuments: assign((_, {documents}: {documents: readonly ThemeDocument[]}) => ({
      documents,
      list: 'ready' as const,
    })),
    storeFailure: assign(({context}) => ({
      list: context.documents.length > 0 ? ('ready' as const) : ('failed' as const),
    })),
    storeWaiting: assign({list: 'loading'}),
    askAgain: sendTo('watchDocuments', {type: 'documents.ask'}),
    showDocument: effect<{id: string | null}>('showDocument'),
  },
  guards: {
    hasFailed: ({context}) => context.list === 'failed',
    isOpen: ({context}) => open(context) !== null,
    isListed: ({context}, {id}: {id: string}) => context.documents.some((document) => document.id === id),
    isOther: ({context}, {id}: {id: string | null}) => context.id !== id,
    isNew: ({context}, {documents}: {documents: readonly ThemeDocument[]}) => {
      const before = open(context)
      return open({...context, documents})?.url !== before?.url
    },
    isBroken: (_, {outcome}: {outcome: 'whole' | 'broken'}) => outcome === 'broken',
  },
}).createMachine({
  id: 'documents',
  context: ({input}) => ({...input, documents: [], list: 'loading'}),
  invoke: {id: 'watchDocuments', src: 'watchDocuments', onError: {actions: 'storeFailure'}},
  initial: 'idle',
  on: {
    'document.open': {
      guard: {type: 'isListed', params: ({event}) => ({id: event.id})},
      target: '.loading',
      reenter: true,
      actions: [
        {type: 'storeOpen', params: ({event}) => ({id: event.id})},
        {type: 'showDocument', params: ({event}) => ({id: event.id})},
      ],
    },
    'document.close': {
      target: '.idle',
      actions: [
        {type: 'storeOpen', params: {id: null}},
        {type: 'showDocument', params: {id: null}},
      ],
    },
    'documents.arrived': [
      {
        guard: {type: 'isNew', params: ({event}) => ({documents: event.documents})},
        target: '.deciding',
        actions: {type: 'storeDocuments', params: ({event}) => ({documents: event.documents})},
      },
      {actions: {type: 'storeDocuments', params: ({event}) => ({documents: event.documents})}},
    ],
    'documents.failed': {actions: 'storeFailure'},
    'documents.retry': {guard: 'hasFailed', actions: ['storeWaiting', 'askAgain']},
    'address.changed': {
      guard: {type: 'isOther', params: ({event}) => ({id: event.id})},
      target: '.deciding',
      actions: {type: 'storeOpen', params: ({event}) => ({id: event.id})},
    },
  },
  states: {
    deciding: {always: [{guard: 'isOpen', target: 'loading'}, {target: 'idle'}]},
    idle: {},
    loading: {
      tags: 'open',
      invoke: {
        id: 'checkDocument',
        src: 'checkDocument',
        // A document is open: nobody comes here without.
        input: ({context}) => ({url: open(context)?.url ?? ''}),
        onDone: [
          {guard: {type: 'isBroken', params: ({event}) => ({outcome: event.output})}, target: 'placeholder'},
          {target: 'shown'},
        ],
        onError: 'shown',
      },
    },
    shown: {tags: 'open'},
    placeholder: {tags: 'open'},
  },
})
