import type {DayExtras, Extra} from '../../../domain/extras/extra.types.ts'
import type {GetExtraActivitiesQuery} from '../gen/extras/graphql.ts'

type Wire = GetExtraActivitiesQuery['getExtraActivities']
type WireTheoretical = Wire['activityTheoreticalExtra'][number]

const theoretical =
  (kind: 'TheoreticalStudy' | 'TheoreticalReview') =>
  ({
    _id: id,
    createdAt,
    finished: isFinished,
    classification,
    lessonId,
    lessonTitle,
    contents,
  }: WireTheoretical): Extra => ({
    kind,
    id,
    createdAt,
    isFinished,
    classification,
    lessonId,
    lessonTitle,
    contents,
  })

const noExam = {subtitle: null, uf: null, institution: null, year: null}

/** The lists of the wire as one, in the order in which the extras were made. */
export function extrasOf(wire: Wire): readonly Extra[] {
  const extras: Extra[] = [
    ...wire.activityQuestion.map(({_id: id, finished: isFinished, timeLimit, deadline, ...rest}): Extra => ({
      ...rest,
      timeLimit: timeLimit ?? null,
      deadline: deadline ?? null,
      kind: 'Question',
      id,
      isFinished,
    })),
    ...wire.activityFlashcard.map(({_id: id, finished: isFinished, ...rest}): Extra => ({
      ...rest,
      kind: 'Flashcard',
      id,
      isFinished,
    })),
    ...wire.activityExamExtra.map(
      ({_id: id, createdAt, finished: isFinished, uf, institution, year, title}): Extra => ({
        ...noExam,
        kind: 'Exam',
        id,
        createdAt,
        isFinished,
        title,
        uf: uf ?? null,
        institution,
        year: year ?? null,
      }),
    ),
    ...wire.activityMockExamExtra.map(({_id: id, createdAt, finished: isFinished, title, subtitle}): Extra => ({
      ...noExam,
      kind: 'MockExam',
      id,
      createdAt,
      isFinished,
      title,
      subtitle: subtitle ?? null,
    })),
    ...wire.activitySmartExamExtra.map(({_id: id, createdAt, finished: isFinished, uf, institution}): Extra => ({
      ...noExam,
      kind: 'SmartExam',
      id,
      createdAt,
      isFinished,
      title: institution,
      uf: uf ?? null,
      institution,
    })),
    ...wire.activityTheoreticalExtra.map(theoretical('TheoreticalStudy')),
    ...wire.activityTheoreticalReviewExtra.map(theoretical('TheoreticalReview')),
    ...wire.activitySmartReviewExtra.map(({_id: id, finished: isFinished, ...rest}): Extra => ({
      ...rest,
      kind: 'SmartReview',
      id,
      isFinished,
    })),
  ]
  return extras.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** A day's extras and what its course allows. */
export const dayExtrasOf = ({getExtraActivities, getCourseExtraActivities}: GetExtraActivitiesQuery): DayExtras => ({
  calendarDate: getExtraActivities.calendarDate,
  extras: extrasOf(getExtraActivities),
  allowed: getCourseExtraActivities,
})
