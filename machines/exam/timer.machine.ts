import {assign, setup} from 'xstate'
import {clockTolerance} from '../../domain/exam/mockExam.ts'
import {type ExamTimes, lastMinutes, milestoneBetween, timeLeft} from '../../domain/exam/timer.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {Announcement, TimerContext, TimerEvent, TimerInput} from './timer.types.ts'
import {effect} from '../shared/notProvided.ts'

/** A clock that goes back by more than this was wrong before: milestones are said anew. In milliseconds. */
const correction = 60_000

const said = ({announcement}: TimerContext, about: Announcement['about'], left: number): Announcement => ({
  about,
  left,
  number: (announcement?.number ?? 0) + 1,
})

/** What a tick changes: the instant, and a milestone that lies between this tick and the last. */
function ticked(context: TimerContext, now: Instant): Partial<TimerContext> {
  const before = now < context.heardUntil - correction ? now : context.heardUntil
  const milestone = milestoneBetween(context, before, now)
  const heardUntil = Math.max(before, now)
  return milestone === null
    ? {now, heardUntil}
    : {now, heardUntil, announcement: said(context, milestone, timeLeft(context, now))}
}

/** What new times change: a student who was told another end hears of it; the start of an exam is no news. */
function moved(context: TimerContext, times: ExamTimes): Partial<TimerContext> {
  const change = {startedAt: times.startedAt, deadline: times.deadline, heardUntil: context.now}
  const isMoved =
    context.deadline !== null && times.deadline !== null && Math.abs(context.deadline - times.deadline) > clockTolerance
  const left = timeLeft(times, context.now)
  return isMoved && left > 0 ? {...change, announcement: said(context, 'moved', left)} : change
}

/**
 * The time of a mock exam (flow F-070; spec 2§3, 2§4): counts down to the deadline that the server gave, by instants and never by
 * counting seconds, so that a hidden tab, a sleeping laptop or a moved deadline show the truth at the next tick. Says each
 * milestone once, tells the end once, and hides itself when the student prefers that.
 */
export const timerMachine = setup({
  types: {} as {context: TimerContext; events: TimerEvent; input: TimerInput},
  actions: {
    storeTick: assign(({context}, {now}: {now: Instant}) => ticked(context, now)),
    storeTimes: assign(({context}, times: ExamTimes) => moved(context, times)),
    storeAsked: assign(({context}) => ({announcement: said(context, 'asked', timeLeft(context, context.now))})),
    storeHidden: assign((_, {isHidden}: {isHidden: boolean}) => ({isHidden})),
    /** The account keeps the choice (D-23). */
    keepPreference: effect<{isHidden: boolean}>('keepPreference'),
    /** The time is over, by the server's clock. */
    tellOver: effect('tellOver'),
  },
  guards: {
    isHidden: ({context}) => context.isHidden,
    isShown: ({context}) => !context.isHidden,
    isWaiting: ({context: {startedAt, deadline, now}}) =>
      startedAt === null || deadline === null || now < startedAt - clockTolerance,
    isOver: ({context}) => timeLeft(context, context.now) === 0,
    isNearEnd: ({context}) => timeLeft(context, context.now) <= lastMinutes,
    // A clock that is set right by a second must not open an exam again that has just ended.
    hasTimeAgain: ({context}, {now}: {now: Instant}) => timeLeft(context, now) > clockTolerance,
  },
}).createMachine({
  id: 'timer',
  type: 'parallel',
  context: ({input}) => ({...input, heardUntil: input.now, announcement: null}),
  states: {
    time: {
      initial: 'deciding',
      on: {
        'times.changed': {
          target: '.deciding',
          actions: {type: 'storeTimes', params: ({event: {startedAt, deadline}}) => ({startedAt, deadline})},
        },
      },
      states: {
        deciding: {
          always: [
            {guard: 'isWaiting', target: 'waiting'},
            {guard: 'isOver', target: 'over'},
            {guard: 'isNearEnd', target: 'lastMinutes'},
            {target: 'running'},
          ],
        },
        waiting: {
          on: {
            'clock.ticked': {target: 'deciding', actions: {type: 'storeTick', params: ({event}) => ({now: event.now})}},
          },
        },
        running: {
          on: {
            'clock.ticked': {target: 'deciding', actions: {type: 'storeTick', params: ({event}) => ({now: event.now})}},
            'time.ask': {actions: 'storeAsked'},
          },
        },
        lastMinutes: {
          on: {
            'clock.ticked': {target: 'deciding', actions: {type: 'storeTick', params: ({event}) => ({now: event.now})}},
            'time.ask': {actions: 'storeAsked'},
          },
        },
        over: {
          entry: 'tellOver',
          on: {
            'clock.ticked': {
              guard: {type: 'hasTimeAgain', params: ({event}) => ({now: event.now})},
              target: 'deciding',
              actions: {type: 'storeTick', params: ({event}) => ({now: event.now})},
            },
          },
        },
      },
    },
    display: {
      initial: 'shown',
      on: {'preference.arrived': {actions: {type: 'storeHidden', params: ({event}) => ({isHidden: event.isHidden})}}},
      states: {
        shown: {
          always: {guard: 'isHidden', target: 'hidden'},
          on: {
            'timer.toggle': {
              actions: [
                {type: 'storeHidden', params: {isHidden: true}},
                {type: 'keepPreference', params: {isHidden: true}},
              ],
            },
          },
        },
        hidden: {
          always: {guard: 'isShown', target: 'shown'},
          on: {
            'timer.toggle': {
              actions: [
                {type: 'storeHidden', params: {isHidden: false}},
                {type: 'keepPreference', params: {isHidden: false}},
              ],
            },
          },
        },
      },
    },
  },
})
