import {questionsAtOnce as size} from '../../../domain/agenda/firstQuestions.ts'

/** The questions that a screen shows first, as they are asked for. */
export type FirstQuestions = {readonly ids: string[]; readonly calendarDate: string; readonly activity: string}

const groupsOf = (ids: readonly string[], count: number): string[][] =>
  Array.from({length: Math.ceil(ids.length / count)}, (_, index) => ids.slice(index * count, (index + 1) * count))

/** The groups that are read ahead, so that a day of usual length needs no network any more: a hundred questions. */
export const chunksAhead = (ids: readonly string[]): string[][] => groupsOf(ids.slice(0, 5 * size), size)

/** Groups for reads of marks alone; the server takes at most 300 ids. */
export const markGroupsOf = (ids: readonly string[]): string[][] => groupsOf(ids, 300)
