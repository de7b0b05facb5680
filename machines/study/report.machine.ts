import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {longestReport, type ReportReason, reasonsFor} from '../../domain/study/feedback.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ReportContext, ReportEvent, ReportInput, ReportSent} from './report.types.ts'

/**
 * Reporting a problem of a content (flow F-085; spec 2§5, 2§8): one reason of the list of its kind, and words of one's own when
 * wanted. What was chosen and written stays until it has been sent, also over a failure and a closed window.
 */
export const reportMachine = setup({
  types: {} as {context: ReportContext; events: ReportEvent; input: ReportInput; tags: 'open' | 'pending'},
  actors: {sendReport: notProvided<void, ReportSent>('sendReport')},
  actions: {
    /** What changes is another report, so that it needs another key. */
    storeReason: assign((_, {reason}: {reason: ReportReason}) => ({reason, key: null})),
    storeBody: assign((_, {body}: {body: string}) => ({body, key: null})),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clearDraft: assign({reason: null, body: '', key: null, failure: null}),
    notifySent: effect('notifySent'),
    notifyFailure: effect<{failure: RequestFailure}>('notifyFailure'),
  },
  guards: {
    hasReason: ({context}) => context.reason !== null,
    isReason: ({context}, {reason}: {reason: ReportReason}) => reasonsFor(context.type).includes(reason),
    isShort: (_, {body}: {body: string}) => body.length <= longestReport,
  },
}).createMachine({
  id: 'report',
  context: ({input: {document, type}}) => ({document, type, reason: null, body: '', key: null, failure: null}),
  initial: 'closed',
  states: {
    closed: {on: {'report.open': 'editing'}},
    editing: {
      tags: 'open',
      initial: 'writing',
      on: {
        'report.close': 'closed',
        'report.choose': {
          guard: {type: 'isReason', params: ({event: {reason}}) => ({reason})},
          target: '.writing',
          actions: {type: 'storeReason', params: ({event: {reason}}) => ({reason})},
        },
        'report.type': {
          guard: {type: 'isShort', params: ({event: {body}}) => ({body})},
          actions: {type: 'storeBody', params: ({event: {body}}) => ({body})},
        },
        'report.send': [
          {guard: 'hasReason', target: 'sending', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
          {target: '.incomplete'},
        ],
      },
      states: {writing: {}, incomplete: {}, failed: {}},
    },
    sending: {
      tags: ['open', 'pending'],
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({context: {document, type, reason, body, key}}) => ({
          document,
          type,
          reason: reason ?? 'other',
          body,
          key: key ?? '',
        }),
        onDone: {target: 'sent', actions: ['clearDraft', 'notifySent']},
        onError: {
          target: 'editing.failed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
    },
    sent: {always: 'closed'},
  },
})
