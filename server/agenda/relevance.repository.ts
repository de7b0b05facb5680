import {sql} from 'kysely'
import {type QuestionCounts, type Relevances, relevancesOf, relevanceYears} from '../../domain/themes/relevance.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {Database} from '../kernel/database/database.ts'
import {wholeCountry} from '../profile/institution.repository.ts'
import {isOfBank} from '../content/bank.ts'

type Wanted = {readonly profileId: string; readonly courseId: string; /** The server's instant. */ readonly now: number}

/**
 * The relevance of the themes of a course for a student (G-04), from the questions of the last five exam years, in one
 * statement that reads an index of their years, lessons and institutions.
 */
export async function findRelevances(
  {db}: Pick<Database, 'db'>,
  {profileId, courseId, now}: Wanted,
): Promise<Relevances> {
  const year = Number(calendarDateOf(now, defaultTimeZone).slice(0, 4))
  const {rows} = await sql<QuestionCounts>`
    with target as (
      select t.uf, t.institution
      from profile p, jsonb_to_recordset(p.institution_target) as t (uf text, institution text)
      where p.id = ${profileId}
    ), counted as (
      select q.lesson_id, q.institution, coalesce(q.uf, ${wholeCountry}) as uf, count(*)::integer as amount
      from question q where q.year > ${year - relevanceYears}::integer and ${isOfBank}
      group by 1, 2, 3
    ), marked as (
      select c.*, exists (select from target t where t.uf = c.uf and t.institution = c.institution) as is_target
      from counted c
    )
    select coalesce(sum(amount) filter (where is_target), 0)::integer as "totalAtTargets",
      coalesce(sum(amount), 0)::integer as "totalEverywhere",
      (count(distinct (uf, institution)) filter (where is_target))::integer as institutions,
      coalesce((
        select jsonb_agg(jsonb_build_object('lessonId', m.lesson_id, 'atTargets', m.at_targets, 'everywhere', m.everywhere))
        from (
          select lesson_id, coalesce(sum(amount) filter (where is_target), 0)::integer as at_targets,
            sum(amount)::integer as everywhere
          from marked join lesson l on l.id = lesson_id and l.course_id = ${courseId} group by lesson_id
        ) m
      ), '[]') as lessons
    from marked`.execute(db)
  return relevancesOf(rows[0] ?? {lessons: [], totalAtTargets: 0, totalEverywhere: 0, institutions: 0})
}
