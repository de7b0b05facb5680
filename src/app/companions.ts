import type {Companions, CompanionsFeed} from '../features/companions.ts'
import {quiet} from '../services/platform/quiet.ts'
import {logOnly} from '../services/platform/log.ts'
import {type CompanionNeeds, type Life, runner, type StudentHome} from './life.ts'

/** The companions come so many milliseconds after the student at the latest, however slow the day is. */
const patience = 5_000

/**
 * Brings the companions of a student once the day is there, so that they don't take the line from its first question,
 * and when the product is idle; ends them with the student.
 */
export function lendCompanions(
  home: StudentHome,
  life: Life,
  needs: CompanionNeeds,
): CompanionsFeed & {readonly bring: () => void} {
  let companions: Companions | null = null
  let isOver = false
  const listeners = new Set<() => void>()
  const own = runner(home)
  life.atEnd(() => {
    isOver = true
    own.stopAll()
  })
  const bring = async () => {
    const {runCompanions} = await import('./companionActors.ts')
    if (isOver) return
    companions = await runCompanions(home, own, needs)
    if (isOver) own.stopAll()
    for (const listener of listeners) listener()
  }
  const tryToBring = () =>
    void bring().catch((error: unknown) => {
      logOnly('companions', error)
      if (!isOver) addEventListener('online', tryToBring, {once: true})
    })
  let isAsked = false
  const ask = () => {
    if (!isAsked && !isOver) void quiet().then(tryToBring)
    isAsked = true
  }
  const latest = setTimeout(ask, patience)
  life.atEnd(() => clearTimeout(latest))
  return {
    bring: ask,
    read: () => companions,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
