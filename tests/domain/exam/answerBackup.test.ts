import {describe, expect, test} from 'vitest'
import {
  lastMarks,
  marksByInstant,
  marksToTake,
  type BackedUpMark,
  type AnswerBackup,
  answerBackupRefusal,
  type AnswerBackupRefusal,
  answerBackupVersion,
} from '../../../domain/exam/answerBackup.ts'

const mark = (question: string, second: number, selected = 0): BackedUpMark => ({
  question,
  selected,
  essay: null,
  dateNow: new Date(second * 1_000).toISOString(),
})

const file: AnswerBackup = {
  version: 1,
  owner: 'ana',
  activity: 'm1',
  savedAt: '2026-11-21T15:05:00.000Z',
  marks: [mark('q1', 1)],
}

describe('a backup file', () => {
  const cases: readonly [string, Partial<AnswerBackup>, AnswerBackupRefusal | null][] = [
    ['of this student and exam is taken', {}, null],
    ['of an older version is refused', {version: 0}, 'olderVersion'],
    ['of a newer version is refused', {version: 2}, 'newerVersion'],
    ['of another student is refused', {owner: 'bento'}, 'otherStudent'],
    ['of another exam is refused', {activity: 'm2'}, 'otherExam'],
    ['without marks is refused', {marks: []}, 'nothing'],
  ]
  test.each(cases)('%s', (_name, changes, refusal) => {
    expect(answerBackupRefusal({...file, ...changes}, {owner: 'ana', activity: 'm1'})).toBe(refusal)
  })

  test('has the first version', () => expect(answerBackupVersion).toBe(1))
})

describe('of several marks', () => {
  test('the last one of each question stands, in the order of their first ones', () => {
    const marks = [mark('q1', 5, 1), mark('q2', 1, 2), mark('q1', 9, 3), mark('q1', 7, 0)]
    expect(lastMarks(marks)).toEqual([mark('q1', 9, 3), mark('q2', 1, 2)])
  })

  test('two of one instant leave the later one of the file', () => {
    expect(lastMarks([mark('q1', 5, 1), mark('q1', 5, 2)])).toEqual([mark('q1', 5, 2)])
  })

  test('those are taken that are later than what is marked now', () => {
    const marks = [mark('q1', 5), mark('q2', 5), mark('q3', 5), mark('q4', -5)]
    const known = {q1: 4_999, q2: 5_000, q3: 5_001}
    expect(marksToTake(marks, known).map(({question}) => question)).toEqual(['q1', 'q4'])
  })

  test('those of one instant go together, the oldest first', () => {
    const marks = [mark('q1', 9), mark('q2', 5), mark('q3', 9), mark('q4', 7)]
    expect(marksByInstant(marks)).toEqual([
      {dateNow: mark('', 5).dateNow, marks: [mark('q2', 5)]},
      {dateNow: mark('', 7).dateNow, marks: [mark('q4', 7)]},
      {dateNow: mark('', 9).dateNow, marks: [mark('q1', 9), mark('q3', 9)]},
    ])
  })
})
