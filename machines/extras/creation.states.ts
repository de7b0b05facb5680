import {type CreatedExtra, creationFailureIn} from '../../domain/extras/creation.ts'

type Failed = {readonly event: {readonly error: unknown}}

const errorOf = ({event}: Failed) => ({error: event.error})
const failureOf = ({event}: Failed) => ({failure: creationFailureIn(event.error)})

/** What is done with a creation that made nothing; the chart has both actions. */
export const creationFailed = [
  {type: 'storeFailure', params: failureOf},
  {type: 'notifyFailed', params: failureOf},
] as const

/**
 * A creation on its way; `back` is where it leads when nothing was made. The chart has the actor `createExtra`, the actions
 * `storeFailure`, `notifyFailed` and `notifyCreated`, the delay `slow` and a state `created`.
 */
export const creatingState = <const Back extends string, Input>(back: Back, input: Input) =>
  ({
    tags: 'pending',
    initial: 'waiting',
    invoke: {
      id: 'createExtra',
      src: 'createExtra',
      input,
      onDone: {
        target: 'created',
        actions: {
          type: 'notifyCreated',
          params: ({event}: {readonly event: {readonly output: CreatedExtra}}) => event.output,
        },
      },
      onError: {target: back, actions: creationFailed},
    },
    states: {waiting: {after: {slow: 'slow'}}, slow: {}},
  }) as const

/** Where choices that cannot be loaded lead; the chart has the guard `isOffline`. */
export const loadFailed = [
  {guard: {type: 'isOffline', params: errorOf}, target: 'offline'},
  {target: 'failed'},
] as const

/** The choices could not be loaded; the chart has the state `loading`. */
export const loadFailedStates = {
  offline: {on: {'wizard.retry': 'loading', 'network.returned': 'loading'}},
  failed: {on: {'wizard.retry': 'loading'}},
} as const
