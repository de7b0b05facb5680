import fc from 'fast-check'
import {answerEntry} from '../models/outbox/outbox.model.ts'
import {crash, loseDisk, openTab, serve, type Tab, type World} from './outboxWorld.ts'

const operations = [
  'write',
  'write',
  'write',
  'write',
  'disk',
  'disk',
  'disk',
  'disk',
  'disk',
  'answered',
  'answered',
  'answered',
  'lostRequest',
  'lostReply',
  'stray',
  'strayTwice',
  'tick',
  'tick',
  'offline',
  'online',
  'crash',
  'open',
  'open',
  'expire',
  'login',
  'diskFull',
  'diskFree',
  'diskLost',
  'badWrite',
  'discard',
  'otherStudent',
  'retry',
] as const

export type Step = {readonly operation: (typeof operations)[number]; readonly pick: number}

/** A student's luck: up to eighty things that happen, in any order. */
export const scripts = fc.array(fc.record({operation: fc.constantFrom(...operations), pick: fc.nat(97)}), {
  minLength: 5,
  maxLength: 80,
  size: 'max',
})

/** A write as the student made it: where, as whom, after what. */
export type Written = {readonly key: string; readonly lane: string; readonly owner: string; readonly tab: Tab}

const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

function write(world: World, written: Written[], pick: number): void {
  const tab = chosen(world.tabs, pick)
  if (!tab || world.session === null) return
  const key = `w${written.length}`
  const lane = `lesson-${pick % 3}`
  written.push({key, lane, owner: world.session, tab})
  // Clocks are no help: this one stands still, so that order can only come from the outbox.
  tab.actor.send({type: 'write.requested', entry: {...answerEntry(key, lane), owner: world.session}})
}

function takeFlight(world: World, pick: number) {
  return world.flights.splice(pick % Math.max(1, world.flights.length), 1)[0]
}

const tellAll = (world: World, event: Parameters<Tab['actor']['send']>[0]) => {
  for (const tab of world.tabs) tab.actor.send(event)
}

export function signIn(world: World, who: string): void {
  tellAll(world, {type: 'owner.changed', owner: null})
  world.session = who
  world.isLoginValid = true
  tellAll(world, {type: 'owner.changed', owner: who})
}

/** Disk work of a tab, in its order. */
const work = (world: World, pick: number): void => chosen(world.tabs, pick)?.jobs.shift()?.()

function fly(world: World, pick: number, fate: 'answered' | 'lostRequest' | 'lostReply' | 'stray'): void {
  const flight = takeFlight(world, pick)
  if (!flight) return
  if (fate === 'stray') world.strays.push(flight.entry)
  const outcome = fate === 'answered' || fate === 'lostReply' ? serve(world, flight.entry) : null
  flight.reply(fate === 'answered' && outcome ? outcome : {kind: 'unreachable'})
}

function arriveLate(world: World, pick: number): void {
  const entry = chosen(world.strays, pick)
  if (!entry) return
  serve(world, entry)
  serve(world, entry)
}

/** Lets one step of a script happen. */
export function happen(world: World, written: Written[], {operation, pick}: Step): void {
  switch (operation) {
    case 'write':
      return write(world, written, pick)
    case 'badWrite': {
      world.bad.add(`w${written.length}`)
      return write(world, written, pick)
    }
    case 'disk':
      return work(world, pick)
    case 'answered':
    case 'lostRequest':
    case 'lostReply':
    case 'stray':
      return fly(world, pick, operation)
    case 'strayTwice':
      return arriveLate(world, pick)
    case 'tick': {
      world.now += 500 + pick * 100
      return tellAll(world, {type: 'clock.ticked', now: world.now})
    }
    case 'offline':
    case 'online': {
      world.isOnline = operation === 'online'
      return tellAll(world, {type: world.isOnline ? 'network.restored' : 'network.lost'})
    }
    case 'crash': {
      const tab = chosen(world.tabs, pick)
      return tab && crash(world, tab)
    }
    case 'open':
      return void (world.tabs.length < 3 && openTab(world, `tab ${pick}`))
    case 'expire': {
      world.isLoginValid = false
      return undefined
    }
    case 'login':
      return signIn(world, world.session ?? 'ana')
    case 'otherStudent':
      return signIn(world, world.session === 'ana' ? 'bento' : 'ana')
    case 'diskFull':
    case 'diskFree': {
      world.isDiskFull = operation === 'diskFull'
      return undefined
    }
    case 'diskLost':
      return loseDisk(world)
    case 'discard':
      return tellAll(world, {type: 'write.discard', key: `w${pick % Math.max(1, written.length)}`})
    case 'retry':
      return tellAll(world, {type: 'retry.now'})
  }
}

/** Everything works again: disk, network, login of both students, server. Goes on until nothing is left to do. */
export async function heal(world: World, rest: () => Promise<void>): Promise<void> {
  world.isDiskFull = false
  world.isOnline = true
  if (world.tabs.length === 0) openTab(world, 'reopened')
  tellAll(world, {type: 'network.restored'})
  for (const who of ['ana', 'bento']) {
    signIn(world, who)
    for (let idle = 0; idle < 3;) {
      const isBusy = world.flights.length > 0 || world.tabs.some(({jobs}) => jobs.length > 0)
      for (const tab of world.tabs) for (const job of tab.jobs.splice(0)) job()
      await rest()
      while (world.flights.length > 0) fly(world, 0, 'answered')
      await rest()
      world.now += 61_000
      tellAll(world, {type: 'clock.ticked', now: world.now})
      await rest()
      idle = isBusy ? 0 : idle + 1
    }
  }
}
