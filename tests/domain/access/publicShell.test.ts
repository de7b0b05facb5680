import {expect, test} from 'vitest'
import {
  isResidentCourse,
  nextSlide,
  revalidationOf,
  slideCount,
  slideEvery,
  subtitleOf,
} from '../../../domain/access/publicShell.ts'

const config = {
  sinaremCourseId: 'resident-exam',
  revalidateData: [
    {id: '1', type: 'upap', subtitle: 'Para a UPAP'},
    {id: '2', type: 'inep', subtitle: 'Para o Revalida'},
  ],
}

test.each([
  ['upap', 'upap'],
  ['normal', 'normal'],
  ['UPAP', null],
  ['', null],
  ['qualquer', null],
  [null, null],
])('revalidate=%s is %s; anything else is ignored', (value, revalidation) =>
  expect(revalidationOf(value)).toBe(revalidation),
)

test('the branded course is the one of the configuration, and nothing while none is set', () => {
  expect(isResidentCourse('resident-exam', config)).toBe(true)
  expect(isResidentCourse('another', config)).toBe(false)
  expect(isResidentCourse('', {...config, sinaremCourseId: ''})).toBe(false)
  expect(isResidentCourse(null, config)).toBe(false)
})

test('UPAP has its subtitle, the other revalidation any other; without one there is none', () => {
  expect(subtitleOf('upap', config)).toBe('Para a UPAP')
  expect(subtitleOf('normal', config)).toBe('Para o Revalida')
  expect(subtitleOf('normal', {...config, revalidateData: []})).toBeNull()
})

test('six pictures go round, each for 3.5 seconds', () => {
  expect([slideCount, slideEvery]).toEqual([6, 3_500])
  expect([0, 1, 2, 3, 4, 5].map(nextSlide)).toEqual([1, 2, 3, 4, 5, 0])
})

test('a subtitle without words is none', () => {
  expect(subtitleOf('upap', {...config, revalidateData: [{id: '1', type: 'upap', subtitle: ''}]})).toBeNull()
})
