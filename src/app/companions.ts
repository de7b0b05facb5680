import type {Companions, CompanionsFeed} from '../features/companions.ts'
import {whenIdle} from '../services/platform/idle.ts'
import {logOnly} from '../services/platform/log.ts'
import {type CompanionNeeds, type Life, runner, type StudentHome} from './life.ts'

/** Brings the companions of a student when the product is idle, and ends them with the student. */
export function lendCompanions(home: StudentHome, life: Life, needs: CompanionNeeds): CompanionsFeed {
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
  const tryToBring = () => void bring().catch((error: unknown) => {
    logOnly('companions', error)
    if (!isOver) addEventListener('online', tryToBring, {once: true})
  })
  whenIdle(tryToBring)
  return {
    read: () => companions,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
