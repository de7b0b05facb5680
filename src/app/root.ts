import {createActor, fromCallback, fromPromise, type InspectionEvent, sendTo} from 'xstate'
import {splashMinimum} from '../../domain/shell/routes.ts'
import {sessionMachine} from '../../machines/access/session.machine.ts'
import {redirectMachine} from '../../machines/shell/redirect.machine.ts'
import {splashMachine} from '../../machines/shell/splash.machine.ts'
import {actorOf, type ClockLogic} from '../features/actorSystem.ts'
import type {Root} from '../features/root.ts'
import {signOut, watchUser} from '../services/access/session.actors.ts'
import {serverClock, startTicker} from '../services/platform/clock.ts'
import {splashMinimumOfOperator, wasOpen} from '../services/platform/opening.ts'
import {currentPath, goTo, goToClean, watchPath} from '../services/platform/url.ts'
import {brand} from '../text/shared/brand.ts'
import {sessionNotices} from '../text/access/sessionNotices.ts'
import {notify} from '../ui/status/notify.ts'
import {createAppMachine} from './app.machine.ts'
import type {AppEvent, OpenStudent} from './app.types.ts'
import {importWhenOnline} from './importWhenOnline.ts'
import {studentShell} from './shellPart.ts'

const clock: ClockLogic = fromCallback(({emit}) => startTicker(serverClock, (now) => emit({type: 'clock.ticked', now})))

const redirect = redirectMachine.provide({actions: {navigate: (_, {path}) => goTo(path, {replace: true})}})

const session = sessionMachine.provide({
  actors: {watchUser, signOut},
  actions: {
    clearCaches: sendTo(({system}) => actorOf(system, 'app'), {type: 'account.forget'}),
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
})

const loadStudent = fromPromise<OpenStudent, {uid: string}>(async ({input: {uid}, system}) => {
  void studentShell.fetch().catch(() => undefined)
  const {prepareStudent} = await importWhenOnline(() => import('./studentActors.ts'))
  return prepareStudent({uid, system})
})

/** The whole tree of actors, made once outside React. The marks are for `npm run bench`: the splash hides what is ready. */
export function startApp(
  inspect?: (event: InspectionEvent) => void,
): Root & {readonly send: (event: AppEvent) => void} {
  const minimum = splashMinimumOfOperator.read()
  const machine = createAppMachine({
    clock,
    redirect,
    splash: splashMachine,
    session,
    loadStudent,
    input: {
      splash: {
        remaining: Math.max(0, (minimum ?? splashMinimum) - performance.now()),
        isWarm: minimum === null && wasOpen.read() === true,
      },
      redirect: {path: currentPath(), slug: brand.slug},
    },
    onReady: () => performance.mark('aristo:splash-over'),
    onHome: () => performance.mark('aristo:home'),
  })
  const app = createActor(machine, {systemId: 'app', ...(inspect && {inspect})}).start()
  const student = () => app.getSnapshot().context.actors
  const actor = {
    splash: actorOf(app.system, 'splash'),
    session: actorOf(app.system, 'session'),
    redirect: actorOf(app.system, 'redirect'),
    clock: actorOf(app.system, 'clock'),
  }
  watchPath((path) => actor.redirect.send({type: 'location.changed', path}))
  return {
    ...actor,
    student: {
      read: student,
      subscribe: (listener) => {
        const watch = app.subscribe(listener)
        return () => watch.unsubscribe()
      },
    },
    leave: () => actor.session.send({type: 'session.signOut', waiting: student()?.countWaiting() ?? 0}),
    now: serverClock.now,
    onTick: (listener) => {
      const watch = actor.clock.on('clock.ticked', ({now}) => listener(now))
      return () => watch.unsubscribe()
    },
    send: app.send,
  }
}
