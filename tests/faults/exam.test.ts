import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {clockTolerance} from '../../domain/exam/mockExam.ts'
import {type ExamStep, examsWith, type Fault, faults, happenIn, healExam, worstExams} from './examScript.ts'
import {
  addDevice,
  type ExamWorld,
  killBrowser,
  look,
  type Made,
  newExamWorld,
  newKey,
  pass,
  type Defect,
} from './examWorld.ts'
import {inOrder, quiet} from './outboxWorld.ts'
import {timeouts} from '../support/timeouts.ts'

/** `FAULT_RUNS=5000 FAULT_FIRST_SEED=7` sits more exams, or again. */
const runs = Number(process.env.FAULT_RUNS ?? 50)
const seed = Number(process.env.FAULT_FIRST_SEED ?? 20_261_122)

const minute = 60_000

/** Sits one exam: starts it, lives a script, lets everything recover, waits until it is sealed, and comes back the next day. */
async function sit(steps: readonly ExamStep[], defect: Defect = 'none', answersAfter = 60 * minute) {
  const exam = newExamWorld(defect, answersAfter)
  addDevice(exam, 'laptop')
  addDevice(exam, 'phone')
  for (const {world} of exam.devices) for (const {jobs} of world.tabs) for (const job of jobs.splice(0)) job()
  await quiet()
  look(exam)
  const [laptop] = exam.devices
  laptop?.screens[0]?.exam.send({type: 'exam.start', key: newKey(exam), now: exam.truth})
  await healExam(exam)
  for (const step of steps) {
    happenIn(exam, step)
    await quiet()
    look(exam)
  }
  await healExam(exam)
  const {deadline, sealsAt} = exam.server.progress
  for (const at of [deadline ?? 0, (deadline ?? 0) + 3 * minute, sealsAt ?? 0]) {
    if (at > exam.truth) pass(exam, at - exam.truth)
    await healExam(exam)
  }
  // What a tab had no time to take off the disk is sent once more by the next one, and changes nothing.
  const survivors = new Set(exam.devices.flatMap(({world}) => world.tabs))
  for (const device of exam.devices) killBrowser(device)
  await healExam(exam)
  return {exam, survivors}
}

const isInTime = ({server: {progress}}: ExamWorld, {madeAt}: Made) =>
  progress.deadline !== null && madeAt <= progress.deadline

/** What the server took of one question, in the order in which the student truly made it. */
const takenOf = ({server, made}: ExamWorld, question: string) =>
  made
    .filter((one) => one.question === question && server.taken.has(one.key))
    .toSorted((one, other) => one.madeAt - other.madeAt)

/**
 * The sealed choice is the last that was truly made. On one device that holds whatever its clock says; two devices that know
 * the time may differ by the tolerance of their clocks.
 */
function beaten(exam: ExamWorld): string[] {
  return [...(exam.server.sealed ?? [])].flatMap(([question, {key, selected}]) => {
    const winner = exam.made.find((one) => one.key === key)
    if (!winner) return []
    const later = takenOf(exam, question).filter(({madeAt, device, isRight}) =>
      device === winner.device
        ? madeAt > winner.madeAt
        : isRight && winner.isRight && madeAt > winner.madeAt + clockTolerance,
    )
    return later.some((one) => one.selected !== selected) ? [`${later.at(-1)?.key} was made after ${key}`] : []
  })
}

/** Marks that counted, though they came later than any may. */
const tooLate = ({server}: ExamWorld): string[] =>
  [...server.taken].filter((key) => (server.cameAt.get(key) ?? 0) > (server.progress.countsUntil ?? 0) + clockTolerance)

/**
 * Marks that came in the grace and did not count, though their device had been seen before the end and lost none of its
 * memory: its chain was torn by ourselves.
 */
function torn({server, made}: ExamWorld): string[] {
  const honest = (device: Made['device']) =>
    server.seen.has(device.name) && made.every((one) => one.device !== device || device.world.promised.has(one.key))
  return made.filter(({key, device}) => server.kept.get(key) === 'chain' && honest(device)).map(({key}) => key)
}

/** Marks that were made in time, were kept or are in a tab that lives, and were nevertheless not taken. */
function lost({exam, survivors}: Awaited<ReturnType<typeof sit>>): string[] {
  const {server, made} = exam
  return made
    .filter((one) => {
      const {device, tab, key, isRight} = one
      const isOwed = device.world.promised.has(key) || survivors.has(tab)
      if (!isOwed || !isRight || !isInTime(exam, one) || server.taken.has(key)) return false
      if (server.kept.has(key)) return false
      return server.refusals.get(key) !== 'EXAM_FINISHED' || exam.pressed.length === 0
    })
    .map(({key}) => `${key}: ${server.refusals.get(key) ?? 'never came'}`)
}

function findings(life: Awaited<ReturnType<typeof sit>>) {
  const {exam} = life
  const {server, devices, made, pressed} = exam
  const {progress, sealed} = server
  const saved = made.filter(({device, key}) => device.world.confirmed.has(key))
  const late = [...(sealed ?? [])].filter(([, {key}]) => {
    const mark = made.find((one) => one.key === key)
    return mark?.isRight && mark.madeAt > (progress.deadline ?? 0) + clockTolerance + 1_000
  })
  return {
    'shown as saved, but not in the sheet': saved
      .filter(
        ({question, key}) => !server.kept.has(key) && (!server.taken.has(key) || sealed?.get(question) === undefined),
      )
      .map(({key}) => key),
    'made in time, but lost': lost(life),
    'beaten by an earlier edit': beaten(exam),
    'made after the end, but counted': late.map(([question]) => question),
    'came after the grace, but counted': tooLate(exam),
    'came in the grace, and did not count': torn(exam),
    'ended and sealed': {finishes: server.finishes, seals: server.seals},
    'ended before its time without the student': progress.isByStudent && pressed.length === 0,
    'shown wrong': exam.wrongTimes,
    'kept, and not shown after a reload': exam.forgotten,
    'not shown as ended': devices
      .flatMap(({screens}) => screens.map(({exam: actor}) => JSON.stringify(actor.getSnapshot().value)))
      .filter((value) => !value.includes('finished')),
    'time shown after the end':
      devices.flatMap(({screens}) => screens.filter(({timer}) => !timer.getSnapshot().matches({time: 'over'}))).length >
      0,
    'left on a device': devices
      .flatMap(({world}) => inOrder(world.disk))
      .filter(({refusal}) => refusal === null)
      .map(({operation}) => operation),
  }
}

