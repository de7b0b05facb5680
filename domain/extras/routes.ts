import {type AgendaTab, firstTab, theoreticalTabs} from '../agenda/routes.ts'
import type {ExamRoute} from '../exam/exam.types.ts'
import type {CalendarDate} from '../shared/studyDay.ts'
import {lessonOf} from './asAgenda.ts'
import {
  type Extra,
  type ExtraKind,
  extraKinds,
  type FlashcardExtra,
  type QuestionExtra,
  type SmartReviewExtra,
  type TheoreticalExtra,
} from './extra.types.ts'

export const extrasPath = '/atividades-extras'
export const themesPath = '/lista-de-temas'

/** The address of each kind below `/atividades-extras` (spec 1§2). */
export const extraSections = {
  TheoreticalStudy: 'estudo-teorico',
  TheoreticalReview: 'revisao-teorica',
  SmartReview: 'revisao-inteligente',
  Question: 'questao',
  Flashcard: 'flashcard',
  Exam: 'prova',
  MockExam: 'simulado',
  SmartExam: 'simulado-inteligente',
} as const satisfies Record<ExtraKind, string>

const examRoutes: Readonly<Partial<Record<ExtraKind, ExamRoute>>> = {
  Exam: 'prova',
  MockExam: 'simulado',
  SmartExam: 'simulado-inteligente',
}

/** `/atividades-extras/questao?date=20261124&a=…`: where an extra is opened (spec 1§2). */
export function extraPath(
  kind: ExtraKind,
  {id, calendarDate}: {readonly id: string; readonly calendarDate: CalendarDate},
) {
  return `${extrasPath}/${extraSections[kind]}?${new URLSearchParams({date: calendarDate, a: id}).toString()}`
}

/** What an address below `/atividades-extras` shows once every redirect is done. */
export type ExtraPlace =
  | {readonly show: 'redirect'; readonly path: string}
  /** The day has no extra of the kind. */
  | {readonly show: 'empty'; readonly kind: ExtraKind}
  | {readonly show: 'unknownPath'}
  | {readonly show: 'lesson'; readonly extra: TheoreticalExtra; readonly tab: AgendaTab}
  | {readonly show: 'smartReview'; readonly extra: SmartReviewExtra; readonly tab: 'questao' | 'flashcard'}
  | {readonly show: 'questions'; readonly extra: QuestionExtra}
  | {readonly show: 'flashcards'; readonly extra: FlashcardExtra}
  /** An exam is known by its id alone: one of another day is opened too. */
  | {readonly show: 'exam'; readonly kind: ExtraKind; readonly route: ExamRoute; readonly id: string}

const unknownPath: ExtraPlace = {show: 'unknownPath'}

/** The kind whose address this is; null for the hub, the creation screens and what is unknown. */
export function extraKindAt(path: string): ExtraKind | null {
  const [, , section] = path.split('/')
  return extraKinds.find((kind) => extraSections[kind] === section) ?? null
}

/** The tabs of a lesson: a study shows questions when it has some, a review always (C-18). */
export function extraTabs(extra: TheoreticalExtra): readonly AgendaTab[] {
  const hasQuestions = extra.kind === 'TheoreticalReview' || extra.contents.questions.length > 0
  return theoreticalTabs.filter((tab) => tab !== 'questao' || hasQuestions)
}

/** The first tab of a lesson that has content. */
function firstOf(extra: TheoreticalExtra): AgendaTab {
  const tabs = extraTabs(extra)
  const first = firstTab(lessonOf(extra))
  return tabs.includes(first) ? first : (tabs[0] ?? first)
}

function lessonPlace(extra: TheoreticalExtra, rest: readonly string[]): ExtraPlace {
  const [name] = rest
  const tab = theoreticalTabs.find((one) => one === name)
  if (rest.length > 1 || (name !== undefined && tab === undefined)) return unknownPath
  if (tab !== undefined && extraTabs(extra).includes(tab)) return {show: 'lesson', extra, tab}
  return {show: 'redirect', path: `${extrasPath}/${extraSections[extra.kind]}/${firstOf(extra)}`}
}

function reviewPlace(extra: SmartReviewExtra, rest: readonly string[]): ExtraPlace {
  const [tab] = rest
  if (tab === undefined) {
    const first = extra.questions.length > 0 || extra.flashcards.length === 0 ? 'questao' : 'flashcard'
    return {show: 'redirect', path: `${extrasPath}/revisao-inteligente/${first}`}
  }
  return rest.length === 1 && (tab === 'questao' || tab === 'flashcard')
    ? {show: 'smartReview', extra, tab}
    : unknownPath
}

function studyPlace(extra: Extra, rest: readonly string[]): ExtraPlace {
  if (extra.kind === 'TheoreticalStudy' || extra.kind === 'TheoreticalReview') return lessonPlace(extra, rest)
  if (extra.kind === 'SmartReview') return reviewPlace(extra, rest)
  if (rest.length > 0) return unknownPath
  if (extra.kind === 'Question') return {show: 'questions', extra}
  if (extra.kind === 'Flashcard') return {show: 'flashcards', extra}
  return {show: 'exam', kind: extra.kind, route: examRoutes[extra.kind] ?? 'prova', id: extra.id}
}

/** The extra that the address names, else the first of its kind that is to be done, else the first (spec 1§2, 2§2). */
function chosen(kind: ExtraKind, extras: readonly Extra[], named: string | null): Extra | undefined {
  const ofKind = extras.filter((extra) => extra.kind === kind)
  return ofKind.find(({id}) => id === named) ?? ofKind.find(({isFinished}) => !isFinished) ?? ofKind[0]
}

/**
 * What an address below `/atividades-extras` shows for a day's extras (spec 1§2, 2§2). The path has no query; `named` is
 * its `a`. Whoever follows a redirect keeps the query.
 */
export function extraPlace(path: string, extras: readonly Extra[], named: string | null): ExtraPlace {
  const kind = extraKindAt(path)
  if (kind === null) return unknownPath
  const [, , , ...rest] = path.replace(/\/+$/, '').split('/')
  const extra = chosen(kind, extras, named)
  if (extra) return studyPlace(extra, rest)
  const route = examRoutes[kind]
  if (route !== undefined && rest.length === 0 && named !== null && named !== '')
    return {show: 'exam', kind, route, id: named}
  return {show: 'empty', kind}
}

/** Where a student came from, so that the way back leads there: `de=temas` for the theme list. */
export const backPathOf = (from: string | null): typeof extrasPath | typeof themesPath =>
  from === 'temas' ? themesPath : extrasPath
