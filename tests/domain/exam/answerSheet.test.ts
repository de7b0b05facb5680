import {describe, expect, test} from 'vitest'
import {
  applyPaste,
  choiceOfLetter,
  draftChoices,
  endOf,
  inTens,
  letterOf,
  neighbourOf,
  onItsWay,
  overBlanks,
  recovered,
  sheetCount,
  type SheetQuestion,
  standing,
  typed,
  unsent,
} from '../../../domain/exam/answerSheet.ts'

const line = (number: number, changes: Partial<SheetQuestion> = {}): SheetQuestion => ({
  id: `q${number}`,
  number,
  choices: 4,
  isEssay: false,
  isLocked: false,
  ...changes,
})

/** Five lines: the third is an essay, the fourth locked, the fifth has five choices. */
const lines = [line(1), line(2), line(3, {isEssay: true, choices: 0}), line(4, {isLocked: true}), line(5, {choices: 5})]

describe('a letter', () => {
  test.each([
    ['A', 4, 0],
    ['d', 4, 3],
    [' b ', 4, 1],
    ['E', 5, 4],
    ['E', 4, null],
    ['C', 2, null],
    ['F', 5, null],
    ['1', 4, null],
    ['', 4, null],
    [' ', 4, null],
    ['AB', 4, null],
    ['Á', 4, null],
    ['-', 4, null],
  ])('%j among %i choices is %s', (text, choices, choice) => {
    expect(choiceOfLetter(text, choices)).toBe(choice)
  })

  test.each([
    [0, 'A'],
    [4, 'E'],
    [-1, ''],
  ])('choice %i is written %j', (choice, letter) => {
    expect(letterOf(choice)).toBe(letter)
  })
})

describe('the way over the sheet', () => {
  test.each([
    ['q1', 1, 'q2'],
    ['q2', 1, 'q5'],
    ['q5', -1, 'q2'],
    ['q5', 1, null],
    ['q1', -1, null],
    ['q1', 2, 'q5'],
    ['q1', 5, null],
    ['unknown', 1, null],
  ])('from %s by %i leads to %s', (id, step, to) => {
    expect(neighbourOf(lines, id, step)).toBe(to)
  })

  test('its ends are lines that take a letter', () => {
    expect([endOf(lines, 'first'), endOf(lines, 'last'), endOf(lines.slice(2, 4), 'first')]).toEqual(['q1', 'q5', null])
  })

  test('it is drawn in groups of ten', () => {
    expect(inTens(Array.from({length: 21}, (_, index) => index)).map(({length}) => length)).toEqual([10, 10, 1])
  })
})

describe('pasted letters', () => {
  test.each([
    ['in a row', 'q1', 'ABCE', {choices: {q1: 0, q2: 1, q5: 4}, refused: 0, left: 0, lastId: 'q5'}],
    ['numbered, in lines', 'q1', '1-a\n2) b', {choices: {q1: 0, q2: 1}, refused: 0, left: 0, lastId: 'q2'}],
    [
      'with one that the question does not have',
      'q1',
      'EB',
      {choices: {q1: -1, q2: 1}, refused: 1, left: 0, lastId: 'q2'},
    ],
    ['more than the sheet has lines', 'q2', 'ABCDE', {choices: {q2: 0, q5: 2}, refused: 0, left: 2, lastId: 'q5'}],
    ['without any letter', 'q1', '1 2 3', {choices: {}, refused: 0, left: 0, lastId: null}],
    ['from a line nobody knows', 'q9', 'AB', {choices: {}, refused: 0, left: 2, lastId: null}],
  ])('%s', (_name, from, text, pasted) => {
    expect(applyPaste(lines, from, text)).toEqual(pasted)
  })
})

