import {describe, expect, test} from 'vitest'
import type {ExamExtra} from '../../../domain/extras/extra.types.ts'
import {
  areYearsReversed,
  emptyChoice,
  filtersOf,
  hasThemes,
  questionYears,
  wishOf,
} from '../../../domain/extras/questionChoice.ts'
import {reusable} from '../../../domain/extras/reuse.ts'
import {extraPlace} from '../../../domain/extras/routes.ts'
import {tileState} from '../../../domain/extras/tiles.ts'
import {
  isLessonPath,
  levelsOf,
  nearestIn,
  quantityIn,
  selectableTree,
  type ThemeNode,
  wholeNumber,
  withoutTheme,
} from '../../../domain/extras/wizard.ts'
import {examExtra, mockExtra, questionExtra, smartExamExtra, studyExtra} from '../../models/extras/fixtures.ts'

const node = (name: string, fields: Partial<ThemeNode> = {}): ThemeNode => ({
  name,
  questions: 1,
  flashcards: 1,
  lessonId: null,
  isSelectable: true,
  children: [],
  ...fields,
})

describe('the choice of questions', () => {
  test('begins with nothing but ten questions of all years, in study mode', () => {
    expect(emptyChoice(2026)).toEqual({
      themes: [],
      isRandom: false,
      quantity: '10',
      difficulty: [],
      history: [],
      uf: '',
      institution: '',
      onlyWithComments: false,
      minYear: 2005,
      maxYear: 2027,
      examMode: false,
      isTimed: false,
      minutes: '30',
    })
  })

  test('has the years from the next one back to 2005', () => {
    const years = questionYears(2026)
    expect([years[0], years[1], years.at(-1), years.length]).toEqual([2027, 2026, 2005, 23])
  })

  test('wants one theme, or random ones', () => {
    const empty = emptyChoice(2026)
    expect(hasThemes(empty)).toBe(false)
    expect(hasThemes({...empty, themes: [['Cirurgia']]})).toBe(true)
    expect(hasThemes({...empty, isRandom: true})).toBe(true)
    expect(wishOf(empty)).toBeNull()
    expect(wishOf({...empty, isRandom: true, quantity: ''})).toBeNull()
  })

  test('of one year is no reversed range', () => {
    const choice = {...emptyChoice(2026), isRandom: true, minYear: 2020, maxYear: 2020}
    expect(areYearsReversed(choice)).toBe(false)
    expect(filtersOf(choice)).toMatchObject({minYear: 2020, maxYear: 2020, uf: null, institution: null})
    expect(filtersOf({...choice, uf: 'SP', institution: 'USP'})).toMatchObject({uf: 'SP', institution: 'USP'})
  })
})

describe('the lists of themes', () => {
  const deep = node('1', {
    children: [node('2', {children: [node('3', {children: [node('4', {children: [node('5')]})]})]})],
  })

  test('go four levels down, and end where nothing stands below', () => {
    expect(levelsOf([deep], ['1', '2', '3', '4']).map((nodes) => nodes.map(({name}) => name))).toEqual([
      ['1'],
      ['2'],
      ['3'],
      ['4'],
    ])
    expect(levelsOf([node('1')], ['1'])).toHaveLength(1)
  })

  test('lose the theme that is taken off, and no other', () => {
    expect(withoutTheme([['a'], ['b', 'c']], ['a'])).toEqual([['b', 'c']])
  })

  test('of a theoretical extra have lessons that may be chosen, from the second level on', () => {
    const lesson = node('Aula', {lessonId: 'l1'})
    const branch = node('Vazia')
    const locked = node('Fechada', {lessonId: 'l2', isSelectable: false})
    const tree = [node('Área', {children: [lesson, branch, locked, node('Sub', {children: [lesson]})]}), lesson]
    expect(selectableTree(tree).map(({name, children}) => [name, children.map((child) => child.name)])).toEqual([
      ['Área', ['Aula', 'Sub']],
      ['Aula', []],
    ])
    expect(isLessonPath(tree, ['Área', 'Aula'])).toBe(true)
    expect(isLessonPath(tree, ['Área', 'Sub', 'Aula'])).toBe(true)
    for (const path of [['Aula'], ['Área', 'Fechada'], ['Área', 'Vazia'], ['Área', 'Sumiu'], []])
      expect(isLessonPath(tree, path)).toBe(false)
  })
})

test('a typed quantity is a whole number within its range; the slider stands on the nearest', () => {
  const range = {least: 2, most: 9}
  expect(['', 'x', '1', '2', '9', '10'].map((text) => quantityIn(text, range))).toEqual([null, null, null, 2, 9, null])
  expect(['', 'x', '1', '5', '10'].map((text) => nearestIn(text, range))).toEqual([2, 2, 2, 5, 9])
  expect([wholeNumber('-1'), wholeNumber('1'.repeat(13))]).toEqual([null, null])
})

test('an exam is used again when all that names it is the same, and one without a name never', () => {
  const institution = 'Hospital Universitário Fictício de Aurora'
  const exam = {kind: 'Exam', template: 't', uf: 'SP', institution, year: 2024} as const
  expect(reusable(exam, [questionExtra, examExtra])).toBe(examExtra)
  const nameless: ExamExtra = {...examExtra, institution: null, year: null}
  for (const change of [{institution: null}, {year: null}, {institution: null, year: null}])
    expect(reusable({...exam, ...change}, [examExtra, nameless])).toBeNull()
  const mock = {kind: 'MockExam', template: 't', title: 'Simulado Aristo 3'} as const
  expect(reusable(mock, [smartExamExtra, mockExtra])).toBe(mockExtra)
  expect(reusable({...mock, title: 'Outro'}, [mockExtra])).toBeNull()
  expect(reusable({...mock, title: null}, [mockExtra])).toBeNull()
})

test('a lesson without contents opens on a tab that it has, and a path below an exam is unknown', () => {
  const none = {...studyExtra, contents: {questions: [], videos: [], texts: [], mindmaps: [], flashcards: []}}
  expect(extraPlace('/atividades-extras/estudo-teorico', [none], null)).toEqual({
    show: 'redirect',
    path: '/atividades-extras/estudo-teorico/video',
  })
  expect(extraPlace('/atividades-extras/prova', [], 'x')).toMatchObject({show: 'exam', id: 'x'})
  expect(extraPlace('/atividades-extras/prova/mais', [], 'x')).toEqual({show: 'empty', kind: 'Exam'})
})

test('of the reviews only that kind counts which was made today', () => {
  const day = {
    window: 'onItsDay',
    extras: [{kind: 'SmartReview'}],
    allowed: ['SmartReview', 'TheoreticalReview'],
  } as const
  expect(tileState('SmartReview', day)).toBe('alreadyToday')
  expect(tileState('TheoreticalReview', day)).toBe('open')
})