const nothing = {
  'shown as saved, but not in the sheet': [],
  'made in time, but lost': [],
  'beaten by an earlier edit': [],
  'made after the end, but counted': [],
  'came after the grace, but counted': [],
  'came in the grace, and did not count': [],
  'ended and sealed': {finishes: 1, seals: 1},
  'ended before its time without the student': false,
  'shown wrong': [],
  'kept, and not shown after a reload': [],
  'not shown as ended': [],
  'time shown after the end': false,
  'left on a device': [],
}

const faultNames = Object.keys(faults).filter((name): name is Fault => name in faults)

describe('nothing that befalls an exam costs an answer or a minute', () => {
  test.each(faultNames)('%s', {timeout: timeouts.process}, async (fault) => {
    await fc.assert(
      fc.asyncProperty(examsWith(fault), async (steps) => {
        expect(findings(await sit(steps))).toEqual(nothing)
      }),
      {numRuns: runs, seed},
    )
  })

  test('everything at once', {timeout: timeouts.process}, async () => {
    await fc.assert(
      fc.asyncProperty(worstExams, fc.constantFrom(0, 60 * minute), async (steps, answersAfter) => {
        expect(findings(await sit(steps, 'none', answersAfter))).toEqual(nothing)
      }),
      {numRuns: runs, seed},
    )
  })
})

const around = (...operations: readonly ExamStep['operation'][]): ExamStep[] =>
  operations.map((operation) => ({operation, pick: 0}))

test('a login that ends twenty times during an exam costs nothing', async () => {
  const steps = Array.from({length: 20}, () =>
    around('mark', 'disk', 'expire', 'answered', 'think', 'mark', 'disk', 'login', 'answered'),
  ).flat()
  const life = await sit(steps)
  expect({...findings(life), taken: life.exam.server.taken.size}).toEqual({...nothing, taken: 40})
})

const repeated = around(
  'mark',
  'disk',
  'disk',
  'answered',
  'crash',
  'open',
  'disk',
  'disk',
  'disk',
  'answered',
  'disk',
  'offline',
  'mark',
  'disk',
  'disk',
  'after',
  'online',
  'disk',
  'answered',
  'disk',
)

test('a mark that is sent again, because its tab died before it was taken off the device, does not tear the chain', async () => {
  const {exam, ...life} = await sit(repeated)
  expect({
    ...findings({exam, ...life}),
    inGrace: [...exam.server.taken].filter(
      (key) => (exam.server.cameAt.get(key) ?? 0) > (exam.server.progress.deadline ?? 0),
    ).length,
  }).toEqual({...nothing, inGrace: 1})
})

test('the test itself: when a repeat goes on with the chain, it is seen', async () => {
  expect(
    findings(await sit(repeated, 'a repeat goes on with the chain'))['came in the grace, and did not count'],
  ).toHaveLength(1)
})

test(
  'the exams are eventful: marks are made, saved, lost with their tab, refused, late, and made by a wrong clock; students end exams',
  {timeout: timeouts.process},
  async () => {
    const seen = {made: 0, taken: 0, wrong: 0, refused: 0, pressed: 0, late: 0, inGrace: 0}
    for (const steps of faultNames.flatMap((fault) => fc.sample(examsWith(fault), {numRuns: 8, seed: 1}))) {
      const {made, server, pressed} = (await sit(steps)).exam
      seen.made += made.length
      seen.taken += server.taken.size
      seen.wrong += made.filter(({isRight}) => !isRight).length
      seen.refused += server.refusals.size
      seen.pressed += pressed.length
      seen.late += server.kept.size
      seen.inGrace += [...server.taken].filter(
        (key) => (server.cameAt.get(key) ?? 0) > (server.progress.deadline ?? 0) + clockTolerance,
      ).length
    }
    expect(seen.made).toBeGreaterThan(seen.taken)
    expect(seen.taken).toBeGreaterThan(500)
    expect(Math.min(seen.wrong, seen.refused, seen.pressed, seen.late, seen.inGrace)).toBeGreaterThan(5)
  },
)

test.each([
  ['marks carry the clock of the device', 'the clock of the device is wrong and jumps', 'shown wrong'],
  [
    'an unsure clock ends the exam',
    'the clock of the device is wrong and jumps',
    'ended before its time without the student',
  ],
  [
    'the outbox is not asked for what it holds',
    'tabs are reloaded, crash and are killed',
    'kept, and not shown after a reload',
  ],
  ['the server takes nothing after the end', 'everything is saved around the end', 'made in time, but lost'],
] as const)('the test itself: when %s, it is seen', async (defect, fault, finding) => {
  const property = fc.asyncProperty(examsWith(fault), async (steps) => {
    expect(findings(await sit(steps, defect))[finding]).toEqual(nothing[finding])
  })
  expect((await fc.check(property, {numRuns: 300, seed: 1, endOnFailure: true})).failed).toBe(true)
})
