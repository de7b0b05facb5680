import {type RawBuilder, sql} from 'kysely'
import type {Pieces} from '../../domain/performance/ranges.ts'
import {addDays} from '../../domain/shared/studyDay.ts'
import {themeAreas} from '../../domain/themes/areas.ts'
import {lessonPathOf, pathOf, type ThemePath} from '../../domain/themes/path.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tag} from './tables.ts'

type Stored = Pick<Database, 'db'>

/** Periods of `answer_count` that hold each day of a range once. */
const periodsOf = ({years, months, days}: Pieces): RawBuilder<boolean> => {
  const names = [...years.map((year) => `${year}0000`), ...months.map((month) => `${month}00`)]
  const whole = sql`period = any(${names}::text[])`
  const parts = days.map(({first, last}) => sql`period between ${first} and ${last}`)
  return sql<boolean>`(${sql.join([whole, ...parts], sql` or `)})`
}

export type AreaCount = {
  readonly area: string | null
  readonly questions: number
  readonly correct: number
  readonly wrong: number
}

/** Answers of a range by area; only those in exams, or all. */
export async function countByArea(
  {db}: Stored,
  profileId: string,
  pieces: Pieces,
  onlyExams = false,
): Promise<AreaCount[]> {
  const {rows} = await sql<AreaCount>`
    select nullif(area, '') as area, sum(right_count + wrong_count)::integer as questions,
      sum(right_count)::integer as correct, sum(wrong_count)::integer as wrong
    from answer_count where profile_id = ${profileId} and ${periodsOf(pieces)} ${onlyExams ? sql`and in_exam` : sql``}
    group by 1 having sum(right_count + wrong_count) > 0`.execute(db)
  return rows
}

export type DifficultyCount = {readonly difficulty: string; readonly questions: number; readonly correct: number}

/** Answers in exams of a range by difficulty; questions without one are left out. */
export async function countByDifficulty({db}: Stored, profileId: string, pieces: Pieces): Promise<DifficultyCount[]> {
  const {rows} = await sql<DifficultyCount>`
    select difficulty, sum(right_count + wrong_count)::integer as questions, sum(right_count)::integer as correct
    from answer_count
    where profile_id = ${profileId} and ${periodsOf(pieces)} and in_exam and difficulty <> ''
    group by 1`.execute(db)
  return rows
}

export type WeekCount = {
  readonly week: string
  readonly correct: number
  readonly wrong: number
}

const columnsOf: Readonly<Record<Tag, string>> = {
  all: '',
  exam_and_mocks: 'exam',
  easy_questions: 'easy',
  medium_questions: 'medium',
  hard_questions: 'hard',
}

/** The numbers of a tag on a `study_day`. */
export function tagColumns(tag: Tag): {readonly right: RawBuilder<number>; readonly wrong: RawBuilder<number>} {
  if (tag === 'all') return {right: sql`correct`, wrong: sql`(questions - correct)`}
  return {right: sql.ref(`${columnsOf[tag]}_right`), wrong: sql.ref(`${columnsOf[tag]}_wrong`)}
}

/** The number of the week of a `study_day`, and the Monday of such a number: of many days few have to be written out. */
export const weekNumber = sql`(calendar_date::date - date '2000-01-03') / 7`
export const mondayOfNumber = sql`to_char(date '2000-01-03' + 7 * number, 'YYYYMMDD')`

/** The weeks of one tag with something, from the Monday of the first to that of the last. */
export async function findWeeks(
  {db}: Stored,
  profileId: string,
  tag: Tag,
  {first, last}: {readonly first: string; readonly last: string},
): Promise<WeekCount[]> {
  const {right, wrong} = tagColumns(tag)
  const {rows} = await sql<{weeks: WeekCount[] | null}>`
    select json_agg(v order by week) as weeks from (select ${mondayOfNumber} as week, correct, wrong
    from (
      select ${weekNumber} as number, sum(${right})::integer as correct, sum(${wrong})::integer as wrong
      from study_day
      where profile_id = ${profileId} and calendar_date between ${first} and ${addDays(last, 6)} group by 1
    ) w
    where correct + wrong > 0) v`.execute(db)
  return rows[0]?.weeks ?? []
}

/** Right and wrong answers of one theme. */
export type ThemeCount = {
  /** The lesson; null for questions of no lesson. */
  readonly lessonId: string | null
  readonly path: ThemePath
  readonly area: string | null
  readonly right: number
  readonly wrong: number
  /** The student has finished its study. */
  readonly isCompleted: boolean
  /** It belongs to the course that was asked for. */
  readonly isOfCourse: boolean
  /** The packed relevance of its lesson. */
  readonly packed: number
}

type ThemeRow = {
  readonly theme: string
  readonly lessonId: string | null
  readonly title: string | null
  readonly area: (typeof themeAreas)[number] | null
  readonly classification: readonly string[] | null
  readonly packed: number | null
  readonly isCompleted: boolean
  readonly isOfCourse: boolean
  readonly right: number
  readonly wrong: number
}

