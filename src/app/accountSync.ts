import {beforeSignOut} from '../services/platform/farewell.ts'
import {randomId} from '../services/platform/device.ts'
import {
  forgetLiveMarks,
  forgetOldMarks,
  onMarksSaved,
  settleMarks,
  unsentMarks,
  unsentQuestions,
} from '../services/question/marks.ts'
import {createMarksSync} from '../services/question/marksSync.ts'
import {readPreferences} from '../services/question/preferences.actors.ts'
import {
  adoptPreferences,
  onPreferences,
  settlePreferences,
  type StudyPreferences,
  unsentPreferences,
} from '../services/question/preferences.ts'
import type {CompanionNeeds, Life, StudentHome} from './life.ts'

type Settling = {readonly settled: (key: string) => void}

/** Tells what became of writes, until the student goes. */
function followOutbox({outbox}: CompanionNeeds, life: Life, sync: Settling): void {
  for (const type of ['write.confirmed', 'write.refused'] as const) {
    const watch = outbox.on(type, ({key}) => sync.settled(key))
    life.atEnd(() => watch.unsubscribe())
  }
}

function syncMarks({onTick}: StudentHome, needs: CompanionNeeds, life: Life): void {
  forgetOldMarks()
  const sync = createMarksSync({
    newKey: randomId,
    unsent: unsentMarks,
    unsentQuestions,
    settle: settleMarks,
    write: (key, lane, input) => needs.write(key, lane, {operation: 'saveQuestionMarks', input}),
  })
  followOutbox(needs, life, sync)
  life.atEnd(onMarksSaved(sync.changed))
  life.atEnd(onTick(sync.tick))
  life.atEnd(
    beforeSignOut(() => {
      sync.flush()
      return Promise.resolve()
    }),
  )
  life.atEnd(forgetLiveMarks)
}

function syncPreferences(needs: CompanionNeeds, life: Life): void {
  const onTheirWay = new Map<string, Partial<StudyPreferences>>()
  const send = () => {
    const unsent = unsentPreferences()
    const isKnown = [...onTheirWay.values()].some((sent) => JSON.stringify(sent) === JSON.stringify(unsent))
    if (Object.keys(unsent).length === 0 || isKnown) return
    const key = randomId()
    onTheirWay.set(key, unsent)
    needs.write(key, 'preferences', {operation: 'updateStudyPreferences', input: unsent})
  }
  followOutbox(needs, life, {
    settled: (key) => {
      const sent = onTheirWay.get(key)
      onTheirWay.delete(key)
      if (sent) settlePreferences(sent)
    },
  })
  life.atEnd(onPreferences(send))
  send()
  void readPreferences(needs.client()).then((account) => account && adoptPreferences(account))
}

/** What belongs to the account rather than to this device follows it: marks and preferences (D-23). */
export function runAccountSync(home: StudentHome, needs: CompanionNeeds, life: Life): void {
  syncMarks(home, needs, life)
  syncPreferences(needs, life)
}
