import {type Actor, createActor, fromCallback, fromPromise} from 'xstate'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import {outboxMachine} from '../../machines/outbox/outbox.machine.ts'
import {isKeptByLog} from '../../machines/outbox/outbox.queue.ts'
import type {
  Delivery,
  DeliveryInput,
  DeliveryOutcome,
  OutboxEntry,
  StoreCommand,
  StoreEvent,
} from '../../machines/outbox/outbox.types.ts'

type Outbox = typeof outboxMachine

/** One open tab: its outbox and the disk work it has queued, which a crash throws away. */
export type Tab = {
  readonly name: string
  readonly actor: Actor<Outbox>
  readonly jobs: (() => void)[]
  /** Keys that could not be noted and that the disk has not settled. */
  readonly unnoted: Set<string>
  /** Keys that are noted and that the disk has not settled: no other tab is told of them. */
  readonly unshared: Set<string>
  readonly hear: (event: StoreEvent) => void
}

/** A request that has left a tab and waits for its fate. */
type Flight = {readonly entry: OutboxEntry; readonly reply: (outcome: DeliveryOutcome) => void}

/** What the deliverer adds to a write when it is sent, and what it notes when the server has taken it. */
export type Linking = {readonly link: (entry: OutboxEntry) => OutboxEntry; readonly taken: (sent: OutboxEntry) => void}
const unlinked: Linking = {link: (entry) => entry, taken: () => undefined}

/** An entry and its place among all of the device. */
type Placed = {readonly entry: OutboxEntry; readonly at: number}

/** What a disk or a log holds, in its order. */
export const inOrder = (held: World['disk']): OutboxEntry[] =>
  [...held.values()].toSorted((one, other) => one.at - other.at).map(({entry}) => entry)

/** What the device holds: the disk, and answers that are noted and not there yet. */
const heldBy = ({disk, log}: World): OutboxEntry[] =>
  inOrder(new Map([...[...log].filter(([, {entry}]) => isKeptByLog(entry)), ...disk]))

/** Everything outside the outbox: one disk, one lock, one network, one server, shared by all tabs. */
export type World = {
  readonly disk: Map<string, Placed>
  /** What is noted in the moment of asking, before the disk has it. */
  readonly log: Map<string, Placed>
  /** The place that was given last. */
  place: number
  /** Keys that were noted or on the disk at any time: what the student was promised. */
  readonly promised: Set<string>
  /** Keys that were on the disk at any time, where every tab sees them. */
  readonly stored: Set<string>
  /** Keys that were noted or on the disk once, even if that is lost since: another tab may have seen them. */
  readonly seen: Set<string>
  /** Keys that were on the disk or in a tab when the disk was lost: each tab puts back what it knows, and another may have put back, and sent, what came later. */
  readonly displaced: Set<string>
  readonly tabs: Tab[]
  readonly flights: Flight[]
  /** Requests whose senders gave up; the network may still bring them, even twice. */
  readonly strays: OutboxEntry[]
  /** Keys the server has answered with their result: a repeat changes nothing. */
  readonly known: Map<string, DeliveryOutcome>
  /** Writes the server carried out, in order. */
  readonly applied: OutboxEntry[]
  readonly confirmed: Set<string>
  readonly refused: Set<string>
  /** Keys the server will never take. */
  readonly bad: Set<string>
  /** What the server says to a write that is not bad in itself, by what it has carried out before; null takes it. */
  readonly judge: (applied: readonly OutboxEntry[], entry: OutboxEntry) => ErrorCode | null
  /** Who was signed in when an entry of somebody was sent: must always be the same person. */
  readonly mixedUp: string[]
  readonly linking: Linking
  session: string | null
  isLoginValid: boolean
  isOnline: boolean
  isDiskFull: boolean
  /** The disk was lost once: that an entry is not there says nothing since. */
  isDiskLost: boolean
  now: number
  /** Tabs ever opened. */
  opened: number
}

