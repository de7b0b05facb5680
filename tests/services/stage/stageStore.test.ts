import {beforeEach, expect, test, vi} from 'vitest'
import {firstCup} from '../../../domain/stage/cup.ts'
import {firstRaffle, withDrawn} from '../../../domain/stage/raffle.ts'

let disk = new Map<string, string>()
let listeners: ((event: {readonly key: string | null}) => void)[] = []

beforeEach(() => {
  vi.resetModules()
  disk = new Map()
  listeners = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
    removeItem: (key: string) => void disk.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listen: (typeof listeners)[number]) => void listeners.push(listen))
  vi.stubGlobal('removeEventListener', (_: string, listen: (typeof listeners)[number]) => {
    listeners = listeners.filter((one) => one !== listen)
  })
})

/** The stage as a page finds it when it is opened. */
const opened = () => {
  vi.resetModules()
  return import('../../../src/services/stage/stageStore.ts')
}

const drawn = withDrawn({...firstRaffle, category: 'hard'}, 'q7')
const cup = {teams: [{name: 'Azul', points: 30}], steps: [{team: 0, points: -10}], isOver: true}

test('a device where nothing was drawn begins at the first category, and with no cup', async () => {
  const {raffleStore, cupStore} = await opened()
  expect([raffleStore.read(), cupStore.read()]).toEqual([firstRaffle, firstCup])
})

test('what was drawn and how the cup stands is there after a reload', async () => {
  const before = await opened()
  before.raffleStore.write(drawn)
  before.cupStore.write(cup)
  const after = await opened()
  expect([after.raffleStore.read(), after.cupStore.read()]).toEqual([drawn, cup])
})

test.each([
  ['a category that is none', 'raffle', {...firstRaffle, category: 'impossible'}],
  ['a category without its list', 'raffle', {...firstRaffle, drawn: {easy: []}}],
  ['points below nothing', 'cup', {...cup, teams: [{name: 'Azul', points: -1}]}],
  ['half a point', 'cup', {...cup, steps: [{team: 0, points: 0.5}]}],
])('%s counts as nothing kept', async (_name, key, value) => {
  disk.set(`aristo.${key}`, JSON.stringify({version: 1, value}))
  const {raffleStore, cupStore} = await opened()
  expect([raffleStore.read(), cupStore.read()]).toEqual([firstRaffle, firstCup])
})

test('another tab is heard, each of its own, until nobody listens', async () => {
  const {onRaffleElsewhere, onCupElsewhere} = await opened()
  const heard: unknown[] = []
  const stops = [onRaffleElsewhere((kept) => heard.push(kept)), onCupElsewhere((kept) => heard.push(kept))]
  const tell = (key: string) => {
    for (const listen of listeners) listen({key})
  }
  disk.set('aristo.raffle', JSON.stringify({version: 1, value: drawn}))
  tell('aristo.raffle')
  disk.set('aristo.cup', JSON.stringify({version: 1, value: cup}))
  tell('aristo.cup')
  tell('aristo.other')
  expect(heard).toEqual([drawn, cup])
  for (const stop of stops) stop()
  tell('aristo.cup')
  expect(heard).toHaveLength(2)
})
