import {createActor, fromCallback, fromPromise, sendTo, SimulatedClock} from 'xstate'
import {expect, test, vi} from 'vitest'
import {sessionMachine} from '../../machines/access/session.machine.ts'
import type {SessionUser} from '../../machines/access/session.types.ts'
import {redirectMachine} from '../../machines/shell/redirect.machine.ts'
import {splashMachine} from '../../machines/shell/splash.machine.ts'
import {type AppParts, createAppMachine} from '../../src/app/app.machine.ts'
import {link} from '../../src/app/link.ts'
import {createStudentMachine} from '../../src/app/student.machine.ts'
import type {OpenStudent, StudentHome} from '../../src/app/app.types.ts'
import type {ClockLogic} from '../../src/features/actorSystem.ts'

const nothing = () => undefined
const ana: SessionUser = {uid: 'ana', email: 'ana@aristo.local'}
const bia: SessionUser = {uid: 'bia', email: 'bia@aristo.local'}

/** The tree of actors with a session that is told who is there, and students that write down what becomes of them. */
function openApp() {
  const log: string[] = []
  let tellUser: (user: SessionUser | null) => void = nothing
  let tick: (now: number) => void = nothing
  const clock: ClockLogic = fromCallback(({emit}) => {
    tick = (now) => emit({type: 'clock.ticked', now})
  })
  const noted = (name: string) =>
    link(() => {
      log.push(`${name} starts`)
      return [() => log.push(`${name} stops`)]
    })
  const prepareStudent = ({uid, system}: StudentHome): OpenStudent => {
    const opened = link(() => {
      system.get('app').send({type: 'student.opened', actors: {uid}})
      return []
    })
    const student = createStudentMachine({
      children: [
        {id: 'first', src: noted(`${uid}'s first`)},
        {id: 'second', src: noted(`${uid}'s second`)},
        {id: 'opened', src: opened},
      ],
      loadBackground: fromPromise(() => new Promise(nothing)),
      forget: () => log.push(`${uid} is forgotten`),
    })
    return (spawn, hasNewVersion) => {
      if (!system.get('outbox')) spawn(noted('outbox'), {id: 'outbox', systemId: 'outbox'})
      spawn(student, {id: 'student', systemId: 'student', input: {hasNewVersion}})
    }
  }
  const parts: AppParts = {
    clock,
    redirect: redirectMachine.provide({actions: {navigate: nothing}}),
    splash: splashMachine,
    session: sessionMachine.provide({
      actors: {
        watchUser: fromCallback(({sendBack}) => {
          tellUser = (user) => sendBack({type: 'user.changed', user})
        }),
        signOut: fromPromise(() => Promise.resolve()),
      },
      actions: {
        clearCaches: sendTo(({system}) => system.get('app'), {type: 'account.forget'}),
        goHome: nothing,
        notifySwitched: nothing,
        notifySignOutFailed: nothing,
      },
    }),
    loadStudent: fromPromise(({input: {uid}, system}) => Promise.resolve(prepareStudent({uid, system}))),
    input: {splash: {remaining: 2_000, isWarm: false}, redirect: {path: '/', slug: 'aristo'}},
    onReady: () => log.push('the splash is over'),
    onHome: nothing,
  }
  const time = new SimulatedClock()
  const app = createActor(createAppMachine(parts), {systemId: 'app', clock: time}).start()
  return {
    app,
    log,
    time,
    tell: (user: SessionUser | null) => tellUser(user),
    tick: (now: number) => tick(now),
    running: () =>
      Object.entries(app.getSnapshot().children)
        .flatMap(([id, child]) => (child?.getSnapshot().status === 'active' ? [id] : []))
        .toSorted(),
    opened: (uid: string) => vi.waitFor(() => expect(app.getSnapshot().context.actors?.uid).toBe(uid)),
  }
}

test('a visitor has no actor of a student', () => {
  const {tell, running, app} = openApp()
  tell(null)
  expect(running()).toEqual(['clock', 'redirect', 'session', 'splash'])
  expect(app.getSnapshot().value).toBe('visitor')
})

test('the splash ends when the time is over and the viewer is known', () => {
  const {tell, time, log, running} = openApp()
  time.increment(2_000)
  expect(log).toEqual([])
  tell(null)
  expect(log).toEqual(['the splash is over'])
  expect(running()).toEqual(['clock', 'redirect', 'session'])
})

test('whoever signs in has a student with its actors, in their order', async () => {
  const {tell, opened, log, running} = openApp()
  tell(ana)
  await opened('ana')
  expect(running()).toEqual(['clock', 'outbox', 'redirect', 'session', 'splash', 'student'])
  expect(log).toEqual(['outbox starts', "ana's first starts", "ana's second starts"])
})

test('a sign-out forgets the account and stops all that was the student, but not the outbox', async () => {
  const {tell, opened, log, running, app} = openApp()
  tell(ana)
  await opened('ana')
  log.length = 0
  tell(null)
  expect(log).toEqual(['ana is forgotten', "ana's first stops", "ana's second stops"])
  expect(running()).toEqual(['clock', 'outbox', 'redirect', 'session', 'splash'])
  expect(app.getSnapshot().context.actors).toBeNull()
})

test('another account takes the place of the first one, with the same outbox', async () => {
  const {tell, opened, log, running} = openApp()
  tell(ana)
  await opened('ana')
  log.length = 0
  tell(bia)
  await opened('bia')
  expect(log).toEqual([
    'ana is forgotten',
    "ana's first stops",
    "ana's second stops",
    "bia's first starts",
    "bia's second starts",
  ])
  expect(running()).toContain('outbox')
})

test('whoever leaves while the part of the student is loaded gets none', async () => {
  const {tell, running, log} = openApp()
  tell(ana)
  tell(null)
  await Promise.resolve()
  expect(running()).not.toContain('student')
  expect(log).toEqual([])
})

test('a new version is known to students of now and of later', async () => {
  const {app, tell, opened} = openApp()
  tell(ana)
  await opened('ana')
  const hasNewVersion = () => app.getSnapshot().children.student?.getSnapshot().context.hasNewVersion
  expect(hasNewVersion()).toBe(false)
  app.send({type: 'version.found'})
  expect(hasNewVersion()).toBe(true)
  tell(bia)
  await opened('bia')
  expect(hasNewVersion()).toBe(true)
})

test('what runs in the background is loaded when the day is there, and after five seconds at the latest', async () => {
  const late = openApp()
  late.tell(ana)
  await late.opened('ana')
  const state = () => late.app.getSnapshot().children.student?.getSnapshot().value
  late.time.increment(4_999)
  expect(state()).toBe('opening')
  late.time.increment(1)
  expect(state()).toBe('loading')

  const early = openApp()
  early.tell(ana)
  await early.opened('ana')
  early.app.getSnapshot().children.student?.send({type: 'background.due'})
  expect(early.app.getSnapshot().children.student?.getSnapshot().value).toBe('loading')
})

test('links undo what they did, last first', () => {
  const undone: string[] = []
  const actor = createActor(
    link(() => [() => undone.push('first'), {unsubscribe: () => undone.push('second')}]),
  ).start()
  actor.stop()
  expect(undone).toEqual(['second', 'first'])
})
