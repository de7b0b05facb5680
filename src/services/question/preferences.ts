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

export const preferenceNames = ['examMode', 'shortcuts', 'flashcardsReversed', 'timerHidden'] as const
const initial = {examMode: false, shortcuts: true, flashcardsReversed: false, timerHidden: false, unsent: []}
const schema = v.object({
  examMode: v.boolean(),
  shortcuts: v.boolean(),
  flashcardsReversed: v.boolean(),
  // Devices that kept the others before this one came keep them.
  timerHidden: v.optional(v.boolean(), false),
  unsent: v.array(v.picklist(preferenceNames)),
})
export const preferenceStore = accountStore<StudyPreferences & {readonly unsent: Name[]}>(
  'preferences',
  1,
  schema,
  initial,
)

/** Whether a narrow screen shows the line of numbers; each device has its own width. */
export const stripStore = accountStore('numberStrip', 1, v.boolean(), true)

const listeners = new Set<() => void>()

export function keepPreferences(preferences: StudyPreferences, unsent: Name[]): void {
  preferenceStore.write({...preferences, unsent})
  for (const listener of listeners) listener()
}

const preference = (name: Name) => ({
  read: (): boolean => preferenceStore.read()[name],
  /** Keeps it on the device at once; the server hears of it through the outbox. */
  write: (value: boolean): void => {
    const {unsent, ...rest} = preferenceStore.read()
    keepPreferences({...rest, [name]: value}, [...unsent.filter((other) => other !== name), name])
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
