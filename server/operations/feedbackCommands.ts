import {sql} from 'kysely'
import {type FeatureId, featureIds} from '../../domain/feedback/features.ts'
import {npsGroups, npsOf} from '../../domain/feedback/nps.ts'
import {csvLine} from '../kernel/csv.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {quoted} from './find.ts'

/** Rows of an export. */
const mostRows = 100_000

/** Comments that a report shows of each feature. */
const shownComments = 5

const zone = 'America/Sao_Paulo'
const wide = {since: {kind: 'text', about: 'only from this day of Brasília on, as 2026-01-31'}} as const

/** The first day of a report; without one all of them. */
function sinceOf(call: Call): string {
  const day = call.text('since') ?? '2000-01-01'
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)) || !new Date(day).toISOString().startsWith(day))
    throw new OperatorError('--since is a day such as 2026-01-31.')
  return day
}

const plural = (amount: number, one: string, many = `${one}s`) => `${amount} ${amount === 1 ? one : many}`
const percent = (part: number, all: number) => (all === 0 ? '0%' : `${Math.round((part / all) * 100)}%`)
const signed = (score: number | null) => (score === null ? '-' : score > 0 ? `+${score}` : String(score))

/** A student's words on one line, without what would disturb a terminal. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The answers of a report with their group and their month in Brasília. */
const answersSince = (since: string) => sql`
  select reasons, case when score < 7 then 'detractor' when score < 9 then 'neutral' else 'promoter' end as grp,
    to_char(created_at at time zone ${zone}, 'YYYY-MM') as month
  from nps_reply where created_at >= (${since}::date)::timestamp at time zone ${zone}`

type Counted = {readonly name: string; readonly promoter: number; readonly neutral: number; readonly detractor: number}

const countedBy = (since: string, name: 'month' | 'all') => sql<Counted>`
  select ${name === 'month' ? sql`month` : sql`'all'`} as name, ${sql.join(
    npsGroups.map((group) => sql`(count(*) filter (where grp = ${group}))::integer as ${sql.id(group)}`),
  )}
  from (${answersSince(since)}) a group by 1 order by 1`

const totalOf = ({promoter, neutral, detractor}: Counted) => promoter + neutral + detractor

const npsReport: Command = {
  words: 'nps report',
  usage: '',
  about:
    'Prints the score of the recommendation survey (promoters less detractors in percent), its groups, the reasons of each group, and the score of each month of Brasília.',
  options: wide,
  run: async (call) => {
    const since = sinceOf(call)
    const {rows: all} = await countedBy(since, 'all').execute(call.db)
    const counts = all[0] ?? {name: 'all', promoter: 0, neutral: 0, detractor: 0}
    const total = totalOf(counts)
    if (total === 0) return ['No answers.']
    const {rows: months} = await countedBy(since, 'month').execute(call.db)
    const {rows: reasons} = await sql<{grp: string; reason: string; amount: number}>`
      select grp, reason, count(*)::integer as amount
      from (${answersSince(since)}) a cross join lateral jsonb_array_elements_text(a.reasons) reason
      group by 1, 2 order by 3 desc, 2`.execute(call.db)
    const groups = [...npsGroups].toReversed()
    return [
      `score ${signed(npsOf(counts))} of ${plural(total, 'answer')}`,
      ...groups.map((group) => `${group}\t${counts[group]}\t${percent(counts[group], total)}`),
      ...groups.flatMap((group) => [
        `reasons of ${group}s`,
        ...reasons
          .filter(({grp}) => grp === group)
          .map(({reason, amount}) => `  ${reason}\t${amount}\t${percent(amount, counts[group])}`),
      ]),
      'trend',
      ...months.map((month) => `  ${month.name}\t${signed(npsOf(month))}\t${plural(totalOf(month), 'answer')}`),
    ]
  },
}

