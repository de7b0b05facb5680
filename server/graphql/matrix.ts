import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {Mutation, Query, Subscription} from '../../schema/generated/resolvers.ts'
import {blockReasonOfStored, isStaff, type StaffRole} from '../access/session.ts'
import type {Session} from '../access/session.types.ts'
import type {RequestContext} from './context.ts'
import {Refusal} from './refusal.ts'

/** Every root field of the schema. */
export type Operation = Exclude<keyof Query | keyof Mutation | keyof Subscription, '__typename'>

export const callerRoles = [
  'visitor',
  'diagnosticVisitor',
  'student',
  'blockedStudent',
  'moderator',
  'specialist',
  'superAdmin',
  'admin',
  'commentator',
  'curator',
] as const
export type CallerRole = (typeof callerRoles)[number]

export type Cell = 'allowed' | Extract<ErrorCode, 'UNAUTHENTICATED' | 'FORBIDDEN'>

/**
 * `otherStudent`: what a student gets for an id of another student, exactly what an unknown id gives; `ignored` where it
 * answers as the caller's own, or as one that is gone.
 */
export type Row = {readonly [R in CallerRole]: Cell} & {
  readonly otherStudent: 'NOT_FOUND' | 'FAILED_TO_FINISH_STUDY' | 'ignored' | 'takesNoIds'
  /** What a student is told who is blocked because the course is over, instead of FORBIDDEN (spec 1§8). */
  readonly courseFinished?: 'COURSE_FINISHED'
}

const everybody: Omit<Row, 'otherStudent'> = {
  visitor: 'allowed',
  diagnosticVisitor: 'allowed',
  student: 'allowed',
  blockedStudent: 'allowed',
  moderator: 'allowed',
  specialist: 'allowed',
  superAdmin: 'allowed',
  admin: 'allowed',
  commentator: 'allowed',
  curator: 'allowed',
}

/** Everybody who is signed in, blocked or not. */
export const signedIn: Omit<Row, 'otherStudent'> = {
  ...everybody,
  visitor: 'UNAUTHENTICATED',
  diagnosticVisitor: 'UNAUTHENTICATED',
}

const withAccess: Omit<Row, 'otherStudent'> = {...signedIn, blockedStudent: 'FORBIDDEN'}

/**
 * Who may call what (D-11). A root field without a row does not compile, a row without a test fails. Staff study like
 * students: their role adds nothing to these operations.
 */
