import {describe, expect, test} from 'vitest'
import {
  marksToTake,
  type AnswerBackup,
  answerBackupRefusal,
  type AnswerBackupRefusal,
} from '../../../domain/exam/answerBackup.ts'
import type {OutboxEntry, Write} from '../../../machines/outbox/outbox.types.ts'
import {unsentIn, unsentMarksIn, writesOf} from '../../../src/features/exam/backedUpMarks.ts'
import {parseAnswerBackup, serializeAnswerBackup} from '../../../src/services/exam/answerBackup.actors.ts'
import {calm, backedUp, answerBackupModel, waiting} from '../../models/exam/answerBackup.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(answerBackupModel)

const madeAt = waiting.since ?? 0

async function after(
  events: readonly Parameters<ReturnType<typeof startHarness<typeof answerBackupModel.machine>>['dispatch']>[0][],
) {
  const harness = startHarness(answerBackupModel, calm)
  for (const event of events) await harness.dispatch(event)
  return {value: harness.value(), refusal: harness.actor.getSnapshot().context.refusal, effects: harness.effects}
}

const unsent = (changes: Partial<typeof waiting>) => ({type: 'unsent.changed', unsent: {...waiting, ...changes}})

test('what waits for a minute is offered to be saved, and not before', async () => {
  expect((await after([unsent({}), {type: 'clock.ticked', now: madeAt + 59_999}])).value).toBe('idle')
  expect((await after([unsent({}), {type: 'clock.ticked', now: madeAt + 60_000}])).value).toBe('offered')
})

test.each([
  ['the device keeps nothing', {isAtRisk: true}],
  ['the time is over meanwhile', {isOver: true}],
] as const)('when %s it is offered at once', async (_why, changes) => {
  expect((await after([unsent(changes)])).value).toBe('offered')
})

test('an offer goes when everything has been sent', async () => {
  expect((await after([unsent({isAtRisk: true}), unsent({count: 0, since: null})])).value).toBe('idle')
})

test.each([
  ['without a file', [{type: 'xstate.done.actor.pickFile', output: null}]],
  ['before a file was picked', [{type: 'answerBackup.close'}]],
  [
    'after a refusal',
    [{type: 'xstate.error.actor.pickFile', error: new Error('no JSON')}, {type: 'answerBackup.close'}],
  ],
  [
    'after the answers came back',
    [{type: 'xstate.done.actor.pickFile', output: backedUp}, {type: 'answerBackup.close'}],
  ],
])('the picker closed %s offers nothing while nothing waits for long', async (_when, events) => {
  expect((await after([unsent({}), {type: 'answerBackup.pick'}, ...events])).value).toBe('idle')
})

const wrong: readonly [AnswerBackupRefusal, Partial<AnswerBackup>][] = [
  ['olderVersion', {version: 0}],
  ['newerVersion', {version: 2}],
  ['otherStudent', {owner: 'bento'}],
  ['otherExam', {activity: 'mock-2'}],
  ['nothing', {marks: []}],
]

test.each(wrong)('a file refused as %s changes nothing, and says why', async (refusal, changes) => {
  const output = {...backedUp, ...changes}
  expect(answerBackupRefusal(output, {owner: 'ana', activity: 'mock-1'})).toBe(refusal)
  expect(await after([{type: 'answerBackup.pick'}, {type: 'xstate.done.actor.pickFile', output}])).toEqual({
    value: 'refused',
    refusal,
    effects: [{type: 'notifyRefused', params: {refusal}}],
  })
})

test('a file that cannot be read changes nothing, and says so', async () => {
  expect(
    await after([{type: 'answerBackup.pick'}, {type: 'xstate.error.actor.pickFile', error: new Error('no JSON')}]),
  ).toEqual({
    value: 'refused',
    refusal: 'unreadable',
    effects: [{type: 'notifyRefused', params: {refusal: 'unreadable'}}],
  })
})

