import type {ActorRefFrom, SnapshotFrom} from 'xstate'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import type {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import type {Activity} from './place.ts'
import type {ShownQuestion} from './shown.ts'
import type {Known} from './useQuestions.ts'

/** The activity that questions stand in: a day's agenda, or an exam of its own. */
export type QuestionSource = Pick<DayAgenda, '_id' | 'calendarDate'> &
  Partial<Pick<DayAgenda, 'smartReview'>> & {
    /** What was marked without feedback, by the server's word. */
    readonly smartReviewPreChoice: DayAgenda['smartReviewPreChoice']
    /** The wire's name of the kind of activity; absent for questions of a day (spec 2§4). */
    readonly type?: 'exams' | 'mocks' | 'smart_exams'
  }

/** What the pages of an activity's questions share, with feedback or without. */
export type QuestionPagesProps = {
  readonly ids: readonly string[]
  readonly agenda: QuestionSource
  /** The question of the address; undefined when the server did not give it. */
  readonly question: ShownQuestion | undefined
  readonly activity: Activity
  readonly known: Known
  readonly entries: readonly OutboxEntry[]
  /** Place of the question, from 1. */
  readonly number: number
  readonly isEditable: boolean
  /** The student has gone from one question to another since the activity was opened. */
  readonly hasMoved: boolean
  readonly actor: ActorRefFrom<typeof navigatorMachine>
  readonly state: SnapshotFrom<typeof navigatorMachine>
}
