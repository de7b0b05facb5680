import type {RankingRow} from '../../domain/performance/ranking.ts'
import {addDays} from '../../domain/shared/studyDay.ts'
import {weekOf, weekSpanOf} from '../../domain/performance/weeks.ts'
import type {ChartPoint} from '../../machines/performance/generalPerformance.types.ts'
import type {AreaAnswers} from '../../machines/performance/questionDonut.types.ts'
import type {ReportData} from '../../machines/performance/reportCard.types.ts'
import type {LoadedGoals} from '../../machines/performance/weeklyGoals.types.ts'
import type {WeeklyAchievement} from '../../machines/performance/weeklyTrophy.types.ts'

export const week: WeeklyAchievement = {
  id: 'p1:20261123',
  calendarDateStart: '20261123',
  calendarDateEnd: '20261129',
  theoreticalStudy: {done: 4, total: 5},
  theoreticalReview: {done: 2, total: 4},
  extraTheoreticalReview: 1,
  exams: {done: 1, total: 2},
  smartReview: {questions: 5, flashcards: 4, total: 6},
  goals: {
    theoreticalStudy: {bronze: 4, silver: 5, gold: 6},
    theoreticalReview: {bronze: 3, silver: 4, gold: 5},
    smartReview: {bronze: 5, silver: 6, gold: 7},
    // Least and most are the same: one marker for all three.
    exam: {bronze: 2, silver: 2, gold: 2},
  },
}

/** All targets of bronze, and no more. */
export const bronzeWeek: WeeklyAchievement = {
  ...week,
  exams: {done: 2, total: 2},
  smartReview: {questions: 5, flashcards: 5, total: 6},
}

/** Every target there is. */
export const goldWeek: WeeklyAchievement = {
  ...week,
  theoreticalStudy: {done: 6, total: 5},
  theoreticalReview: {done: 4, total: 4},
  exams: {done: 3, total: 2},
  smartReview: {questions: 7, flashcards: 7, total: 6},
}

export const goals: LoadedGoals = {
  week,
  scopes: [
    {scope: 'course', title: 'Extensivo 2026', progress: 41, total: 90, bronze: 8, silver: 9, gold: 5},
    {scope: 'general', title: 'Desde o começo', progress: 52, total: 126, bronze: 11, silver: 10, gold: 7},
    {scope: 'preCourse', title: 'Antes da fase 1', progress: 11, total: 36, bronze: 3, silver: 1, gold: 2},
  ],
  days: [
    {date: '20261123', status: 'done'},
    {date: '20261124', status: 'partial'},
    {date: '20261125', status: 'missed'},
  ],
  isFromDevice: false,
}

/** Weeks that go slowly up and down around a line of all students. */
export const chartPoints = (weeks: number): readonly ChartPoint[] =>
  Array.from({length: weeks}, (_, index) => {
    const week = weekSpanOf(weekOf(addDays('20261125', -7 * (weeks - 1 - index))))
    const answers = index % 9 === 4 ? 0 : 40 + ((index * 17) % 60)
    const share = 0.52 + 0.2 * (index / weeks) + 0.06 * Math.sin(index)
    const correct = Math.round(answers * share)
    return {
      weekSpan: week,
      correct,
      wrong: answers - correct,
      globalCorrect: 38 + 2 * Math.cos(index / 3),
      globalWrong: 24,
    }
  })

export const areaAnswers: readonly AreaAnswers[] = [
  {area: 'CM', questions: 310, correct: 214, wrong: 96},
  {area: 'CIR', questions: 244, correct: 150, wrong: 94},
  {area: 'PED', questions: 198, correct: 151, wrong: 47},
  {area: 'GO', questions: 176, correct: 121, wrong: 55},
  {area: 'SC', questions: 120, correct: 97, wrong: 23},
  {area: null, questions: 14, correct: 6, wrong: 8},
]

const themeNames = [
  'Sepse e choque',
  'Pré-natal de alto risco',
  'Pneumonia na infância',
  'Abdome agudo inflamatório',
  'Vigilância epidemiológica',
  'Síndromes coronarianas agudas',
  'Icterícia neonatal',
  'Trauma torácico',
  'Câncer de colo do útero',
  'Diabetes tipo 2',
  'Testes diagnósticos',
  'Queimaduras',
]

