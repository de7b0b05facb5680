import {
  type AnyActorLogic,
  assign,
  createMachine,
  type PromiseActorLogic,
  type ProvidedActor,
  type Spawner,
} from 'xstate'
import type {BackgroundActors, StudentContext} from '../features/actorSystem.ts'

/** A child with its `systemId`. */
export type Child = {readonly id: string; readonly src: AnyActorLogic; readonly input?: unknown}

export type StudentParts = {
  /** What runs from the sign-in on, in the order of its start. */
  readonly children: readonly Child[]
  /** Loads what no first screen waits for; the result spawns it. */
  readonly loadBackground: PromiseActorLogic<OpenBackground>
  /** Drops what the device keeps of the student. */
  readonly forget: () => void
}

/** Background actors come so many milliseconds after the student at the latest, however slow the day is. */
const backgroundDue = 5_000

export type OpenBackground = (spawn: Spawner<ProvidedActor>) => BackgroundActors

export type StudentEvent =
  /** The day is there, or no day will come: what runs in the background takes nothing from its first question. */
  {readonly type: 'background.due'} | {readonly type: 'account.forget'} | {readonly type: 'version.found'}

/**
 * Everything that lives as long as one student is signed in. Stopping it stops all of it. Background actors come when
 * the day is there, five seconds after the student at the latest.
 */
export const createStudentMachine = ({children, loadBackground, forget}: StudentParts) =>
  createMachine({
    types: {} as {context: StudentContext; events: StudentEvent; input: {hasNewVersion: boolean}},
    id: 'student',
    context: ({input}) => ({...input, background: null}),
    invoke: children.map(({id, src, input}) => ({id, systemId: id, src, input})),
    initial: 'opening',
    on: {
      'account.forget': {actions: forget},
      'version.found': {actions: assign({hasNewVersion: true})},
    },
    states: {
      opening: {after: {[backgroundDue]: 'loading'}, on: {'background.due': 'loading'}},
      loading: {
        invoke: {
          id: 'loadBackground',
          src: loadBackground,
          onDone: {
            target: 'complete',
            actions: assign(({event, spawn}) => ({background: event.output(spawn)})),
          },
        },
      },
      complete: {},
    },
  })
