import type {RequestContext} from '../kernel/context.ts'
import type {Operation} from '../kernel/operation.ts'
import {areaNameOf} from './counts.repository.ts'
import {performanceQueries as queries} from './performance.resolvers.ts'

/** What a table is asked with; every field was checked for its shape, what it means is checked by its query. */
export type TableWish = {
  readonly calendarDate: string
  readonly dateStart: string
  readonly dateEnd: string
  readonly startsAt: string
  readonly tag: 'all' | 'exam_and_mocks' | 'easy_questions' | 'medium_questions' | 'hard_questions'
  readonly mockExamTemplate: string
}

type Table = {
  /** Who may ask for it may download it. */
  readonly operation: Operation
  readonly columns: readonly string[]
  readonly rows: (context: RequestContext, wish: TableWish) => Promise<readonly (readonly unknown[])[]>
}

const noArea = 'Sem classificação'
const area = (code: string | null | undefined): string => areaNameOf(code ?? null) ?? noArea
const path = (parts: readonly string[]): string => parts.join(' - ')
const kinds = {
  theoreticalStudy: 'Estudo teórico',
  theoreticalReview: 'Revisão teórica',
  smartReview: 'Revisão inteligente',
  exam: 'Provas e simulados',
} as const
const difficulties = {easy: 'Fácil', medium: 'Média', hard: 'Difícil'} as const
const statuses = {done: 'Concluído', partial: 'Em parte', missed: 'Não realizado'} as const

