import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import {DomainError} from '../kernel/domainError.ts'

const notYet = (): never => {
  throw new DomainError('UNAVAILABLE')
}

type PerformanceQueries = Required<
  Pick<
    QueryResolvers,
    | 'getWeeklyAchievement'
    | 'getWeeklyAchievementsProgressV2'
    | 'getAchievements'
    | 'getTrophiesByDateRange'
    | 'getPerformanceChart'
    | 'getPerformanceByClassification'
    | 'countAnswerClassification'
    | 'getUserRankingStatus'
    | 'getRankingPercentiles'
    | 'getPresenceDates'
    | 'examPerformance'
    | 'countFlashcards'
    | 'performanceByClassificationInTestsAndSimulated'
    | 'performanceAndPriorityByThema'
    | 'performanceForecast'
    | 'whatWouldHelpMost'
    | 'answersOverTime'
  >
>

/** The contract without its aggregates, which the next commits of this branch bring. */
export const performanceQueries: PerformanceQueries = {
  getWeeklyAchievement: notYet,
  getWeeklyAchievementsProgressV2: notYet,
  getAchievements: notYet,
  getTrophiesByDateRange: notYet,
  getPerformanceChart: notYet,
  getPerformanceByClassification: notYet,
  countAnswerClassification: notYet,
  getUserRankingStatus: notYet,
  getRankingPercentiles: notYet,
  getPresenceDates: notYet,
  examPerformance: notYet,
  countFlashcards: notYet,
  performanceByClassificationInTestsAndSimulated: notYet,
  performanceAndPriorityByThema: notYet,
  performanceForecast: notYet,
  whatWouldHelpMost: notYet,
  answersOverTime: notYet,
}