const npsExport: Command = {
  words: 'nps export',
  usage: '',
  about: 'Prints the answers of the recommendation survey as CSV, the newest first, without whose they are.',
  options: wide,
  run: async (call) => {
    const {rows} = await sql<{
      createdAt: Date
      score: number
      group: string
      reasons: readonly string[]
      comment: string
      source: string
      inTest: boolean
    }>`
      select created_at as "createdAt", score,
        case when score < 7 then 'detractor' when score < 9 then 'neutral' else 'promoter' end as "group",
        reasons, comment, source, in_test as "inTest"
      from nps_reply where created_at >= (${sinceOf(call)}::date)::timestamp at time zone ${zone}
      order by created_at desc, id limit ${mostRows}`.execute(call.db)
    return [
      csvLine(['instant', 'score', 'group', 'reasons', 'comment', 'source', 'test']).trimEnd(),
      ...rows.map(({createdAt, score, group, reasons, comment, source, inTest}) =>
        csvLine([createdAt, score, group, reasons.join(', '), comment, source, inTest ? 'yes' : 'no']).trimEnd(),
      ),
    ]
  },
}

const featuresReport: Command = {
  words: 'features report',
  usage: '[FEATURE]',
  about: `Prints how students rated each feature: ratings, mean, how often each star, and the newest comments. Features: ${featureIds.join(', ')}.`,
  options: wide,
  run: async (call) => {
    const asked = call.optional('FEATURE')
    if (asked !== undefined && !featureIds.some((id) => id === asked))
      throw new OperatorError(`There is no feature ${quoted(asked)}. Features: ${featureIds.join(', ')}.`)
    const reports = featureIds.filter((id) => asked === undefined || id === asked)
    const since = sinceOf(call)
    const lines = await Promise.all(reports.map(async (id) => linesOfFeature(call, id, since)))
    const found = lines.flat()
    return found.length === 0 ? ['No ratings.'] : found
  },
}

async function linesOfFeature({db}: Call, id: FeatureId, since: string): Promise<readonly string[]> {
  const {rows} = await sql<{score: number; amount: number}>`
    select score, count(*)::integer as amount from feature_feedback
    where feature_id = ${id} and updated_at >= (${since}::date)::timestamp at time zone ${zone}
    group by score`.execute(db)
  const total = rows.reduce((sum, {amount}) => sum + amount, 0)
  if (total === 0) return []
  const mean = rows.reduce((sum, {score, amount}) => sum + score * amount, 0) / total
  const {rows: comments} = await sql<{score: number; comment: string}>`
    select score, comment from feature_feedback
    where feature_id = ${id} and comment <> '' and updated_at >= (${since}::date)::timestamp at time zone ${zone}
    order by updated_at desc, profile_id limit ${shownComments}`.execute(db)
  const stars = [5, 4, 3, 2, 1].map((star) => `${star}: ${rows.find(({score}) => score === star)?.amount ?? 0}`)
  return [
    `${id}\t${plural(total, 'rating')}\tmean ${mean.toFixed(2)}\t${stars.join(', ')}`,
    ...comments.map(({score, comment}) => `  ${score}\t${oneLine(comment)}`),
  ]
}

const admissions: Command = {
  words: 'admissions',
  usage: '',
  about: 'Prints the admissions that students told of as CSV, the newest first, without whose they are.',
  options: {},
  run: async ({db}) => {
    const rows = await db
      .selectFrom('student_admission')
      .select(['year', 'institution', 'uf', 'specialty', 'updated_at'])
      .orderBy('updated_at', 'desc')
      .orderBy('profile_id')
      .limit(mostRows)
      .execute()
    return [
      csvLine(['instant', 'year', 'institution', 'uf', 'specialty']).trimEnd(),
      ...rows.map((row) => csvLine([row.updated_at, row.year, row.institution, row.uf, row.specialty]).trimEnd()),
    ]
  },
}

/** What students answered in surveys, said of features, and told of admissions. */
export const feedbackCommands: readonly Command[] = [npsReport, npsExport, featuresReport, admissions]
