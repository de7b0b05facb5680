import {assign, setup} from 'xstate'
import {blockReasonOf, offersCourseSwitch} from '../../domain/shell/access.ts'
import type {AccessBlockedContext, AccessBlockedEvent, AccessRead} from './accessBlocked.types.ts'
import {effect} from '../shared/notProvided.ts'

/** A blocked student's profile is asked for again this often, in milliseconds, so that a lifted block opens by itself. */
export const recheckEvery = 60_000

const isElsewhere = (context: AccessBlockedContext, courseId: string) =>
  context.offersSwitch && context.courses.slice(1).some(({id}) => id === courseId)

/**
 * Whether the student may use the product (flow F-020; spec 1§4, 3§4; C-16, C-63): every read of the profile decides
 * anew. Blocked, the student can change to another course, ask again or sign out, nothing else.
 */
export const accessBlockedMachine = setup({
  types: {} as {context: AccessBlockedContext; events: AccessBlockedEvent; tags: 'blocked'},
  actions: {
    storeRead: assign((_, {access, courses}: AccessRead) => ({
      reason: blockReasonOf(access),
      courses,
      offersSwitch: offersCourseSwitch(access),
    })),
    storeUnsaved: assign((_, {unsaved}: {unsaved: number}) => ({unsaved})),
    storeCheck: assign((_, {now}: {now: number}) => ({checkedAt: now})),
    clearCheck: assign({checkedAt: null}),
    requestSwitch: effect<{courseId: string}>('requestSwitch'),
    readProfileAgain: effect('readProfileAgain'),
    signOut: effect('signOut'),
  },
  guards: {
    isBlocked: (_, {access}: AccessRead) => blockReasonOf(access) !== null,
    canSwitchTo: ({context}, {courseId}: {courseId: string}) => isElsewhere(context, courseId),
    isFirstTick: ({context}) => context.checkedAt === null,
    isDue: ({context}, {now}: {now: number}) => context.checkedAt !== null && now - context.checkedAt >= recheckEvery,
  },
}).createMachine({
  id: 'accessBlocked',
  context: {reason: null, courses: [], offersSwitch: false, unsaved: 0, checkedAt: null},
  initial: 'checking',
  on: {
    'work.changed': {actions: {type: 'storeUnsaved', params: ({event}) => ({unsaved: event.unsaved})}},
    'profile.read': [
      {
        guard: {type: 'isBlocked', params: ({event}) => event.read},
        target: '.blocked',
        actions: {type: 'storeRead', params: ({event}) => event.read},
      },
      {target: '.open', actions: {type: 'storeRead', params: ({event}) => event.read}},
    ],
  },
  states: {
    checking: {},
    open: {},
    blocked: {
      tags: 'blocked',
      exit: 'clearCheck',
      on: {
        'course.choose': {
          guard: {type: 'canSwitchTo', params: ({event}) => ({courseId: event.courseId})},
          actions: {type: 'requestSwitch', params: ({event}) => ({courseId: event.courseId})},
        },
        'access.check': {actions: 'readProfileAgain'},
        'session.signOut': {actions: 'signOut'},
        'clock.ticked': [
          {guard: 'isFirstTick', actions: {type: 'storeCheck', params: ({event}) => ({now: event.now})}},
          {
            guard: {type: 'isDue', params: ({event}) => ({now: event.now})},
            actions: [{type: 'storeCheck', params: ({event}) => ({now: event.now})}, 'readProfileAgain'],
          },
        ],
      },
    },
  },
})
