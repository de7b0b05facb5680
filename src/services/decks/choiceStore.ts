import * as v from 'valibot'
import {type CardChoice, cardOrders, firstChoice} from '../../../domain/decks/cards.ts'
import {accountStore} from '../platform/storage.ts'

const choice = v.object({includes: v.string(), sortBy: v.picklist(cardOrders)})

const store = accountStore<Record<string, CardChoice>>('deckChoices', 1, v.record(v.string(), choice), {})

/** Lessons whose choice is kept; the oldest is forgotten. */
const most = 200

/** How the cards of a lesson were last asked for on this device (spec 2§3, 2§4). */
export const readChoice = (lessonId: string): CardChoice => store.read()[lessonId] ?? firstChoice

export function keepChoice(lessonId: string, kept: CardChoice): void {
  const {[lessonId]: _, ...others} = store.read()
  store.write(Object.fromEntries([...Object.entries(others), [lessonId, kept] as const].slice(-most)))
}
