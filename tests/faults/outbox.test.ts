import fc from 'fast-check'
import {expect, test} from 'vitest'
import {waitingEntries} from '../../machines/outbox/outbox.queue.ts'
import {happen, heal, scripts, type Step, type Written} from './outboxScript.ts'
import {crash, newWorld, openTab, quiet, type Tab, type World} from './outboxWorld.ts'
import {timeouts} from '../support/timeouts.ts'

/** `OUTBOX_RUNS=20000 OUTBOX_SEED=7` walks further, or again. */
const runs = Number(process.env.OUTBOX_RUNS ?? 1_000)
const seed = process.env.OUTBOX_SEED === undefined ? {} : {seed: Number(process.env.OUTBOX_SEED)}

type Life = {readonly world: World; readonly written: readonly Written[]; readonly survivors: ReadonlySet<Tab>}

/** Lives a script, lets everything recover, and comes back the next day in a new tab. */
async function live(steps: readonly Step[]): Promise<Life> {
  const world = newWorld()
  const written: Written[] = []
  openTab(world, 'first')
  await quiet()
  for (const step of steps) {
    happen(world, written, step)
    await quiet()
  }
  await heal(world, quiet)
  const survivors = new Set(world.tabs)
  for (const tab of survivors) crash(world, tab)
  await heal(world, quiet)
  return {world, written, survivors}
}

const keys = (world: World) => world.applied.map(({key}) => key)

/**
 * Writes of one tab in one lesson, in the order the student made them, as far as the server took them. What the disk
 * refused, or lost, lives in its own tab: other tabs cannot know that they should wait for it.
 */
function outOfOrder({applied, stored, seen, displaced, opened}: World, written: readonly Written[]): string[] {
  const isPromised = (earlier: string, later: string) =>
    opened === 1 || (!displaced.has(earlier) && (stored.has(earlier) || !seen.has(later)))
  const place = new Map(applied.map(({key}, index) => [key, index]))
  return written.flatMap((later, index) => {
    const mine = written.slice(0, index).filter(({lane, owner}) => lane === later.lane && owner === later.owner)
    const earlier = mine.filter(({tab, key}) => tab === later.tab && place.has(key) && isPromised(key, later.key))
    const overtaken = earlier.find(({key}) => (place.get(key) ?? 0) > (place.get(later.key) ?? Infinity))
    return overtaken ? [`${later.key} overtook ${overtaken.key}`] : []
  })
}

/**
 * A tab that was just opening when another tab's write was refused and discarded finds it gone from the disk, and can
 * only take it for delivered; its question then asks the server, which says that there is no answer. When the disk is lost
 * afterwards, a tab that still knows it puts it back, marked as refused.
 */
const isDiscardedElsewhere = ({refused, disk, opened, isDiskLost}: World, key: string) =>
  opened > 1 && refused.has(key) && (isDiskLost || !disk.has(key))

function findings({world, written, survivors}: Life) {
  const applied = keys(world)
  const owed = written.filter(({key, tab}) => (world.promised.has(key) || survivors.has(tab)) && !world.bad.has(key))
  return {
    'kept or in an open tab, but never on the server': owed
      .filter(({key}) => !applied.includes(key))
      .map(({key}) => key),
    'told saved, but not on the server': [...world.confirmed].filter(
      (key) => !applied.includes(key) && !isDiscardedElsewhere(world, key),
    ),
    'told both saved and refused': [...world.confirmed].filter(
      (key) => world.refused.has(key) && !isDiscardedElsewhere(world, key),
    ),
    'carried out twice': applied.filter((key, index) => applied.indexOf(key) !== index),
    'overtaken in its lesson': outOfOrder(world, written),
    'sent as somebody else': world.mixedUp,
    'still waiting although all is well': world.tabs.flatMap(({actor}) =>
      waitingEntries(actor.getSnapshot().context).map(({key}) => key),
    ),
    'refused, and gone without being discarded': [...world.refused].filter((key) => !world.bad.has(key)),
    'left on the disk': [...world.disk.values()].flatMap(({entry}) => (entry.refusal === null ? [entry.key] : [])),
  }
}

const nothing = {
  'kept or in an open tab, but never on the server': [],
  'told saved, but not on the server': [],
  'told both saved and refused': [],
  'carried out twice': [],
  'overtaken in its lesson': [],
  'sent as somebody else': [],
  'still waiting although all is well': [],
  'refused, and gone without being discarded': [],
  'left on the disk': [],
}

test(
  `in ${runs} random lives of the outbox nothing kept is lost, nothing is done twice, nothing is overtaken`,
  {timeout: timeouts.process},
  async () => {
    await fc.assert(
      fc.asyncProperty(scripts, async (steps) => {
        expect(findings(await live(steps))).toEqual(nothing)
      }),
      {numRuns: runs, ...seed},
    )
  },
)

test('the random lives are eventful: most of them write, lose replies, crash and deliver', async () => {
  const seen = {written: 0, applied: 0, refused: 0, repeated: 0}
  for (const steps of fc.sample(scripts, {numRuns: 40, seed: 1})) {
    const {world, written} = await live(steps)
    seen.written += written.length
    seen.applied += world.applied.length
    seen.refused += world.refused.size
    seen.repeated += world.strays.length
  }
  expect(seen.written).toBeGreaterThan(100)
  expect(seen.applied).toBeGreaterThan(60)
  expect(seen.refused).toBeGreaterThan(5)
  expect(seen.repeated).toBeGreaterThan(10)
})
