import type {DayAgenda, LessonContents, TheoreticalType} from '../../../domain/agenda/agenda.types.ts'

/** What a tab of an activity is given: the ids of its contents, never none, and where they are studied. */
export type PanelProps = {
  readonly ids: readonly string[]
  readonly agenda: DayAgenda
  readonly type: TheoreticalType
  /** The lesson; null in the smart review. */
  readonly lesson: LessonContents | null
  readonly isEditable: boolean
}
