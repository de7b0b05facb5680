import type {Client} from '@urql/core'
import {fromPromise, waitFor} from 'xstate'
import {agendaPath} from '../../domain/agenda/routes.ts'
import {dayRolloverMachine} from '../../machines/agenda/dayRollover.machine.ts'
import {notificationsMachine} from '../../machines/notifications/notifications.machine.ts'
import {presenceMachine} from '../../machines/notifications/presence.machine.ts'
import {hasLeft} from '../../machines/notifications/presence.selectors.ts'
import {pushMachine} from '../../machines/notifications/push.machine.ts'
import {isSettled} from '../../machines/notifications/push.selectors.ts'
import {hasUnsaved} from '../../machines/outbox/outbox.queue.ts'
import {isAccessOpen} from '../../machines/shell/accessBlocked.selectors.ts'
import {experimentMachine} from '../../machines/shell/experiment.machine.ts'
import {serverModalMachine} from '../../machines/shell/serverModal.machine.ts'
import type {StudentActors} from '../features/studentActors.ts'
import {isDiagnosticBegun} from '../services/diagnostic/isBegun.ts'
import {readLoginDays} from '../services/agenda/loginDays.ts'
import {followRunningExam} from '../services/exam/runningExam.feed.ts'
import {isExamRunning, onRunningExam} from '../services/exam/runningExam.ts'
import {feedWith} from '../services/notifications/feed.actors.ts'
import {findPageWith} from '../services/notifications/pages.actors.ts'
import {followPresence} from '../services/notifications/presence.actors.ts'
import {
  askDevice,
  canAskDevice,
  keepRegistered,
  registeredToken,
  registerTokenWith,
  removeTokenWith,
} from '../services/notifications/push.actors.ts'
import {type OpenService, serviceOf} from '../services/notifications/service.ts'
import {serverClock} from '../services/platform/clock.ts'
import {timeZone} from '../services/platform/device.ts'
import {beforeSignOut} from '../services/platform/signOutHooks.ts'
import {logOnly} from '../services/platform/log.ts'
import {waitingPushToken} from '../services/platform/pushToken.ts'
import {marksDrafts} from '../services/question/marksDrafts.ts'
import {preferencesDrafts} from '../services/question/preferencesDrafts.ts'
import {loadNewVersion} from '../services/platform/serviceWorker.ts'
import {reloadAt} from '../services/platform/url.ts'
import {readExperimentWith, switchVersionWith} from '../services/shell/experiment.actors.ts'
import {markModalAsSeenWith, shouldDisplayModalWith} from '../services/shell/serverModal.actors.ts'
import {notificationsText} from '../text/notifications/notifications.ts'
import {experimentText} from '../text/shell/gating.ts'
import {notify} from '../ui/status/notify.ts'
import {draftNews, draftSyncLogic} from './draftSync.ts'
import {link, ticks} from './link.ts'
import type {OpenBackground} from './student.machine.ts'

export type BackgroundNeeds = {readonly uid: string; readonly client: () => Client} & Pick<StudentActors, 'writeEvent'>

const notificationsLogic = (open: OpenService) => {
  const page = findPageWith(open)
  return notificationsMachine.provide({
    actors: {feed: feedWith(open), findPage: page, findMore: page},
    actions: {notifyMarkAllFailed: () => notify({tone: 'error', title: notificationsText.markAllFailed})},
  })
}

const pushLogic = (uid: string, open: OpenService) =>
  pushMachine.provide({
    actors: {askDevice, registerToken: registerTokenWith(open), removeToken: removeTokenWith(open)},
    actions: {
      keepRegistered: (_, {token}) => keepRegistered(uid, token),
      logFailure: (_, {error}) => logOnly('push registration', error),
    },
  })

const presenceLogic = presenceMachine.provide({
  actors: {follow: followPresence},
  actions: {logFailure: (_, {error}) => logOnly('presence', error)},
})

const serverModalLogic = (client: Client) =>
  serverModalMachine.provide({
    actors: {shouldDisplayModal: shouldDisplayModalWith(client), markModalAsSeen: markModalAsSeenWith(client)},
    actions: {logFailure: (_, {error}) => logOnly('message of the operator', error)},
  })

const experimentLogic = (client: Client) =>
  experimentMachine.provide({
    actors: {readExperiment: readExperimentWith(client), switchVersion: switchVersionWith(client)},
    actions: {
      logFailure: (_, {error}) => logOnly('experiment', error),
      notifyFailure: () => notify({tone: 'error', title: experimentText.failed}),
      openOtherVersion: (_, {address}) => reloadAt(address),
    },
  })

const dayRolloverLogic = (client: () => Client) =>
  dayRolloverMachine.provide({
    actors: {readLoginDays: fromPromise(() => readLoginDays(client()))},
    actions: {reload: (_, {reason}) => (reason === 'newDay' ? reloadAt(agendaPath) : loadNewVersion())},
  })