export const reportData: ReportData = {
  trophies: {bronze: 1, silver: 2, gold: 1, trophyPoints: 8, maxTrophyPoints: 12},
  questions: areaAnswers,
  flashcards: {hits: 712, misses: 203},
  frequency: Array.from({length: 25}, (_, index) => addDays('20261101', index)).filter((_, index) => index % 6 !== 4),
  themes: {
    currMonth: 0.71,
    lastMonth: 0.64,
    themes: themeNames.map((name, index) => ({
      lessonId: `l${index}`,
      leaf: ['Clínica médica', name],
      priorityIndex: 2.4 - index * 0.2,
      isPriority: 2.4 - index * 0.2 > 1,
      stats: {hits: 9 + 3 * index, total: 24 + 3 * index},
      lastMonthStats: {hits: 8 + index, total: 20 + 2 * index},
      relevance: 0.012 - index * 0.0006,
      totalPerformance: (9 + 3 * index) / (24 + 3 * index),
      performanceLastMonth: index === 3 ? null : (8 + index) / (20 + 2 * index),
    })),
  },
  difficulty: {
    countExam: 3,
    answers: [
      {difficulty: 'easy', countAnswer: 120, percentage: 91},
      {difficulty: 'medium', countAnswer: 96, percentage: 77},
      {difficulty: 'hard', countAnswer: 34, percentage: 26},
    ],
  },
  areas: [
    {classification: 'PED', percentage: 82, questions: 60, correct: 49},
    {classification: 'CM', percentage: 71, questions: 66, correct: 47},
    {classification: 'GO', percentage: 66, questions: 58, correct: 38},
    {classification: 'SC', percentage: 88, questions: 50, correct: 44},
    {classification: 'CIR', percentage: 59, questions: 61, correct: 36},
  ],
}

/** A month in which every star is won. */
export const starredData: ReportData = {
  ...reportData,
  trophies: {bronze: 0, silver: 0, gold: 4, trophyPoints: 12, maxTrophyPoints: 12},
  questions: areaAnswers.map((row) => ({...row, questions: row.questions + 150, correct: row.correct + 150})),
  flashcards: {hits: 1_400, misses: 130},
  frequency: Array.from({length: 25}, (_, index) => addDays('20261101', index)),
  themes: {
    ...reportData.themes,
    themes: reportData.themes.themes.map((theme) => ({...theme, stats: {hits: 110, total: 130}})),
  },
  difficulty: {
    countExam: 3,
    answers: reportData.difficulty.answers.map((row) => ({...row, percentage: (row.percentage ?? 0) + 9})),
  },
  areas: reportData.areas.map((row) => ({...row, percentage: 85})),
}

const names = [
  'Marina S.',
  'João Ferreira',
  'A. P.',
  'Beatriz Nogueira',
  'Caio Albuquerque',
  'Larissa M.',
  'R. T.',
  'Tiago Vasconcelos',
  'Helena Prado',
  'Otávio Lima',
]

const others: readonly RankingRow[] = names.map((name, index) => ({
  userId: `u${index}`,
  name,
  ranking: index + 1,
  total: 248,
  grade: 91.5 - index * 1.25,
}))

const own: RankingRow = {userId: 'me', name: 'Ana Souza', ranking: 57, total: 248, grade: 71.25}

export const rankingRows = {
  ranked: [...others, own],
  amongTheFirst: [
    ...others.map((row, index) => (index === 1 ? {...own, ranking: 2, grade: row.grade} : row)),
    {...own, ranking: 2, grade: 90.25},
  ],
  notDone: [...others, {...own, ranking: null, grade: null}],
  two: [{...own, ranking: 1, total: 2}],
} satisfies Record<string, readonly RankingRow[]>

export const templates = [
  {template: 't2', title: 'Simulado Aristo 2'},
  {template: 't1', title: 'Simulado Aristo 1'},
]
