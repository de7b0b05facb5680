import {describe, expect, test} from 'vitest'
import {creationRefusal} from '../../../domain/extras/creation.ts'
import {extraTypes} from '../../../domain/extras/extras.types.ts'
import {
  filterProblemOf,
  isAddable,
  isAtOrBelow,
  isSameTheme,
  mostThemes,
  themeLevels,
} from '../../../domain/extras/filters.ts'
import {
  extrasADay,
  isOutdated,
  isWithin,
  lastYear,
  presetLimits,
  priorityQuestionLimits,
  itemLimits,
  themeLimits,
  timeLimits,
  unseenDays,
  yearOf,
} from '../../../domain/extras/limits.ts'

const filters = {
  classification: [],
  difficulty: [],
  history: [],
  uf: null,
  institution: null,
  onlyWithComments: false,
  minYear: 2005,
  maxYear: 2027,
} as const

describe('themes', () => {
  test('have up to six levels, and an extra names up to 50 of them', () => {
    expect([themeLevels, mostThemes]).toEqual([{least: 1, most: 6}, 50])
  })

  test('are the same and stand below one another by all of their names', () => {
    expect(isSameTheme(['Cirurgia', 'Trauma'], ['Cirurgia', 'Queimaduras'])).toBe(false)
    expect(isAtOrBelow(['Cirurgia', 'Trauma'], ['Cirurgia', 'Queimaduras'])).toBe(false)
    expect(isAtOrBelow(['Cirurgia'], ['Cirurgia', 'Trauma'])).toBe(false)
    expect(isAtOrBelow(['Cirurgia', 'Trauma', 'Tórax'], ['Cirurgia', 'Trauma'])).toBe(true)
  })
})

describe('limits of extras', () => {
  test.each([
    [0, false],
    [1, true],
    [200, true],
    [201, false],
    [1e9, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d questions or flashcards may be asked for: %s', (quantity, isAllowed) => {
    expect(isWithin(quantity, itemLimits)).toBe(isAllowed)
  })

  test('a student makes 60 a day and keeps 20 choices with names of 40 characters; 90 days without a question are long', () => {
    expect([extrasADay, presetLimits, unseenDays, timeLimits]).toEqual([
      60,
      {most: 20, name: 40},
      90,
      {least: 1, most: 300, usual: 30},
    ])
  })

  test('ten is usual, and five themes of a priority review, which has a question for each at least', () => {
    expect([itemLimits.usual, themeLimits]).toEqual([10, {least: 1, most: 15, usual: 5}])
    expect([0, 1, 12].map((themes) => priorityQuestionLimits(themes))).toEqual([
      {least: 1, most: 200, usual: 10},
      {least: 1, most: 200, usual: 10},
      {least: 12, most: 200, usual: 12},
    ])
  })

  test.each([
    [2026, false],
    [2021, false],
    [2020, true],
    [2005, true],
  ])('an exam of %d may be outdated in 2026: %s', (year, isOld) => {
    expect(isOutdated(year, 2026)).toBe(isOld)
  })

  test('the year is that of the calendar on the wall', () => {
    const newYear = Date.UTC(2027, 0, 1, 2)
    expect([yearOf(newYear, 'America/Sao_Paulo'), yearOf(newYear, 'UTC'), lastYear(2026)]).toEqual([2026, 2027, 2027])
  })
})

describe('filters of the question wizard', () => {
  test.each([
    ['nothing chosen', {}, null],
    ['a state', {uf: 'SP'}, null],
    ['an institution of a state', {uf: 'SP', institution: 'USP'}, null],
    ['an institution alone', {institution: 'USP'}, 'institutionWithoutUf'],
    ['one year', {minYear: 2027, maxYear: 2027}, null],
    ['years reversed', {minYear: 2020, maxYear: 2019}, 'years'],
    ['2004', {minYear: 2004}, 'years'],
    ['the year after the next', {maxYear: 2028}, 'years'],
    ['half a year', {minYear: 2010.5}, 'years'],
    ['a theme', {classification: [['Pediatria', 'Neonatologia']]}, null],
    ['a theme and one below it', {classification: [['Pediatria'], ['Pediatria', 'Neonatologia']]}, null],
    ['a theme twice', {classification: [['Pediatria'], ['Pediatria']]}, 'themes'],
    ['no name', {classification: [[]]}, 'themes'],
    ['a name of blanks', {classification: [['Pediatria', ' ']]}, 'themes'],
  ])('%s: %j', (_name, parts, problem) => {
    expect(filterProblemOf({...filters, ...parts}, 2026)).toBe(problem)
  })

  test('a theme is added once, and no more than fifty are', () => {
    const chosen = Array.from({length: mostThemes}, (_entry, index) => [`Tema ${index}`])
    expect(isAddable([], [])).toBe(false)
    expect(isAddable(['Tema 0'], chosen.slice(0, 1))).toBe(false)
    expect(isAddable(['Tema 1'], chosen.slice(0, 1))).toBe(true)
    expect(isAddable(['Outro'], chosen)).toBe(false)
  })

  test('a theme is at or below another by whole names', () => {
    const area = ['Clínica Médica']
    expect([
      isAtOrBelow([...area, 'Cardiologia'], area),
      isAtOrBelow(area, area),
      isAtOrBelow(area, [...area, 'Cardiologia']),
      isAtOrBelow(['Clínica Médica e mais'], area),
      isSameTheme(area, ['Clínica Médica']),
      isSameTheme(area, [...area, 'Cardiologia']),
    ]).toEqual([true, true, false, false, true, false])
  })
})

describe('who may create which extra', () => {
  const free = {allowed: extraTypes, isTrialOver: false, isCourseFinished: false}

  test.each(extraTypes)('%s may be created where the course names it, and nowhere else', (type) => {
    expect(creationRefusal({...free, type})).toBeNull()
    expect(creationRefusal({...free, type, allowed: extraTypes.filter((other) => other !== type)})).toBe(
      'EXTRA_NOT_ALLOWED',
    )
    expect(creationRefusal({...free, type, isCourseFinished: true})).toBe('COURSE_FINISHED')
  })

  test('after the trial questions and full exams alone may be created', () => {
    const left = extraTypes.filter((type) => creationRefusal({...free, type, isTrialOver: true}) === null)
    expect(left).toEqual(['Question', 'Exam'])
    expect(creationRefusal({...free, type: 'Flashcard', isTrialOver: true})).toBe('TRIAL_TIME_OVER')
  })
})
