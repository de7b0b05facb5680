import {onMarksSaved} from '../services/question/marks.ts'
import type {Client} from '@urql/core'
import type {StudentActors} from '../features/studentActors.ts'
import {randomId} from '../services/platform/device.ts'
import {beforeSignOut} from '../services/platform/signOutHooks.ts'
import {
  forgetLiveMarks,
  forgetOldMarks,
  settleMarks,
  unsentMarks,
  unsentQuestions,
} from '../services/question/unsentMarks.ts'
import {createMarksSync} from '../services/question/marksSync.ts'
import {readPreferences} from '../services/question/preferences.actors.ts'
import {onPreferences, type StudyPreferences} from '../services/question/preferences.ts'
import {adoptPreferences, settlePreferences, unsentPreferences} from '../services/question/unsentPreferences.ts'
import {link, type LinkScope} from './link.ts'

type WriteEvent = StudentActors['writeEvent']

/** Tells what became of writes. */
function followOutbox({actor}: LinkScope, onSettled: (key: string) => void) {
  const outbox = actor('outbox')
  return (['write.confirmed', 'write.refused'] as const).map((type) => outbox.on(type, ({key}) => onSettled(key)))
}

/** Strokes, highlights and drafts belong to the account rather than to this device (D-23). */
export const marksSync = (writeEvent: WriteEvent) =>
  link((scope) => {
    forgetOldMarks()
    const sync = createMarksSync({
      newKey: randomId,
      unsent: unsentMarks,
      unsentQuestions,
      settle: settleMarks,
      write: (key, lane, input) =>
        scope.actor('outbox').send(writeEvent(key, lane, {operation: 'saveQuestionMarks', input})),
    })
    return [
      ...followOutbox(scope, sync.settled),
      onMarksSaved(sync.changed),
      scope.actor('clock').on('clock.ticked', ({now}) => sync.tick(now)),
      beforeSignOut(() => {
        sync.flush()
        return Promise.resolve()
      }),
      forgetLiveMarks,
    ]
  })

/** Preferences belong to the account rather than to this device (D-23). */
export const preferencesSync = (client: () => Client, writeEvent: WriteEvent) =>
  link((scope) => {
    const onTheirWay = new Map<string, Partial<StudyPreferences>>()
    const send = () => {
      const unsent = unsentPreferences()
      const isKnown = [...onTheirWay.values()].some((sent) => JSON.stringify(sent) === JSON.stringify(unsent))
      if (Object.keys(unsent).length === 0 || isKnown) return
      const key = randomId()
      onTheirWay.set(key, unsent)
      scope.actor('outbox').send(writeEvent(key, 'preferences', {operation: 'updateStudyPreferences', input: unsent}))
    }
    const stops = [
      ...followOutbox(scope, (key) => {
        const sent = onTheirWay.get(key)
        onTheirWay.delete(key)
        if (sent) settlePreferences(sent)
      }),
      onPreferences(send),
    ]
    send()
    void readPreferences(client()).then((account) => account && adoptPreferences(account))
    return stops
  })
