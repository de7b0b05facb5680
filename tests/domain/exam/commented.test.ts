import {describe, expect, test} from 'vitest'
import {pageOf, pagesOf, placeOf, rangeOf} from '../../../domain/exam/commented.ts'

const readAddress = (search: string) => {
  const query = new URLSearchParams(search)
  return placeOf((name) => query.get(name))
}

describe('the place of an address', () => {
  test('is what it says', () => {
    expect(readAddress('uf=SP&institution=Hospital&exam=h-2025&page=3')).toEqual({
      uf: 'SP',
      institution: 'Hospital',
      exam: 'h-2025',
      page: 3,
    })
  })

  test('is nothing behind a part that is missing', () => {
    expect(readAddress('institution=Hospital&exam=h-2025&page=3')).toEqual({
      uf: null,
      institution: null,
      exam: null,
      page: 1,
    })
    expect(readAddress('uf=SP&exam=h-2025&page=3')).toEqual({uf: 'SP', institution: null, exam: null, page: 1})
    expect(readAddress('uf=SP&institution=Hospital&page=3')).toEqual({
      uf: 'SP',
      institution: 'Hospital',
      exam: null,
      page: 1,
    })
  })

  test.each(['0', '-1', '1.5', 'x', ''])('page "%s" is page 1', (page) => {
    expect(readAddress(`uf=SP&institution=Hospital&exam=h-2025&page=${page}`).page).toBe(1)
  })
})

describe('the pages of an exam', () => {
  const exam = {template: 'h-2025', title: 'Hospital 2025', year: 2025, totalQuestions: 45}

  test('hold twenty questions, the last what is left', () => {
    expect([pagesOf(exam), rangeOf(1, 45), rangeOf(3, 45)]).toEqual([3, [1, 20], [41, 45]])
    expect([20, 21, 0].map((totalQuestions) => pagesOf({...exam, totalQuestions}))).toEqual([1, 2, 1])
    expect(pagesOf(null)).toBe(0)
  })

  test('a page behind the last is the last', () => {
    expect(pageOf({place: {uf: 'SP', institution: 'Hospital', exam: 'h-2025', page: 9}, exams: [exam]})).toBe(3)
  })
})
