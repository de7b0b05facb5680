import {expect, test} from 'vitest'
import {pickSmartExam, type SmartCandidate, smartExamSize} from '../../../domain/exam/smartExam.ts'

const fresh = (id: string, area: string | null): SmartCandidate => ({id, area, lastOutcome: null, lastSeenAt: null})
const seen = (id: string, area: string, lastOutcome: 1 | 0, lastSeenAt: number): SmartCandidate => ({
  id,
  area,
  lastOutcome,
  lastSeenAt,
})
const many = (area: string, amount: number) =>
  Array.from({length: amount}, (_entry, index) => fresh(`${area}-${index}`, area))
const areasOf = (ids: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(ids, (id) => id.split('-')[0] ?? '')].map(([area, group]) => [area, group.length]))

test('it has thirty questions in the proportions of the institution, area by area', () => {
  const picked = pickSmartExam(
    [...many('CM', 40), ...many('GO', 40), ...many('SC', 40)],
    new Map([
      ['CM', 60],
      ['GO', 30],
      ['SC', 10],
    ]),
  )
  expect(areasOf(picked)).toEqual({CM: 18, GO: 9, SC: 3})
  expect(picked).toHaveLength(smartExamSize)
  expect(picked.map((id) => id.split('-')[0])).toEqual([
    ...Array(18).fill('CM'),
    ...Array(9).fill('GO'),
    ...Array(3).fill('SC'),
  ])
})

test('what does not divide goes to the largest remainders', () => {
  expect(
    areasOf(
      pickSmartExam(
        [...many('CIR', 9), ...many('CM', 9), ...many('GO', 9)],
        new Map([
          ['CIR', 1],
          ['CM', 1],
          ['GO', 1],
        ]),
        10,
      ),
    ),
  ).toEqual({CIR: 4, CM: 3, GO: 3})
})

test('an institution without exams has equal areas', () => {
  expect(areasOf(pickSmartExam([...many('CM', 40), ...many('GO', 40), fresh('sem', null)], new Map()))).toEqual({
    CM: 15,
    GO: 15,
  })
})

test('what an area lacks is filled with what is needed most of the others', () => {
  const picked = pickSmartExam(
    [...many('CM', 2), seen('GO-antes', 'GO', 1, 1), ...many('GO', 4)],
    new Map([
      ['CM', 1],
      ['GO', 1],
    ]),
    6,
  )
  expect(picked).toEqual(['CM-0', 'CM-1', 'GO-0', 'GO-1', 'GO-2', 'GO-3'])
})

test('never answered comes first, then answered wrong, then the longest not seen', () => {
  const candidates = [
    seen('certa-nova', 'CM', 1, 9),
    seen('errada-nova', 'CM', 0, 8),
    seen('certa-velha', 'CM', 1, 1),
    seen('errada-velha', 'CM', 0, 2),
    fresh('nova', 'CM'),
  ]
  expect(pickSmartExam(candidates, new Map([['CM', 1]]))).toEqual([
    'nova',
    'errada-velha',
    'errada-nova',
    'certa-velha',
    'certa-nova',
  ])
  expect(pickSmartExam(candidates, new Map([['CM', 1]]), 2)).toEqual(['nova', 'errada-velha'])
})

test('a small bank gives a short exam, an empty one none, and questions without an area fill it', () => {
  expect(pickSmartExam([fresh('a', 'CM'), fresh('b', null)], new Map([['GO', 1]]))).toEqual(['a', 'b'])
  expect(pickSmartExam([fresh('b', null)], new Map())).toEqual(['b'])
  expect(pickSmartExam([], new Map([['GO', 1]]))).toEqual([])
})

test('the largest remainder decides, not the largest share', () => {
  const shares = new Map([
    ['CM', 10],
    ['GO', 4],
    ['SC', 3],
  ])
  expect(areasOf(pickSmartExam([...many('CM', 9), ...many('GO', 9), ...many('SC', 9)], shares, 5))).toEqual({
    CM: 3,
    GO: 1,
    SC: 1,
  })
})

test('an area whose share is a whole number gets no place of the remainder', () => {
  const shares = new Map([
    ['CM', 2],
    ['SC', 1],
    ['GO', 1],
  ])
  expect(pickSmartExam([...many('CM', 9), ...many('GO', 9), ...many('SC', 9)], shares, 6)).toEqual([
    'CM-0',
    'CM-1',
    'CM-2',
    'SC-0',
    'GO-0',
    'GO-1',
  ])
})

test.each([
  [['GO', 'CM', 'CIR'], 10, {CIR: 4, CM: 3, GO: 3}],
  [['CIR', 'CM', 'GO'], 11, {CIR: 4, CM: 4, GO: 3}],
  [['GO', 'CM', 'CIR'], 11, {CIR: 4, CM: 4, GO: 3}],
])('areas with equal claims %j are served by name', (areas, size, expected) => {
  const candidates = areas.flatMap((area) => many(area, 9))
  expect(areasOf(pickSmartExam(candidates, new Map(areas.map((area) => [area, 1])), size))).toEqual(expected)
})

test('an institution that asks one area only gets that one', () => {
  expect(areasOf(pickSmartExam([...many('CM', 3), ...many('GO', 3)], new Map([['GO', 1]]), 2))).toEqual({GO: 2})
})

test('without any area the exam is as long as asked for', () => {
  const candidates = ['a', 'b', 'c'].map((id) => fresh(id, null))
  expect(pickSmartExam(candidates, new Map(), 2)).toEqual(['a', 'b'])
})

test('one area for all gives the exam its whole length in the order of need, however the candidates come', () => {
  const candidates = [seen('c', 'CM', 1, 30), seen('a', 'CM', 1, 10), seen('d', 'CM', 1, 40), seen('b', 'CM', 1, 20)]
  expect(pickSmartExam(candidates, new Map())).toEqual(['a', 'b', 'c', 'd'])
  expect(pickSmartExam(candidates.toReversed(), new Map())).toEqual(['a', 'b', 'c', 'd'])
})
