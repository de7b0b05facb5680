import {assign, setup} from 'xstate'
import type {PrintSheet} from '../../domain/question/print.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {PrintPageContext, PrintPageEvent, StoredPrint} from './printPage.types.ts'

/**
 * `/impressao`, the paper itself (spec 1§2, 2§2; C-57): for visitors too, made from what the device holds and nothing else. Follows a
 * newer print of another tab.
 */
export const printPageMachine = setup({
  types: {} as {context: PrintPageContext; events: PrintPageEvent},
  actors: {readPrint: notProvided<StoredPrint>('readPrint')},
  actions: {
    storeSheet: assign((_, {sheet}: {sheet: PrintSheet | null}) => ({sheet})),
    openPrintDialog: effect('openPrintDialog'),
  },
  guards: {
    isSheet: (_, {stored}: {stored: StoredPrint}) => stored.kind === 'sheet',
    isNothing: (_, {stored}: {stored: StoredPrint}) => stored.kind === 'nothing',
  },
}).createMachine({
  id: 'printPage',
  context: {sheet: null},
  initial: 'reading',
  on: {'print.stored': '.reading'},
  states: {
    reading: {
      invoke: {
        id: 'readPrint',
        src: 'readPrint',
        onDone: [
          {
            guard: {type: 'isSheet', params: ({event}) => ({stored: event.output})},
            target: 'ready',
            actions: {
              type: 'storeSheet',
              params: ({event: {output}}) => ({sheet: output.kind === 'sheet' ? output.sheet : null}),
            },
          },
          {guard: {type: 'isNothing', params: ({event}) => ({stored: event.output})}, target: 'empty'},
          {target: 'unreadable'},
        ],
        onError: 'unreadable',
      },
    },
    ready: {on: {'print.start': {actions: 'openPrintDialog'}}},
    empty: {},
    unreadable: {},
  },
})
