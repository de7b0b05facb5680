import {expect, test} from 'vitest'
import {
  type DayExam,
  type ExamCandidate,
  examOfDay,
  isMockOfDay,
  type MockCandidate,
  type Target,
} from '../../../domain/agenda/composeExam.ts'

const off = {theoreticalStudy: false, theoreticalReview: false, smartReview: false, examAndMocks: false}
const exams = {...off, examAndMocks: true}
const week = {sunday: exams, monday: off, tuesday: off, wednesday: exams, thursday: off, friday: off, saturday: exams}
const wednesday = '20260715'
const at = (text: string) => Date.parse(`${text}:00-03:00`)

const mock = (template: string, parts: Partial<MockCandidate> = {}): MockCandidate => ({
  template,
  opensAt: at('2026-07-15T00:00'),
  lastStartAt: at('2026-07-15T23:00'),
  closesAt: at('2026-07-16T04:00'),
  isStarted: false,
  isFinished: false,
  ...parts,
})
const full = (template: string, institution: string, year: number, isTaken = false, uf = 'SP'): ExamCandidate => ({
  template,
  uf,
  institution,
  year,
  isTaken,
})

const first: Target = {uf: 'SP', institution: 'USP'}
const second: Target = {uf: 'BR', institution: 'INEP'}
const bank = [
  full('ufpr', 'UFPR', 2026),
  full('usp-2024', 'USP', 2024),
  full('usp-2025', 'USP', 2025),
  full('inep', 'INEP', 2020, false, 'BR'),
  full('usp-rj', 'USP', 2027, false, 'RJ'),
]
const taken = (...templates: readonly string[]) =>
  bank.map((exam) => ({...exam, isTaken: templates.includes(exam.template)}))

const mockOf = (template: string, among: number): DayExam => ({
  kind: 'mock',
  template,
  reason: {kind: 'openMock', among},
})
const examOf = (template: string, reason: DayExam['reason']): DayExam => ({kind: 'exam', template, reason})
const smartOf = (institution: string | null, institutions: number): DayExam => ({
  kind: 'smartExam',
  reason: {kind: 'noExamLeft', institution, institutions},
})
const usp = {kind: 'targetExam', institution: 'USP', target: 1} as const

type Case = readonly [
  string,
  string,
  {targets?: readonly Target[]; mocks?: readonly MockCandidate[]; exams?: readonly ExamCandidate[]},
  DayExam | null,
]

const cases: readonly Case[] = [
  ['a weekday without exams gets none', '20260716', {mocks: [mock('um')], exams: bank}, null],
  [
    'the mock exam of the day goes before all exams',
    wednesday,
    {mocks: [mock('um')], exams: bank, targets: [first]},
    mockOf('um', 1),
  ],
  [
    'a finished mock exam gives way to the full exam',
    wednesday,
    {mocks: [mock('um', {isFinished: true})], exams: bank, targets: [first]},
    examOf('usp-2025', {...usp, institutions: 1}),
  ],
  [
    'of two mock exams the one comes that must be started first',
    wednesday,
    {
      mocks: [
        mock('b', {lastStartAt: at('2026-07-17T12:00')}),
        mock('c'),
        mock('a', {lastStartAt: at('2026-07-17T12:00')}),
      ],
    },
    mockOf('c', 3),
  ],
  [
    'of two that must be started by the same time the first by its name',
    wednesday,
    {mocks: [mock('c'), mock('a'), mock('b')]},
    mockOf('a', 3),
  ],
  [
    'a mock exam of another day is not for this one',
    wednesday,
    {mocks: [mock('um', {opensAt: at('2026-07-16T00:00'), lastStartAt: at('2026-07-16T23:00')})], exams: bank},
    examOf('usp-rj', {kind: 'newestExam', institution: 'USP', institutions: 0}),
  ],
  [
    'of two exams of one institution and year the first by its name',
    wednesday,
    {exams: [full('usp-b', 'USP', 2025), full('usp-a', 'USP', 2025), full('usp-c', 'USP', 2025)], targets: [first]},
    examOf('usp-a', {...usp, institutions: 1}),
  ],
  [
    'the newest exam of the first target that was not taken',
    wednesday,
    {exams: taken('usp-2025'), targets: [first, second]},
    examOf('usp-2024', {...usp, institutions: 2}),
  ],
  [
    'then the next target',
    wednesday,
    {exams: taken('usp-2025', 'usp-2024'), targets: [first, second]},
    examOf('inep', {kind: 'targetExam', institution: 'INEP', target: 2, institutions: 2}),
  ],
  [
    'then any institution, the newest first',
    wednesday,
    {exams: taken('usp-2025', 'usp-2024', 'inep'), targets: [first, second]},
    examOf('usp-rj', {kind: 'newestExam', institution: 'USP', institutions: 2}),
  ],
  [
    'without targets the newest of all',
    wednesday,
    {exams: bank},
    examOf('usp-rj', {kind: 'newestExam', institution: 'USP', institutions: 0}),
  ],
  [
    'when all are taken, a smart exam',
    wednesday,
    {exams: taken(...bank.map(({template}) => template)), targets: [first]},
    smartOf('USP', 1),
  ],
  [
    'mock exams that are finished or of another day do not count among those of the day',
    wednesday,
    {
      mocks: [
        mock('a', {isFinished: true}),
        mock('b'),
        mock('c', {opensAt: at('2026-07-16T00:00'), lastStartAt: at('2026-07-16T23:00')}),
      ],
    },
    mockOf('b', 1),
  ],
  ['an empty bank gives a smart exam', wednesday, {}, smartOf(null, 0)],
]

test.each(cases)('%s', (_name, date, {targets = [], mocks = [], exams: candidates = []}, wanted) => {
  expect(examOfDay(date, week, {targets, mocks, exams: candidates})).toEqual(wanted)
})

const twoDays = {opensAt: at('2026-07-15T00:00'), lastStartAt: at('2026-07-16T23:00'), closesAt: at('2026-07-17T10:00')}

test.each([
  ['20260714', false, false],
  ['20260715', true, true],
  ['20260716', true, true],
  ['20260717', false, true],
  ['20260718', false, false],
])('on %s a mock exam of two days can be started: %s, gone on with: %s', (date, fresh, started) => {
  expect(isMockOfDay({...twoDays, isStarted: false}, date)).toBe(fresh)
  expect(isMockOfDay({...twoDays, isStarted: true}, date)).toBe(started)
})

test('a mock exam that ends at four in the morning does not belong to the day that begins then', () => {
  expect(isMockOfDay({...mock('um'), isStarted: true}, '20260716')).toBe(false)
})

test('a mock exam that may be started until midnight does not belong to the day that begins then', () => {
  const untilMidnight = {...mock('um'), lastStartAt: at('2026-07-16T00:00')}
  expect([isMockOfDay(untilMidnight, wednesday), isMockOfDay(untilMidnight, '20260716')]).toEqual([true, false])
})
