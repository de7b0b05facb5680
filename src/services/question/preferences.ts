import * as v from 'valibot'
import {accountStore} from '../platform/storage.ts'

/** Preferences that follow the account to every device (D-23). */
export type StudyPreferences = {
  /** 'Modo prova' (spec 2§3). */
  readonly examMode: boolean
  /** Single-key shortcuts (spec 1§9, D-30). */
  readonly shortcuts: boolean
  /** Flashcards show their back first (spec 2§4). */
  readonly flashcardsReversed: boolean
  /** The timer of mock exams shows its button only (spec 2§3). */
  readonly timerHidden: boolean
}

type Name = keyof StudyPreferences

const names = ['examMode', 'shortcuts', 'flashcardsReversed', 'timerHidden'] as const
const initial = {examMode: false, shortcuts: true, flashcardsReversed: false, timerHidden: false, unsent: []}
const schema = v.object({
  examMode: v.boolean(),
  shortcuts: v.boolean(),
  flashcardsReversed: v.boolean(),
  // Devices that kept the others before this one came keep them.
  timerHidden: v.optional(v.boolean(), false),
  unsent: v.array(v.picklist(names)),
})
const store = accountStore<StudyPreferences & {readonly unsent: Name[]}>('preferences', 1, schema, initial)

const listeners = new Set<() => void>()

function keep(preferences: StudyPreferences, unsent: Name[]): void {
  store.write({...preferences, unsent})
  for (const listener of listeners) listener()
}

const preference = (name: Name) => ({
  read: (): boolean => store.read()[name],
  /** Keeps it on the device at once; the server hears of it through the outbox. */
  write: (value: boolean): void => {
    const {unsent, ...rest} = store.read()
    keep({...rest, [name]: value}, [...unsent.filter((other) => other !== name), name])
  },
})

export const examModePreference = preference('examMode')
export const shortcutsPreference = preference('shortcuts')
export const flashcardsReversedPreference = preference('flashcardsReversed')
export const timerHiddenPreference = preference('timerHidden')

/** Calls back whenever a preference changes, here or by another device. Returns the stop. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the student changed here and the server has not confirmed. */
export function unsentPreferences(): Partial<StudyPreferences> {
  const {unsent, ...kept} = store.read()
  return Object.fromEntries(unsent.map((name) => [name, kept[name]]))
}

/** The server has taken these values; what was changed again meanwhile stays to be sent. */
export function settlePreferences(sent: Partial<StudyPreferences>): void {
  const {unsent, ...kept} = store.read()
  keep(
    kept,
    unsent.filter((name) => sent[name] !== kept[name]),
  )
}

/** Takes what the account has, except what was changed here and is still on its way. */
export function adoptPreferences(account: StudyPreferences): void {
  const {unsent, ...kept} = store.read()
  const taken = Object.fromEntries(names.filter((name) => !unsent.includes(name)).map((name) => [name, account[name]]))
  keep({...kept, ...taken}, unsent)
}
