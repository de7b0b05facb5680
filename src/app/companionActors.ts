import {createActor, waitFor} from 'xstate'
import {notificationsMachine} from '../../machines/notifications/notifications.machine.ts'
import {presenceMachine} from '../../machines/notifications/presence.machine.ts'
import {hasLeft} from '../../machines/notifications/presence.selectors.ts'
import {pushMachine} from '../../machines/notifications/push.machine.ts'
import {isSettled} from '../../machines/notifications/push.selectors.ts'
import type {Companions} from '../features/companions.ts'
import {feedWith} from '../services/notifications/feed.actors.ts'
import {findPageWith} from '../services/notifications/pages.actors.ts'
import {followPresence} from '../services/notifications/presence.actors.ts'
import {askDevice, canAskDevice, keepRegistered, registeredToken, registerTokenWith, removeTokenWith} from '../services/notifications/push.actors.ts'
import {type OpenService, serviceOf} from '../services/notifications/service.ts'
import {beforeSignOut} from '../services/platform/farewell.ts'
import {logOnly} from '../services/platform/log.ts'
import {waitingPushToken} from '../services/platform/pushToken.ts'
import {notificationsText} from '../text/notifications.ts'
import {notify} from '../ui/notify.ts'
import type {Life, StudentHome} from './life.ts'

function runNotifications({uid, now}: StudentHome, life: Life, open: OpenService): Companions['notifications'] {
  const page = findPageWith(open)
  const actor = life.run(createActor(
    notificationsMachine.provide({
      actors: {feed: feedWith(open), findPage: page, findMore: page},
      actions: {notifyMarkAllFailed: () => notify({tone: 'error', title: notificationsText.markAllFailed})},
    }),
    {input: {uid, now: now()}},
  ))
  life.tick(actor)
  return actor
}

async function runPush({uid}: StudentHome, life: Life, open: OpenService): Promise<Companions['push']> {
  const canAsk = await canAskDevice().catch(() => false)
  const actor = life.run(createActor(
    pushMachine.provide({
      actors: {askDevice, registerToken: registerTokenWith(open), removeToken: removeTokenWith(open)},
      actions: {
        keepRegistered: (_, {token}) => keepRegistered(uid, token),
        logFailure: (_, {error}) => logOnly('push registration', error),
      },
    }),
    {input: {uid, canAsk, registered: registeredToken(uid)}},
  ))
  const token = waitingPushToken()
  if (token !== null) actor.send({type: 'token.found', token})
  life.atEnd(beforeSignOut(() => {
    actor.send({type: 'session.ending'})
    return waitFor(actor, isSettled)
  }))
  return actor
}

function runPresence({uid}: StudentHome, life: Life): Companions['presence'] {
  const actor = life.run(createActor(
    presenceMachine.provide({actors: {follow: followPresence}, actions: {logFailure: (_, {error}) => logOnly('presence', error)}}),
    {input: {uid}},
  ))
  life.atEnd(beforeSignOut(() => {
    actor.send({type: 'session.ending'})
    return waitFor(actor, hasLeft)
  }))
  return actor
}

/** Notifications, push registration and presence of one student (F-027, F-028, F-029). */
export async function runCompanions(home: StudentHome, life: Life): Promise<Companions> {
  const closing = new AbortController()
  life.atEnd(() => closing.abort())
  const open = serviceOf(home.uid, closing.signal)
  return {
    notifications: runNotifications(home, life, open),
    presence: runPresence(home, life),
    push: await runPush(home, life, open),
  }
}