/** A new version is offered; a running exam and what is unsaved hold it and a new day back (F-035, D-06). */
const rolloverNews = link(({actor}) => {
  const dayRollover = actor('dayRollover')
  const student = actor('student')
  let isTold = false
  const tellVersion = () => {
    if (isTold || !student.getSnapshot().context.hasNewVersion) return
    isTold = true
    dayRollover.send({type: 'version.available'})
  }
  const outbox = actor('outbox')
  const tell = () => {
    const isBusy = hasUnsaved(outbox.getSnapshot().context) || isExamRunning(serverClock.now())
    if (isBusy !== dayRollover.getSnapshot().context.isBusy) dayRollover.send({type: 'work.changed', isBusy})
  }
  tell()
  tellVersion()
  return [student.subscribe(tellVersion), outbox.subscribe(tell), onRunningExam(tell)]
})

/** A blocked student is refused the rest: it begins once the profile has said that access is open. */
const openAccess = link(({actor}) => {
  const access = actor('access')
  let isOpen = false
  const tell = () => {
    if (isOpen || !isAccessOpen(access.getSnapshot())) return
    isOpen = true
    actor('serverModal').send({type: 'student.ready'})
    actor('experiment').send({type: 'student.ready'})
  }
  tell()
  return [access.subscribe(tell)]
})

/** A visitor who registered takes the diagnostic of this device along. */
const takeDiagnostic = ({uid, client}: Pick<BackgroundNeeds, 'uid' | 'client'>) =>
  link(() => {
    if (isDiagnosticBegun())
      void import('../services/diagnostic/claim.ts')
        .then(({claimDiagnostics}) => claimDiagnostics(client(), uid))
        .catch((error: unknown) => logOnly('diagnostic of this device', error))
    return []
  })

/** What needs the login to end properly does so before the student signs out. */
const signOut = (closing: AbortController) =>
  link(({actor}) => {
    const push = actor('push')
    const presence = actor('presence')
    const token = waitingPushToken()
    if (token !== null) push.send({type: 'token.found', token})
    return [
      () => closing.abort(),
      beforeSignOut(() => {
        push.send({type: 'session.ending'})
        return waitFor(push, isSettled)
      }),
      beforeSignOut(() => {
        presence.send({type: 'session.ending'})
        return waitFor(presence, hasLeft)
      }),
    ]
  })

/**
 * Notifications, push registration, presence, the day rollover, the operator's message and the experiment (F-022, F-023,
 * F-027 to F-029, F-035), and what follows the account: marks and preferences (D-23).
 */
export async function openBackground({uid, client, writeEvent}: BackgroundNeeds): Promise<OpenBackground> {
  const canAsk = await canAskDevice().catch(() => false)
  return (spawn) => {
    const closing = new AbortController()
    const open = serviceOf(uid, closing.signal)
    const refs = {
      dayRollover: spawn(dayRolloverLogic(client), {id: 'dayRollover', systemId: 'dayRollover', input: {timeZone}}),
      serverModal: spawn(serverModalLogic(client()), {id: 'serverModal', systemId: 'serverModal'}),
      experiment: spawn(experimentLogic(client()), {id: 'experiment', systemId: 'experiment'}),
      notifications: spawn(notificationsLogic(open), {
        id: 'notifications',
        systemId: 'notifications',
        input: {uid, now: serverClock.now()},
      }),
      presence: spawn(presenceLogic, {id: 'presence', systemId: 'presence', input: {uid}}),
      push: spawn(pushLogic(uid, open), {
        id: 'push',
        systemId: 'push',
        input: {uid, canAsk, registered: registeredToken(uid)},
      }),
      marksSync: spawn(draftSyncLogic(marksDrafts, writeEvent), {
        id: 'marksSync',
        systemId: 'marksSync',
        input: {pauseMs: 4_000},
      }),
      preferencesSync: spawn(draftSyncLogic(preferencesDrafts, writeEvent), {
        id: 'preferencesSync',
        systemId: 'preferencesSync',
        input: {pauseMs: 0},
      }),
    }
    spawn(draftNews(client), {id: 'draftNews'})
    spawn(
      link(() => [followRunningExam(client())]),
      {id: 'examNews'},
    )
    spawn(ticks('notifications', 'dayRollover', 'marksSync', 'preferencesSync'), {id: 'backgroundTicks'})
    spawn(rolloverNews, {id: 'rolloverNews'})
    spawn(openAccess, {id: 'openAccess'})
    spawn(takeDiagnostic({uid, client}), {id: 'takeDiagnostic'})
    spawn(signOut(closing), {id: 'signOut'})
    return refs
  }
}