/** What can be downloaded of the performance area, by its name in the address. */
export const performanceTables = {
  goals: {
    operation: 'getWeeklyAchievement',
    columns: ['Atividade', 'Feitas', 'Planejadas', 'Bronze', 'Prata', 'Ouro'],
    rows: async (context, {calendarDate}) => {
      const week = await queries.getWeeklyAchievement({}, {calendarDate}, context)
      const reviews = {...week.theoreticalReview, done: week.theoreticalReview.done + week.extraTheoreticalReview}
      const {questions, flashcards, total} = week.smartReview
      const done = {
        theoreticalStudy: week.theoreticalStudy,
        theoreticalReview: reviews,
        smartReview: {done: Math.min(questions, flashcards), total},
        exam: week.exams,
      }
      return (['theoreticalStudy', 'theoreticalReview', 'smartReview', 'exam'] as const).map((kind) => {
        const target = week.goals[kind]
        return [kinds[kind], done[kind].done, done[kind].total, target?.bronze, target?.silver, target?.gold]
      })
    },
  },
  trophies: {
    operation: 'getWeeklyAchievementsProgressV2',
    columns: ['Escopo', 'Pontos', 'De', 'Bronze', 'Prata', 'Ouro'],
    rows: async (context) =>
      (await queries.getWeeklyAchievementsProgressV2({}, {}, context)).map(
        ({title, progress, total, bronze, silver, gold}) => [title, progress, total, bronze, silver, gold],
      ),
  },
  achievements: {
    operation: 'getAchievements',
    columns: ['Dia', 'Situação'],
    rows: async (context, {calendarDate}) =>
      (await queries.getAchievements({}, {calendarDate}, context)).map(({calendarDate: day, status}) => [
        day,
        statuses[status],
      ]),
  },
  weeks: {
    operation: 'getPerformanceChart',
    columns: ['Semana', 'Acertos', 'Erros', 'Média geral de acertos', 'Média geral de erros'],
    rows: async (context, {startsAt, tag}) =>
      (await queries.getPerformanceChart({}, {startsAt, tag}, context)).map(
        ({weekSpan, correct, wrong, globalCorrect, globalWrong}) => [
          weekSpan,
          correct,
          wrong,
          globalCorrect,
          globalWrong,
        ],
      ),
  },
  themes: {
    operation: 'getPerformanceByClassification',
    columns: ['Tema', 'Questões', 'Acertos', 'Aproveitamento', 'Relevância'],
    rows: async (context) =>
      (await queries.getPerformanceByClassification({}, {}, context)).map(
        ({classification, questions, correct, performance, relevance}) => [
          path(classification),
          questions,
          correct,
          performance,
          relevance,
        ],
      ),
  },
  areas: {
    operation: 'countAnswerClassification',
    columns: ['Área', 'Questões', 'Acertos', 'Erros'],
    rows: async (context, {dateStart, dateEnd}) =>
      (await queries.countAnswerClassification({}, {dateStart, dateEnd}, context)).map(
        ({area: code, questions, correct, wrong}) => [area(code), questions, correct, wrong],
      ),
  },
  examAreas: {
    operation: 'performanceByClassificationInTestsAndSimulated',
    columns: ['Área', 'Questões', 'Acertos', 'Porcentagem'],
    rows: async (context, {dateStart, dateEnd}) =>
      (await queries.performanceByClassificationInTestsAndSimulated({}, {dateStart, dateEnd}, context)).map(
        ({classification, questions, correct, percentage}) => [area(classification), questions, correct, percentage],
      ),
  },
  difficulties: {
    operation: 'examPerformance',
    columns: ['Dificuldade', 'Questões', 'Porcentagem'],
    rows: async (context, {dateStart, dateEnd}) =>
      (await queries.examPerformance({}, {dateStart, dateEnd}, context)).answers.map(
        ({difficulty, countAnswer, percentage}) => [difficulties[difficulty], countAnswer, percentage],
      ),
  },
  flashcards: {
    operation: 'countFlashcards',
    columns: ['Acertos', 'Erros'],
    rows: async (context, {dateStart, dateEnd}) => {
      const {hits, misses} = await queries.countFlashcards({}, {dateStart, dateEnd}, context)
      return [[hits, misses]]
    },
  },
  presence: {
    operation: 'getPresenceDates',
    columns: ['Dia'],
    rows: async (context, {dateStart, dateEnd}) =>
      (await queries.getPresenceDates({}, {dateStart, dateEnd}, context)).map((date) => [date]),
  },
  report: {
    operation: 'performanceAndPriorityByThema',
    columns: [
      'Tema',
      'Índice de prioridade',
      'Acertos',
      'Questões',
      'Aproveitamento',
      'Aproveitamento antes',
      'Relevância',
    ],
    rows: async (context, {dateStart, dateEnd}) => {
      const asked = {dateStart, dateEnd, onlyCompletedThems: false}
      const {themes} = await queries.performanceAndPriorityByThema({}, asked, context)
      return themes.map(({leaf, priorityIndex, stats, totalPerformance, performanceLastMonth, relevance}) => [
        path(leaf),
        priorityIndex,
        stats.hits,
        stats.total,
        totalPerformance,
        performanceLastMonth,
        relevance,
      ])
    },
  },
  days: {
    operation: 'answersOverTime',
    columns: ['Dia', 'Questões', 'Acertos', 'Flashcards'],
    rows: async (context, {dateStart, dateEnd}) =>
      (await queries.answersOverTime({}, {dateStart, dateEnd}, context)).days.map(
        ({calendarDate, questions, correct, flashcards}) => [calendarDate, questions, correct, flashcards],
      ),
  },
  times: {
    operation: 'answersOverTime',
    columns: ['Semana', 'Com tempo', 'Segundos', 'Comparadas', 'Segundos das comparadas', 'Mediana dos outros'],
    rows: async (context, {dateStart, dateEnd}) =>
      (await queries.answersOverTime({}, {dateStart, dateEnd}, context)).times.map(
        ({weekSpan, timed, seconds, compared, comparedSeconds, medianSeconds}) => [
          weekSpan,
          timed,
          seconds,
          compared,
          comparedSeconds,
          medianSeconds,
        ],
      ),
  },
  forecast: {
    operation: 'performanceForecast',
    columns: ['Prova', 'UF', 'Previsão', 'De', 'Até', 'Corte', 'Questões', 'Cobertura'],
    rows: async (context) =>
      (await queries.performanceForecast({}, {}, context)).entries.map(
        ({name, uf, share, low, high, cutOff, questions, coverage}) => [
          name,
          uf,
          share,
          low,
          high,
          cutOff,
          questions,
          coverage,
        ],
      ),
  },
  help: {
    operation: 'whatWouldHelpMost',
    columns: ['Tema', 'Pontos por hora', 'Questões', 'Acertos', 'Relevância'],
    rows: async (context) =>
      (await queries.whatWouldHelpMost({}, {}, context)).map(({leaf, gainPerHour, questions, correct, relevance}) => [
        path(leaf),
        gainPerHour,
        questions,
        correct,
        relevance,
      ]),
  },
  ranking: {
    operation: 'getUserRankingStatus',
    columns: ['Posição', 'Nome', 'Nota', 'Total'],
    rows: async (context, {mockExamTemplate}) =>
      (await queries.getUserRankingStatus({}, {mockExamTemplate}, context)).map(({ranking, name, grade, total}) => [
        ranking,
        name,
        grade,
        total,
      ]),
  },
} satisfies Record<string, Table>

export type PerformanceTable = keyof typeof performanceTables

/** The table of a name. */
export const tableOf = (name: PerformanceTable): Table => performanceTables[name]
