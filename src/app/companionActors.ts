import {createActor, waitFor} from 'xstate'
import {notificationsMachine} from '../../machines/notifications/notifications.machine.ts'
import {presenceMachine} from '../../machines/notifications/presence.machine.ts'
import {hasLeft} from '../../machines/notifications/presence.selectors.ts'
import {pushMachine} from '../../machines/notifications/push.machine.ts'
import {isSettled} from '../../machines/notifications/push.selectors.ts'
import {isAccessOpen} from '../../machines/shell/accessBlocked.selectors.ts'
import {experimentMachine} from '../../machines/shell/experiment.machine.ts'
import {serverModalMachine} from '../../machines/shell/serverModal.machine.ts'
import type {Companions} from '../features/companions.ts'
import type {StudentActors} from '../features/studentActors.ts'
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
import {beforeSignOut} from '../services/platform/farewell.ts'
import {logOnly} from '../services/platform/log.ts'
import {waitingPushToken} from '../services/platform/pushToken.ts'
import {reloadAt} from '../services/platform/url.ts'
import {readExperimentWith, switchVersionWith} from '../services/shell/experiment.actors.ts'
import {markModalAsSeenWith, shouldDisplayModalWith} from '../services/shell/serverModal.actors.ts'
import {experimentText} from '../text/shell/gating.ts'
import {notificationsText} from '../text/notifications/notifications.ts'
import {notify} from '../ui/status/notify.ts'
import {runAccountSync} from './accountSync.ts'
import {runDayRollover} from './dayRolloverActor.ts'
import type {CompanionNeeds, Life, StudentHome} from './life.ts'

function runNotifications({uid, now}: StudentHome, life: Life, open: OpenService): Companions['notifications'] {
  const page = findPageWith(open)
  const actor = life.run(
    createActor(
      notificationsMachine.provide({
        actors: {feed: feedWith(open), findPage: page, findMore: page},
        actions: {notifyMarkAllFailed: () => notify({tone: 'error', title: notificationsText.markAllFailed})},
      }),
      {input: {uid, now: now()}},
    ),
  )
  life.tick(actor)
  return actor
}

async function runPush({uid}: StudentHome, life: Life, open: OpenService): Promise<Companions['push']> {
  const canAsk = await canAskDevice().catch(() => false)
  const actor = life.run(
    createActor(
      pushMachine.provide({
        actors: {askDevice, registerToken: registerTokenWith(open), removeToken: removeTokenWith(open)},
        actions: {
          keepRegistered: (_, {token}) => keepRegistered(uid, token),
          logFailure: (_, {error}) => logOnly('push registration', error),
        },
      }),
      {input: {uid, canAsk, registered: registeredToken(uid)}},
    ),
  )
  const token = waitingPushToken()
  if (token !== null) actor.send({type: 'token.found', token})
  life.atEnd(
    beforeSignOut(() => {
      actor.send({type: 'session.ending'})
      return waitFor(actor, isSettled)
    }),
  )
  return actor
}

function runPresence({uid}: StudentHome, life: Life): Companions['presence'] {
  const actor = life.run(
    createActor(
      presenceMachine.provide({
        actors: {follow: followPresence},
        actions: {logFailure: (_, {error}) => logOnly('presence', error)},
      }),
      {input: {uid}},
    ),
  )
  life.atEnd(
    beforeSignOut(() => {
      actor.send({type: 'session.ending'})
      return waitFor(actor, hasLeft)
    }),
  )
  return actor
}

function runServerModal(client: StudentActors['client'], life: Life): Companions['serverModal'] {
  return life.run(
    createActor(
      serverModalMachine.provide({
        actors: {shouldDisplayModal: shouldDisplayModalWith(client()), markModalAsSeen: markModalAsSeenWith(client())},
        actions: {logFailure: (_, {error}) => logOnly('message of the operator', error)},
      }),
    ),
  )
}

function runExperiment(client: StudentActors['client'], life: Life): Companions['experiment'] {
  return life.run(
    createActor(
      experimentMachine.provide({
        actors: {readExperiment: readExperimentWith(client()), switchVersion: switchVersionWith(client())},
        actions: {
          logFailure: (_, {error}) => logOnly('experiment', error),
          notifyFailure: () => notify({tone: 'error', title: experimentText.failed}),
          openOtherVersion: (_, {address}) => reloadAt(address),
        },
      }),
    ),
  )
}

/** Calls back once, when the profile has said that access is open: a blocked student is refused the rest. */
function whenOpen(access: StudentActors['access'], life: Life, callback: () => void): void {
  let isOpen = false
  const tell = () => {
    if (isOpen || !isAccessOpen(access.getSnapshot())) return
    isOpen = true
    callback()
  }
  const watch = access.subscribe(tell)
  life.atEnd(() => watch.unsubscribe())
  tell()
}

/**
 * Notifications, push registration, presence, the day rollover, the operator's message and the experiment (F-022, F-023,
 * F-027 to F-029, F-035).
 */
export async function runCompanions(home: StudentHome, life: Life, needs: CompanionNeeds): Promise<Companions> {
  const closing = new AbortController()
  life.atEnd(() => closing.abort())
  const open = serviceOf(home.uid, closing.signal)
  const dayRollover = runDayRollover(needs, home, life)
  runAccountSync(home, needs, life)
  const serverModal = runServerModal(needs.client, life)
  const experiment = runExperiment(needs.client, life)
  whenOpen(needs.access, life, () => {
    serverModal.send({type: 'student.ready'})
    experiment.send({type: 'student.ready'})
  })
  return {
    notifications: runNotifications(home, life, open),
    presence: runPresence(home, life),
    push: await runPush(home, life, open),
    dayRollover,
    serverModal,
    experiment,
  }
}
