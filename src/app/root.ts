import {createActor, fromPromise} from 'xstate'
import {requestedDate} from '../../domain/agenda/date.ts'
import {agendaPath} from '../../domain/agenda/routes.ts'
import {courseKindOf, splashMinimum, type Who} from '../../domain/shell/routes.ts'
import {sessionMachine} from '../../machines/access/session.machine.ts'
import {sendingOwner, sessionUser} from '../../machines/access/session.selectors.ts'
import {dayRolloverMachine} from '../../machines/agenda/dayRollover.machine.ts'
import {outboxMachine} from '../../machines/shared/outbox.machine.ts'
import {hasUnsaved} from '../../machines/shared/outbox.queue.ts'
import type {Delivery, DeliveryInput} from '../../machines/shared/outbox.types.ts'
import {redirectMachine} from '../../machines/shell/redirect.machine.ts'
import {splashMachine} from '../../machines/shell/splash.machine.ts'
import type {Root} from '../features/root.ts'
import {createProfileFeed, type ProfileState} from '../services/access/profile.feed.ts'
import {signOut, watchUser} from '../services/access/session.actors.ts'
import {serverClock, startTicker} from '../services/platform/clock.ts'
import {timeZone, watchNetwork} from '../services/platform/device.ts'
import {entryStore} from '../services/platform/outboxStore.ts'
import {loadNewVersion} from '../services/platform/serviceWorker.ts'
import {currentPath, goTo, goToClean, queryParameter, reloadAt, watchPath} from '../services/platform/url.ts'
import {brand} from '../text/brand.ts'
import type {Student} from './student.ts'

const staffRoles = ['super-admin', 'admin', 'commentator', 'curator']

function whoOf({profile, menu}: ProfileState): Who {
  if (!profile) return {kind: 'visitor'}
  const group = menu[0]?.subgroup
  return {
    kind: 'student',
    courses: profile.courses.length,
    course: courseKindOf(profile.courses[0]?.course.homePage),
    isStaff: profile.roles.some((role) => staffRoles.includes(role)),
    firstMenuGroup: menu.filter((item) => item.subgroup === group).map((item) => item.url),
  }
}

/** Everything that exists once: made here, outside React, and started in `startRoot`. */
export function createRoot(): Root & {readonly start: () => void} {
  let student: Student | null = null
  const listeners = new Set<(now: number) => void>()
  const profile = createProfileFeed()
  const signedIn = (): Student => {
    if (!student) throw new Error('nobody is signed in')
    return student
  }

  const deliver = fromPromise<readonly Delivery[], DeliveryInput>(({input, signal}) => signedIn().deliver(input, signal))
  const splash = createActor(splashMachine, {input: {remaining: Math.max(0, splashMinimum - performance.now())}})
  const outbox = createActor(outboxMachine.provide({actors: {entryStore, deliver}}), {
    input: {owner: null, isOnline: navigator.onLine},
  })
  const session = createActor(
    sessionMachine.provide({
      actors: {watchUser, signOut},
      actions: {clearCaches: () => closeConnection({forget: true}), goHome: () => goToClean('/')},
    }),
  )
  const redirect = createActor(
    redirectMachine.provide({actions: {navigate: (_, {path}) => goTo(path, {replace: true})}}),
    {input: {path: currentPath(), slug: brand.slug}},
  )
  const dayRollover = createActor(
    dayRolloverMachine.provide({
      actors: {readLoginDays: fromPromise(() => signedIn().readLoginDays())},
      actions: {reload: (_, {reason}) => (reason === 'newDay' ? reloadAt(agendaPath) : loadNewVersion())},
    }),
    {input: {timeZone}},
  )

  function closeConnection(options: {forget: boolean}): void {
    profile.follow(null)
    student?.close(options)
    student = null
  }

  async function followStudent(uid: string): Promise<void> {
    const {connectStudent} = await import('./student.ts')
    if (sessionUser(session.getSnapshot())?.uid !== uid) return
    closeConnection({forget: false})
    const calendarDate = requestedDate(queryParameter('date'), serverClock.now(), timeZone)
    student = connectStudent(uid, calendarDate, () => session.send({type: 'session.expired'}))
    profile.follow(student.watchProfile)
    tellOwner()
  }

  /** The outbox may send once there is a login the server takes and a client to send with. */
  function tellOwner(): void {
    const owner = student ? sendingOwner(session.getSnapshot()) : null
    if (owner !== outbox.getSnapshot().context.owner) outbox.send({type: 'owner.changed', owner})
  }

  /** The marks tell `npm run bench` what the splash, which is held for its two seconds, hides. */
  function homeResolved(): void {
    performance.mark('aristo:home')
    splash.send({type: 'home.resolved'})
  }

  function wireSession(): void {
    let uid: string | null = null
    session.subscribe((state) => {
      const user = sessionUser(state)
      if (user && user.uid !== uid) void followStudent(user.uid)
      if (!user && uid) closeConnection({forget: false})
      uid = user?.uid ?? null
      if (state.hasTag('resolved')) splash.send({type: 'auth.resolved'})
      if (state.matches('signedOut')) {
        homeResolved()
        redirect.send({type: 'who.changed', who: {kind: 'visitor'}})
      }
      tellOwner()
    })
    profile.subscribe(() => {
      const known = profile.read()
      if (!known.profile) return
      redirect.send({type: 'who.changed', who: whoOf(known)})
      homeResolved()
    })
  }

  function wireTime(): void {
    startTicker(serverClock, (now) => {
      outbox.send({type: 'clock.ticked', now})
      dayRollover.send({type: 'clock.ticked', now})
      for (const listener of listeners) listener(now)
    })
    outbox.subscribe(({context}) => {
      const isBusy = hasUnsaved(context)
      if (isBusy !== dayRollover.getSnapshot().context.isBusy) dayRollover.send({type: 'work.changed', isBusy})
    })
  }

  return {
    splash,
    session,
    redirect,
    outbox,
    dayRollover,
    profile,
    client: () => signedIn().client,
    now: serverClock.now,
    write: (key, lane, write) => {
      const owner = session.getSnapshot().context.user?.uid ?? ''
      const entry = {...write, key, lane, owner, requestedAt: serverClock.now(), attempts: 0, refusal: null}
      outbox.send({type: 'write.requested', entry})
    },
    onTick: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      wireSession()
      wireTime()
      splash.subscribe((state) => {
        if (!state.matches('ready')) return
        performance.mark('aristo:splash-over')
        redirect.send({type: 'boot.ready'})
      })
      watchPath((path) => redirect.send({type: 'location.changed', path}))
      watchNetwork((isOnline) => outbox.send({type: isOnline ? 'network.restored' : 'network.lost'}))
      for (const actor of [redirect, outbox, dayRollover, splash, session]) actor.start()
    },
  }
}
