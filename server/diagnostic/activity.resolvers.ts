import {sql} from 'kysely'
import type {
  Flashcard,
  Question,
  QueryFlashcardManyArgs,
  QueryQuestionManyArgs,
} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {checkedIds} from '../kernel/input.ts'
import {findBankFlashcards} from '../study/contents.repository.ts'
import {examOf} from './examOf.ts'
import type {ExamRow} from './exam.repository.ts'
import {completeQuestions} from '../../domain/diagnostic/composition.ts'
import {findDiagnosticQuestions} from './questions.repository.ts'

/** What `type` says of an activity that is a diagnostic. */
const activityType = 'diagnostic'

/** Cards of the demo (spec 3§2.4). */
export const demoCards = 10

type Wanted = {readonly type: string; readonly activity?: string | null | undefined}
type Resolve<Args, Result> = (root: Record<PropertyKey, never>, args: Args, context: RequestContext) => Promise<Result>

/** @throws DomainError UNAUTHENTICATED for a visitor who names no diagnostic */
async function diagnosticOf(context: RequestContext, {type, activity}: Wanted): Promise<ExamRow | null> {
  if (type === activityType && activity !== null && activity !== undefined) return examOf(context, activity)
  return null
}

/** Cards of the themes that went wrong, then others, the same ones for the same diagnostic. */
async function demoIds({services: {database}}: RequestContext, exam: ExamRow): Promise<string[]> {
  const {rows} = await sql<{id: string}>`
    select f.id from flashcard f where not f.retired and not f.is_community
    order by exists (
      select from question q where q.id = any(${[...exam.questionIds]}::text[]) and q.lesson_id = f.lesson_id
    ) desc, md5(${exam.id}::text || f.id) limit ${demoCards}`.execute(database.db)
  return rows.map(({id}) => id)
}

/**
 * `questionMany` for a visitor inside of a diagnostic, keys withheld until it is finished (G-37); everything else goes
 * the way of students.
 */
export const orOfDiagnostic =
  (ofStudents: Resolve<QueryQuestionManyArgs, Question[]>): Resolve<QueryQuestionManyArgs, Question[]> =>
  async (root, args, context) => {
    const exam = await diagnosticOf(context, args)
    if (exam === null) return ofStudents(root, args, context)
    const {database, clock} = context.services
    const questions = await findDiagnosticQuestions(
      database,
      exam,
      checkedIds(args.ids, completeQuestions * 5),
      clock(),
    )
    if (questions.length === 0 && args.ids.length > 0) throw new DomainError('QUESTIONS_NOT_FOUND')
    return questions
  }

/** `flashcardMany` for the demo after a diagnostic: cards the server chooses, unanswered (flow F-136). */
export const orOfDemo =
  (ofStudents: Resolve<QueryFlashcardManyArgs, Flashcard[]>): Resolve<QueryFlashcardManyArgs, Flashcard[]> =>
  async (root, args, context) => {
    const exam = await diagnosticOf(context, args)
    if (exam === null) return ofStudents(root, args, context)
    return findBankFlashcards(context.services.database, await demoIds(context, exam))
  }