describe('what was typed', () => {
  const typedB = {q1: {choice: 1, over: -1}}

  test('remembers over which choice of the screen', () => {
    expect(typed({}, {q2: 3}, {q1: 1, q2: 0})).toEqual({q1: {choice: 1, over: -1}, q2: {choice: 0, over: 3}})
  })

  test('is nothing when the line is again as the screen has it', () => {
    expect(typed(typedB, {}, {q1: -1})).toEqual({})
  })

  test('gives way to a choice that was made on the screen afterwards', () => {
    expect(standing(typedB, lines, {}, {q1: 2})).toEqual({})
    expect(standing(typedB, lines, {}, {q1: 1})).toEqual(typedB)
    expect(standing(typedB, lines, {}, {q2: 2})).toEqual(typedB)
  })

  test('gives way to an answer that can no longer change', () => {
    expect(standing(typedB, [line(1, {isLocked: true})], {}, {})).toEqual({})
  })

  test('survives a reload only over the choice it was typed over', () => {
    expect(recovered(typedB, lines, {})).toEqual(typedB)
    expect(recovered(typedB, lines, {q1: 1})).toEqual({})
    expect(recovered(typedB, lines, {q1: 3})).toEqual({})
  })

  test('is told apart from what is on its way', () => {
    const draft = {...typedB, q2: {choice: 2, over: -1}}
    expect([unsent(draft, {q1: 1, q2: 0}), onItsWay(draft, {q1: 1, q2: 0})]).toEqual([
      {q2: {choice: 2, over: -1}},
      typedB,
    ])
  })

  test('counts with what the screen has; essays count in nothing', () => {
    expect(sheetCount(lines, {q1: 2, q4: 0}, {q1: {choice: -1, over: 2}, q5: {choice: 4, over: -1}})).toEqual({
      filled: 2,
      total: 4,
    })
  })
})

describe('a draft', () => {
  const drawn = (choice: number, over = -1) => ({choice, over})

  test('fills blanks with what is a letter and stands over no choice of the screen', () => {
    const draft = {q1: drawn(0), q2: drawn(-1), q4: drawn(1), q5: drawn(-1, 2)}
    expect(overBlanks(draft, {q4: 3, q5: 2})).toEqual({q1: drawn(0)})
    expect(draftChoices(draft)).toEqual({q1: 0, q2: -1, q4: 1, q5: -1})
  })

  test('of before a reload does not stand for what the exam no longer takes', () => {
    const draft = {q1: drawn(4), q2: drawn(3), q3: drawn(0), q4: drawn(0), q9: drawn(0)}
    expect(recovered(draft, lines, {})).toEqual({q2: drawn(3)})
    expect(standing(draft, lines, {}, {})).toEqual({q2: drawn(3)})
  })

  test('that says what it said before keeps what it was typed over', () => {
    expect(typed({q1: drawn(2, 1)}, {q1: 2}, {q1: 2})).toEqual({q1: drawn(2, 1)})
  })
})

test('the sheet counts the lines that hold a letter, without essays', () => {
  expect(sheetCount(lines, {q1: 0, q3: 0}, {q2: {choice: 1, over: -1}})).toEqual({filled: 2, total: 4})
})

test('the lines stand in tens', () => {
  const of = (length: number) => Array.from({length}, (_, index) => index)
  expect([9, 10, 11, 21].map((length) => inTens(of(length)).map((ten) => ten.length))).toEqual([
    [9],
    [10],
    [10, 1],
    [10, 10, 1],
  ])
  expect(inTens(of(21)).flat()).toEqual(of(21))
})

test('no step leads nowhere, and the first line is reached from the second', () => {
  expect([neighbourOf(lines, 'q1', 0), neighbourOf(lines, 'q2', -1), neighbourOf(lines, 'q9', 1)]).toEqual([
    null,
    'q1',
    null,
  ])
})

test('a sheet on which all letters but one stand is not full', () => {
  expect(sheetCount([line(1), line(2), line(3)], {q1: 0, q2: 1}, {}).filled).toBe(2)
})
