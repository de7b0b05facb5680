import type {StudyMutation} from './studyRequests.ts'

type Asked = {readonly document: string; readonly variables: StudyMutation['variables']}

const range = {dateStart: '20260701', dateEnd: '20260731'}
const dates = '($dateStart: String!, $dateEnd: String!)'
const given = 'dateStart: $dateStart, dateEnd: $dateEnd'

export const weekDocument = `query ($calendarDate: String!) { getWeeklyAchievement(calendarDate: $calendarDate) {
  _id profile courseId phase calendarDateStart calendarDateEnd hasTrophy trophy extraTheoreticalReview
  theoreticalStudy { done total } theoreticalReview { done total } exams { done total }
  smartReview { questions flashcards total }
  goals { theoreticalStudy { bronze silver gold } theoreticalReview { bronze silver gold } exam { bronze silver gold }
    smartReview { bronze silver gold } } } }`
export const progressDocument =
  '{ getWeeklyAchievementsProgressV2 { _id scope title progress total bronze silver gold } }'
export const achievementsDocument = `query ($calendarDate: String!, $phase: Int) {
  getAchievements(calendarDate: $calendarDate, phase: $phase) { calendarDate status } }`
export const trophiesDocument = `query ($calendarDateStart: String!, $calendarDateEnd: String!) {
  getTrophiesByDateRange(calendarDateStart: $calendarDateStart, calendarDateEnd: $calendarDateEnd) {
    bronze silver gold trophyPoints maxTrophyPoints } }`
export const chartDocument = `query ($startsAt: String!, $tag: PerformanceTag!) {
  getPerformanceChart(startsAt: $startsAt, tag: $tag) { weekSpan correct wrong globalCorrect globalWrong } }`
export const classificationDocument = `{ getPerformanceByClassification {
  lessonId classification performance relevance questions correct } }`
export const countDocument = `query ${dates} { countAnswerClassification(${given}) { area questions correct wrong } }`
export const rankingDocument = `query ($mockExamTemplate: ID!) {
  getUserRankingStatus(mockExamTemplate: $mockExamTemplate) { userId name ranking total grade } }`
export const percentilesDocument = `query ($mockExamTemplate: ID!) {
  getRankingPercentiles(mockExamTemplate: $mockExamTemplate) { userRanking { grade total } userPercentile } }`
export const presenceDocument = `query ($dateStart: String, $dateEnd: String) {
  getPresenceDates(dateStart: $dateStart, dateEnd: $dateEnd) }`
export const examDocument = `query ${dates} { examPerformance(${given}) {
  countExam answers { difficulty countAnswer percentage } } }`
export const flashcardsDocument = `query ${dates} { countFlashcards(${given}) { hits misses } }`
export const areasDocument = `query ($dateStart: String!, $dateEnd: String!, $onlyExams: Boolean) {
  performanceByClassificationInTestsAndSimulated(${given}, onlyExams: $onlyExams) {
    classification percentage questions correct } }`
export const themesOfMonthDocument = `query ($dateStart: String!, $dateEnd: String!, $only: Boolean!) {
  performanceAndPriorityByThema(${given}, onlyCompletedThems: $only) { totalPerformance { currMonth lastMonth }
    themes { lessonId leaf priorityIndex isPriority stats { hits total } lastMonthStats { hits total } relevance
      totalPerformance performanceLastMonth } } }`
export const forecastDocument = `{ performanceForecast { _id answers answersNeeded entries {
  _id kind uf name hasEnoughData share low high cutOff coverage questions } } }`
export const helpDocument = '{ whatWouldHelpMost { lessonId leaf gainPerHour questions correct relevance } }'
export const overTimeDocument = `query ${dates} { answersOverTime(${given}) { _id
  dateStart days { questions correct flashcards } streak { current longest isFreeDayUsed }
  weeks { timed seconds compared comparedSeconds comparedMedian } } }`

/** The queries of performance, by name; all right but perhaps for the caller. */
export const performanceQueryCases: Record<string, Asked> = {
  getWeeklyAchievement: {document: weekDocument, variables: () => ({calendarDate: '20260715'})},
  getWeeklyAchievementsProgressV2: {document: progressDocument, variables: () => ({})},
  getAchievements: {document: achievementsDocument, variables: () => ({calendarDate: '20260715'})},
  getTrophiesByDateRange: {
    document: trophiesDocument,
    variables: () => ({calendarDateStart: '20260701', calendarDateEnd: '20260731'}),
  },
  getPerformanceChart: {document: chartDocument, variables: () => ({startsAt: '20260601', tag: 'all'})},
  getPerformanceByClassification: {document: classificationDocument, variables: () => ({})},
  countAnswerClassification: {document: countDocument, variables: () => range},
  getUserRankingStatus: {document: rankingDocument, variables: () => ({mockExamTemplate: 'simulado-c'})},
  getRankingPercentiles: {document: percentilesDocument, variables: () => ({mockExamTemplate: 'simulado-c'})},
  getPresenceDates: {document: presenceDocument, variables: () => range},
  examPerformance: {document: examDocument, variables: () => range},
  countFlashcards: {document: flashcardsDocument, variables: () => range},
  performanceByClassificationInTestsAndSimulated: {document: areasDocument, variables: () => range},
  performanceAndPriorityByThema: {document: themesOfMonthDocument, variables: () => ({...range, only: false})},
  performanceForecast: {document: forecastDocument, variables: () => ({})},
  whatWouldHelpMost: {document: helpDocument, variables: () => ({})},
  answersOverTime: {document: overTimeDocument, variables: () => range},
}
