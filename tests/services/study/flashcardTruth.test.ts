import {describe, expect, test} from 'vitest'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {spokenText} from '../../../src/features/study/flashcards/shown.ts'
import {cardActionOf} from '../../../src/features/study/flashcards/useCardShortcuts.ts'
import {cardMarksOf, countedAnswers, pendingGradeOf} from '../../../src/features/study/flashcards/useFlashcards.ts'

const frame = {lane: 'a1', owner: 's1', requestedAt: 0, attempts: 0, refusal: null}
const place = {
  calendarDate: '20261121',
  theoreticalType: 'smartReview' as const,
  activity: 'a1',
  dateNow: '2026-11-21T12:00:00.000Z',
}

const grade = (key: string, document: string, choosen: 0 | 1, refusal: OutboxEntry['refusal'] = null): OutboxEntry => ({
  ...frame,
  key,
  refusal,
  operation: 'answerFlashcard',
  input: {...place, type: 'flashcard', document, choosen},
})
const undo = (key: string, document: string, refusal: OutboxEntry['refusal'] = null): OutboxEntry => ({
  ...frame,
  key,
  refusal,
  operation: 'undoFlashcardAnswer',
  input: {...place, document},
})

describe('what the outbox says of a card', () => {
  test('its last word counts: a grade, its undo, a grade again', () => {
    expect(pendingGradeOf([], 'f1')).toBeNull()
    expect(pendingGradeOf([grade('k1', 'f1', 1)], 'f1')).toEqual({kind: 'grade', key: 'k1', grade: 1, isRefused: false})
    expect(pendingGradeOf([grade('k1', 'f1', 1), undo('u1', 'f1')], 'f1')).toEqual({kind: 'undo', key: 'u1'})
    expect(pendingGradeOf([grade('k1', 'f1', 1), undo('u1', 'f1'), grade('k2', 'f1', 0)], 'f1')).toEqual({
      kind: 'grade',
      key: 'k2',
      grade: 0,
      isRefused: false,
    })
  })

  test('a refused undo says nothing: the grade before it stands', () => {
    expect(pendingGradeOf([undo('u1', 'f1', 'OUTSIDE_EDITING_WINDOW')], 'f1')).toBeNull()
  })

  test('the navigator shows the outbox before the server, and results count what is on its way', () => {
    const ids = ['f1', 'f2', 'f3', 'f4', 'f5']
    const known = {f1: 1, f2: 0, f3: 1} as const
    const entries = [undo('u1', 'f3'), grade('k4', 'f4', 1), grade('k5', 'f5', 0, 'OUTSIDE_EDITING_WINDOW')]
    expect(cardMarksOf(ids, known, entries)).toEqual({
      f1: 'right',
      f2: 'wrong',
      f3: 'unanswered',
      f4: 'onItsWay',
      f5: 'refused',
    })
    expect(countedAnswers(ids, known, entries)).toEqual([1, 0, -1, 1, -1])
  })
})

test.each([
  ['q', 'wrong'],
  ['E', 'right'],
  ['a', 'previous'],
  ['s', 'flip'],
  ['D', 'next'],
  ['z', 'undo'],
  ['w', null],
  ['1', null],
])('the key %s means %s', (key, action) => {
  expect(cardActionOf({key})).toBe(action)
})

test('a side is spoken with the words of its pictures, its parts apart', () => {
  expect(
    spokenText([
      {tag: 'p', children: ['Que ', {tag: 'strong', children: ['ritmo']}, '?']},
      {tag: 'p', children: [{tag: 'img', attributes: {src: 'x', alt: 'Traçado'}}]},
    ]),
  ).toBe('Que ritmo? Traçado')
})
