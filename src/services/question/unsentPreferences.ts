import {keepPreferences, preferenceNames, preferenceStore, type StudyPreferences} from './preferences.ts'

/** What the student changed here and the server has not confirmed. */
export function unsentPreferences(): Partial<StudyPreferences> {
  const {unsent, ...kept} = preferenceStore.read()
  return Object.fromEntries(unsent.map((name) => [name, kept[name]]))
}

/** The server has taken these values; what was changed again meanwhile stays to be sent. */
export function settlePreferences(sent: Partial<StudyPreferences>): void {
  const {unsent, ...kept} = preferenceStore.read()
  keepPreferences(
    kept,
    unsent.filter((name) => sent[name] !== kept[name]),
  )
}

/** Takes what the account has, except what was changed here and is still on its way. */
export function adoptPreferences(account: StudyPreferences): void {
  const {unsent, ...kept} = preferenceStore.read()
  const taken = Object.fromEntries(
    preferenceNames.filter((name) => !unsent.includes(name)).map((name) => [name, account[name]]),
  )
  keepPreferences({...kept, ...taken}, unsent)
}