const themeRows = (
  {db}: Stored,
  {profileId, courseId}: {readonly profileId: string; readonly courseId: string | undefined},
  most: number,
) =>
  sql<ThemeRow>`
    select t.theme, l.id as "lessonId", l.title, l.area, l.classification, l.relevance as packed,
      p.study_finished_at is not null as "isCompleted", l.course_id is not distinct from ${courseId ?? null}::text as "isOfCourse",
      t.right_count as "right", t.wrong_count as wrong
    from theme_count t
    left join lesson l on l.id = t.theme
    left join lesson_progress p on p.profile_id = t.profile_id and p.lesson_id = t.theme
    where t.profile_id = ${profileId} and t.period = '000000' and t.right_count + t.wrong_count > 0
    order by t.right_count + t.wrong_count desc, t.theme limit ${most}`.execute(db)

/** `#CM:["Cardiologia"]`, the theme of questions without a lesson. */
function unlessoned(theme: string): {readonly path: ThemePath; readonly area: string | null} {
  const split = theme.indexOf(':')
  const code = theme.slice(1, split)
  const area = themeAreas.find((known) => known === code)
  const parsed: unknown = JSON.parse(theme.slice(split + 1))
  const classification = Array.isArray(parsed) ? parsed.map(String) : []
  if (area !== undefined) return {path: pathOf({area, classification}), area}
  return {path: classification.length > 0 ? classification : ['Sem classificação'], area: null}
}

function themeOf(row: ThemeRow): ThemeCount {
  const {lessonId, title, area, classification, packed, isCompleted, isOfCourse, right, wrong} = row
  const known =
    lessonId === null || title === null || area === null
      ? unlessoned(row.theme)
      : {path: lessonPathOf({area, classification: classification ?? [], title}), area}
  return {lessonId, ...known, right, wrong, isCompleted, isOfCourse, packed: packed ?? 0}
}

type Student = {readonly profileId: string; readonly courseId: string | undefined}

/** Themes over all time, those with the most answers. */
export async function findThemes(database: Stored, student: Student, most: number): Promise<ThemeCount[]> {
  const {rows} = await themeRows(database, student, most)
  return rows.map(themeOf)
}

/** A theme with what it had in some months, and in others before. */
export type ComparedTheme = {
  readonly theme: ThemeCount
  readonly before: {readonly right: number; readonly wrong: number}
}

type ComparedRow = ThemeRow & {readonly rightBefore: number; readonly wrongBefore: number}

/** Themes with answers in some months or in those before, the ones with the most answers first. */
export async function findComparedThemes(
  {db}: Stored,
  {profileId, courseId}: Student,
  months: readonly string[],
  before: readonly string[],
): Promise<ComparedTheme[]> {
  const within = (names: readonly string[]) => sql`filter (where t.period = any(${[...names]}::text[]))`
  const {rows} = await sql<ComparedRow>`
    select t.theme, l.id as "lessonId", l.title, l.area, l.classification, l.relevance as packed,
      p.study_finished_at is not null as "isCompleted", l.course_id is not distinct from ${courseId ?? null}::text as "isOfCourse",
      t."right", t.wrong, t."rightBefore", t."wrongBefore"
    from (
      select t.theme, coalesce(sum(t.right_count) ${within(months)}, 0)::integer as "right",
        coalesce(sum(t.wrong_count) ${within(months)}, 0)::integer as wrong,
        coalesce(sum(t.right_count) ${within(before)}, 0)::integer as "rightBefore",
        coalesce(sum(t.wrong_count) ${within(before)}, 0)::integer as "wrongBefore"
      from theme_count t
      where t.profile_id = ${profileId} and t.period = any(${[...months, ...before]}::text[])
      group by t.theme having sum(t.right_count + t.wrong_count) > 0
    ) t
    left join lesson l on l.id = t.theme
    left join lesson_progress p on p.profile_id = ${profileId} and p.lesson_id = t.theme
    order by t."right" + t.wrong desc, t.theme`.execute(db)
  return rows.map((row) => ({theme: themeOf(row), before: {right: row.rightBefore, wrong: row.wrongBefore}}))
}

/** Answers to one theme in some months, as they were and with the weight of each month. */
export type WeightedTheme = {
  readonly theme: string
  readonly area: string
  readonly right: number
  readonly wrong: number
  readonly questions: number
  readonly correct: number
}

/** What the answers of some months say of each theme; `weights` are those of the months in their order. */
export async function findWeightedThemes(
  {db}: Stored,
  profileId: string,
  months: readonly string[],
  weights: readonly number[],
): Promise<WeightedTheme[]> {
  const {rows} = await sql<WeightedTheme>`
    select t.theme, coalesce(l.area, split_part(substr(t.theme, 2), ':', 1)) as area, t."right", t.wrong, t.questions, t.correct
    from (
      select t.theme, sum(t.right_count * m.weight) as "right", sum(t.wrong_count * m.weight) as wrong,
        sum(t.right_count + t.wrong_count)::integer as questions, sum(t.right_count)::integer as correct
      from unnest(${[...months]}::text[], ${[...weights]}::double precision[]) m (period, weight)
      join theme_count t on t.profile_id = ${profileId} and t.period = m.period
      group by t.theme having sum(t.right_count + t.wrong_count) > 0
    ) t left join lesson l on l.id = t.theme`.execute(db)
  return rows
}
