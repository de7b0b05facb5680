import {describe, expect, test} from 'vitest'
import {composeDay, type StudyCandidate} from '../../../domain/agenda/compose.ts'
import {freeStudyDays, moveRefusal, type StudyWeekState, undoRefusal} from '../../../domain/agenda/moveStudy.ts'
import {mondayOf} from '../../../domain/agenda/weekView.ts'
import {addDays} from '../../../domain/shared/studyDay.ts'
import {weekdayOf, weekdays, type Weekday} from '../../../domain/shared/weekday.ts'
import type {StudyDayPlan} from '../../../domain/agenda/agenda.types.ts'

/** A Monday. */
const monday = '20260713'
const dates = Array.from({length: 7}, (_entry, index) => addDays(monday, index))

const plan = (theoreticalStudy: boolean): StudyDayPlan => ({
  theoreticalStudy,
  theoreticalReview: true,
  smartReview: false,
  examAndMocks: false,
})

const weekOf = (isStudied: (day: Weekday) => boolean): StudyWeekState['week'] => ({
  sunday: plan(isStudied('sunday')),
  monday: plan(isStudied('monday')),
  tuesday: plan(isStudied('tuesday')),
  wednesday: plan(isStudied('wednesday')),
  thursday: plan(isStudied('thursday')),
  friday: plan(isStudied('friday')),
  saturday: plan(isStudied('saturday')),
})

const state = (parts: Partial<StudyWeekState> = {}): StudyWeekState => ({
  today: monday,
  week: weekOf((day) => ['monday', 'wednesday', 'friday'].includes(day)),
  taken: [],
  composed: [],
  ...parts,
})

const study = (parts: object = {}) => ({isFinished: false, movedTo: null, ...parts})

describe('the days to which a study may be moved', () => {
  test('every typical week on every day of it: later, of the same week, and free', () => {
    for (let bits = 0; bits < 128; bits += 1) {
      const week = weekOf((day) => ((bits >> weekdays.indexOf(day)) & 1) === 1)
      for (const today of dates) {
        const expected = dates.filter((date) => date > today && !week[weekdayOf(date)].theoreticalStudy)
        expect(freeStudyDays(state({today, week}))).toEqual(expected)
      }
    }
  })

  test('every set of taken and of composed days is left out', () => {
    const week = weekOf(() => false)
    for (let bits = 0; bits < 128; bits += 1) {
      const some = dates.filter((_date, index) => ((bits >> index) & 1) === 1)
      const expected = dates.filter((date) => date > monday && !some.includes(date))
      expect(freeStudyDays(state({week, taken: some}))).toEqual(expected)
      expect(freeStudyDays(state({week, composed: some}))).toEqual(expected)
    }
  })

  test('a Sunday has none left, also at the end of a month and of a year', () => {
    const week = weekOf(() => false)
    expect(freeStudyDays(state({today: '20260719', week}))).toEqual([])
    expect(freeStudyDays(state({today: '20270103', week}))).toEqual([])
    expect(freeStudyDays(state({today: '20261230', week}))).toEqual(['20261231', '20270101', '20270102', '20270103'])
    expect(mondayOf('20270103')).toBe('20261228')
  })
})

describe('moving a study', () => {
  const tuesday = addDays(monday, 1)
  const refusal = (to: string, parts: object = {}, hasMoved = false) =>
    moveRefusal(state(), {study: study(parts), hasMoved, to})

  test('every date around the week: those that are free, and no other', () => {
    const free = freeStudyDays(state())
    expect(free).toEqual(['20260714', '20260716', '20260718', '20260719'])
    for (let offset = -10; offset <= 20; offset += 1) {
      const to = addDays(monday, offset)
      expect([to, refusal(to)]).toEqual([to, free.includes(to) ? null : 'OUTSIDE_EDITING_WINDOW'])
    }
  })

  test('what is not planned today is nothing to move', () => {
    expect(moveRefusal(state(), {study: undefined, hasMoved: false, to: tuesday})).toBe('NOT_FOUND')
  })

  test('once a day: neither the same study again nor another one', () => {
    expect(refusal(tuesday, {movedTo: tuesday}, true)).toBe('STUDY_ALREADY_MOVED')
    expect(refusal(tuesday, {}, true)).toBe('STUDY_ALREADY_MOVED')
    expect(refusal(tuesday, {movedTo: tuesday})).toBe('STUDY_ALREADY_MOVED')
  })

  test('a finished study stays', () => {
    expect(refusal(tuesday, {isFinished: true})).toBe('OUTSIDE_EDITING_WINDOW')
  })

  test('a move is taken back until its day is composed', () => {
    expect(undoRefusal(null, {composed: []})).toBe('NOT_FOUND')
    expect(undoRefusal(tuesday, {composed: [addDays(monday, 3)]})).toBe(null)
    expect(undoRefusal(tuesday, {composed: [tuesday]})).toBe('OUTSIDE_EDITING_WINDOW')
  })
})

describe('composing the days after a move', () => {
  const lesson = (lessonId: string, relevance: number, parts: Partial<StudyCandidate> = {}): StudyCandidate => ({
    lessonId,
    phase: 1,
    releasedOn: '20260101',
    relevance,
    studyFinishedOn: null,
    isReviewed: false,
    ...parts,
  })
  const [wednesday, thursday, friday] = [addDays(monday, 2), addDays(monday, 3), addDays(monday, 4)]
  const {week} = state()
  const studies = (date: string, lessons = [lesson('a', 0.3), lesson('b', 0.2)], to = thursday) =>
    composeDay(date, week, lessons, [{lessonId: 'a', to}]).theoreticalStudy

  test('until its day no other day chooses it, on its day it is the study of a day without studies', () => {
    expect(studies(wednesday)).toEqual(['b'])
    expect(studies(thursday)).toEqual(['a'])
  })

  test('a day that studies meanwhile studies what was moved to it', () => {
    expect(studies(friday, undefined, friday)).toEqual(['a'])
  })

  test('after its day it is a theme like all others', () => {
    expect(studies(friday)).toEqual(['a'])
  })

  test('what was finished meanwhile, or is gone, leaves the day as its week has it', () => {
    const finished = [lesson('a', 0.3, {studyFinishedOn: monday}), lesson('b', 0.2)]
    expect(studies(thursday, finished)).toEqual([])
    expect(studies(friday, finished, friday)).toEqual(['b'])
    expect(studies(thursday, [lesson('b', 0.2)])).toEqual([])
  })
})
