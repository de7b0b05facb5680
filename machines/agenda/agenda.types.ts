import type {DayAgenda, CourseKind} from '../../domain/agenda/agenda.types.ts'
import type {AgendaErrorName} from '../../domain/shared/errors.ts'

export type AgendaContext = {
  /** The address below `/agenda`, without its query. */
  readonly path: string
  readonly calendarDate: string
  readonly course: CourseKind
  /** The address names an exam of its own (`a`), which need not be the agenda's. */
  readonly namesExam: boolean
  readonly agenda: DayAgenda | null
  readonly error: AgendaErrorName | null
  /** True while what is shown comes from this device and the server has not answered yet. */
  readonly isStale: boolean
}

export type AgendaInput = Pick<AgendaContext, 'path' | 'calendarDate' | 'course' | 'namesExam'>

export type AgendaEvent =
  | {readonly type: 'agenda.arrived'; readonly agenda: DayAgenda; readonly isStale: boolean}
  | {readonly type: 'agenda.failed'; readonly error: AgendaErrorName}
  | {readonly type: 'path.changed'; readonly path: string; readonly namesExam: boolean}
  | {readonly type: 'date.changed'; readonly calendarDate: string}
  | {readonly type: 'agenda.retry'}
