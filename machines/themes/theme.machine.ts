import {assign, setup} from 'xstate'
import {themeStatus} from '../../domain/themes/theme.ts'
import {effect} from '../shared/notProvided.ts'
import type {ThemeContext, ThemeEvent, ThemeInput, ThemeLife} from './theme.types.ts'

const contextOf = ({pending, ...rest}: ThemeInput): ThemeContext => ({
  ...rest,
  finishedAt: rest.finishedAt ?? (pending && !pending.isRefused ? pending.requestedAt : null),
  writeKey: pending?.key ?? null,
  isRefused: pending?.isRefused ?? false,
})

/**
 * The life of a theme (flow F-037; spec 1§4): locked until its instant has passed, released after it, and finished once
 * and for good, after a question. The finish goes to the outbox and holds on the device until the server has it.
 */
export const themeMachine = setup({
  types: {} as {context: ThemeContext; events: ThemeEvent; input: ThemeInput; tags: 'done' | 'open' | 'awaitingWrite'},
  actions: {
    storeNow: assign((_, {now}: {now: number}) => ({now})),
    storeLife: assign((_, {enableAfter, finishedAt}: ThemeLife) => ({enableAfter, finishedAt})),
    storeRelease: assign((_, {enableAfter}: Pick<ThemeLife, 'enableAfter'>) => ({enableAfter})),
    storeFinish: assign(({context}, {key}: {key: string}) => ({
      writeKey: key,
      isRefused: false,
      finishedAt: context.now,
    })),
    clearFinish: assign({writeKey: null, isRefused: false, finishedAt: null}),
    clearKey: assign({writeKey: null, isRefused: false}),
    requestFinish: effect<{key: string}>('requestFinish'),
    keepFinished: effect('keepFinished'),
    notifyRefused: effect('notifyRefused'),
  },
  guards: {
    isOnItsWay: ({context}) => context.writeKey !== null && !context.isRefused,
    isFinished: ({context}) => context.finishedAt !== null,
    isRefused: ({context}) => context.isRefused,
    isLocked: ({context}) => themeStatus(context, context.now) === 'locked',
    isReleasedAt: ({context}, {now}: {now: number}) => themeStatus(context, now) === 'released',
    isFinishedThere: (_, {finishedAt}: Pick<ThemeLife, 'finishedAt'>) => finishedAt !== null,
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
  },
}).createMachine({
  id: 'theme',
  context: ({input}) => contextOf(input),
  initial: 'deciding',
  on: {
    'clock.ticked': {actions: {type: 'storeNow', params: ({event}) => ({now: event.now})}},
    'theme.arrived': [
      {
        guard: {type: 'isFinishedThere', params: ({event}) => ({finishedAt: event.finishedAt})},
        target: '.finished',
        actions: [
          {type: 'storeLife', params: ({event: {enableAfter, finishedAt}}) => ({enableAfter, finishedAt})},
          'clearKey',
        ],
      },
      {actions: {type: 'storeRelease', params: ({event}) => ({enableAfter: event.enableAfter})}},
    ],
  },
  states: {
    deciding: {
      always: [
        {guard: 'isOnItsWay', target: 'finishing'},
        {guard: 'isFinished', target: 'finished'},
        {guard: 'isLocked', target: 'locked'},
        {guard: 'isRefused', target: 'released.refused'},
        {target: 'released'},
      ],
    },
    locked: {
      on: {
        'clock.ticked': [
          {
            guard: {type: 'isReleasedAt', params: ({event}) => ({now: event.now})},
            target: 'released',
            actions: {type: 'storeNow', params: ({event}) => ({now: event.now})},
          },
          {actions: {type: 'storeNow', params: ({event}) => ({now: event.now})}},
        ],
      },
    },
    released: {
      tags: 'open',
      initial: 'ready',
      on: {'finish.ask': 'confirming'},
      states: {ready: {}, refused: {}},
    },
    confirming: {
      tags: 'open',
      on: {
        'finish.confirm': {
          target: 'finishing',
          actions: [
            {type: 'storeFinish', params: ({event}) => ({key: event.key})},
            {type: 'requestFinish', params: ({event}) => ({key: event.key})},
          ],
        },
        'finish.cancel': 'released',
      },
    },
    finishing: {
      tags: ['done', 'awaitingWrite'],
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'finished',
          actions: ['clearKey', 'keepFinished'],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'released.refused',
          actions: ['clearFinish', 'notifyRefused'],
        },
      },
    },
    finished: {tags: 'done'},
  },
})
