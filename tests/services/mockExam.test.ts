import {expect, test} from 'vitest'
import type {OutboxEntry, Write} from '../../machines/outbox/outbox.types.ts'
import {mockOnItsWay} from '../../src/services/exam/mockExam.actors.ts'

const dateNow = '2026-11-22T16:10:00.000Z'
const at = Date.parse(dateNow)

const entry = (
  key: string,
  write: Write,
  changes: Partial<Pick<OutboxEntry, 'lane' | 'refusal'>> = {},
): OutboxEntry => ({
  ...write,
  key,
  lane: 'exam-1',
  owner: 'ana',
  requestedAt: at,
  attempts: 0,
  refusal: null,
  ...changes,
})

const mark = (question: string, selected: number): Write => ({
  operation: 'createOrUpdateOnePreChoice',
  input: {question, selected, activity: 'exam-1', dateNow},
})

test('what the outbox holds of an exam are its marks, in their order, and its start or end', () => {
  const preChoices = [
    {question: 'q2', selected: 3},
    {question: 'q3', selected: -1, essay: 'Sepse'},
  ]
  const held = mockOnItsWay(
    [
      entry('one', mark('q1', 2)),
      entry('sheet', {operation: 'createManyPreChoices', input: {preChoices, activity: 'exam-1', dateNow}}),
      entry('other', mark('q9', 1), {lane: 'exam-2'}),
      entry('end', {operation: 'finishMockExam', input: {activityId: 'exam-1', dateNow}}),
    ],
    'exam-1',
  )
  expect(held).toEqual({
    marks: [
      {questionId: 'q1', selected: 2, essay: null, at},
      {questionId: 'q2', selected: 3, essay: null, at},
      {questionId: 'q3', selected: -1, essay: 'Sepse', at},
    ],
    write: {kind: 'finish', key: 'end'},
  })
})

test('a refused start, end or mark is not on its way', () => {
  const held = mockOnItsWay(
    [
      entry('start', {operation: 'startExam', input: {activityId: 'exam-1', dateNow}}, {refusal: 'EXAM_START_STALE'}),
      entry('late', mark('q1', 2), {refusal: 'EXAM_TIME_OVER'}),
    ],
    'exam-1',
  )
  expect(held).toEqual({marks: [], write: null})
})
