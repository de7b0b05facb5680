import {createHash} from 'node:crypto'
import type {AgendaData, Student, TestServer} from './support.ts'

export const createDocument = `mutation ($targets: [InstitutionTargetInput!]!, $template: ID, $isPartial: Boolean, $key: ID!) {
  createDiagnosticExam(institutionTarget: $targets, templateId: $template, isPartial: $isPartial, idempotencyKey: $key) }`
export const markDocument = `mutation ($id: ID!, $preChoice: DiagnosticPreChoiceInput!, $key: ID!) {
  updateDiagnosticExamPreChoice(_id: $id, preChoice: $preChoice, idempotencyKey: $key) }`
export const finishDiagnosticDocument =
  'mutation ($id: ID!, $key: ID!) { finishDiagnosticExam(_id: $id, idempotencyKey: $key) }'
export const formDocument = `mutation ($id: ID!, $email: String!, $name: String!, $phone: String!, $how: String!,
  $consent: String, $website: String, $dateNow: DateTime, $key: ID!) {
  submitDiagnosticExamForm(_id: $id, email: $email, name: $name, phone: $phone, howDidYouMeetUs: $how,
    consentVersion: $consent, website: $website, dateNow: $dateNow, idempotencyKey: $key) }`
export const claimDocument = 'mutation ($id: ID!, $key: ID!) { claimDiagnosticExam(_id: $id, idempotencyKey: $key) }'
export const sharedDocument = 'query ($id: ID!) { sharedDiagnostic(_id: $id) }'
export const shareDocument = 'mutation ($id: ID!, $key: ID!) { shareDiagnosticResult(_id: $id, idempotencyKey: $key) }'
export const withdrawShareDocument = `mutation ($id: ID!, $address: ID!, $key: ID!) {
  withdrawSharedDiagnostic(_id: $id, address: $address, idempotencyKey: $key) }`
export const findDocument = `query ($id: ID!) { findDiagnosticExam(_id: $id) { _id calendarDate finished isPartial template
  questions preChoice { questionId selected dateNow } institutionTarget { uf institution } } }`
export const resultsDocument = `query ($id: ID!) { fetchDiagnosticExamResults(_id: $id) {
  areas { area atentionCount totalPerformance totalStats { hits total } easyPerformance easyStats { hits total }
    mediumPerformance mediumStats { hits total } hardPerformance hardStats { hits total } }
  themes { leaf priorityIndex isPriority stats { hits total } totalPerformance relevance } } }`
export const statisticsDocument = `query ($targets: [InstitutionTargetInput!]!, $type: DiagnosticExamType!) {
  getExamStatistics(institutionTarget: $targets, examType: $type) { institution difficulty
    themeStatistics { leaf numberOfQuestions difficulty constancy } } }`
export const institutionsDocument = `query ($recent: Boolean!) {
  getInstitutionListForDiagnostic(hasRecentExamsOnly: $recent) { uf institutions { name } } }`
export const listDocument = '{ diagnosticExams { _id calendarDate finished institutionTarget { uf institution } } }'
export const diagnosticQuestionsDocument = `query ($ids: [ID!]!, $activity: ID) {
  questionMany(ids: $ids, type: "diagnostic", activity: $activity) {
    _id scopedId body choices classification difficulty correctChoice answersProportion answer comment { author }
    studentAnswer { choosen outcome } } }`
export const demoDocument = `query ($activity: ID) {
  flashcardMany(ids: [], type: "diagnostic", activity: $activity) { _id front back answer } }`

export const contactForm = {
  email: ' Ana.Novata@Exemplo.br ',
  name: 'Ana Novata',
  phone: '(11) 91234-5678',
  how: 'google',
}

/** The diagnostics that `addDiagnosticsOf` made beside an agenda, by what they are for. */
export const diagnosticOf = ({_id}: Pick<AgendaData, '_id'>, use: 'open' | 'marked' | 'finished'): string =>
  ({open: 'a', marked: 'b', finished: 'c'})[use] + createHash('sha256').update(_id).digest('hex').slice(0, 31)

