import {mayShowQuestions} from '../../domain/agenda/routes.ts'
import {sendingOwner} from '../../machines/access/session.selectors.ts'
import {blockReason, isAccessOpen} from '../../machines/shell/accessBlocked.selectors.ts'
import {waitingEntries} from '../../machines/shared/outbox.queue.ts'
import type {StudentActors} from '../features/studentActors.ts'
import {warmUpDay} from '../services/agenda/warmUp.ts'
import {connect} from '../services/platform/graphql.ts'
import {currentPath} from '../services/platform/url.ts'
import {forgetAccount} from '../services/platform/storage.ts'
import {refreshProfile} from '../services/profile/refreshProfile.ts'
import {followAnswers} from '../services/question/live.ts'
import {holdArrivals, painted} from '../ui/loading/arriving.ts'
import {lendCompanions} from './companions.ts'
import {deviceOutbox, lendClient} from './deviceOutbox.ts'
import {runGating} from './gatingActors.ts'
import {type Life, runner, type StudentHome} from './life.ts'
import {runProfile} from './profileActor.ts'
import {fetchScreen} from './screens.tsx'

export type LiveStudent = StudentActors & {
  readonly announceVersion: () => void
  /** Stops everything; `forget` also drops what the device keeps of the student's data. */
  readonly close: (options: {forget: boolean}) => void
}

/** The outbox sends while the server takes this login and nothing blocks the student; what waits stays on the device (D-01). */
function lendOutbox({session, uid}: StudentHome, {outbox, access, client}: Lent, life: Life): void {
  let told: 'taken' | 'lost' | 'none' = 'none'
  const tell = () => {
    const state = session.getSnapshot()
    const isTaken = sendingOwner(state) === uid && isAccessOpen(access.getSnapshot())
    const next = isTaken
      ? 'taken'
      : state.matches('expired') || blockReason(access.getSnapshot()) !== null
        ? 'lost'
        : 'none'
    if (next === told) return
    told = next
    outbox.send(next === 'lost' ? {type: 'login.lost'} : {type: 'owner.changed', owner: next === 'taken' ? uid : null})
  }
  lendClient(client())
  const watches = [session.subscribe(tell), access.subscribe(tell)]
  tell()
  life.tick(outbox)
  life.atEnd(() => {
    for (const watch of watches) watch.unsubscribe()
    outbox.send({type: 'owner.changed', owner: null})
    lendClient(null)
  })
}

type Lent = Pick<StudentActors, 'outbox' | 'access' | 'client'>

/**
 * Makes and starts everything that lives as long as one student is signed in. All that only a student needs is reached
 * through here, so that a visitor's first load does without it. A new actor is one line in `actors`; `life` starts it,
 * tells it the time and stops it.
 */
export function createStudentActors(home: StudentHome): LiveStudent {
  const {uid, now} = home
  const announceVersion = () => {
    hasNewVersion = true
    companions.read()?.dayRollover.send({type: 'version.available'})
  }
  const connection = connect(uid, {
    onUnauthorized: home.onUnauthorized,
    onOutdated: announceVersion,
    onForbidden: () => refreshProfile(connection.client),
    painted,
  })
  const client = () => connection.client
  const life = runner(home)
  const {profile, profileFetch, start, forget} = runProfile(home, connection, life)
  const outbox = deviceOutbox()
  const openDay = () => {
    followAnswers(connection.client)
    const path = currentPath()
    const day = warmUpDay(connection.client, home.calendarDate, path).finally(() => companions.bring())
    // Other tabs and screens are about what their parts show.
    if (mayShowQuestions(path)) holdArrivals(day)
  }
  const gating = runGating({home, life, connection, profile, outbox, openDay})
  lendOutbox(home, {outbox, access: gating.access, client}, life)
  let {hasNewVersion} = home
  const write: StudentActors['write'] = (key, lane, request) =>
    outbox.send({
      type: 'write.requested',
      entry: {...request, key, lane, owner: uid, requestedAt: now(), attempts: 0, refusal: null},
    })
  const companions = lendCompanions(home, life, {
    client,
    outbox,
    write,
    access: gating.access,
    hasNewVersion: () => hasNewVersion,
  })

  const actors: StudentActors = {
    ...gating,
    uid,
    client,
    outbox,
    profile,
    profileFetch,
    companions,
    countWaiting: () => waitingEntries({...outbox.getSnapshot().context, owner: uid}).length,
    write,
  }
  const watchGate = gating.access.subscribe((state) => {
    if (blockReason(state) !== null) companions.bring()
  })
  life.atEnd(() => watchGate.unsubscribe())
  start()
  fetchScreen(currentPath())
  return {
    ...actors,
    announceVersion,
    close: (options) => {
      forget()
      life.stopAll()
      connection.close(options)
      if (options.forget) forgetAccount()
    },
  }
}
