import type {
  ExtraActivities,
  ExtraFlashcardActivity,
  ExtraQuestionActivity,
  ExtraSmartReviewActivity,
  ExtraTheoreticalActivity,
} from '../../schema/generated/resolvers.ts'
import {preChoiceOf} from '../agenda/agenda.repository.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import {type ExtraExamRow, type ExtraRow, listExamExtras, listExtras} from './reads.repository.ts'

const ids = (items: readonly {readonly id: string}[]): string[] => items.map(({id}) => id)

const sharedOf = ({id, createdAt, finishedAt}: ExtraRow) => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  finished: finishedAt !== null,
})

const preChoicesOf = ({id, preChoices}: ExtraRow) => preChoices.map((choice) => preChoiceOf(id, choice))

const questionOf = (row: ExtraRow): ExtraQuestionActivity => ({
  ...sharedOf(row),
  classification: row.classification.map((path) => [...path]),
  questions: ids(row.questions),
  preChoice: preChoicesOf(row),
  answered: row.answered,
  examMode: row.examMode,
  timeLimit: row.timeLimit,
  deadline: row.deadline?.toISOString() ?? null,
  isPriority: row.isPriority,
})

const flashcardOf = (row: ExtraRow): ExtraFlashcardActivity => ({
  ...sharedOf(row),
  classification: row.classification.flat(),
  flashcards: ids(row.flashcards),
  answered: row.graded,
})

/** @throws DomainError NOT_FOUND for an extra without a lesson */
export function theoreticalOf(row: ExtraRow): ExtraTheoreticalActivity {
  const {lesson, classification, questions, flashcards} = row
  if (lesson === null) throw new DomainError('NOT_FOUND')
  const {lessonId, title, videos, texts, mindmaps} = lesson
  return {
    ...sharedOf(row),
    classification: classification.flat(),
    lessonId,
    lessonTitle: title,
    contents: {
      videos: [...videos],
      texts: [...texts],
      mindmaps: [...mindmaps],
      flashcards: ids(flashcards),
      questions: ids(questions),
    },
  }
}

const smartReviewOf = (row: ExtraRow): ExtraSmartReviewActivity => ({
  ...sharedOf(row),
  questions: ids(row.questions),
  flashcards: ids(row.flashcards),
  due: row.questions.map(({id, reason, retrievability}) => ({questionId: id, reason: reason ?? 'new', retrievability})),
  dueFlashcards: row.flashcards.map(({id, reason, retrievability}) => ({
    flashcardId: id,
    reason: reason ?? 'new',
    retrievability,
  })),
  preChoice: preChoicesOf(row),
})

const examOf = ({id, createdAt, isFinished}: ExtraExamRow) => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  finished: isFinished,
})

/** The extras of a day as the wire carries them (spec 1§3). */
export async function readExtras(
  database: Pick<Database, 'db'>,
  profileId: string,
  calendarDate: string,
): Promise<ExtraActivities> {
  const [extras, exams] = await Promise.all([
    listExtras(database, profileId, {calendarDate}),
    listExamExtras(database, profileId, calendarDate),
  ])
  const of = (kind: ExtraRow['kind']) => extras.filter((row) => row.kind === kind)
  const examsOf = (kind: ExtraExamRow['kind']) => exams.filter((row) => row.kind === kind)
  return {
    _id: calendarDate,
    calendarDate,
    activityQuestion: of('Question').map(questionOf),
    activityFlashcard: of('Flashcard').map(flashcardOf),
    activityTheoreticalExtra: of('TheoreticalStudy').map(theoreticalOf),
    activityTheoreticalReviewExtra: of('TheoreticalReview').map(theoreticalOf),
    activitySmartReviewExtra: of('SmartReview').map(smartReviewOf),
    activityExamExtra: examsOf('exam').map((row) => ({
      ...examOf(row),
      uf: row.uf,
      institution: row.institution ?? '',
      year: row.year,
      title: row.title ?? '',
    })),
    activityMockExamExtra: examsOf('mock').map((row) => ({
      ...examOf(row),
      title: row.title ?? '',
      subtitle: row.subtitle,
    })),
    activitySmartExamExtra: examsOf('smartExam').map((row) => ({
      ...examOf(row),
      uf: row.uf,
      institution: row.institution ?? '',
    })),
  }
}
