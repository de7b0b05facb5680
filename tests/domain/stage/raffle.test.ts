import {expect, test} from 'vitest'
import {isTeam} from '../../../domain/shell/team.ts'
import {
  firstRaffle,
  itemOf,
  itemPath,
  leftOf,
  noItems,
  nothingDrawn,
  shownItem,
  withDrawn,
  withPutBack,
} from '../../../domain/stage/raffle.ts'

const items = [1, 2, 3].map((number) => ({id: `q${number}`, number}))
const lists = {...noItems, easy: items}
const drawn = (...easy: readonly string[]) => ({...nothingDrawn, easy, hard: ['h1']})

test.each([
  [0, 'q1'],
  [0.33, 'q1'],
  [0.34, 'q2'],
  [0.999, 'q3'],
  [1, 'q3'],
])('a roll of %s draws %s of three', (roll, id) => {
  expect(itemOf(items, roll)?.id).toBe(id)
})

test('of nothing nothing is drawn', () => {
  expect(itemOf([], 0.5)).toBeNull()
})

test('what was drawn in a category is not left in it', () => {
  expect(leftOf(lists, {category: 'easy', drawn: drawn('q2')}).map(({id}) => id)).toEqual(['q1', 'q3'])
  expect(leftOf(lists, {category: 'easy', drawn: {...nothingDrawn, hard: ['q1']}})).toEqual(items)
})

test('every roll draws each item once', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    let kept = firstRaffle
    const order: string[] = []
    for (let step = 0; step < items.length; step += 1) {
      const item = itemOf(leftOf(lists, kept), ((seed * 17 + step * 31) % 100) / 100)
      if (item === null) throw new Error('one is left')
      order.push(item.id)
      kept = withDrawn(kept, item.id)
    }
    expect(order.toSorted()).toEqual(['q1', 'q2', 'q3'])
    expect(leftOf(lists, kept)).toEqual([])
  }
})

test('one category is put back alone, or all of them', () => {
  const kept = {category: 'easy', drawn: drawn('q1', 'q2'), shownId: 'q2'} as const
  expect(withPutBack(kept, 'category')).toEqual({category: 'easy', drawn: drawn(), shownId: null})
  expect(withPutBack(kept, 'all')).toEqual({category: 'easy', drawn: nothingDrawn, shownId: null})
})

test('only an item of the chosen category stands on the stage', () => {
  const kept = {category: 'easy', drawn: drawn('q1'), shownId: 'q1'} as const
  expect(shownItem(lists, kept)).toEqual({id: 'q1', number: 1})
  expect(shownItem(lists, {...kept, category: 'hard'})).toBeNull()
})

test('questions and flashcards open in their viewers', () => {
  expect([itemPath('hard', 'aristo/q-1'), itemPath('flashcards', 'aristo/c 1')]).toEqual([
    '/viewer/questao?id=aristo%2Fq-1',
    '/viewer/flashcard?id=aristo%2Fc%201',
  ])
})

test('the team is four roles; moderators, specialists and students are none of it', () => {
  expect(['super-admin', 'admin', 'commentator', 'curator'].map((role) => isTeam([role]))).toEqual(Array(4).fill(true))
  expect([isTeam([]), isTeam(['moderator', 'specialist'])]).toEqual([false, false])
  expect(isTeam(['specialist', 'curator'])).toBe(true)
})
