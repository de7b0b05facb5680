import fc from 'fast-check'
import {expect, test} from 'vitest'
import {isBackgroundWrite} from '../../machines/outbox/outbox.queue.ts'
import {heal} from './outboxScript.ts'
import {inOrder, newWorld, openTab, quiet} from './outboxWorld.ts'
import {gradeIn, hearServer, newDevice, openScreen, type Defect, questions, type Screen} from './studyScreens.ts'
import {days, live, type StudyStep, tickScreens} from './studyScript.ts'
import {judge, serverAfter, type ServerState} from './studyServer.ts'
import {timeouts} from '../support/timeouts.ts'

/** `FAULT_RUNS=20000 FAULT_FIRST_SEED=7` walks further, or again. */
const runs = Number(process.env.FAULT_RUNS ?? 200)
const seed = Number(process.env.FAULT_FIRST_SEED ?? 20_261_121)

/** Lives a day, lets everything recover, and looks at what the screens show and the server holds. */
async function liveDay(steps: readonly StudyStep[], defect: Defect = 'none') {
  const world = newWorld(judge)
  const device = newDevice()
  const screens: Screen[] = []
  const look = async () => {
    await quiet()
    for (const screen of screens.filter(({tab}) => !world.tabs.includes(tab)))
      screens.splice(screens.indexOf(screen), 1)
    for (const tab of world.tabs) {
      const isOpen = screens.some((screen) => screen.tab === tab) || tab.actor.getSnapshot().matches('opening')
      if (!isOpen) screens.push(openScreen({world, device, defect}, tab))
    }
  }
  openTab(world, 'first')
  await look()
  for (const step of steps) {
    live(world, device, screens, step)
    await look()
  }
  const recover = () =>
    heal(world, async () => {
      await look()
      tickScreens(screens, world.now)
      await quiet()
    })
  await recover()
  // What a tab noted and had no time to store is sent by the next one that opens.
  if (world.log.size > 0) {
    openTab(world, 'next')
    await recover()
  }
  const server = serverAfter(world.applied)
  const isAlone = world.opened === 1 && screens.every(({isFromCache}) => !isFromCache)
  if (!isAlone) for (const screen of screens) hearServer(screen, server)
  return {world, device, screens, server, isAlone}
}

type Day = Awaited<ReturnType<typeof liveDay>>

/** Every way in which an essay on a screen can differ from the server. */
function wrongEssays(screens: readonly Screen[], server: ServerState): string[] {
  return screens.flatMap(({essays}) =>
    questions.flatMap((question) => {
      const state = essays.get(question)?.getSnapshot()
      const truth = server.essays.get(question)
      if (!state) return []
      const grade = gradeIn(server, question)
      if (state.matches('graded')) return grade === state.context.grade ? [] : [`${question} is shown as graded`]
      if (grade !== null) return [`${question} is graded, and not shown so`]
      if (state.matches('keyShown')) return truth?.isRevealed ? [] : [`${question} shows a key that was not given`]
      if (truth?.isRevealed) return [`the key of ${question} was given, and is not shown`]
      const isClaimed = state.matches({writing: 'saved'})
      return isClaimed && truth?.text !== state.context.text ? [`${question} is shown as saved, and is not`] : []
    }),
  )
}

const busy = (screens: readonly Screen[]) =>
  screens
    .flatMap(({essays, doubts}) => [
      ...[...essays.values()].filter((actor) =>
        ['saving', 'revealing', 'grading'].some((name) => JSON.stringify(actor.getSnapshot().value).includes(name)),
      ),
      ...[...doubts.values()].filter(
        (actor) => actor.getSnapshot().matches('adding') || actor.getSnapshot().matches('removing'),
      ),
    ])
    .map((actor) => JSON.stringify(actor.getSnapshot().value))

const wrongDoubts = (screens: readonly Screen[], server: ServerState) =>
  screens.flatMap(({doubts}) =>
    questions.filter((question) => doubts.get(question)?.getSnapshot().hasTag('in') !== server.doubts.has(question)),
  )

/** The last wish of a student with one tab that never closed: cards and preferences go as they were asked for. */
function wrongWishes({device, world, server, isAlone}: Day): string[] {
  if (!isAlone || world.refused.size > 0) return []
  const wished = serverAfter(device.made)
  const cards = JSON.stringify([...wished.cards].toSorted()) === JSON.stringify([...server.cards].toSorted())
  const preferences = JSON.stringify(wished.preferences) === JSON.stringify(server.preferences)
  return [...(cards ? [] : ['cards']), ...(preferences ? [] : ['preferences'])]
}

function findings(day: Day) {
  const {world, device, screens, server} = day
  const applied = world.applied.map(({key}) => key)
  const kept = device.made.filter(({key}) => world.promised.has(key) && !world.refused.has(key))
  return {
    'kept, but never on the server': kept
      .filter(({key}) => !applied.includes(key) && world.known.get(key)?.kind !== 'refused')
      .map(({operation}) => operation),
    'carried out twice': applied.filter((key, index) => applied.indexOf(key) !== index),
    'essays shown otherwise': wrongEssays(screens, server),
    'doubts shown otherwise': wrongDoubts(screens, server),
    'still on their way although all is well': busy(screens),
    'marks that the server has not': [...device.marks]
      .filter(([id, {dateNow}]) => server.marks.get(id.split(':')[1] ?? '')?.dateNow !== dateNow)
      .map(([id]) => id),
    'wishes unfulfilled': wrongWishes(day),
    'refused quiet writes left behind': inOrder(world.disk)
      .filter((entry) => isBackgroundWrite(entry) && entry.refusal !== null)
      .map(({operation}) => operation),
  }
}

const nothing = {
  'kept, but never on the server': [],
  'carried out twice': [],
  'essays shown otherwise': [],
  'doubts shown otherwise': [],
  'still on their way although all is well': [],
  'marks that the server has not': [],
  'wishes unfulfilled': [],
  'refused quiet writes left behind': [],
}

test(
  `in ${runs} random days of essays, cards, doubts, marks and preferences the screens agree with the server`,
  {timeout: timeouts.process},
  async () => {
    await fc.assert(
      fc.asyncProperty(days, async (steps) => {
        expect(findings(await liveDay(steps))).toEqual(nothing)
      }),
      {numRuns: runs, seed},
    )
  },
)

test.each([
  ['marks count as sent when handed over', 'marks that the server has not'],
  ['a reveal is not sent', 'essays shown otherwise'],
] as const)('a seeded defect is found: %s', {timeout: timeouts.process}, async (defect, finding) => {
  const caught = new Set<string>()
  for (const steps of fc.sample(days, {numRuns: 60, seed})) {
    const found = findings(await liveDay(steps, defect))
    if (found[finding].length > 0) caught.add(finding)
  }
  expect([...caught]).toEqual([finding])
})

test('the random days are eventful: every kind of write reaches the server, is refused or repeated', async () => {
  const seen = new Set<string>()
  let refused = 0
  for (const steps of fc.sample(days, {numRuns: 60, seed})) {
    const {world} = await liveDay(steps)
    for (const {operation} of world.applied) seen.add(operation)
    refused += world.refused.size
  }
  expect([...seen].toSorted()).toEqual([
    'addOrRemoveQuestionAsDoubt',
    'answerFlashcard',
    'createOneAnswer',
    'createOrUpdateOnePreChoice',
    'revealEssay',
    'saveQuestionMarks',
    'undoFlashcardAnswer',
    'updateStudyPreferences',
  ])
  expect(refused).toBeGreaterThan(3)
})
