import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {DataExportContext, DataExportEvent, ExportFormat} from './dataExport.types.ts'

/**
 * All data of the student as a file (D-24). The server gathers it while the student waits; the file is handed over whole or
 * not at all.
 */
export const dataExportMachine = setup({
  types: {} as {context: DataExportContext; events: DataExportEvent; tags: 'pending'},
  actors: {
    /** Asks the server for the file and hands it to the browser. */
    downloadExport: notProvided<void, {readonly format: ExportFormat}>('downloadExport'),
  },
  actions: {
    storeFormat: assign((_, {format}: {format: ExportFormat}) => ({format, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clearFailure: assign({failure: null}),
    notifyDone: effect('notifyDone'),
    notifyFailure: effect<{failure: RequestFailure}>('notifyFailure'),
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'dataExport',
  context: {format: 'json', failure: null},
  initial: 'offering',
  states: {
    offering: {
      initial: 'idle',
      on: {
        'export.request': {
          target: 'downloading',
          actions: {type: 'storeFormat', params: ({event: {format}}) => ({format})},
        },
      },
      states: {
        idle: {},
        done: {},
        failed: {on: {'export.retry': {target: '#dataExport.downloading', actions: 'clearFailure'}}},
      },
    },
    downloading: {
      tags: 'pending',
      invoke: {
        id: 'downloadExport',
        src: 'downloadExport',
        input: ({context: {format}}) => ({format}),
        onDone: {target: 'offering.done', actions: 'notifyDone'},
        onError: {
          target: 'offering.failed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
      initial: 'quick',
      on: {'export.cancel': 'offering'},
      states: {quick: {after: {slow: 'slow'}}, slow: {}},
    },
  },
})
