import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import type {DiagnosticExam, MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import {DomainError} from '../kernel/domainError.ts'
import {runIdempotent, idempotentMutation, insertIdempotencyKey, visitorMutation} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import {assertChoice} from '../question/question.input.ts'
import {storeContact} from './contact.repository.ts'
import {createExam, type ExamRow, listExams, storeFinish, storeMark, storeOwner} from './exam.repository.ts'
import {callerOf, examOf, resultsOfExam} from './examOf.ts'
import {checkedContact, checkedDiagnosticId, checkedTargets, instantOf} from './input.ts'
import {choicesOf} from './questions.repository.ts'
import {countRequest} from './requestCount.ts'
import {findStatistics, listDiagnosticInstitutions} from './statistics.repository.ts'

const wireOf = ({
  id,
  calendarDate,
  finishedAt,
  isPartial,
  templateId,
  questionIds,
  marks,
  targets,
}: ExamRow): DiagnosticExam => ({
  _id: id,
  calendarDate,
  finished: finishedAt !== null,
  isPartial,
  template: templateId,
  questions: [...questionIds],
  preChoice: Object.entries(marks).map(([questionId, {selected, at}]) => ({questionId, selected, dateNow: at})),
  institutionTarget: targets.map((target) => ({...target})),
})

/** Reads of diagnostics and of the compass (spec 3§2.3, 3§2.4, 3§7; D-14). */
export const diagnosticQueries = {
  findDiagnosticExam: async (_root, {_id}, context) => wireOf(await examOf(context, _id)),

  fetchDiagnosticExamResults: async (_root, {_id}, context) => {
    const results = await resultsOfExam(context, await examOf(context, _id))
    return (
      results && {
        areas: results.areas.map((area) => ({...area})),
        themes: results.themes.map((theme) => ({...theme, leaf: [...theme.leaf]})),
      }
    )
  },

  getExamStatistics: async (_root, {institutionTarget, examType}, {services: {database, clock}}) => {
    const targets = checkedTargets(institutionTarget)
    const statistics = await findStatistics(database, {targets, examType, now: clock()})
    return statistics.map(({themeStatistics, ...of}) => ({
      ...of,
      themeStatistics: themeStatistics.map((theme) => ({...theme, leaf: [...theme.leaf]})),
    }))
  },

  getInstitutionListForDiagnostic: (_root, {hasRecentExamsOnly}, {services: {database, clock}}) =>
    listDiagnosticInstitutions(database, {onlyRecent: hasRecentExamsOnly, now: clock()}),

  diagnosticExams: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const rows = await listExams(context.services.database, profile.id)
    return rows.map(({id, calendarDate, finishedAt, targets}) => ({
      _id: id,
      calendarDate,
      finished: finishedAt !== null,
      institutionTarget: targets.map((target) => ({...target})),
    }))
  },
} satisfies Pick<
  QueryResolvers,
  | 'findDiagnosticExam'
  | 'fetchDiagnosticExamResults'
  | 'getExamStatistics'
  | 'getInstitutionListForDiagnostic'
  | 'diagnosticExams'
>

/** Writes of diagnostics. Their ids are their keys: who has one may write, whoever it is (D-14). */
export const diagnosticMutations = {
  createDiagnosticExam: async (_root, {institutionTarget, templateId, isPartial, idempotencyKey}, context) => {
    const {database, clock} = context.services
    const input = {
      targets: checkedTargets(institutionTarget),
      templateId: templateId === null || templateId === undefined ? null : checkedId(templateId),
      isPartial: isPartial === true,
    }
    const now = clock()
    const mutation = visitorMutation('createDiagnosticExam', idempotencyKey, input, now)
    const profileId = await callerOf(context)
    const {address, timeZone} = context
    return createExam(database, {...input, profileId, address, calendarDate: calendarDateOf(now, timeZone)}, mutation)
  },

  updateDiagnosticExamPreChoice: async (_root, {_id, preChoice, idempotencyKey}, context) => {
    const {database, clock} = context.services
    const now = clock()
    const {key} = visitorMutation('updateDiagnosticExamPreChoice', idempotencyKey, {_id, preChoice}, now)
    const exam = await examOf(context, _id)
    const {questionId, selected, dateNow} = preChoice
    const stored = exam.marks[questionId]
    if (stored?.key === key) {
      if (stored.selected !== selected) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
      return true
    }
    if (exam.finishedAt !== null) throw new DomainError('EXAM_FINISHED')
    if (!exam.questionIds.includes(questionId)) throw new DomainError('NOT_FOUND')
    const at = instantOf(dateNow)
    assertChoice(selected, -1, (await choicesOf(database, questionId)) ?? 0)
    return storeMark(database, {id: exam.id, questionId, selected, at: Math.min(at, now), key, now})
  },

  finishDiagnosticExam: async (_root, {_id, idempotencyKey}, context) => {
    const {database, clock} = context.services
    const now = clock()
    visitorMutation('finishDiagnosticExam', idempotencyKey, {_id}, now)
    const exam = await examOf(context, _id)
    if (exam.finishedAt !== null) return true
    if (!(await storeFinish(database, exam.id, now)))
      throw new DomainError('BAD_INPUT', 'There are questions without an answer.')
    return true
  },

  submitDiagnosticExamForm: async (_root, given, context) => {
    const {database, clock} = context.services
    const {_id, idempotencyKey, website, dateNow, ...form} = given
    const now = clock()
    const contact = {...checkedContact(given), madeAt: dateNow ? Math.min(instantOf(dateNow), now) : now}
    const mutation = visitorMutation('submitDiagnosticExamForm', idempotencyKey, form, now)
    const exam = await examOf(context, _id)
    if (exam.finishedAt === null) throw new DomainError('EXAM_NOT_STARTED', 'The diagnostic is not finished.')
    // People do not see this field: who filled it is told what a program wants to hear.
    if (website) return true
    const results = await resultsOfExam(context, exam)
    if (results === null) throw new DomainError('NOT_FOUND')
    await storeContact(database, {exam, results, site: context.services.site}, contact, mutation)
    return true
  },

  claimDiagnosticExam: async (_root, {_id, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const id = checkedDiagnosticId(_id)
    countRequest(context.services, id)
    const now = clock()
    const mutation = idempotentMutation('claimDiagnosticExam', profile.id, idempotencyKey, {_id}, now)
    return runIdempotent<boolean, {id: string}>(database, mutation, {
      attempt: () =>
        database.db.transaction().execute(async (tx) => {
          if (!(await storeOwner({db: tx}, {id, profileId: profile.id, now}))) throw new DomainError('NOT_FOUND')
          await insertIdempotencyKey(mutation, {id}).execute(tx)
          return true
        }),
      replay: async () => true,
    })
  },
} satisfies Pick<
  MutationResolvers,
  | 'createDiagnosticExam'
  | 'updateDiagnosticExamPreChoice'
  | 'finishDiagnosticExam'
  | 'submitDiagnosticExamForm'
  | 'claimDiagnosticExam'
>
