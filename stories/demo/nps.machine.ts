import {assign, setup, fromPromise} from 'xstate'
export type C = {score: number; comment: string}
export const npsMachine = setup({
  types: {} as {context: C; events: {type: 'score.pick'; score: number} | {type: 'survey.submit'; comment: string} | {type: 'survey.dismiss'}| {type: 'clock.ticked'}; tags: 'pending'},
  actors: {sendAnswer: fromPromise<void, C>(async () => {})},
  guards: {isLow: () => true, isClosed: () => false},
  actions: {store: assign((_, answer: Partial<C>) => answer)},
  delays: {thanksVisible: 3_000, slow: 2_000},
}).createMachine({
  id: 'nps', initial: 'scoring', context: {score: 0, comment: ''},
  on: {'survey.dismiss': '.dismissed', 'clock.ticked': {guard: 'isClosed', actions: {type: 'store', params: {}}}},
  states: {
    scoring: {on: {'score.pick': [{guard: 'isLow', target: 'commenting', actions: {type: 'store', params: ({event: {score}}) => ({score})}}, {target: 'sending'}]}},
    commenting: {on: {'survey.submit': {target: 'sending', actions: {type: 'store', params: ({event: {comment}}) => ({comment})}}}},
    sending: {
      tags: 'pending', initial: 'normal',
      states: {normal: {after: {slow: 'slow'}}, slow: {on: {'score.pick': {actions: {type: 'store', params: {}}}}}},
      invoke: {id: 'sendAnswer', src: 'sendAnswer', input: ({context}) => context, onDone: 'thanking', onError: 'sendFailed'},
    },
    sendFailed: {on: {'survey.submit': 'sending'}},
    thanking: {after: {thanksVisible: 'dismissed'}},
    dismissed: {type: 'final'},
  },
})
