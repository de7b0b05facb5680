import type {Insertable} from 'kysely'
import type {ProfileTable} from '../../server/profile/tables.ts'
import {firstStudyWeek} from '../../server/profile/studyWeek.ts'
import type {StudyMutation} from './studyRequests.ts'
import type {AgendaData, TestServer} from './support.ts'
import {
  finishThemeDocument,
  moveDocument,
  phasesDocument,
  plannersDocument,
  reasonsDocument,
  reviewDocument,
  themesDocument,
  treeDocument,
  undoMoveDocument,
} from './themesSupport.ts'

const {sunday, saturday, ...week} = firstStudyWeek(undefined)
const free = {theoreticalStudy: false, examAndMocks: false}
const plain = {...week, sunday: {...sunday, ...free}, saturday: {...saturday, ...free}}

type Asked = {readonly document: string; readonly variables: StudyMutation['variables']}

/** A student who can move a study to the weekend, and takes no exams. */
export const withFreeWeekend: Partial<Insertable<ProfileTable>> = {
  study_week: JSON.stringify(
    Object.fromEntries(Object.entries(plain).map(([day, plan]) => [day, {...plan, examAndMocks: false}])),
  ),
}

/** A second study of the day, for what one of them is finished by. */
export async function addSecondStudy({database: {db}}: TestServer, {_id}: AgendaData): Promise<void> {
  const place = {agenda_id: _id, part: 'theoreticalStudy' as const, lesson_id: 'futura', position: 1, finished_at: null}
  await db
    .insertInto('agenda_lesson')
    .values(place)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const review = (themeLimit: number) => () => ({input: {questionLimit: 10, themeLimit, seed: 1}})

/** The mutations of themes, moves and priority reviews, by name. */
export const themesMutations: Record<string, StudyMutation> = {
  finishTheoreticalStudy: {
    document: finishThemeDocument,
    variables: () => ({lesson: 'media'}),
    other: () => ({lesson: 'alta'}),
  },
  moveTheoreticalStudy: {
    document: moveDocument,
    variables: () => ({lesson: 'futura', to: '20260719'}),
    other: () => ({lesson: 'futura', to: '20260718'}),
  },
  createPriorityReview: {document: reviewDocument, variables: review(2), other: review(3)},
}

/** It has no other input. */
export const undoMoveCase: Asked = {document: undoMoveDocument, variables: () => ({})}

/** The queries of themes and moves, by name. */
export const themesQueries: Record<string, Asked> = {
  classificationTree: {document: treeDocument, variables: () => ({courseId: 'curso'})},
  getClassificationTreeAvailablePhases: {document: phasesDocument, variables: () => ({courseId: 'curso'})},
  customRelevances: {document: themesDocument, variables: () => ({})},
  getPlanners: {document: plannersDocument, variables: () => ({})},
  selectionReasons: {document: reasonsDocument, variables: ({_id}) => ({activity: _id})},
  movableStudyDays: {document: '{ movableStudyDays }', variables: () => ({})},
  movedStudy: {document: '{ movedStudy { _id } }', variables: () => ({})},
}
