import {isWithin, priorityQuestionLimits, themeLimits} from '../../domain/extras/limits.ts'
import {priorityReview, type ReviewLimits} from '../../domain/extras/priorityReview.ts'
import type {MutationResolvers, PriorityReviewInput} from '../../schema/generated/resolvers.ts'
import {daysSince, type RecordedReason, recordReasons} from '../agenda/reasons.repository.ts'
import type {StoredReason} from '../agenda/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import {idempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import {signedInSession} from '../kernel/session.ts'
import {creatorOf} from './guard.ts'
import {newSeed} from './input.ts'
import {type CreatedExtra, type ExtraItem, makeExtra, type NewExtra} from './make.repository.ts'
import {findReviewCandidates, type ReviewCandidate} from './priorityReview.repository.ts'

/** @throws DomainError BAD_INPUT for limits that are none (spec 1§5) */
function checkedLimits({themeLimit, questionLimit}: PriorityReviewInput): ReviewLimits {
  if (!isWithin(themeLimit, themeLimits) || !isWithin(questionLimit, priorityQuestionLimits(themeLimit)))
    throw new DomainError('BAD_INPUT', 'A review has 1 to 15 themes, and of each a question, 200 at most.')
  return {themeLimit, questionLimit}
}

const reasonFor = (outcome: number | null | undefined): StoredReason => {
  if (outcome === null || outcome === undefined) return 'new'
  return outcome === 1 ? 'forgetting' : 'wrong'
}

type Chosen = {readonly theme: ReviewCandidate; readonly questions: readonly string[]}

const itemsOf = ({theme, questions}: Chosen): ExtraItem[] =>
  questions.map((id) => ({
    id,
    reason: reasonFor(theme.outcomes.get(id)),
    retrievability: theme.questions.find((question) => question.id === id)?.retrievability ?? null,
  }))

const recorded =
  (date: string, timeZone: string) =>
  ({theme: {lessonId, relevance, institutions, memory}}: Chosen): RecordedReason => ({
    lessonId,
    kind: 'priority',
    relevance,
    institutions,
    lastSeenDays: daysSince(memory.lastSeenAt, date, timeZone),
    answered: memory.answered,
    correct: memory.correct,
  })

/** The question extra of the chosen themes, with why each of them was chosen (D-26). */
function reviewExtra(
  chosen: readonly Chosen[],
  reasons: readonly RecordedReason[],
  about: Pick<NewExtra, 'profileId' | 'calendarDate' | 'now' | 'seed'>,
): NewExtra {
  return {
    ...about,
    kind: 'Question',
    isPriority: true,
    classification: chosen.map(({theme}) => theme.path),
    questions: chosen.flatMap(itemsOf),
    flashcards: [],
    beside: (tx, id) => recordReasons(tx, id, reasons),
  }
}

export const priorityReviewMutations = {
  /**
   * A question extra whose themes and questions the optimiser chose (G-29); its seed is stored, so that the choice can be
   * repeated.
   */
  createPriorityReview: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const limits = checkedLimits(input)
    const mutation = idempotentMutation('createPriorityReview', profile.id, idempotencyKey, input, clock())
    return runIdempotent(database, mutation, {
      attempt: async () => {
        const {profileId, courseId, calendarDate, now} = await creatorOf(context, profile, 'Question')
        const seed = input.seed ?? newSeed()
        const wanted = {
          profileId,
          courseId,
          now,
          questionLimit: limits.questionLimit,
          difficulty: input.difficulty ?? null,
        }
        const candidates = await findReviewCandidates(database, wanted, seed)
        const byLesson = new Map(candidates.map((theme) => [theme.lessonId, theme]))
        const chosen = priorityReview(candidates, limits, seed).flatMap(({lessonId, questions}) => {
          const theme = byLesson.get(lessonId)
          return theme === undefined ? [] : [{theme, questions}]
        })
        if (chosen.length === 0) throw new DomainError('NO_QUESTION_FOUND', 'No question found.')
        const reasons = chosen.map(recorded(calendarDate, context.timeZone))
        return makeExtra(database, reviewExtra(chosen, reasons, {profileId, calendarDate, now, seed}), mutation)
      },
      replay: (reference: CreatedExtra) => Promise.resolve(reference),
    })
  },
} satisfies Pick<MutationResolvers, 'createPriorityReview'>
