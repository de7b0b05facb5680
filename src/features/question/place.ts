import type {Writes} from '../../../machines/outbox/outbox.types.ts'

/** Where questions are answered: a part of a day's agenda, or an exam of its own. */
export type Activity = Pick<Writes['createOneAnswer'], 'calendarDate' | 'theoreticalType' | 'activity' | 'type'>

/** How a mark names its activity: exams by their own id, all else by the day's agenda. */
export const markedIn = ({activity, theoreticalType}: Activity) =>
  theoreticalType === 'exam' ? {activity} : {agenda: activity}

/** How a doubt names its activity. */
export const doubtedIn = ({activity: id, theoreticalType: type}: Pick<Activity, 'activity' | 'theoreticalType'>) =>
  type === 'exam' ? {activityId: id, type} : {agendaId: id, type}
