import type {Client} from '@urql/core'
import {fromCallback} from 'xstate'
import {requestFailureIn} from '../../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {GoalsAsked, LoadedGoals} from '../../../machines/performance/weeklyGoals.types.ts'
import {
  GetAchievementsDocument,
  GetWeeklyAchievementDocument,
  GetWeeklyAchievementsProgressV2Document,
} from '../gen/performance/graphql.ts'
import {readNow} from '../study/reads.ts'
import {readDaily, type Ticks} from './daily.ts'

async function read(client: Client, calendarDate: CalendarDate, signal: AbortSignal): Promise<LoadedGoals> {
  const [week, scopes, days] = await Promise.all([
    readNow(client, GetWeeklyAchievementDocument, {calendarDate}, signal),
    readNow(client, GetWeeklyAchievementsProgressV2Document, {}, signal),
    readNow(client, GetAchievementsDocument, {calendarDate}, signal),
  ])
  const {_id: id, goals, ...counts} = week.data.getWeeklyAchievement
  return {
    week: {
      ...counts,
      id,
      goals: {
        theoreticalStudy: goals.theoreticalStudy ?? null,
        theoreticalReview: goals.theoreticalReview ?? null,
        smartReview: goals.smartReview ?? null,
        exam: goals.exam ?? null,
      },
    },
    scopes: scopes.data.getWeeklyAchievementsProgressV2,
    days: days.data.getAchievements.map(({calendarDate: date, status}) => ({date, status})),
    isFromDevice: week.isFromDevice || scopes.isFromDevice || days.isFromDevice,
  }
}

type Deps = {readonly client: Client; readonly today: () => CalendarDate; readonly onTick: Ticks}

/** Reads the goals of the week of today (spec 3§7), now, daily, and when it is asked. */
export const readGoalsWith = ({client, today, onTick}: Deps) =>
  fromCallback<GoalsAsked, undefined>(({sendBack, receive}) => {
    const reading = readDaily(async (signal) => {
      try {
        const goals = await read(client, today(), signal)
        if (!signal.aborted) sendBack({type: 'goals.arrived', goals})
      } catch (error) {
        if (!signal.aborted) sendBack({type: 'goals.failed', failure: requestFailureIn(error)})
      }
    }, onTick)
    receive(reading.ask)
    return reading.stop
  })
