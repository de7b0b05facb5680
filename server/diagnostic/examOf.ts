import {resultsOfDiagnostic} from '../../domain/diagnostic/results.ts'
import type {RequestContext} from '../kernel/context.ts'
import {type ExamRow, openExam} from './exam.repository.ts'
import {checkedDiagnosticId} from './input.ts'
import {findAnswers, findThemeShares} from './questions.repository.ts'
import {countRequest} from './requestCount.ts'

/** The student who asks, or null for a visitor; a token that is not valid any more keeps nobody from a diagnostic. */
export async function callerOf(context: RequestContext): Promise<string | null> {
  const session = await context.session().catch(() => null)
  return session?.profile.id ?? null
}

/** @throws DomainError NOT_FOUND, RATE_LIMITED for an id that was asked for too often */
export async function examOf(context: RequestContext, given: string): Promise<ExamRow> {
  const id = checkedDiagnosticId(given)
  countRequest(context.services, id)
  return openExam(context.services.database, id, await callerOf(context))
}

/** The result of a finished diagnostic; null before its end. */
export async function resultsOfExam({services}: RequestContext, exam: ExamRow) {
  if (exam.finishedAt === null) return null
  const {database, clock} = services
  const now = clock()
  const [answers, relevanceOf] = await Promise.all([
    findAnswers(database, exam, now),
    findThemeShares(database, exam.targets, now),
  ])
  return resultsOfDiagnostic(answers, relevanceOf)
}