export const newWorld = (judge: World['judge'] = () => null, linking: Linking = unlinked): World => ({
  judge,
  linking,
  disk: new Map(),
  log: new Map(),
  place: 0,
  promised: new Set(),
  stored: new Set(),
  seen: new Set(),
  displaced: new Set(),
  tabs: [],
  flights: [],
  strays: [],
  known: new Map(),
  applied: [],
  confirmed: new Set(),
  refused: new Set(),
  bad: new Set(),
  mixedUp: [],
  session: 'ana',
  isLoginValid: true,
  isOnline: true,
  isDiskFull: false,
  isDiskLost: false,
  now: 0,
  opened: 0,
})

/** Lets every promise that can settle do so. */
export const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
}

/** What the server makes of a request, the first time and every other time. */
export function serve(world: World, entry: OutboxEntry): DeliveryOutcome {
  const before = world.known.get(entry.key)
  if (before) return before
  if (!world.isLoginValid) return {kind: 'unauthenticated'}
  const code = world.bad.has(entry.key) ? 'OUTSIDE_EDITING_WINDOW' : world.judge(world.applied, entry)
  const outcome: DeliveryOutcome = code === null ? {kind: 'confirmed'} : {kind: 'refused', code}
  world.known.set(entry.key, outcome)
  if (outcome.kind === 'confirmed') world.applied.push(entry)
  return outcome
}

/** Notes what a command says in its own moment, and returns the place of its entry. */
function note(world: World, tab: Tab, command: StoreCommand): number | null {
  if (command.type === 'entry.remove') {
    tab.unnoted.delete(command.key)
    world.log.delete(command.key)
  }
  if (command.type !== 'entry.append' && command.type !== 'entry.replace') return null
  const {entry} = command
  const known = world.log.get(entry.key)?.at
  if (known === undefined && command.type === 'entry.replace') return null
  const at = known ?? world.place + 1
  if (known === undefined && (world.isDiskFull || tab.unnoted.size > 0)) {
    tab.unnoted.add(entry.key)
    return null
  }
  if (world.isDiskFull) return null
  world.place = Math.max(world.place, at)
  world.log.set(entry.key, {entry, at})
  world.promised.add(entry.key)
  world.seen.add(entry.key)
  return at
}

const put = (world: World, entry: OutboxEntry, noted: number | null): void => {
  const last = Math.max(world.place, ...[...world.disk.values()].map(({at}) => at))
  const at = world.disk.get(entry.key)?.at ?? noted ?? last + 1
  world.disk.set(entry.key, {entry, at})
  world.place = Math.max(last, at)
}

function carryOut(
  world: World,
  tab: () => Tab,
  command: StoreCommand,
  noted: number | null,
  sendBack: (event: StoreEvent) => void,
): void {
  const others = world.tabs.filter((other) => other !== tab())
  if (command.type === 'delivery.tell') {
    for (const other of others) other.hear({type: 'delivery.heard', delivery: command.delivery})
    return
  }
  if (command.type === 'entry.append') {
    tab().unnoted.delete(command.entry.key)
    tab().unshared.delete(command.entry.key)
  }
  if (command.type === 'entry.append' && world.isDiskFull) {
    sendBack({type: 'entry.unkept', key: command.entry.key})
    return
  }
  if (command.type === 'entry.remove') world.disk.delete(command.key)
  else put(world, command.entry, noted)
  if (command.type === 'entry.append') {
    world.promised.add(command.entry.key)
    world.stored.add(command.entry.key)
    world.seen.add(command.entry.key)
    if (noted === null || !isKeptByLog(command.entry)) sendBack({type: 'entry.kept', key: command.entry.key})
  }
  for (const other of others) other.jobs.push(() => other.hear({type: 'store.changed', entries: heldBy(world)}))
}

/** The disk as the product uses it: commands in their order, later, and told to the other tabs. */
function entryStoreOf(
  world: World,
  jobs: (() => void)[],
  tab: () => Tab,
  listen: (hear: (event: StoreEvent) => void) => void,
) {
  return fromCallback<StoreCommand, undefined>(({sendBack, receive}) => {
    listen(sendBack)
    const logged = [...world.log.values()]
    if (logged.length > 0) sendBack({type: 'store.logged', entries: inOrder(world.log)})
    jobs.push(() => {
      for (const {entry, at} of logged) put(world, entry, at)
      sendBack({type: 'store.opened', entries: heldBy(world)})
    })
    receive((command) => {
      const isNew = command.type === 'entry.append' && !world.log.has(command.entry.key)
      const noted = note(world, tab(), command)
      if (noted !== null && command.type === 'entry.append' && isKeptByLog(command.entry)) {
        if (isNew) tab().unshared.add(command.entry.key)
        sendBack({type: 'entry.kept', key: command.entry.key})
      }
      if (command.type === 'delivery.tell') carryOut(world, tab, command, noted, sendBack)
      else jobs.push(() => carryOut(world, tab, command, noted, sendBack))
    })
  })
}

