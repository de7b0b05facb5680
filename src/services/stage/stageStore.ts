import * as v from 'valibot'
import {firstCup, type KeptCup} from '../../../domain/stage/cup.ts'
import {firstRaffle, type KeptRaffle, raffleCategories} from '../../../domain/stage/raffle.ts'
import {localStore, onOtherTab} from '../platform/storage.ts'

const ids = v.array(v.string())
const raffle = v.object({
  category: v.picklist(raffleCategories),
  drawn: v.object({easy: ids, medium: ids, hard: ids, flashcards: ids}),
  shownId: v.nullable(v.string()),
})

const raffleKey = 'raffle'

/** What was drawn on this device, whoever of the team is signed in (spec 3§9). */
export const raffleStore = localStore<KeptRaffle>(raffleKey, 1, raffle, firstRaffle)

/** Calls back with what another tab has kept. Returns the stop. */
export const onRaffleElsewhere = (listener: (kept: KeptRaffle) => void): (() => void) =>
  onOtherTab(raffleKey, () => listener(raffleStore.read()))

const whole = v.pipe(v.number(), v.integer())
const cup = v.object({
  teams: v.array(v.object({name: v.string(), points: v.pipe(whole, v.minValue(0))})),
  steps: v.array(v.object({team: v.pipe(whole, v.minValue(0)), points: whole})),
  isOver: v.boolean(),
})

const cupKey = 'cup'

/** The cup of this device. */
export const cupStore = localStore<KeptCup>(cupKey, 1, cup, firstCup)

/** Calls back with the cup that another tab has kept. Returns the stop. */
export const onCupElsewhere = (listener: (kept: KeptCup) => void): (() => void) =>
  onOtherTab(cupKey, () => listener(cupStore.read()))
