import {createActor} from 'xstate'
import {requestedDate} from '../../domain/agenda/date.ts'
import {splashMinimum, type Who} from '../../domain/shell/routes.ts'
import {sessionMachine} from '../../machines/access/session.machine.ts'
import {sessionUser} from '../../machines/access/session.selectors.ts'
import {redirectMachine} from '../../machines/shell/redirect.machine.ts'
import {splashMachine} from '../../machines/shell/splash.machine.ts'
import type {Root} from '../features/root.ts'
import {signOut, watchUser} from '../services/access/session.actors.ts'
import {serverClock, startTicker} from '../services/platform/clock.ts'
import {timeZone} from '../services/platform/device.ts'
import {currentPath, goTo, goToClean, queryParameter, watchPath} from '../services/platform/url.ts'
import {brand} from '../text/shared/brand.ts'
import {sessionNotices} from '../text/access/sessionNotices.ts'
import {notify} from '../ui/status/notify.ts'
import {studentShell} from './shellPart.ts'
import type {LiveStudent} from './studentActors.ts'

type Listeners<Message> = {
  readonly subscribe: (listener: (message: Message) => void) => () => void
  readonly tell: (message: Message) => void
}

function listeners<Message>(): Listeners<Message> {
  const all = new Set<(message: Message) => void>()
  return {
    subscribe: (listener) => {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell: (message) => {
      for (const listener of all) listener(message)
    },
  }
}

/** Everything that exists once: made here, outside React, and started by `start`. */
export function createRoot(): Root & {readonly start: () => void} {
  let student: LiveStudent | null = null
  let hasNewVersion = false
  const ticks = listeners<number>()
  const students = listeners<void>()

  const splash = createActor(splashMachine, {input: {remaining: Math.max(0, splashMinimum - performance.now())}})
  const session = createActor(
    sessionMachine.provide({
      actors: {watchUser, signOut},
      actions: {
        clearCaches: () => setStudent(null, {forget: true}),
        goHome: () => goToClean('/'),
        notifySwitched: (_, {user}) =>
          notify({
            tone: 'info',
            title: sessionNotices.switchedTitle,
            text: sessionNotices.switchedText(user?.email ?? sessionNotices.otherAccount),
          }),
        notifySignOutFailed: () =>
          notify({tone: 'error', title: sessionNotices.signOutFailedTitle, text: sessionNotices.signOutFailedText}),
      },
    }),
  )
  const redirect = createActor(
    redirectMachine.provide({actions: {navigate: (_, {path}) => goTo(path, {replace: true})}}),
    {input: {path: currentPath(), slug: brand.slug}},
  )

  function setStudent(next: LiveStudent | null, options: {forget: boolean}): void {
    student?.close(options)
    student = next
    students.tell()
  }

  /** The marks tell `npm run bench` what the splash, which is held for its two seconds, hides. */
  function homeResolved(): void {
    performance.mark('aristo:home')
    splash.send({type: 'home.resolved'})
  }

  function onWho(who: Who): void {
    redirect.send({type: 'who.changed', who})
    homeResolved()
  }

  async function followStudent(uid: string): Promise<void> {
    void studentShell.fetch().catch(() => undefined)
    const {createStudentActors} = await import('./studentActors.ts')
    if (sessionUser(session.getSnapshot())?.uid !== uid) return
    setStudent(null, {forget: false})
    setStudent(
      createStudentActors({
        uid,
        calendarDate: requestedDate(queryParameter('date'), serverClock.now(), timeZone),
        session,
        now: serverClock.now,
        onTick: ticks.subscribe,
        hasNewVersion,
        onUnauthorized: () => session.send({type: 'session.expired'}),
        onWho,
      }),
      {forget: false},
    )
  }

  /** Without network a device that has not kept the student's part yet must wait for it. */
  function follow(uid: string): void {
    followStudent(uid).catch(() => addEventListener('online', () => follow(uid), {once: true}))
  }

  function wireSession(): void {
    let uid: string | null = null
    session.subscribe((state) => {
      const user = sessionUser(state)
      if (user && user.uid !== uid) follow(user.uid)
      if (!user && uid) setStudent(null, {forget: false})
      uid = user?.uid ?? null
      if (state.hasTag('resolved')) splash.send({type: 'auth.resolved'})
      if (state.matches('signedOut')) onWho({kind: 'visitor'})
    })
  }

  return {
    splash,
    session,
    redirect,
    student: {read: () => student, subscribe: students.subscribe},
    leave: () => session.send({type: 'session.signOut', waiting: student?.countWaiting() ?? 0}),
    announceVersion: () => {
      hasNewVersion = true
      student?.announceVersion()
    },
    now: serverClock.now,
    onTick: ticks.subscribe,
    start: () => {
      wireSession()
      startTicker(serverClock, ticks.tell)
      splash.subscribe((state) => {
        if (!state.matches('ready')) return
        performance.mark('aristo:splash-over')
        redirect.send({type: 'boot.ready'})
      })
      watchPath((path) => redirect.send({type: 'location.changed', path}))
      for (const actor of [redirect, splash, session]) actor.start()
    },
  }
}
