import {createActor, fromPromise, type SnapshotFrom} from 'xstate'
import {agendaPath} from '../../domain/agenda/routes.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {Who} from '../../domain/shell/routes.ts'
import type {sessionMachine} from '../../machines/access/session.machine.ts'
import {sendingOwner} from '../../machines/access/session.selectors.ts'
import {dayRolloverMachine} from '../../machines/agenda/dayRollover.machine.ts'
import {hasUnsaved, waitingEntries} from '../../machines/shared/outbox.queue.ts'
import type {Root} from '../features/root.ts'
import type {StudentActors} from '../features/studentActors.ts'
import {createProfileFeed} from '../services/access/profile.feed.ts'
import {watchProfileOf} from '../services/access/profile.watch.ts'
import {readLoginDays} from '../services/agenda/loginDays.ts'
import {warmUpDay} from '../services/agenda/warmUp.ts'
import {timeZone} from '../services/platform/device.ts'
import {connect} from '../services/platform/graphql.ts'
import {loadNewVersion} from '../services/platform/serviceWorker.ts'
import {forgetAccount} from '../services/platform/storage.ts'
import {reloadAt} from '../services/platform/url.ts'
import {followAnswers} from '../services/question/live.ts'
import {deviceOutbox, lendClient} from './deviceOutbox.ts'
import {whoOf} from './who.ts'

/** What the root gives to the actors of one student. */
export type StudentHome = Pick<Root, 'session' | 'now' | 'onTick'> & {
  readonly uid: string
  /** The day of the address, asked for at once. */
  readonly calendarDate: string
  readonly hasNewVersion: boolean
  readonly onUnauthorized: () => void
  /** Called whenever the server or the device's copy says who the student is. */
  readonly onWho: (who: Who) => void
}

export type LiveStudent = StudentActors & {
  readonly announceVersion: () => void
  /** Stops everything; `forget` also drops what the device keeps of the student's data. */
  readonly close: (options: {forget: boolean}) => void
}

type Runnable = {readonly start: () => unknown; readonly stop: () => unknown}
type Ticked = {readonly send: (event: {type: 'clock.ticked'; now: Instant}) => void}

function runner({onTick}: Pick<StudentHome, 'onTick'>) {
  const stops: (() => void)[] = []
  return {
    /** Starts an actor that lives as long as the student is signed in. */
    run: <A extends Runnable>(actor: A): A => {
      actor.start()
      stops.push(() => actor.stop())
      return actor
    },
    /** Tells an actor the time every second. */
    tick: (actor: Ticked) => stops.push(onTick((now) => actor.send({type: 'clock.ticked', now}))),
    /** Something to undo at sign-out. */
    atEnd: (stop: () => void) => stops.push(stop),
    stopAll: () => {
      for (const stop of stops.toReversed()) stop()
    },
  }
}

type Life = ReturnType<typeof runner>

/** The outbox sends while there is a login the server takes; what waits stays on the device (D-01). */
function lendOutbox({session, uid}: StudentHome, client: StudentActors['client'], life: Life): StudentActors['outbox'] {
  const outbox = deviceOutbox()
  let told: 'taken' | 'lost' | 'none' = 'none'
  const tell = (state: SnapshotFrom<typeof sessionMachine>) => {
    const next = sendingOwner(state) === uid ? 'taken' : state.matches('expired') ? 'lost' : 'none'
    if (next === told) return
    told = next
    outbox.send(next === 'lost' ? {type: 'login.lost'} : {type: 'owner.changed', owner: next === 'taken' ? uid : null})
  }
  lendClient(client())
  const watch = session.subscribe(tell)
  tell(session.getSnapshot())
  life.tick(outbox)
  life.atEnd(() => {
    watch.unsubscribe()
    outbox.send({type: 'owner.changed', owner: null})
    lendClient(null)
  })
  return outbox
}

function runDayRollover(client: StudentActors['client'], outbox: StudentActors['outbox'], life: Life): StudentActors['dayRollover'] {
  const actor = life.run(createActor(
    dayRolloverMachine.provide({
      actors: {readLoginDays: fromPromise(() => readLoginDays(client()))},
      actions: {reload: (_, {reason}) => (reason === 'newDay' ? reloadAt(agendaPath) : loadNewVersion())},
    }),
    {input: {timeZone}},
  ))
  life.tick(actor)
  const watch = outbox.subscribe(({context}) => {
    const isBusy = hasUnsaved(context)
    if (isBusy !== actor.getSnapshot().context.isBusy) actor.send({type: 'work.changed', isBusy})
  })
  life.atEnd(() => watch.unsubscribe())
  return actor
}

/**
 * Makes and starts everything that lives as long as one student is signed in. All that only a student needs is reached
 * through here, so that a visitor's first load does without it. A new actor is one line in `actors`; `life` starts it,
 * tells it the time and stops it.
 */
export function createStudentActors(home: StudentHome): LiveStudent {
  const {uid, now, onWho} = home
  const connection = connect(uid, home.onUnauthorized)
  const client = () => connection.client
  const life = runner(home)
  followAnswers(connection.client)
  warmUpDay(connection.client, home.calendarDate)

  const profile = createProfileFeed()
  const stopProfile = profile.subscribe(() => {
    const known = profile.read()
    if (known.profile) onWho(whoOf(known.profile, known.menu))
  })
  life.atEnd(stopProfile)
  const outbox = lendOutbox(home, client, life)
  const dayRollover = runDayRollover(client, outbox, life)
  if (home.hasNewVersion) dayRollover.send({type: 'version.available'})

  const actors: StudentActors = {
    uid,
    client,
    outbox,
    dayRollover,
    profile,
    countWaiting: () => waitingEntries(outbox.getSnapshot().context).length,
    write: (key, lane, write) =>
      outbox.send({type: 'write.requested', entry: {...write, key, lane, owner: uid, requestedAt: now(), attempts: 0, refusal: null}}),
  }
  profile.follow(watchProfileOf(connection.client))
  return {
    ...actors,
    announceVersion: () => dayRollover.send({type: 'version.available'}),
    close: (options) => {
      profile.follow(null)
      life.stopAll()
      connection.close(options)
      if (options.forget) forgetAccount()
    },
  }
}