export const matrix: {readonly [O in Operation]: Row} = {
  profile: {...signedIn, otherStudent: 'takesNoIds'},
  agenda: {...withAccess, otherStudent: 'takesNoIds', courseFinished: 'COURSE_FINISHED'},
  coursesMany: {...everybody, otherStudent: 'takesNoIds'},
  coursesManyInfo: {...signedIn, otherStudent: 'takesNoIds'},
  questionMany: {...withAccess, otherStudent: 'NOT_FOUND'},
  findBurgerMenuItems: {...signedIn, otherStudent: 'takesNoIds'},
  getLoginFrequency: {...signedIn, otherStudent: 'takesNoIds'},
  createOneAnswer: {...withAccess, otherStudent: 'NOT_FOUND'},
  createManyAnswer: {...withAccess, otherStudent: 'NOT_FOUND'},
  createOrUpdateOnePreChoice: {...withAccess, otherStudent: 'NOT_FOUND'},
  finishAgendaActivityContent: {...withAccess, otherStudent: 'FAILED_TO_FINISH_STUDY'},
  getQuestionActivityDetails: {...withAccess, otherStudent: 'NOT_FOUND'},
  getActivityDoubts: {...withAccess, otherStudent: 'NOT_FOUND'},
  studyPreferences: {...withAccess, otherStudent: 'takesNoIds'},
  flashcardMany: {...withAccess, otherStudent: 'NOT_FOUND'},
  videoMany: {...withAccess, otherStudent: 'takesNoIds'},
  textMany: {...withAccess, otherStudent: 'takesNoIds'},
  mindmapMany: {...withAccess, otherStudent: 'takesNoIds'},
  lessonOneVideos: {...withAccess, otherStudent: 'takesNoIds'},
  questionManyFavorite: {...withAccess, otherStudent: 'takesNoIds'},
  videoManyFavorite: {...withAccess, otherStudent: 'takesNoIds'},
  textManyFavorite: {...withAccess, otherStudent: 'takesNoIds'},
  mindmapManyFavorite: {...withAccess, otherStudent: 'takesNoIds'},
  flashcardManyFavorite: {...withAccess, otherStudent: 'takesNoIds'},
  favoriteOne: {...withAccess, otherStudent: 'takesNoIds'},
  rateOne: {...withAccess, otherStudent: 'takesNoIds'},
  createManyPreChoices: {...withAccess, otherStudent: 'NOT_FOUND'},
  revealEssay: {...withAccess, otherStudent: 'NOT_FOUND'},
  saveQuestionMarks: {...withAccess, otherStudent: 'NOT_FOUND'},
  practiceQuestion: {...withAccess, otherStudent: 'takesNoIds'},
  answerFlashcard: {...withAccess, otherStudent: 'NOT_FOUND'},
  undoFlashcardAnswer: {...withAccess, otherStudent: 'NOT_FOUND'},
  addOrRemoveQuestionAsDoubt: {...withAccess, otherStudent: 'NOT_FOUND'},
  favoriteCreateOrDelete: {...withAccess, otherStudent: 'takesNoIds'},
  rateCreateOrUpdate: {...withAccess, otherStudent: 'takesNoIds'},
  reportCreateOne: {...withAccess, otherStudent: 'takesNoIds'},
  updateStudyPreferences: {...withAccess, otherStudent: 'takesNoIds'},
  flashcardRecorded: {...withAccess, otherStudent: 'takesNoIds'},
  getInstitutionList: {...signedIn, otherStudent: 'takesNoIds'},
  shouldDisplayModal: {...signedIn, otherStudent: 'takesNoIds'},
  getCurrentStudentExperiment: {...signedIn, otherStudent: 'takesNoIds'},
  createAccount: {...everybody, otherStudent: 'takesNoIds'},
  updateProfile: {...signedIn, otherStudent: 'takesNoIds'},
  requestAccountDeletion: {...signedIn, otherStudent: 'takesNoIds'},
  cancelAccountDeletion: {...signedIn, otherStudent: 'takesNoIds'},
  connectedDevices: {...signedIn, otherStudent: 'takesNoIds'},
  endDevice: {...signedIn, otherStudent: 'ignored'},
  endOtherDevices: {...signedIn, otherStudent: 'takesNoIds'},
  swapCurrentCourse: {...signedIn, otherStudent: 'NOT_FOUND'},
  markModalAsSeen: {...signedIn, otherStudent: 'takesNoIds'},
  updateUserExperimentState: {...signedIn, otherStudent: 'takesNoIds'},
  answerRecorded: {...withAccess, otherStudent: 'takesNoIds'},
  preChoiceRecorded: {...withAccess, otherStudent: 'takesNoIds'},
  getOrCreateExamActivity: {...withAccess, otherStudent: 'takesNoIds'},
  getOrCreateMockExamActivity: {...withAccess, otherStudent: 'takesNoIds'},
  getSmartExamActivity: {...withAccess, otherStudent: 'NOT_FOUND'},
  getExamActivity: {...withAccess, otherStudent: 'NOT_FOUND'},
  getMockExamActivity: {...withAccess, otherStudent: 'NOT_FOUND'},
  getMockExamTemplates: {...withAccess, otherStudent: 'takesNoIds'},
  mockExamTemplateInfo: {...withAccess, otherStudent: 'NOT_FOUND'},
  studentPerformanceMockExam: {...withAccess, otherStudent: 'NOT_FOUND'},
  questionsByAreaMockExam: {...withAccess, otherStudent: 'takesNoIds'},
  getActivityDetailsForPrint: {...withAccess, otherStudent: 'NOT_FOUND'},
  getActivityExamsHistory: {...withAccess, otherStudent: 'takesNoIds'},
  getActivityMockExamsHistory: {...withAccess, otherStudent: 'takesNoIds'},
  getActivitySmartExamsHistory: {...withAccess, otherStudent: 'takesNoIds'},
  commentedExams: {...withAccess, otherStudent: 'takesNoIds'},
  commentedQuestions: {...withAccess, otherStudent: 'takesNoIds'},
  startExam: {...withAccess, otherStudent: 'NOT_FOUND'},
  finishMockExam: {...withAccess, otherStudent: 'NOT_FOUND'},
  rankMockExam: {...withAccess, otherStudent: 'NOT_FOUND'},
  createMockExamExtraActivity: {...withAccess, otherStudent: 'takesNoIds'},
  examChanged: {...withAccess, otherStudent: 'takesNoIds'},
}

const roleOfStaff: {readonly [R in StaffRole]: CallerRole} = {
  'super-admin': 'superAdmin',
  admin: 'admin',
  commentator: 'commentator',
  curator: 'curator',
  moderator: 'moderator',
  specialist: 'specialist',
}

/** All roles a caller has; the most generous cell counts. A block takes the roles of staff away as well. */
export function rolesOf(session: Session | null, hasDiagnosticId: boolean): readonly CallerRole[] {
  if (session === null) return [hasDiagnosticId ? 'diagnosticVisitor' : 'visitor']
  if (blockReasonOfStored(session.profile) !== null) return ['blockedStudent']
  return ['student', ...session.profile.roles.filter(isStaff).map((role) => roleOfStaff[role])]
}

/**
 * Lets the request pass or refuses it by its row.
 *
 * @throws Refusal UNAUTHENTICATED or FORBIDDEN, or what the row has for a finished course
 */
export async function authorise(row: Row, context: RequestContext): Promise<void> {
  // What a visitor may see needs no look at the token, so a stale one does not lock anybody out of the login page.
  if (row.visitor === 'allowed') return
  const session = await context.session()
  const roles = rolesOf(session, context.hasDiagnosticId)
  const cells = roles.map((role) => row[role])
  if (cells.includes('allowed')) return
  if (row.courseFinished !== undefined && session !== null && blockReasonOfStored(session.profile) === 'course')
    throw new Refusal(row.courseFinished)
  throw new Refusal(cells[0] === 'UNAUTHENTICATED' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
}

/**
 * The session of an operation that the matrix opens to signed-in people only.
 *
 * @throws Refusal UNAUTHENTICATED
 */
export async function signedInSession(context: RequestContext): Promise<Session> {
  const session = await context.session()
  if (session === null) throw new Refusal('UNAUTHENTICATED')
  return session
}
