import {sql} from 'kysely'
import {
  type Ability,
  abilityOf,
  enough,
  forecastMonths,
  forecastOf,
  isEnough,
  monthlyDecay,
  type ThemeWeight,
} from '../../domain/performance/forecast.ts'
import {helpfulThemes, mostHelpful} from '../../domain/performance/helpful.ts'
import {addMonths, monthOf, monthsBetween} from '../../domain/performance/ranges.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import {lessonPathOf} from '../../domain/themes/path.ts'
import {isReleased} from '../../domain/themes/release.ts'
import {leastQuestions, relevanceYears} from '../../domain/themes/relevance.ts'
import type {Forecast, ForecastEntry, HelpfulTheme} from '../../schema/generated/resolvers.ts'
import {findRelevances} from '../agenda/relevance.repository.ts'
import {enableAfterColumn} from '../content/release.ts'
import {listOpenedMocks} from '../exam/template.repository.ts'
import type {RequestContext} from '../kernel/context.ts'
import type {Database} from '../kernel/database/database.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {findDetails} from '../profile/details.repository.ts'
import {wholeCountry} from '../profile/institution.repository.ts'
import {findWeightedThemes, type WeightedTheme} from './counts.repository.ts'
import {todayOf} from './input.ts'
import {isOfBank} from '../content/bank.ts'

type Stored = Pick<Database, 'db'>

/** Mock exams of a forecast; the newest. */
const mostMocks = 5

/** Target institutions of a forecast; the heaviest. */
const mostInstitutions = 20

/** An exam that a forecast is about, with its questions by theme. */
type Aim = {readonly entry: Omit<ForecastEntry, 'hasEnoughData' | 'coverage'>; readonly weights: readonly ThemeWeight[]}

type WeightRow = ThemeWeight & {readonly key: string; readonly name: string; readonly uf: string | null}

const themeColumn = sql`coalesce(q.lesson_id, '#' || coalesce(q.area, '') || ':' || q.classification::text)`

