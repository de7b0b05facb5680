import {assign, setup} from 'xstate'
import {isDayOver, rolloverCheckEvery, savingTime} from '../../domain/agenda/rollover.ts'
import {studyDayOf} from '../../domain/shared/studyDay.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {DayRolloverContext, DayRolloverEvent, ReloadReason} from './dayRollover.types.ts'

/**
 * A new study day, or a new version of the product (flow F-035; spec 1§4; D-06): from 4 a.m. on, when yesterday's
 * agenda is on the screen and the student has no login record today, the product reloads at `/agenda`. It never
 * interrupts: what is on its way to the server gets a moment to arrive, and while anything stays unsaved a banner offers
 * the reload instead.
 */
export const dayRolloverMachine = setup({
  types: {} as {context: DayRolloverContext; events: DayRolloverEvent; input: {timeZone: string}},
  actors: {readLoginDays: notProvided<readonly string[]>('readLoginDays')},
  actions: {
    storeShown: assign((_, {date}: {date: string | null}) => ({shownDate: date})),
    storeBusy: assign((_, {isBusy}: {isBusy: boolean}) => ({isBusy})),
    storeCheck: assign(({context}, {now}: {now: number}) => ({
      checkedAt: now,
      today: studyDayOf(now, context.timeZone),
    })),
    storeSettled: assign(({context}) => ({settledFor: context.today})),
    storeVersion: assign({hasNewVersion: true}),
    storeReason: assign((_, {reason}: {reason: ReloadReason}) => ({reason})),
    reload: effect<{reason: ReloadReason}>('reload'),
  },
  delays: {savingTime},
  guards: {
    isNewDay: ({context}, {now}: {now: number}) =>
      context.shownDate !== null &&
      (context.checkedAt === null || now - context.checkedAt >= rolloverCheckEvery) &&
      context.settledFor !== studyDayOf(now, context.timeZone) &&
      isDayOver(context.shownDate, now, context.timeZone),
    hasLoginToday: ({context}, {days}: {days: readonly string[]}) => days.includes(context.today),
    isBusy: ({context}) => context.isBusy,
    isIdle: (_, {isBusy}: {isBusy: boolean}) => !isBusy,
    hasNewVersion: ({context}) => context.hasNewVersion,
  },
}).createMachine({
  id: 'dayRollover',
  context: ({input}) => ({
    ...input,
    shownDate: null,
    isBusy: false,
    checkedAt: null,
    settledFor: null,
    today: '',
    hasNewVersion: false,
    reason: 'newDay',
  }),
  initial: 'watching',
  on: {
    'agenda.shown': {actions: {type: 'storeShown', params: ({event}) => ({date: event.date})}},
    'work.changed': {actions: {type: 'storeBusy', params: ({event}) => ({isBusy: event.isBusy})}},
    'version.available': {actions: 'storeVersion'},
  },
  states: {
    watching: {
      always: {
        guard: 'hasNewVersion',
        target: 'offering',
        actions: {type: 'storeReason', params: {reason: 'newVersion'}},
      },
      on: {
        'clock.ticked': {
          guard: {type: 'isNewDay', params: ({event}) => ({now: event.now})},
          target: 'asking',
          actions: {type: 'storeCheck', params: ({event}) => ({now: event.now})},
        },
      },
    },
    asking: {
      invoke: {
        id: 'readLoginDays',
        src: 'readLoginDays',
        onDone: [
          {
            guard: {type: 'hasLoginToday', params: ({event}) => ({days: event.output})},
            target: 'watching',
            actions: 'storeSettled',
          },
          {guard: 'isBusy', target: 'saving'},
          {target: 'reloading'},
        ],
        onError: 'watching',
      },
    },
    saving: {
      after: {savingTime: 'offering'},
      on: {
        'work.changed': {
          guard: {type: 'isIdle', params: ({event}) => ({isBusy: event.isBusy})},
          target: 'reloading',
          actions: {type: 'storeBusy', params: {isBusy: false}},
        },
      },
    },
    offering: {on: {'reload.accept': 'reloading'}},
    reloading: {entry: {type: 'reload', params: ({context}) => ({reason: context.reason})}},
  },
})
