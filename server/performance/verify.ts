import {type Kysely, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import {
  activitiesOf,
  activityColumns,
  everyDay,
  fillWeeks,
  recountActivities,
  weekColumns,
  weeksOf,
  weekTriggerNames,
} from './activityStatements.ts'
import {
  addAnswers,
  addGrades,
  type Aggregate,
  answerAggregates,
  answersDelta,
  everyAnswer,
  everyGrade,
  flashcardAggregate,
} from './aggregateMigrations.ts'

/** A row of a table whose numbers are not those of the raw answers. */
export type Difference = {
  readonly table: string
  readonly key: string
  readonly stored: readonly (number | string | null)[]
  readonly counted: readonly (number | string | null)[]
}

/** Differences of one table that are told; there may be more. */
const mostTold = 100

/**
 * Rows of an aggregate that differ from what is counted, in one statement: both sides are of the same instant. Rows of
 * zeros are as good as none.
 */
async function differencesOf(
  tx: Kysely<Tables>,
  {table, key, values}: Omit<Aggregate, 'from'>,
  counted: string,
): Promise<Difference[]> {
  const names = [...key, ...values].join(', ')
  const on = key.map((name) => `s.${name} = c.${name}`).join(' and ')
  const side = (alias: string) => values.map((name) => `coalesce(${alias}.${name}::text, '0')`).join(', ')
  const keys = key.map((name) => `coalesce(s.${name}, c.${name})::text`).join(", ' ', ")
  const {rows} = await sql<Difference>`${sql.raw(`
    with counted (${names}) as (${counted})
    select '${table}' as table, concat(${keys}) as key, array[${side('s')}] as stored, array[${side('c')}] as counted
    from (select ${names} from ${table}) s full join counted c on ${on}
    where array[${side('s')}] is distinct from array[${side('c')}] limit ${mostTold}`)}`.execute(tx)
  return rows
}

const ofAnswers = ({from}: Aggregate) => `with given as (${everyAnswer}), delta as (${answersDelta}) ${from}`
const ofGrades = ({from}: Aggregate) => `with given as (${everyGrade}) ${from}`

/** Counts everything from the raw answers, grades and activities, and compares; nothing is changed. */
export async function verifyAggregates(tx: Kysely<Tables>): Promise<Difference[]> {
  const found: Difference[] = []
  for (const aggregate of answerAggregates) found.push(...(await differencesOf(tx, aggregate, ofAnswers(aggregate))))
  found.push(...(await differencesOf(tx, flashcardAggregate, ofGrades(flashcardAggregate))))
  const activities = {table: 'study_day', key: ['profile_id', 'calendar_date'], values: activityColumns}
  found.push(...(await differencesOf(tx, activities, activitiesOf(everyDay))))
  const weeks = {table: 'study_week', key: ['profile_id', 'week'], values: weekColumns}
  const days = `(${activitiesOf(everyDay)}) counted (profile_id, calendar_date, ${activityColumns.join(', ')})`
  found.push(...(await differencesOf(tx, weeks, weeksOf(days))))
  return found
}

/** Makes all aggregates anew. Whoever stores answers waits meanwhile, so that none is missed or counted twice. */
export async function rebuildAggregates(tx: Kysely<Tables>): Promise<void> {
  await sql`lock table answer, flashcard_answer, agenda_lesson, exam_activity, question in share mode`.execute(tx)
  for (const table of ['study_day', 'study_week', 'answer_count', 'theme_count', 'week_of_all'] as const)
    await tx.deleteFrom(table).execute()
  const turnWeeks = async (way: 'disable' | 'enable') => {
    for (const name of weekTriggerNames) await sql.raw(`alter table study_day ${way} trigger ${name}`).execute(tx)
  }
  await turnWeeks('disable')
  for (const statement of [addAnswers(everyAnswer), addGrades(everyGrade), recountActivities(everyDay)])
    await sql.raw(statement).execute(tx)
  await sql.raw(fillWeeks).execute(tx)
  await turnWeeks('enable')
}
