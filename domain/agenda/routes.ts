import type {ExamRoute} from '../exam/exam.types.ts'
import type {DayAgenda, CourseKind, LessonContents} from './agenda.types.ts'

export const agendaPath = '/agenda'

export const theoreticalTabs = ['questao', 'video', 'apostila', 'mapa-mental', 'flashcard'] as const
export type AgendaTab = (typeof theoreticalTabs)[number]

export const agendaSections = {
  'estudo-teorico': 'theoreticalStudy',
  'revisao-teorica': 'theoreticalReview',
  'revisao-inteligente': 'smartReview',
} as const

const examRoutes: readonly ExamRoute[] = ['prova', 'simulado', 'simulado-inteligente']

/** The kind of exam whose address this is. */
export const examRouteAt = (path: string): ExamRoute | null =>
  examRoutes.find((route) => path === `${agendaPath}/${route}`) ?? null

/** Whether an address leads to questions, as far as that can be told before its agenda is known. */
export const mayShowQuestions = (path: string): boolean =>
  path === '/' ||
  (path.startsWith(agendaPath) && !theoreticalTabs.some((tab) => tab !== 'questao' && path.endsWith(`/${tab}`)))

/** What an agenda route shows once every redirect is done. */
export type AgendaPlace =
  | {readonly show: 'redirect'; readonly path: string}
  | {readonly show: 'empty'}
  | {readonly show: 'lessonNotFound'}
  | {readonly show: 'unknownPath'}
  | {
      readonly show: 'lesson'
      readonly type: 'theoreticalStudy' | 'theoreticalReview'
      readonly lessonId: string
      readonly tab: AgendaTab
    }
  | {readonly show: 'smartReview'; readonly tab: 'questao' | 'flashcard'}
  | {readonly show: 'exam'; readonly route: ExamRoute}

const redirect = (path: string): AgendaPlace => ({show: 'redirect', path})
const isTab = (text: string | undefined): text is AgendaTab => theoreticalTabs.some((tab) => tab === text)

const contentsOfTab: Record<AgendaTab, (lesson: LessonContents) => readonly string[]> = {
  questao: (lesson) => lesson.questions,
  video: (lesson) => lesson.videos,
  apostila: (lesson) => lesson.texts,
  'mapa-mental': (lesson) => lesson.mindmaps,
  flashcard: (lesson) => lesson.flashcards,
}

/** The ids of what a tab of a lesson holds. */
export const idsOfTab = (lesson: LessonContents, tab: AgendaTab): readonly string[] => contentsOfTab[tab](lesson)

/** The first tab that has content, questions when none has (spec 1§2). */
export function firstTab(lesson: LessonContents): AgendaTab {
  return theoreticalTabs.find((tab) => contentsOfTab[tab](lesson).length > 0) ?? 'questao'
}

/** The route of the agenda's exam, whatever its kind (spec 2§2). */
function examRouteOf(agenda: DayAgenda): ExamRoute | null {
  if (agenda.exams.length > 0) return 'prova'
  if (agenda.mocks.length > 0) return 'simulado'
  return agenda.smartExamActivity ? 'simulado-inteligente' : null
}

/** The nine redirect rules of `/agenda`, in their order (spec 1§2). */
export function agendaHome(agenda: DayAgenda, course: CourseKind): AgendaPlace {
  if (course === 'sprint') return redirect('/sprint')
  if (course === 'practical') return redirect('/practical-courses')
  const study = agenda.theoreticalStudy[0]
  if (study) return redirect(`${agendaPath}/estudo-teorico/${study.lessonId}`)
  const review = agenda.theoreticalReview[0]
  if (review) return redirect(`${agendaPath}/revisao-teorica/${review.lessonId}`)
  if (agenda.smartReview) return redirect(`${agendaPath}/revisao-inteligente`)
  const exam = examRouteOf(agenda)
  return exam ? redirect(`${agendaPath}/${exam}`) : {show: 'empty'}
}

function lessonPlace(
  section: 'estudo-teorico' | 'revisao-teorica',
  rest: readonly string[],
  agenda: DayAgenda,
): AgendaPlace {
  const type = agendaSections[section]
  const [lessonId, tab] = rest
  const first = agenda[type][0]
  if (lessonId === undefined)
    return first ? redirect(`${agendaPath}/${section}/${first.lessonId}`) : {show: 'lessonNotFound'}
  const lesson = agenda[type].find((candidate) => candidate.lessonId === lessonId)
  if (!lesson) return {show: 'lessonNotFound'}
  if (tab === undefined) return redirect(`${agendaPath}/${section}/${lessonId}/${firstTab(lesson)}`)
  return isTab(tab) && rest.length === 2 ? {show: 'lesson', type, lessonId, tab} : {show: 'unknownPath'}
}

function smartReviewPlace(rest: readonly string[], agenda: DayAgenda): AgendaPlace {
  const review = agenda.smartReview
  if (!review) return {show: 'empty'}
  const [tab] = rest
  if (tab === undefined) {
    const first = review.questions.length > 0 || review.flashcards.length === 0 ? 'questao' : 'flashcard'
    return redirect(`${agendaPath}/revisao-inteligente/${first}`)
  }
  return rest.length === 1 && (tab === 'questao' || tab === 'flashcard')
    ? {show: 'smartReview', tab}
    : {show: 'unknownPath'}
}

function examPlace(route: ExamRoute, agenda: DayAgenda, isNamed: boolean): AgendaPlace {
  if (isNamed) return {show: 'exam', route}
  const right = examRouteOf(agenda)
  return right === null || right === route ? {show: 'exam', route} : redirect(`${agendaPath}/${right}`)
}

/**
 * What the address below `/agenda` shows for a day's agenda (spec 1§2, 2§2; flows F-031 and F-033). The path has no
 * query; whoever follows a redirect keeps the query. An address that names an exam of its own (`namesExam`) is not
 * judged by the day's exam: its kind is known when that exam is.
 */
export function agendaPlace(path: string, agenda: DayAgenda, course: CourseKind, namesExam: boolean): AgendaPlace {
  const [, , section, ...rest] = path.replace(/\/+$/, '').split('/')
  if (section === undefined) return agendaHome(agenda, course)
  if (section === 'favoritos' && rest.length === 0) return redirect('/favoritos')
  if (section === 'estudo-teorico' || section === 'revisao-teorica') return lessonPlace(section, rest, agenda)
  if (section === 'revisao-inteligente') return smartReviewPlace(rest, agenda)
  const exam = examRoutes.find((route) => route === section)
  return exam && rest.length === 0 ? examPlace(exam, agenda, namesExam) : {show: 'unknownPath'}
}
