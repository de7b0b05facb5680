import type {MockActivity, MockMark} from '../../machines/exam/mockExam.types.ts'

const at = (iso: string) => Date.parse(iso)

/** A national mock of one Sunday, from 13 h to 19 h in Brasília. */
export const mockActivity: MockActivity = {
  id: 'mock-activity-1',
  template: 'mock-1',
  isExtra: false,
  calendarDate: '20261122',
  title: '3º Simulado Nacional',
  subtitle: 'Revalida, primeira etapa',
  description: 'Questões objetivas das cinco grandes áreas.',
  institution: 'Instituto Nacional Fictício',
  questionIds: Array.from({length: 10}, (_, index) => `q${index + 1}`),
  total: 10,
  timeToDo: 300,
  extraMinutes: 0,
  opensAt: at('2026-11-22T16:00:00Z'),
  lastStartAt: at('2026-11-22T17:00:00Z'),
  closesAt: at('2026-11-22T22:00:00Z'),
  answersAt: at('2026-11-23T11:00:00Z'),
  rankingAt: at('2026-11-24T15:00:00Z'),
  startedAt: null,
  deadline: null,
  countsUntil: null,
  sealsAt: null,
  lateMarks: [],
  isFinished: false,
  isPrintingBlocked: false,
  ranking: null,
  receipt: null,
}

export const startedMock: MockActivity = {
  ...mockActivity,
  startedAt: at('2026-11-22T16:10:00Z'),
  deadline: at('2026-11-22T21:10:00Z'),
  countsUntil: at('2026-11-22T21:25:00Z'),
  sealsAt: at('2026-11-23T11:00:00Z'),
}

export const finishedMock: MockActivity = {
  ...startedMock,
  isFinished: true,
  receipt: {
    sequence: 1042,
    hash: '9f2c'.repeat(16),
    finishedAt: '2026-11-22T20:41:00Z',
    answered: 10,
    total: 10,
    byStudent: true,
  },
}

/** Marks on the first so many questions. */
export const mockMarks = (count: number): Readonly<Record<string, MockMark>> =>
  Object.fromEntries(
    mockActivity.questionIds
      .slice(0, count)
      .map((questionId, index) => [
        questionId,
        {questionId, selected: index % 4, essay: null, at: at('2026-11-22T17:00:00Z') + index},
      ]),
  )
