import {columnOf} from '../../domain/performance/column.ts'
import type {DateRange} from '../../domain/performance/ranges.ts'
import {streakOf} from '../../domain/performance/streak.ts'
import {weekOf} from '../../domain/performance/weeks.ts'
import {addDays, dayNumberOf} from '../../domain/shared/studyDay.ts'
import type {AnswersOverTime} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {findDays, type StudyDay} from './days.repository.ts'
import {mostDays, todayOf} from './input.ts'

type Key = Exclude<keyof StudyDay, 'dayNumber'>

/** Days of a range, the times of its weeks, and the streak of today. */
export async function answersOverTime(
  context: RequestContext,
  profile: StoredProfile,
  range: DateRange,
): Promise<AnswersOverTime> {
  const today = todayOf(context)
  const past = {first: addDays(today, 1 - mostDays), last: today}
  const whole = {first: weekOf(range.first).start, last: weekOf(range.last).end}
  const isOne = whole.first <= past.last && past.first <= whole.last
  const first = whole.first < past.first ? whole.first : past.first
  const last = whole.last > past.last ? whole.last : past.last
  const days = await findDays(context.services.database, profile.id, isOne ? [{first, last}] : [whole, past])
  const [monday, sunday] = [dayNumberOf(whole.first), dayNumberOf(whole.last)]
  const [firstDay, lastDay] = [dayNumberOf(range.first), dayNumberOf(range.last)]
  const byDay = (key: Key) => {
    const numbers: number[] = []
    for (const day of days)
      if (day.dayNumber >= firstDay && day.dayNumber <= lastDay) numbers[day.dayNumber - firstDay] = day[key]
    return columnOf(numbers)
  }
  const byWeek = (key: Key) => {
    const sums: number[] = []
    for (const day of days) {
      if (day.dayNumber < monday || day.dayNumber > sunday) continue
      const week = Math.floor((day.dayNumber - monday) / 7)
      sums[week] = (sums[week] ?? 0) + day[key]
    }
    return columnOf(sums)
  }
  const pastDay = dayNumberOf(past.first)
  const studied = days.flatMap(({dayNumber}) => (dayNumber >= pastDay ? [dayNumber] : []))
  return {
    _id: `${profile.id}:${range.first}-${range.last}`,
    dateStart: range.first,
    days: {questions: byDay('questions'), correct: byDay('correct'), flashcards: byDay('flashcards')},
    streak: streakOf(studied, dayNumberOf(today)),
    weeks: {
      timed: byWeek('timed'),
      seconds: byWeek('seconds'),
      compared: byWeek('compared'),
      comparedSeconds: byWeek('comparedSeconds'),
      comparedMedian: byWeek('comparedMedian'),
    },
  }
}
