import type {Insertable} from 'kysely'
import type {ExamActivityTable} from '../../server/exam/tables.ts'
import {addFullExams, addMock} from './examFixture.ts'
import {createExtraDocument, finishExamDocument, hour, minute, rankDocument, startExamDocument} from './examSupport.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import type {StudyMutation} from './studyRequests.ts'
import type {AgendaData, Student, TestServer} from './support.ts'

const mocks = {start: 'simulado-a', running: 'simulado-b', ended: 'simulado-c'}
const fullExam = 'prova-de-todos'

/** Theirs alone: what a mock exam asks is left out of the days of study. */
const asked = ['longa-08', 'longa-09', 'longa-10', 'longa-11']

/** Templates that every student of the requests below sits. */
export async function addExamTemplates(server: TestServer): Promise<void> {
  for (const [state, id] of Object.entries(mocks)) {
    await addMock(server, asked, {id, opens_after_days: state === 'ended' ? 40 : 60})
  }
  await addFullExams(server, [{id: fullExam, uf: 'SP', institution: 'USP', year: 2025, questions: asked}])
}

/**
 * Exams of one student whose ids are told by that of the agenda: a mock exam that can be started, one that runs and one
 * whose ranking is due, a full and a smart exam.
 */
export async function addExamsOf({database: {db}}: TestServer, {profileId}: Student, {_id}: AgendaData): Promise<void> {
  const at = (after: number) => new Date(wednesdayNoon + after)
  const base = {profile_id: profileId, calendar_date: wednesday, created_at: at(0), updated_at: at(0), is_extra: false}
  const window = {
    opens_at: at(-hour),
    last_start_at: at(hour),
    closes_at: at(4 * hour),
    answers_at: at(5 * hour),
    ranking_at: at(6 * hour),
  }
  const running = {started_at: at(-minute), deadline: at(hour), seals_at: at(5 * hour)}
  const past = {
    opens_at: at(-9 * hour),
    last_start_at: at(-8 * hour),
    closes_at: at(-7 * hour),
    answers_at: at(-6 * hour),
    ranking_at: at(-5 * hour),
  }
  const ended = {
    started_at: at(-9 * hour),
    deadline: at(-8 * hour),
    seals_at: at(-6 * hour),
    finished_at: at(-8 * hour),
  }
  const rows: readonly Omit<Insertable<ExamActivityTable>, keyof typeof base>[] = [
    {kind: 'mock', id: `${_id}-start`, mock_exam_id: mocks.start, minutes: 60, ...window},
    {kind: 'mock', id: `${_id}-running`, mock_exam_id: mocks.running, minutes: 60, ...window, ...running},
    {
      kind: 'mock',
      id: `${_id}-ended`,
      mock_exam_id: mocks.ended,
      minutes: 60,
      ...past,
      ...ended,
      sealed_at: at(-6 * hour),
      learned_at: at(-6 * hour),
      grade: 50,
      correct: 2,
      answered: 2,
    },
    {kind: 'exam', id: `${_id}-full`, exam_id: fullExam, institution: 'USP', uf: 'SP'},
    {kind: 'smartExam', id: `${_id}-smart`, institution: 'USP', uf: 'SP'},
  ]
  for (const {kind, id, ...row} of rows) {
    const agenda = {
      id,
      kind,
      profile_id: profileId,
      calendar_date: wednesday,
      has_smart_review: false,
      created_at: at(0),
    }
    await db.insertInto('agenda').values(agenda).execute()
    await db
      .insertInto('exam_activity')
      .values({...base, id, kind, ...row})
      .execute()
    const questions = asked.map((question_id, position) => ({
      agenda_id: id,
      question_id,
      part: 'exam' as const,
      position,
      lesson_id: null,
      reason: null,
      retrievability: null,
    }))
    await db.insertInto('agenda_question').values(questions).execute()
  }
}

const change =
  (name: 'start' | 'running'): StudyMutation['variables'] =>
  ({_id}, now) => ({
    input: {activityId: `${_id}-${name}`, dateNow: new Date(now).toISOString()},
  })
const ranking =
  (template: string): StudyMutation['variables'] =>
  ({_id}) => ({template, activity: `${_id}-ended`})

/** The mutations of exams, by name. */
export const examMutationCases: Record<string, StudyMutation> = {
  startExam: {document: startExamDocument, variables: change('start'), other: change('running')},
  finishMockExam: {document: finishExamDocument, variables: change('running'), other: change('start')},
  rankMockExam: {document: rankDocument, variables: ranking(mocks.ended), other: ranking(mocks.start)},
  createMockExamExtraActivity: {
    document: createExtraDocument,
    variables: () => ({template: mocks.ended}),
    other: () => ({template: mocks.start}),
  },
}

type Asked = {readonly document: string; readonly variables: StudyMutation['variables']}

const byId = (document: string, name: string): Asked => ({document, variables: ({_id}) => ({id: `${_id}-${name}`})})
const plain = (document: string): Asked => ({document, variables: () => ({})})

/** The queries of exams, by name. */
export const examQueryCases: Record<string, Asked> = {
  getOrCreateExamActivity: plain(
    `{ getOrCreateExamActivity(examTemplate: "${fullExam}", calendarDate: "${wednesday}") { _id } }`,
  ),
  getOrCreateMockExamActivity: plain(`{ getOrCreateMockExamActivity(mockExamTemplate: "${mocks.start}") { _id } }`),
  getSmartExamActivity: byId('query ($id: ID!) { getSmartExamActivity(_id: $id) { _id } }', 'smart'),
  getExamActivity: byId('query ($id: ID!) { getExamActivity(_id: $id) { _id } }', 'full'),
  getMockExamActivity: byId('query ($id: ID!) { getMockExamActivity(_id: $id) { _id } }', 'running'),
  getMockExamTemplates: plain('{ getMockExamTemplates { template title } }'),
  mockExamTemplateInfo: byId('query ($id: ID!) { mockExamTemplateInfo(activityId: $id) { _id } }', 'ended'),
  studentPerformanceMockExam: byId(
    'query ($id: ID!) { studentPerformanceMockExam(activityId: $id) { area } }',
    'ended',
  ),
  questionsByAreaMockExam: plain(
    `{ questionsByAreaMockExam(mockExamTemplateId: "${mocks.ended}") { area questions } }`,
  ),
  getActivityDetailsForPrint: byId('query ($id: ID!) { getActivityDetailsForPrint(activityId: $id) { _id } }', 'ended'),
  getActivityExamsHistory: plain('{ getActivityExamsHistory { _id } }'),
  getActivityMockExamsHistory: plain('{ getActivityMockExamsHistory { _id } }'),
  getActivitySmartExamsHistory: plain('{ getActivitySmartExamsHistory { _id } }'),
  runningMockExam: plain('{ runningMockExam { _id } }'),
  commentedInstitutions: plain('{ commentedInstitutions { name } }'),
  commentedExams: plain('{ commentedExams(uf: "SP", institution: "USP") { template } }'),
  commentedQuestions: plain(`{ commentedQuestions(examTemplate: "${fullExam}", skip: 0, limit: 10) { _id } }`),
}
