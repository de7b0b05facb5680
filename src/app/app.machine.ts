import {
  assign,
  createMachine,
  type CallbackActorLogic,
  enqueueActions,
  type EventObject,
  type PromiseActorLogic,
  stopChild,
} from 'xstate'
import type {sessionMachine} from '../../machines/access/session.machine.ts'
import {sessionUser} from '../../machines/access/session.selectors.ts'
import type {ClockTicked} from '../../machines/shared/events.ts'
import type {redirectMachine} from '../../machines/shell/redirect.machine.ts'
import type {splashMachine} from '../../machines/shell/splash.machine.ts'
import type {AppContext, AppEvent, OpenStudent} from './app.types.ts'

/** The logic of the actors that are there from the start; `loadStudent` brings what only a student needs. */
export type AppParts = {
  readonly clock: CallbackActorLogic<EventObject, undefined, ClockTicked>
  readonly redirect: typeof redirectMachine
  readonly splash: typeof splashMachine
  readonly session: typeof sessionMachine
  readonly loadStudent: PromiseActorLogic<OpenStudent, {uid: string}>
  readonly input: {
    readonly splash: {readonly remaining: number; readonly isWarm: boolean}
    readonly redirect: {readonly path: string; readonly slug: string}
  }
  /** The splash is over. */
  readonly onReady: () => void
  /** The home page is known. */
  readonly onHome: () => void
}

/**
 * The root of all actors: clock, session, redirects and splash, and while somebody is signed in `student` with what lives
 * as long. Actors find each other by their `systemId`. What only a student needs is loaded when somebody is known to be
 * signed in; the outbox is spawned with the first student and outlives a sign-out (D-01).
 */
export const createAppMachine = ({clock, redirect, splash, session, loadStudent, input, onReady, onHome}: AppParts) =>
  createMachine({
    types: {} as {context: AppContext; events: AppEvent},
    id: 'app',
    context: {uid: null, actors: null, hasNewVersion: false},
    invoke: [
      {id: 'clock', systemId: 'clock', src: clock},
      {id: 'redirect', systemId: 'redirect', src: redirect, input: input.redirect},
      {
        id: 'splash',
        systemId: 'splash',
        src: splash,
        input: input.splash,
        onDone: {actions: onReady},
      },
      {
        id: 'session',
        systemId: 'session',
        src: session,
        onSnapshot: {
          actions: enqueueActions(({context, event: {snapshot}, enqueue, system}) => {
            const uid = sessionUser(snapshot)?.uid ?? null
            if (uid !== context.uid) enqueue.raise(uid === null ? {type: 'student.left'} : {type: 'student.came', uid})
            if (snapshot.hasTag('resolved') && system.get('splash')) enqueue.sendTo('splash', {type: 'auth.resolved'})
            if (snapshot.matches('signedOut')) enqueue.raise({type: 'viewer.changed', viewer: {kind: 'visitor'}})
          }),
        },
      },
    ],
    initial: 'visitor',
    on: {
      'student.came': {
        target: '.loading',
        actions: [stopChild('student'), assign(({event}) => ({uid: event.uid, actors: null}))],
      },
      'student.left': {target: '.visitor', actions: [stopChild('student'), assign({uid: null, actors: null})]},
      'account.forget': {
        actions: enqueueActions(({context, enqueue}) => {
          if (context.actors) enqueue.sendTo('student', {type: 'account.forget'})
          enqueue.stopChild('student')
          enqueue.assign({actors: null})
        }),
      },
      'viewer.changed': {
        actions: [
          enqueueActions(({event, enqueue, system}) => {
            enqueue.sendTo('redirect', event)
            // Under the splash: what the address leads to is there when it ends.
            enqueue.sendTo('redirect', {type: 'boot.ready'})
            if (system.get('splash')) enqueue.sendTo('splash', {type: 'home.resolved'})
          }),
          onHome,
        ],
      },
      'remoteConfig.loaded': {
        actions: assign(({event, spawn}) => {
          event.open(spawn)
          return {}
        }),
      },
      'version.found': {
        actions: enqueueActions(({context, event, enqueue}) => {
          enqueue.assign({hasNewVersion: true})
          if (context.actors) enqueue.sendTo('student', event)
        }),
      },
    },
    states: {
      visitor: {},
      loading: {
        invoke: {
          id: 'loadStudent',
          src: loadStudent,
          input: ({context}: {context: AppContext}) => ({uid: context.uid ?? ''}),
          onDone: {
            target: 'student',
            actions: assign(({context, event, spawn}) => {
              event.output(spawn, context.hasNewVersion)
              return {}
            }),
          },
        },
      },
      student: {on: {'student.opened': {actions: assign(({event}) => ({actors: event.actors}))}}},
    },
  })
