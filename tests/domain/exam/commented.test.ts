import {describe, expect, test} from 'vitest'
import {
  type CommentedQuestion,
  examOf,
  isSameInstitution,
  isSamePlace,
  isWithheld,
  pageOf,
  pagesOf,
  placeOf,
  rangeOf,
} from '../../../domain/exam/commented.ts'

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

  test('no exam is open where the place names none of them', () => {
    const place = {uf: 'SP', institution: 'Hospital', exam: 'another', page: 2}
    expect([examOf({place, exams: [exam]}), pageOf({place, exams: [exam]})]).toEqual([null, 1])
    expect(examOf({place: {...place, exam: 'h-2025'}, exams: [exam]})).toEqual(exam)
  })
})

test('an address with empty parts says nothing', () => {
  expect(readAddress('uf=&institution=Hospital')).toEqual({uf: null, institution: null, exam: null, page: 1})
  expect(readAddress('uf=SP&institution=').institution).toBeNull()
  expect(readAddress('uf=SP&institution=Hospital&exam=&page=2')).toEqual({
    uf: 'SP',
    institution: 'Hospital',
    exam: null,
    page: 1,
  })
  expect(readAddress('uf=SP&institution=Hospital&exam=h-2025&page=1').page).toBe(1)
})

test('two places are the same in all four parts, an institution in two', () => {
  const place = {uf: 'SP', institution: 'Hospital', exam: 'h-2025', page: 2}
  const others = [{uf: 'RJ'}, {institution: 'Clínicas'}, {exam: null}, {page: 1}].map((part) => ({...place, ...part}))
  expect([place, ...others].map((other) => isSamePlace(place, {...other}))).toEqual([true, false, false, false, false])
  expect([place, ...others].map((other) => isSameInstitution(place, other))).toEqual([true, false, false, true, true])
})

test('a key is withheld when neither choice, answer nor comment is there', () => {
  const withheld: CommentedQuestion = {
    _id: 'q1',
    scopedId: 'commented:q1',
    body: [],
    choices: [],
    isEssay: false,
    institution: 'Hospital',
    uf: 'SP',
    year: 2025,
    classification: [],
    difficulty: null,
    correctChoice: null,
    answersProportion: null,
    answer: null,
    comment: null,
  }
  const known = [{correctChoice: 0}, {answer: ['Drenar']}, {comment: {author: 'Equipe', title: null, body: []}}]
  expect(isWithheld(withheld)).toBe(true)
  expect(known.map((part) => isWithheld({...withheld, ...part}))).toEqual([false, false, false])
})
