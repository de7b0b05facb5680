import {byArea} from '../../domain/exam/performance.ts'
import {addMonths, piecesOf} from '../../domain/performance/ranges.ts'
import {hitRate, isPriority, priorityIndices} from '../../domain/performance/themes.ts'
import {weekSpanOf, weeksBetween} from '../../domain/performance/weeks.ts'
import {addDays} from '../../domain/shared/studyDay.ts'
import type {Difficulty, QueryResolvers, ThemesPerformance} from '../../schema/generated/resolvers.ts'
import {findRelevances} from '../agenda/relevance.repository.ts'
import {findMockTemplate} from '../exam/template.repository.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {checkedDate, checkedId} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {countByArea, countByDifficulty, findComparedThemes, findThemes, findWeeks} from './counts.repository.ts'
import {countCards, countExams, findPresence} from './days.repository.ts'
import {forecast, whatWouldHelp} from './forecasts.ts'
import {checkedMonths, checkedRange, mostDays, mostDaysInMonths, mostThemes, mostWeeks, todayOf} from './input.ts'
import {answersOverTime} from './overTime.ts'
import {findPercentiles, findRankingStatus} from './ranking.repository.ts'
import {findWeeksOfAll, leastStudents} from './weekOfAll.repository.ts'
import {achievements, trophiesInRange, weeklyAchievement, weeklyProgress} from './weeks.ts'

const byWords = new Intl.Collator('pt-BR')

const percent = (correct: number, questions: number): number => (100 * correct) / questions

const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard']

const studentOf = (profile: StoredProfile) => ({profileId: profile.id, courseId: profile.courses[0]?.courseId})

async function relevancesOf({services}: RequestContext, profile: StoredProfile) {
  const courseId = profile.courses[0]?.courseId
  if (courseId === undefined) return () => 0
  const relevances = await findRelevances(services.database, {profileId: profile.id, courseId, now: services.clock()})
  return relevances.of
}

/** @throws DomainError NOT_FOUND for a mock exam of another course */
async function rankingAsked(context: RequestContext, template: string) {
  const {profile} = await signedInSession(context)
  const {database, databaseNow} = context.services
  const known = await findMockTemplate(database, profile.id, checkedId(template))
  if (known === undefined) throw new DomainError('NOT_FOUND')
  return {profileId: profile.id, name: profile.name, mockExamId: known.id, now: await databaseNow(database.db)}
}

type Hits = {readonly hits: number; readonly total: number}
const hitsOf = ({right, wrong}: {readonly right: number; readonly wrong: number}): Hits => ({
  hits: right,
  total: right + wrong,
})
const sumOf = (all: readonly Hits[]): Hits =>
  all.reduce((sum, {hits, total}) => ({hits: sum.hits + hits, total: sum.total + total}), {hits: 0, total: 0})

