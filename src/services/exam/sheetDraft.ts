import * as v from 'valibot'
import type {SheetDraft} from '../../../domain/exam/answerSheet.ts'
import {accountStore} from '../platform/storage.ts'

const schema = v.nullable(
  v.object({
    activity: v.string(),
    draft: v.record(v.string(), v.object({choice: v.number(), over: v.number()})),
  }),
)

/** One sheet at a time is filled: a device holds the letters of the last one. */
const store = accountStore<{readonly activity: string; readonly draft: SheetDraft} | null>(
  'answerSheet',
  1,
  schema,
  null,
)

/** What was typed on the answer sheet of an activity and not confirmed, on this device. */
export function readSheetDraft(activity: string): SheetDraft {
  const kept = store.read()
  return kept?.activity === activity ? kept.draft : {}
}

export function keepSheetDraft(activity: string, draft: SheetDraft): void {
  const isEmpty = Object.keys(draft).length === 0
  // A sheet that nobody typed on leaves the letters of another alone.
  if (isEmpty && store.read()?.activity !== activity) return
  store.write(isEmpty ? null : {activity, draft})
}
