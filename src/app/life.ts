import type {Instant} from '../../domain/shared/studyDay.ts'
import type {Who} from '../../domain/shell/routes.ts'
import type {Root} from '../features/root.ts'
import type {StudentActors} from '../features/studentActors.ts'

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

/** What the companions share with the actors that came before them. */
export type CompanionNeeds = Pick<StudentActors, 'client' | 'outbox' | 'access' | 'write'> & {
  /** A new version was announced before the companions came. */
  readonly hasNewVersion: () => boolean
}

type Runnable = {readonly start: () => unknown; readonly stop: () => unknown}
type Ticked = {readonly send: (event: {type: 'clock.ticked'; now: Instant}) => void}

/** Starts, ticks and stops what lives as long as one student is signed in. */
export function runner({onTick}: Pick<StudentHome, 'onTick'>) {
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

export type Life = ReturnType<typeof runner>
