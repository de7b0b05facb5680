import {sql} from 'kysely'
import type {ExtraKind} from '../../server/extras/tables.ts'
import {addFullExams} from './examFixture.ts'
import {
  countDocument,
  courseTypesDocument,
  createCardsDocument,
  createDeckCardsDocument,
  createExamDocument,
  createQuestionsDocument,
  createReviewDocument,
  createSmartExamDocument,
  createSmartReviewDocument,
  createStudyDocument,
  decksDocument,
  deleteExtraDocument,
  deletePresetDocument,
  everything,
  extrasDocument,
  finishExtraDocument,
  finishExtraReviewDocument,
  finishExtraStudyDocument,
  pathOf,
  presetsDocument,
  savePresetDocument,
  wish,
} from './extrasSupport.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import type {StudyMutation} from './studyRequests.ts'
import type {AgendaData, Student, TestServer} from './support.ts'

const freeExam = 'prova-livre'

/** A full exam none of whose keys is held. */
export const addExtraTemplates = (server: TestServer): Promise<void> =>
  addFullExams(server, [
    {id: freeExam, uf: 'SP', institution: 'UNIFESP', year: 2024, questions: ['media-00', 'media-01']},
    {id: `${freeExam}-2`, uf: 'SP', institution: 'UNIFESP', year: 2023, questions: ['media-02']},
  ])

const long = new Date(wednesdayNoon - 30 * 86_400_000)

/**
 * Extras of one student whose ids are told by that of the agenda: one without items, a study, and a review that was
 * deleted, so that another one may be made today; a preset, a saved card, and a study that is old enough to be reviewed.
 */
export async function addExtrasOf(
  {database: {db}}: TestServer,
  {profileId}: Student,
  {_id}: Pick<AgendaData, '_id'>,
): Promise<void> {
  const at = new Date(wednesdayNoon)
  const extras: readonly (readonly [string, ExtraKind, string | null])[] = [
    ['questoes', 'Question', null],
    ['estudo', 'TheoreticalStudy', 'media'],
    ['revisao', 'TheoreticalReview', 'futura'],
  ]
  for (const [name, kind, lesson_id] of extras) {
    const id = `${_id}-${name}`
    const of = {profile_id: profileId, calendar_date: wednesday, created_at: at}
    const has_smart_review = lesson_id === null
    await db
      .insertInto('agenda')
      .values({...of, id, kind: 'extra', has_smart_review})
      .execute()
    const deleted_at = kind === 'TheoreticalReview' ? at : null
    const values = {...of, id, kind, classification: '[]', exam_mode: false, is_priority: false, seed: null, deleted_at}
    await db.insertInto('extra_activity').values(values).execute()
    if (lesson_id === null) continue
    const part = kind === 'TheoreticalStudy' ? ('theoreticalStudy' as const) : ('theoreticalReview' as const)
    await db.insertInto('agenda_lesson').values({agenda_id: id, part, lesson_id, position: 0}).execute()
  }
  const filters = JSON.stringify(wish())
  await db
    .insertInto('question_preset')
    .values({id: `${_id}-filtros`, profile_id: profileId, name: 'Da casa', filters, created_at: at, updated_at: at})
    .execute()
  await db
    .insertInto('deck_flashcard')
    .values({profile_id: profileId, flashcard_id: 'longa-c00', added_at: at})
    .execute()
  await sql`
    insert into lesson_progress (profile_id, lesson_id, study_finished_at) values (${profileId}, 'longa', ${long})
    on conflict do nothing`.execute(db)
}

const fixed = (variables: Record<string, unknown>) => () => variables
const ofExtra =
  (name: string, variables: Record<string, unknown> = {}): StudyMutation['variables'] =>
  ({_id}) => ({id: `${_id}-${name}`, ...variables})

type ExtraMutation = Pick<StudyMutation, 'document' | 'variables'> & {readonly other: StudyMutation['other'] | null}

const oneClick = (document: string): ExtraMutation => ({document, variables: fixed({}), other: null})

/** The mutations of extras, by name. */
export const extraMutations: Record<string, ExtraMutation> = {
  createQuestionActivity: {
    document: createQuestionsDocument,
    variables: fixed({input: wish()}),
    other: fixed({input: wish({count: 2})}),
  },
  createFlashcardActivityByClassification: {
    document: createCardsDocument,
    variables: fixed({treeId: 'curso', classification: pathOf('longa'), count: 5}),
    other: fixed({treeId: 'curso', classification: pathOf('alta'), count: 5}),
  },
  createFlashcardActivityByDeck: {
    document: createDeckCardsDocument,
    variables: fixed({deckIds: ['longa'], length: 5}),
    other: fixed({deckIds: [], length: 5}),
  },
  createTheoreticalExtraActivity: {
    document: createStudyDocument,
    variables: fixed({classification: pathOf('alta')}),
    other: fixed({classification: pathOf('longa')}),
  },
  createTheoreticalReviewExtraActivity: oneClick(createReviewDocument),
  createSmartReviewExtraActivity: oneClick(createSmartReviewDocument),
  createSmartExamExtraActivity: oneClick(createSmartExamDocument),
  createExamExtraActivity: {
    document: createExamDocument,
    variables: fixed({template: freeExam}),
    other: fixed({template: `${freeExam}-2`}),
  },
  deleteExtraActivity: {document: deleteExtraDocument, variables: ofExtra('questoes'), other: ofExtra('estudo')},
  finishExtraActivity: {document: finishExtraDocument, variables: ofExtra('questoes'), other: ofExtra('outra')},
  finishExtraTheoreticalStudyExtraActivity: {
    document: finishExtraStudyDocument,
    variables: ofExtra('estudo', {classification: pathOf('media')}),
    other: ofExtra('outro', {classification: pathOf('media')}),
  },
  finishExtraTheoreticalReviewActivity: {
    document: finishExtraReviewDocument,
    variables: ofExtra('revisao', {classification: pathOf('futura')}),
    other: ofExtra('outra', {classification: pathOf('futura')}),
  },
  saveQuestionPreset: {
    document: savePresetDocument,
    variables: fixed({input: {name: 'Só difíceis', filters: wish({difficulty: ['hard']})}}),
    other: fixed({input: {name: 'Só fáceis', filters: wish({difficulty: ['easy']})}}),
  },
  deleteQuestionPreset: {
    document: deletePresetDocument,
    variables: ({_id}) => ({preset: `${_id}-filtros`}),
    other: ({_id}) => ({preset: `${_id}-outros`}),
  },
}

type Asked = {readonly document: string; readonly variables: StudyMutation['variables']}

/** The queries of extras, by name. */
export const extraQueries: Record<string, Asked> = {
  getExtraActivities: {document: extrasDocument, variables: fixed({calendarDate: wednesday})},
  getCourseExtraActivities: {document: courseTypesDocument, variables: fixed({})},
  countQuestions: {document: countDocument, variables: fixed({input: everything})},
  questionPresets: {document: presetsDocument, variables: fixed({})},
  getUserDecks: {document: decksDocument, variables: fixed({})},
}