function send(world: World, entry: OutboxEntry, isKept: boolean): Promise<Delivery> {
  if (isKept && !world.isDiskLost && !world.disk.has(entry.key) && !world.log.has(entry.key))
    return Promise.resolve({key: entry.key, outcome: {kind: 'gone'}})
  if (world.session !== entry.owner) world.mixedUp.push(entry.key)
  return new Promise((resolve) => {
    const sent = world.linking.link(entry)
    world.flights.push({
      entry: sent,
      reply: (outcome) => {
        if (outcome.kind === 'confirmed') world.linking.taken(sent)
        resolve({key: entry.key, outcome})
      },
    })
  })
}

/**
 * One tab sends at a time, but for answers that no other tab is told of; a tab that dies or gives up lets go of the lock, and
 * its requests go astray.
 */
function deliverOf(world: World, lock: {turn: Promise<void>}, tab: () => Tab) {
  return fromPromise<readonly Delivery[], DeliveryInput>(async ({input, signal}) => {
    const before = lock.turn
    const over = Promise.withResolvers<void>()
    lock.turn = before.then(() => over.promise)
    signal.addEventListener('abort', () => {
      for (const {key} of input.entries) loseFlight(world, key)
      over.resolve()
    })
    if (!input.entries.every(({key}) => tab().unshared.has(key))) await before
    if (signal.aborted) return []
    const outcomes = await Promise.all(
      input.entries.map((entry) => send(world, entry, !input.unkept.includes(entry.key))),
    )
    over.resolve()
    return outcomes
  })
}

/** The database is deleted under the open tabs, which are told; what no tab knows is nobody's to promise any more. */
export function loseDisk(world: World): void {
  world.disk.clear()
  world.log.clear()
  for (const key of world.promised) world.displaced.add(key)
  for (const {actor} of world.tabs) for (const {key} of actor.getSnapshot().context.entries) world.displaced.add(key)
  world.promised.clear()
  world.stored.clear()
  world.isDiskLost = true
  for (const tab of world.tabs) {
    tab.jobs.length = 0
    tab.unshared.clear()
    tab.hear({type: 'store.refused'})
  }
}

function loseFlight(world: World, key: string): void {
  const index = world.flights.findIndex(({entry}) => entry.key === key)
  const [lost] = index === -1 ? [] : world.flights.splice(index, 1)
  if (lost) world.strays.push(lost.entry)
}

const locks = new WeakMap<World, {turn: Promise<void>}>()

/** Opens the product in one more tab. */
export function openTab(world: World, name: string): Tab {
  const lock = locks.get(world) ?? {turn: Promise.resolve()}
  locks.set(world, lock)
  const jobs: (() => void)[] = []
  let hear: (event: StoreEvent) => void = () => undefined
  const entryStore = entryStoreOf(
    world,
    jobs,
    () => tab,
    (heard) => {
      hear = heard
    },
  )
  const machine = outboxMachine.provide({actors: {entryStore, deliver: deliverOf(world, lock, () => tab)}})
  const actor = createActor(machine, {
    input: {owner: world.isLoginValid ? world.session : null, isOnline: world.isOnline},
  })
  const tab: Tab = {name, actor, jobs, unnoted: new Set(), unshared: new Set(), hear: (event) => hear(event)}
  actor.on('write.confirmed', ({key}) => world.confirmed.add(key))
  actor.on('write.refused', ({key}) => world.refused.add(key))
  world.tabs.push(tab)
  world.opened += 1
  actor.start()
  return tab
}

/** The tab is gone from one moment to the next: what it had not yet written is lost. */
export function crash(world: World, tab: Tab): void {
  world.tabs.splice(world.tabs.indexOf(tab), 1)
  tab.jobs.length = 0
  tab.actor.stop()
}