/** Questions of the last five exam years at some institutions, by theme (G-04). */
async function institutionWeights(
  {db}: Stored,
  targets: readonly {readonly uf: string; readonly institution: string}[],
  year: number,
): Promise<WeightRow[]> {
  const {rows} = await sql<WeightRow>`
    select t.uf || ' ' || t.institution as key, t.institution as name, t.uf, ${themeColumn} as theme,
      coalesce(q.area, '') as area, count(*)::integer as weight
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as t (uf text, institution text)
    join question q on q.institution = t.institution and coalesce(q.uf, ${wholeCountry}) = t.uf
      and q.year > ${year - relevanceYears}::integer and ${isOfBank}
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

async function mockWeights({db}: Stored, ids: readonly string[]): Promise<(WeightRow & {readonly cutOff: number})[]> {
  const {rows} = await sql<WeightRow & {readonly cutOff: number}>`
    select m.id as key, m.title as name, null as uf, m.cut_off as "cutOff", ${themeColumn} as theme,
      coalesce(q.area, '') as area, count(*)::integer as weight
    from mock_exam m join mock_exam_question x on x.mock_exam_id = m.id join question q on q.id = x.question_id
    where m.id = any(${[...ids]}::text[]) group by 1, 2, 4, 5, 6`.execute(db)
  return rows
}

const sumOf = (weights: readonly ThemeWeight[]): number => weights.reduce((sum, {weight}) => sum + weight, 0)

async function findAims(context: RequestContext, profile: StoredProfile): Promise<Aim[]> {
  const {database, clock} = context.services
  const now = clock()
  const year = Number(calendarDateOf(now, defaultTimeZone).slice(0, 4))
  const courseId = profile.courses[0]?.courseId
  const [{institutionTarget}, mocks] = await Promise.all([
    findDetails(context.services, profile.id),
    courseId === undefined ? [] : listOpenedMocks(database, courseId, now),
  ])
  const targets = institutionTarget.slice(0, mostInstitutions)
  const ids = mocks.slice(0, mostMocks).map(({id}) => id)
  const [ofInstitutions, ofMocks] = await Promise.all([
    institutionWeights(database, targets, year),
    mockWeights(database, ids),
  ])
  const aim = (
    kind: ForecastEntry['kind'],
    key: string,
    rows: readonly WeightRow[],
    {name, uf, cutOff}: {name: string; uf: string | null; cutOff: number | null},
  ): Aim => {
    const weights = rows.filter((row) => row.key === key)
    return {entry: {_id: `${kind}:${key}`, kind, uf, name, cutOff, questions: sumOf(weights)}, weights}
  }
  return [
    ...targets.map(({uf, institution}) =>
      aim('institution', `${uf} ${institution}`, ofInstitutions, {name: institution, uf, cutOff: null}),
    ),
    ...mocks.slice(0, mostMocks).map(({id, title}) => {
      const cutOff = ofMocks.find(({key}) => key === id)?.cutOff
      return aim('mock', id, ofMocks, {name: title, uf: null, cutOff: cutOff === undefined ? null : cutOff / 100})
    }),
  ]
}

type Learned = {
  readonly ability: Ability
  readonly themes: ReadonlyMap<string, WeightedTheme>
}

/** What the answers of the last months say, the older ones less. */
async function learnedOf(context: RequestContext, profile: StoredProfile): Promise<Learned> {
  const month = monthOf(todayOf(context))
  const months = monthsBetween(addMonths(month, 1 - forecastMonths), month).toReversed()
  const weights = months.map((_month, age) => monthlyDecay ** age)
  const themes = await findWeightedThemes(context.services.database, profile.id, months, weights)
  return {ability: abilityOf(themes), themes: new Map(themes.map((theme) => [theme.theme, theme]))}
}

const nothing = {share: null, low: null, high: null}

/** A mock exam is as long as it is; an exam of an institution is taken to have a hundred questions. */
function entryOf({entry, weights}: Aim, {ability}: Learned): ForecastEntry {
  const forecast = forecastOf(ability, weights, entry.kind === 'mock' ? entry.questions : undefined)
  const coverage = forecast?.coverage ?? 0
  const hasQuestions = entry.kind === 'mock' || entry.questions >= leastQuestions
  if (forecast === null || !hasQuestions || !isEnough(ability.answers, forecast))
    return {...entry, ...nothing, coverage, hasEnoughData: false}
  const {share, low, high} = forecast
  return {...entry, share, low, high, coverage, hasEnoughData: true}
}

/** What the student would get right today: at the target institutions, and in the newest mock exams. */
export async function forecast(context: RequestContext, profile: StoredProfile): Promise<Forecast> {
  const [aims, learned] = await Promise.all([findAims(context, profile), learnedOf(context, profile)])
  return {
    _id: profile.id,
    answers: Math.round(learned.ability.answers),
    answersNeeded: enough.answers,
    entries: aims.map((aim) => entryOf(aim, learned)),
  }
}

type LessonRow = {
  readonly lessonId: string
  readonly title: string
  readonly area: 'CIR' | 'CM' | 'GO' | 'PED' | 'SC' | 'EXT'
  readonly classification: readonly string[]
  readonly packed: number
  readonly enableAfter: Date
}

/** Lessons of a course that questions can be asked of. */
async function askableLessons({db}: Stored, courseId: string, now: number): Promise<LessonRow[]> {
  const {rows} = await sql<LessonRow>`
    select l.id as "lessonId", l.title, l.area, l.classification, l.relevance as packed,
      ${enableAfterColumn} as "enableAfter"
    from lesson l
    join course c on c.id = l.course_id
    join course_phase f on f.course_id = l.course_id and f.phase = l.phase
    where l.course_id = ${courseId} and exists (
      select from question q where q.lesson_id = l.id and ${isOfBank}
        and (q.key_held_until is null or q.key_held_until <= ${new Date(now)}::timestamptz)
    )`.execute(db)
  return rows
}

/**
 * The themes of the course in which an hour moves the forecast most, over the target institutions, each with the same
 * weight; without one over what relevance says of the course (G-04). Only released ones.
 */
export async function whatWouldHelp(context: RequestContext, profile: StoredProfile): Promise<HelpfulTheme[]> {
  const courseId = profile.courses[0]?.courseId
  if (courseId === undefined) return []
  const {database, clock} = context.services
  const now = clock()
  const [aims, learned, lessons, relevances] = await Promise.all([
    findAims(context, profile),
    learnedOf(context, profile),
    askableLessons(database, courseId, now),
    findRelevances(database, {profileId: profile.id, courseId, now}),
  ])
  if (learned.ability.answers < enough.answers) return []
  const targets = aims.filter(({entry}) => entry.kind === 'institution' && entry.questions >= leastQuestions)
  const shares = new Map<string, number>()
  for (const {entry, weights: ofTarget} of targets)
    for (const {theme, weight} of ofTarget)
      shares.set(theme, (shares.get(theme) ?? 0) + weight / entry.questions / targets.length)
  const shareOf = (lesson: LessonRow): number =>
    targets.length === 0 ? relevances.of(lesson) : (shares.get(lesson.lessonId) ?? 0)
  const weights = lessons
    .filter(({enableAfter}) => isReleased(enableAfter.getTime(), now))
    .map((lesson) => ({theme: lesson.lessonId, area: lesson.area, weight: shareOf(lesson)}))
  const answered = new Map([...learned.themes].map(([theme, {questions}]) => [theme, questions]))
  const themes = mostHelpful(learned.ability, weights, answered, helpfulThemes)
  return themes.flatMap(({theme, gainPerHour}) => {
    const lesson = lessons.find(({lessonId}) => lessonId === theme)
    if (lesson === undefined) return []
    const count = learned.themes.get(theme)
    return [
      {
        lessonId: theme,
        leaf: [...lessonPathOf(lesson)],
        gainPerHour,
        questions: count?.questions ?? 0,
        correct: count?.correct ?? 0,
        relevance: relevances.of(lesson),
      },
    ]
  })
}