/** One diagnostic that is open, one with all marks, and one that is finished, on the student's account. */
export async function addDiagnosticsOf(
  server: TestServer,
  student: Student,
  agenda: Pick<AgendaData, '_id'>,
): Promise<void> {
  const at = new Date(server.now - 60_000)
  const mark = {selected: 0, at: at.toISOString(), key: 'mark'}
  const marks = JSON.stringify({'alta-00': mark, 'alta-01': mark})
  const rows = (['open', 'marked', 'finished'] as const).map((use) => {
    const id = diagnosticOf(agenda, use)
    return {
      id,
      creation_key: id,
      creation_hash: id,
      profile_id: student.profileId,
      is_partial: false,
      template_id: null,
      institution_target: '[]',
      question_ids: JSON.stringify(['alta-00', 'alta-01']),
      marks: use === 'open' ? '{}' : marks,
      network: null,
      calendar_date: '20260715',
      created_at: at,
      updated_at: at,
      finished_at: use === 'finished' ? at : null,
    }
  })
  await server.database.db.insertInto('diagnostic_exam').values(rows).execute()
}

type Case = {
  readonly document: string
  readonly variables: (agenda: AgendaData, now: number) => Record<string, unknown>
}

/** A request for each operation of diagnostics, right in everything but perhaps the caller. */
export const diagnosticRequests: Record<string, Case> = {
  findDiagnosticExam: {document: findDocument, variables: (agenda) => ({id: diagnosticOf(agenda, 'open')})},
  fetchDiagnosticExamResults: {
    document: resultsDocument,
    variables: (agenda) => ({id: diagnosticOf(agenda, 'finished')}),
  },
  getExamStatistics: {document: statisticsDocument, variables: () => ({targets: [], type: 'R1'})},
  getInstitutionListForDiagnostic: {document: institutionsDocument, variables: () => ({recent: true})},
  diagnosticExams: {document: listDocument, variables: () => ({})},
  createDiagnosticExam: {
    document: createDocument,
    variables: () => ({targets: [], isPartial: true, key: crypto.randomUUID()}),
  },
  updateDiagnosticExamPreChoice: {
    document: markDocument,
    variables: (agenda, now) => ({
      id: diagnosticOf(agenda, 'open'),
      preChoice: {questionId: 'alta-00', selected: 0, dateNow: new Date(now).toISOString()},
      key: crypto.randomUUID(),
    }),
  },
  finishDiagnosticExam: {
    document: finishDiagnosticDocument,
    variables: (agenda) => ({id: diagnosticOf(agenda, 'marked'), key: crypto.randomUUID()}),
  },
  submitDiagnosticExamForm: {
    document: formDocument,
    // An address of its own: an hour's mails to one address are few.
    variables: (agenda) => ({
      id: diagnosticOf(agenda, 'finished'),
      ...contactForm,
      email: `${agenda._id}@exemplo.br`,
      key: crypto.randomUUID(),
    }),
  },
  sharedDiagnostic: {document: sharedDocument, variables: (agenda) => ({id: diagnosticOf(agenda, 'finished')})},
  shareDiagnosticResult: {
    document: shareDocument,
    variables: (agenda) => ({id: diagnosticOf(agenda, 'finished'), key: crypto.randomUUID()}),
  },
  withdrawSharedDiagnostic: {
    document: withdrawShareDocument,
    variables: (agenda) => ({
      id: diagnosticOf(agenda, 'finished'),
      address: '0'.repeat(32),
      key: crypto.randomUUID(),
    }),
  },
  claimDiagnosticExam: {
    document: claimDocument,
    variables: (agenda) => ({id: diagnosticOf(agenda, 'open'), key: crypto.randomUUID()}),
  },
}

/** What a visitor with a diagnostic may ask of operations that are the students' otherwise. */
export const requestsOfDiagnosticVisitor: Record<string, Case> = {
  questionMany: {
    document: diagnosticQuestionsDocument,
    variables: (agenda) => ({ids: ['alta-00'], activity: diagnosticOf(agenda, 'open')}),
  },
  flashcardMany: {document: demoDocument, variables: (agenda) => ({activity: diagnosticOf(agenda, 'open')})},
}
