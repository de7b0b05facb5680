import * as v from 'valibot'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import type {StepOnDevice} from '../../../domain/profile/onboarding.ts'
import {localStore} from '../platform/storage.ts'

const schema = v.nullable(
  v.object({uid: v.string(), step: v.number(), at: v.number(), sent: v.nullish(v.number(), null)}),
)
const kept = localStore('onboarding', 1, schema, null)

/** Where this student left the onboarding on this device; null when it was never here. */
export function stepOnDevice(uid: string): StepOnDevice | null {
  const stored = kept.read()
  return stored?.uid === uid ? {step: stored.step, at: stored.at, sent: stored.sent} : null
}

type Keeper = {
  readonly uid: string
  readonly now: () => Instant
  /** What the profile already says: that step needs no sending. */
  readonly known: number
  /** Tells the server; may fail. */
  readonly send: (step: number) => Promise<unknown>
}

/**
 * Keeps each step on the device at once and tells the server behind it, one at a time and the newest last, so that
 * another device can go on. A failure is left to the next step: the way on never waits for it.
 */
export function stepKeeper({uid, now, known, send}: Keeper): (step: number) => void {
  let told = known
  let isSending = false
  let newest: StepOnDevice = {step: known, at: 0, sent: stepOnDevice(uid)?.sent ?? null}
  const write = (changes: Partial<StepOnDevice>): void => {
    newest = {...newest, ...changes}
    kept.write({uid, ...newest})
  }
  const tell = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    while (newest.step !== told) {
      const {step} = newest
      write({sent: step})
      const isTold = await send(step).then(
        () => true,
        () => false,
      )
      if (isTold) told = step
      else if (newest.step === step) break
    }
    isSending = false
  }
  return (step) => {
    write({step, at: now()})
    void tell()
  }
}
