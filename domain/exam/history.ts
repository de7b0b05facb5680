import type {CalendarDate} from '../shared/studyDay.ts'
import type {ExamReceipt, ExamRoute} from './exam.types.ts'

/** One exam of the history, of whichever kind (spec 3§2.2, 3§4). */
export type HistoryEntry = {
  /** Null for a mock exam that the student never opened. */
  readonly id: string | null
  /** The activity type tag, such as `MockExamActivity` or `ExtraMockExamActivity`. */
  readonly tag: string
  /** What an extra of it is made of; null where none can be made. */
  readonly template: string | null
  readonly title: string
  readonly institution: string | null
  readonly calendarDate: CalendarDate
  /** 0 to 100; null before the student may know it. */
  readonly grade: number | null
  readonly finished: boolean
  readonly receipt: ExamReceipt | null
}

/** The kinds of the history in the order of its selector. */
export const historyKinds: readonly ExamRoute[] = ['simulado', 'simulado-inteligente', 'prova']

const endOf = (kind: ExamRoute, slug: string): string => {
  if (kind === 'simulado') return `simulados-${slug}`
  return kind === 'prova' ? 'provas-na-integra' : 'simulados-inteligentes'
}

/** `/historico-provas/simulados-aristo`, `/historico-provas/simulados-inteligentes`, `/historico-provas/provas-na-integra` (spec 3§2.2). */
export const historyPath = (kind: ExamRoute, slug: string): string => `/historico-provas/${endOf(kind, slug)}`

/** The kind that an address shows; null for an address that names none. */
export const historyKindOf = (path: string, slug: string): ExamRoute | null =>
  historyKinds.find((kind) => path.replace(/\/$/, '') === historyPath(kind, slug)) ?? null

/** True for an exam beside the agenda. */
export const isExtra = ({tag}: Pick<HistoryEntry, 'tag'>): boolean => tag.includes('Extra')

/** Where an activity is opened: beside the agenda when its tag contains `Extra`, else in the agenda (spec 3§2.2). */
export function entryLink(entry: Pick<HistoryEntry, 'id' | 'tag' | 'calendarDate'>, kind: ExamRoute): string | null {
  if (entry.id === null) return null
  const query = new URLSearchParams({date: entry.calendarDate, a: entry.id})
  return `/${isExtra(entry) ? 'atividades-extras' : 'agenda'}/${kind}?${query.toString()}`
}

/** An unfinished mock exam can be added as an extra (spec 3§2.2); one that is an extra already is opened instead. */
export const canBeAdded = (entry: HistoryEntry, kind: ExamRoute): boolean =>
  kind === 'simulado' && !entry.finished && entry.template !== null && !isExtra(entry)

/** The newest first; those of one day stay as the server gave them. */
export const newestFirst = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.toSorted((one, other) => other.calendarDate.localeCompare(one.calendarDate))

/** A list longer than this is read by months. */
export const longHistory = 8

export type HistoryGroup = {
  /** `202611`; null for a short list, which is one group without a heading. */
  readonly month: string | null
  readonly entries: readonly HistoryEntry[]
}

/** The list as it is shown: one group, or one for each month of a long one. */
export function historyGroups(entries: readonly HistoryEntry[]): readonly HistoryGroup[] {
  const sorted = newestFirst(entries)
  if (sorted.length <= longHistory) return [{month: null, entries: sorted}]
  const months = [...new Set(sorted.map(({calendarDate}) => calendarDate.slice(0, 6)))]
  return months.map((month) => ({month, entries: sorted.filter(({calendarDate}) => calendarDate.startsWith(month))}))
}
