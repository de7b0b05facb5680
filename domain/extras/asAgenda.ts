import type {DayAgenda, LessonContents, SmartReview} from '../agenda/agenda.types.ts'
import type {CalendarDate} from '../shared/studyDay.ts'
import type {FlashcardExtra, QuestionExtra, SmartReviewExtra, StudyExtra, TheoreticalExtra} from './extra.types.ts'

/** A lesson of a theoretical extra as a day's agenda has it. */
export const lessonOf = ({
  lessonId,
  lessonTitle,
  classification,
  isFinished,
  contents,
}: TheoreticalExtra): LessonContents => ({
  lessonId,
  lessonTitle,
  classification,
  finished: isFinished,
  questions: contents.questions,
  videos: contents.videos,
  texts: contents.texts,
  mindmaps: contents.mindmaps,
  flashcards: contents.flashcards,
})

const isTheoretical = (extra: StudyExtra): extra is TheoreticalExtra =>
  extra.kind === 'TheoreticalStudy' || extra.kind === 'TheoreticalReview'

function reviewOf(extra: QuestionExtra | FlashcardExtra | SmartReviewExtra): SmartReview {
  return {
    questions: extra.kind === 'Flashcard' ? [] : extra.questions,
    flashcards: extra.kind === 'Question' ? [] : extra.flashcards,
    finished: extra.isFinished,
    due: extra.kind === 'SmartReview' ? extra.due : [],
    dueFlashcards: extra.kind === 'SmartReview' ? extra.dueFlashcards : [],
  }
}

/**
 * One extra as if it were a day's agenda, whose id is that of the extra: questions, flashcards and smart reviews stand in
 * its smart review, lessons in the part of their name. What shows an agenda therefore shows an extra.
 */
export function asAgenda(extra: StudyExtra, calendarDate: CalendarDate): DayAgenda {
  return {
    _id: extra.id,
    calendarDate,
    theoreticalStudy: extra.kind === 'TheoreticalStudy' ? [lessonOf(extra)] : [],
    theoreticalReview: extra.kind === 'TheoreticalReview' ? [lessonOf(extra)] : [],
    smartReview: isTheoretical(extra) ? null : reviewOf(extra),
    smartReviewPreChoice: extra.kind === 'Question' || extra.kind === 'SmartReview' ? extra.preChoice : [],
    exams: [],
    mocks: [],
    smartExamActivity: null,
    examFinished: false,
  }
}
