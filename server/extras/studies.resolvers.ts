import {isSameTheme} from '../../domain/extras/filters.ts'
import type {MutationResolvers} from '../../schema/generated/resolvers.ts'
import {itemsOfLessons} from '../agenda/compose.repository.ts'
import {findDue} from '../agenda/due.repository.ts'
import {daysSince, findThemeMemories, recordReasons} from '../agenda/reasons.repository.ts'
import {findRelevances} from '../agenda/relevance.repository.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {createExtra} from './create.ts'
import type {Creator} from './guard.ts'
import {checkedTheme} from './input.ts'
import {listLessons, listSelectable, type PlacedLesson} from './lessons.repository.ts'
import {makeExtra, type NewExtra} from './make.repository.ts'
import {listExtras} from './reads.repository.ts'
import {theoreticalOf} from './reads.wire.ts'
import {findOldestStudy, lessonsOfDay} from './reviews.repository.ts'

/** A theoretical extra with all that its lesson asks. */
async function theoreticalExtra(
  database: Database,
  {profileId, calendarDate, now}: Creator,
  {id: lessonId, path}: PlacedLesson,
  kind: 'TheoreticalStudy' | 'TheoreticalReview',
): Promise<NewExtra> {
  const part = kind === 'TheoreticalStudy' ? ('theoreticalStudy' as const) : ('theoreticalReview' as const)
  const [questions, flashcards] = await Promise.all(
    (['question', 'flashcard'] as const).map((item) => itemsOfLessons(database, item, [{part, lessonId}], now)),
  )
  return {
    kind,
    profileId,
    calendarDate,
    now,
    classification: [path],
    lessonId,
    questions: questions ?? [],
    flashcards: flashcards ?? [],
  }
}

/** Records with a review why its lesson was chosen, as it is when it is (D-26). */
async function reasonOfReview(
  database: Database,
  creator: Creator,
  lesson: PlacedLesson,
  timeZone: string,
): Promise<NonNullable<NewExtra['beside']>> {
  const [relevances, memories] = await Promise.all([
    findRelevances(database, creator),
    findThemeMemories(database, creator.profileId, [lesson.id]),
  ])
  const reasons = memories.map(({lessonId, lastSeenAt, answered, correct}) => ({
    lessonId,
    kind: 'oldestStudy' as const,
    relevance: relevances.of({lessonId, packed: lesson.packed}),
    institutions: relevances.institutions,
    lastSeenDays: daysSince(lastSeenAt, creator.calendarDate, timeZone),
    answered,
    correct,
  }))
  return (tx, id) => recordReasons(tx, id, reasons)
}

/** Study and review extras (spec 1§4, 1§5, 1§7). */
export const studyExtraMutations = {
  createTheoreticalExtraActivity: async (_root, {classification, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database} = context.services
    const theme = checkedTheme(classification)
    const operation = 'createTheoreticalExtraActivity'
    const command = {operation, type: 'TheoreticalStudy', input: {theme}, key: idempotencyKey} as const
    const {_id} = await createExtra(context, command, async (_context, creator, mutation) => {
      const lessons = await listSelectable(database, creator.courseId, creator.now)
      const lesson = lessons.find(({path}) => isSameTheme(path, theme))
      if (lesson === undefined) throw new DomainError('NOT_FOUND')
      return makeExtra(database, await theoreticalExtra(database, creator, lesson, 'TheoreticalStudy'), mutation)
    })
    const [made] = await listExtras(database, profile.id, {id: _id})
    if (made === undefined) throw new DomainError('NOT_FOUND')
    return theoreticalOf(made)
  },

  createTheoreticalReviewExtraActivity: (_root, {idempotencyKey}, context) => {
    const operation = 'createTheoreticalReviewExtraActivity'
    const command = {operation, type: 'TheoreticalReview', input: {}, key: idempotencyKey} as const
    return createExtra(context, command, async ({services: {database}, timeZone}, creator, mutation) => {
      const lessonId = await findOldestStudy(database, creator, timeZone)
      if (lessonId === undefined) throw new DomainError('NO_ELEGIBLE_LESSON_TO_REVIEW')
      const [lesson] = await listLessons(database, creator.courseId, lessonId)
      if (lesson === undefined) throw new DomainError('NO_ELEGIBLE_LESSON_TO_REVIEW')
      const [extra, beside] = await Promise.all([
        theoreticalExtra(database, creator, lesson, 'TheoreticalReview'),
        reasonOfReview(database, creator, lesson, timeZone),
      ])
      return makeExtra(database, {...extra, beside}, mutation)
    })
  },

  createSmartReviewExtraActivity: (_root, {idempotencyKey}, context) => {
    const operation = 'createSmartReviewExtraActivity'
    const command = {operation, type: 'SmartReview', input: {}, key: idempotencyKey} as const
    return createExtra(context, command, async ({services: {database}}, creator, mutation) => {
      const {profileId, courseId, calendarDate, now} = creator
      const wanted = {profileId, courseId, now, withoutLessons: await lessonsOfDay(database, creator)}
      const [questions, flashcards] = await Promise.all([
        findDue(database, 'question', wanted),
        findDue(database, 'flashcard', wanted),
      ])
      if (questions.length + flashcards.length === 0) throw new DomainError('NO_QUESTION_FOUND', 'No question found.')
      const extra = {
        kind: 'SmartReview',
        profileId,
        calendarDate,
        now,
        classification: [],
        questions,
        flashcards,
      } as const
      return makeExtra(database, extra, mutation)
    })
  },
} satisfies Pick<
  MutationResolvers,
  'createTheoreticalExtraActivity' | 'createTheoreticalReviewExtraActivity' | 'createSmartReviewExtraActivity'
>