test('a file of this student and exam goes to the outbox', async () => {
  expect(await after([{type: 'answerBackup.pick'}, {type: 'xstate.done.actor.pickFile', output: backedUp}])).toEqual({
    value: 'restored',
    refusal: null,
    effects: [{type: 'requestMarks', params: {marks: backedUp.marks}}],
  })
})

describe('the file itself', () => {
  const entryOf = (write: Write, key: string): OutboxEntry => ({
    ...write,
    key,
    lane: 'mock-1',
    owner: 'ana',
    requestedAt: 0,
    attempts: 0,
    refusal: null,
  })
  const mark = (question: string, selected: number, dateNow: string): Write => ({
    operation: 'createOrUpdateOnePreChoice',
    input: {activity: 'mock-1', question, selected, dateNow},
  })
  const early = '2026-11-21T15:00:00.000Z'
  const late = '2026-11-21T15:01:00.000Z'
  const held = [
    entryOf(mark('q1', 0, early), 'k1'),
    entryOf({operation: 'startExam', input: {activityId: 'mock-1', dateNow: early}}, 'k2'),
    entryOf(
      {
        operation: 'createManyPreChoices',
        input: {
          activity: 'mock-1',
          dateNow: late,
          preChoices: [
            {question: 'q1', selected: 3},
            {question: 'q2', selected: -1, essay: 'Soro'},
          ],
        },
      },
      'k3',
    ),
    {...entryOf(mark('q9', 1, early), 'k4'), refusal: 'EXAM_TIME_OVER' as const},
  ]

  test('has the last unsent mark of each question with its own instant, and nothing that was refused', () => {
    expect(unsentMarksIn(held)).toEqual([
      {question: 'q1', selected: 3, essay: null, dateNow: late},
      {question: 'q2', selected: -1, essay: 'Soro', dateNow: late},
    ])
    expect(unsentIn(held, ['k3'], false)).toEqual({count: 2, since: Date.parse(late), isAtRisk: true, isOver: false})
  })

  test('comes back as it was written', () => {
    const file = {...backedUp, marks: unsentMarksIn(held)}
    expect(parseAnswerBackup(serializeAnswerBackup(file))).toEqual(file)
  })

  test.each([
    ['an empty file', ''],
    ['a file of something else', '{"answers": []}'],
    ['a damaged file', serializeAnswerBackup(backedUp).slice(0, -20)],
    [
      'a mark without an instant',
      serializeAnswerBackup({...backedUp, marks: [{question: 'q1', selected: 1, essay: null, dateNow: 'ontem'}]}),
    ],
  ])('%s is not read at all', (_what, text) => {
    expect(() => parseAnswerBackup(text)).toThrow('this is no backup file')
  })

  test('of another version is known by its version alone', () => {
    expect(parseAnswerBackup('{"format": "aristo.exam-rescue", "version": 9, "other": true}')).toEqual({
      version: 9,
      owner: '',
      activity: '',
      savedAt: '',
      marks: [],
    })
  })

  test('is sent with the instants at which its marks were made, oldest first, and leaves newer marks alone', () => {
    const marks = [
      {question: 'q2', selected: 1, essay: null, dateNow: late},
      {question: 'q1', selected: 0, essay: null, dateNow: early},
      {question: 'q3', selected: 2, essay: null, dateNow: early},
    ]
    expect(writesOf(marks, 'mock-1', {q3: Date.parse(late)})).toEqual([
      {
        operation: 'createManyPreChoices',
        input: {activity: 'mock-1', dateNow: early, preChoices: [{question: 'q1', selected: 0}]},
      },
      {
        operation: 'createManyPreChoices',
        input: {activity: 'mock-1', dateNow: late, preChoices: [{question: 'q2', selected: 1}]},
      },
    ])
    expect(marksToTake(marks, {q1: Date.parse(early), q2: Date.parse(late), q3: Date.parse(early)})).toEqual([])
  })
})
