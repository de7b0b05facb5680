import type {DraftSource} from '../outbox/draftStore.ts'
import {onPreferences} from './preferences.ts'
import {settlePreferences, unsentPreferences} from './unsentPreferences.ts'

const id = 'preferences'

/** What the student changed of the preferences; one draft for all of them (D-23). */
export const preferencesDrafts: DraftSource = {
  onChange: (listener) => onPreferences(() => listener(id)),
  unsent: () => (Object.keys(unsentPreferences()).length > 0 ? [id] : []),
  read: () => {
    const input = unsentPreferences()
    if (Object.keys(input).length === 0) return null
    return {id, stamp: JSON.stringify(input), lane: id, write: {operation: 'updateStudyPreferences', input}}
  },
  settle: ({write}) => {
    if (write.operation === 'updateStudyPreferences') settlePreferences(write.input)
  },
}