/** Themes of some months beside the same number of months before, the most urgent first (G-06). */
async function themesOfMonths(
  context: RequestContext,
  profile: StoredProfile,
  months: readonly string[],
  onlyCompleted: boolean,
): Promise<ThemesPerformance> {
  const before = months.map((month) => addMonths(month, -months.length))
  const [found, relevanceOf] = await Promise.all([
    findComparedThemes(context.services.database, studentOf(profile), months, before),
    relevancesOf(context, profile),
  ])
  const themes = found
    .filter(({theme}) => !onlyCompleted || theme.isCompleted)
    .map(({theme, before: earlier}) => ({
      theme,
      stats: hitsOf(theme),
      lastMonthStats: hitsOf(earlier),
      relevance:
        theme.lessonId === null || !theme.isOfCourse
          ? 0
          : relevanceOf({lessonId: theme.lessonId, packed: theme.packed}),
    }))
  const shown = themes.filter(({stats}) => stats.total > 0)
  const indices = priorityIndices(shown)
  return {
    totalPerformance: {
      currMonth: hitRate(sumOf(themes.map(({stats}) => stats))),
      lastMonth: hitRate(sumOf(themes.map(({lastMonthStats}) => lastMonthStats))),
    },
    themes: shown
      .map(({theme, stats, lastMonthStats, relevance}, place) => ({
        lessonId: theme.lessonId,
        leaf: [...theme.path],
        priorityIndex: indices[place] ?? 0,
        isPriority: isPriority(indices[place] ?? 0),
        stats,
        lastMonthStats,
        relevance,
        totalPerformance: hitRate(stats) ?? 0,
        performanceLastMonth: hitRate(lastMonthStats),
      }))
      .toSorted((one, other) => other.priorityIndex - one.priorityIndex || other.stats.total - one.stats.total)
      .slice(0, mostThemes),
  }
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

/** Everything of the performance area, from aggregates alone (spec 3§2.1, 3§3, 3§7). */
export const performanceQueries = {
  getWeeklyAchievement: async (_root, {calendarDate}, context) => {
    const {profile} = await signedInSession(context)
    return weeklyAchievement(context, profile, checkedDate(calendarDate))
  },

  getWeeklyAchievementsProgressV2: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return weeklyProgress(context, profile)
  },

  getAchievements: async (_root, {calendarDate, phase}, context) => {
    const {profile} = await signedInSession(context)
    return achievements(context, profile, checkedDate(calendarDate), phase ?? null)
  },

  getTrophiesByDateRange: async (_root, {calendarDateStart, calendarDateEnd}, context) => {
    const {profile} = await signedInSession(context)
    return trophiesInRange(context, profile, checkedRange(calendarDateStart, calendarDateEnd, mostDays))
  },

  getPerformanceChart: async (_root, {startsAt, tag}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const weeks = weeksBetween(checkedDate(startsAt), todayOf(context))
    if (weeks.length < 1 || weeks.length > mostWeeks)
      throw new DomainError('BAD_INPUT', `The chart begins at most ${mostWeeks - 1} weeks ago.`)
    const mondays = weeks.map(({start}) => start)
    const range = {first: mondays[0] ?? '', last: mondays.at(-1) ?? ''}
    const [own, all] = await Promise.all([
      findWeeks(database, profile.id, tag, range),
      findWeeksOfAll(database, tag, mondays, clock()),
    ])
    const [ownOf, allOf] = [
      new Map(own.map((week) => [week.week, week])),
      new Map(all.map((week) => [week.week, week])),
    ]
    return weeks.map((week) => {
      const students = allOf.get(week.start)
      const isTold = students !== undefined && students.students >= leastStudents
      return {
        weekSpan: weekSpanOf(week),
        correct: ownOf.get(week.start)?.correct ?? 0,
        wrong: ownOf.get(week.start)?.wrong ?? 0,
        globalCorrect: isTold ? students.correct / students.students : null,
        globalWrong: isTold ? students.wrong / students.students : null,
      }
    })
  },

  getPerformanceByClassification: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const [themes, relevanceOf] = await Promise.all([
      findThemes(context.services.database, studentOf(profile), mostThemes),
      relevancesOf(context, profile),
    ])
    return themes
      .map(({lessonId, path, right, wrong, isOfCourse, packed}) => ({
        lessonId,
        classification: [...path],
        performance: right / (right + wrong),
        relevance: lessonId === null || !isOfCourse ? null : relevanceOf({lessonId, packed}),
        questions: right + wrong,
        correct: right,
      }))
      .toSorted((one, other) => byWords.compare(one.classification.join('\n'), other.classification.join('\n')))
  },

  countAnswerClassification: async (_root, {dateStart, dateEnd}, context) => {
    const {profile} = await signedInSession(context)
    const pieces = piecesOf(checkedRange(dateStart, dateEnd, mostDaysInMonths), todayOf(context))
    return (await countByArea(context.services.database, profile.id, pieces)).toSorted(byArea)
  },

  getUserRankingStatus: async (_root, {mockExamTemplate}, context) =>
    findRankingStatus(context.services.database, await rankingAsked(context, mockExamTemplate)),

  getRankingPercentiles: async (_root, {mockExamTemplate}, context) =>
    findPercentiles(context.services.database, await rankingAsked(context, mockExamTemplate)),

  getPresenceDates: async (_root, {dateStart, dateEnd}, context) => {
    const {profile} = await signedInSession(context)
    const last = dateEnd ?? todayOf(context)
    const range = checkedRange(dateStart ?? addDays(checkedDate(last), -365), last, mostDays)
    return findPresence(context.services.database, profile.id, range)
  },

  examPerformance: async (_root, {dateStart, dateEnd}, context) => {
    const {profile} = await signedInSession(context)
    const {database} = context.services
    const range = checkedRange(dateStart, dateEnd, mostDays)
    const [countExam, counts] = await Promise.all([
      countExams(database, profile.id, range),
      countByDifficulty(database, profile.id, piecesOf(range, todayOf(context))),
    ])
    const answers = difficulties.map((difficulty) => {
      const count = counts.find((row) => row.difficulty === difficulty)
      const isThere = count !== undefined && count.questions > 0
      return {
        difficulty,
        countAnswer: count?.questions ?? 0,
        percentage: isThere ? percent(count.correct, count.questions) : null,
      }
    })
    return {countExam, answers}
  },

  countFlashcards: async (_root, {dateStart, dateEnd}, context) => {
    const {profile} = await signedInSession(context)
    return countCards(context.services.database, profile.id, checkedRange(dateStart, dateEnd, mostDays))
  },

  performanceByClassificationInTestsAndSimulated: async (_root, {dateStart, dateEnd, onlyExams}, context) => {
    const {profile} = await signedInSession(context)
    const pieces = piecesOf(checkedRange(dateStart, dateEnd, mostDaysInMonths), todayOf(context))
    const areas = await countByArea(context.services.database, profile.id, pieces, onlyExams ?? true)
    return areas.toSorted(byArea).map(({area, questions, correct}) => ({
      classification: area,
      percentage: percent(correct, questions),
      questions,
      correct,
    }))
  },

  performanceAndPriorityByThema: async (_root, {dateStart, dateEnd, onlyCompletedThems}, context) => {
    const {profile} = await signedInSession(context)
    return themesOfMonths(context, profile, checkedMonths(dateStart, dateEnd, todayOf(context)), onlyCompletedThems)
  },

  performanceForecast: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return forecast(context, profile)
  },

  whatWouldHelpMost: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return whatWouldHelp(context, profile)
  },

  answersOverTime: async (_root, {dateStart, dateEnd}, context) => {
    const {profile} = await signedInSession(context)
    return answersOverTime(context, profile, checkedRange(dateStart, dateEnd, mostDays))
  },
} satisfies PerformanceQueries
