import {columnOf} from '../../domain/performance/column.ts'
import type {DateRange} from '../../domain/performance/ranges.ts'
import {streakOf} from '../../domain/performance/streak.ts'
import {weekOf} from '../../domain/performance/weeks.ts'
import {addDays, dayNumberOf} from '../../domain/shared/studyDay.ts'
import type {AnswersOverTime} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {findDays} from './days.repository.ts'
import {mostDays, todayOf} from './input.ts'

/** Adds numbers up by the place of each: their days, or their weeks. Places outside of the range are left out. */
function summed(numbers: readonly number[], places: readonly number[], length: number): string {
  const sums: number[] = []
  for (let place = 0; place < length; place += 1) sums.push(0)
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? -1
    if (place >= 0 && place < length) sums[place] = (sums[place] ?? 0) + (numbers[index] ?? 0)
  }
  return columnOf(sums)
}

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
  const dayOf = days.dayNumber.map((day) => day - firstDay)
  const byDay = (numbers: readonly number[]) => summed(numbers, dayOf, lastDay - firstDay + 1)
  const weekPlaces = days.dayNumber.map((day) => Math.floor((day - monday) / 7))
  const byWeek = (numbers: readonly number[]) => summed(numbers, weekPlaces, (sunday - monday + 1) / 7)
  const pastDay = dayNumberOf(past.first)
  const studied = days.dayNumber.filter((day) => day >= pastDay)
  return {
    _id: `${profile.id}:${range.first}-${range.last}`,
    dateStart: range.first,
    days: {questions: byDay(days.questions), correct: byDay(days.correct), flashcards: byDay(days.flashcards)},
    streak: streakOf(studied, dayNumberOf(today)),
    weeks: {
      timed: byWeek(days.timed),
      seconds: byWeek(days.seconds),
      compared: byWeek(days.compared),
      comparedSeconds: byWeek(days.comparedSeconds),
      comparedMedian: byWeek(days.comparedMedian),
    },
  }
}
