import {readFileSync} from 'node:fs'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql'
import {addFullExams, addMock} from './examFixture.ts'
import {hour} from './examSupport.ts'
import {wednesdayNoon} from './fixture.ts'
import type {Student, TestServer} from './support.ts'

export const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))

type Field = GraphQLField<unknown, unknown>
type RootKind = 'query' | 'mutation' | 'subscription'

const roots: readonly (readonly [RootKind, GraphQLObjectType | null | undefined])[] = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
  ['subscription', schema.getSubscriptionType()],
]

/** Every root field of the schema with the kind of its operation. */
export const rootFields = roots.flatMap(([kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({kind, field})),
)

/** Names of fields that carry a key, what came out of an answer, or what was counted or scheduled from it. */
const telling =
  /correct|^answer$|answers|proportion|share|comment|outcome|grade|score|percentile|position|average|wrong|ranking|reason|retrievability|result|performance|statistic|percent|tally|due$/i

/** Whether something below the field tells of a key, or is the text of a question. */
export function reaches({type}: Field, names: RegExp = telling, seen: ReadonlySet<string> = new Set()): boolean {
  const named = getNamedType(type)
  if (!isObjectType(named) || seen.has(named.name)) return false
  const within = new Set([...seen, named.name])
  return Object.values(named.getFields()).some((field) => names.test(field.name) || reaches(field, names, within))
}

/** Everything that can be asked below the field, each type once on a way: a field that is new is asked for, too. */
function selection({type}: Field, seen: readonly string[] = []): string {
  const named = getNamedType(type)
  if (isScalarType(named) || isEnumType(named)) return ''
  if (!isObjectType(named)) throw new Error(`no selection of ${named.name}`)
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type)
    if (isObjectType(below) && [...seen, named.name].includes(below.name)) return []
    return `${field.name} ${selection(field, [...seen, named.name])}`
  })
  return `{ ${parts.join(' ')} }`
}

/** The operation with all of its arguments as variables and everything that it can answer. */
export function documentOf(name: string): string {
  const root = rootFields.find(({field}) => field.name === name)
  if (root === undefined) throw new Error(`no operation ${name}`)
  const {args} = root.field
  const variables = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const [declared, passed] = args.length === 0 ? ['', ''] : [`(${variables})`, `(${given})`]
  return `${root.kind} ${declared} { ${name}${passed} ${selection(root.field)} }`
}

/** Questions of a mock exam that the student meets in study, too; the last is an essay. */
export const met = ['alta-00', 'alta-01', 'alta-05']

/** Questions of the mock exam that no student has met. */
export const unmet = ['futura-00', 'futura-01']

/** Midnight of the Wednesday on which the mock exam opens; it closes, and its answers come, a day later. */
export const opensAt = wednesdayNoon - 12 * hour
export const answersAt = opensAt + 24 * hour

export const templates = {held: 'simulado-retido', past: 'simulado-passado', full: 'prova-comum'}

/** A past mock exam and a full exam with the questions of one that is still to come. */
export async function addTemplates(server: TestServer): Promise<void> {
  await addFullExams(server, [
    {id: templates.full, uf: 'SP', institution: 'USP', year: 2025, questions: [...met, ...unmet]},
  ])
  await addMock(server, met, {id: templates.past, opens_after_days: 40})
  await addMock(server, [...met, ...unmet], {id: templates.held, opens_after_days: 60})
}

export type World = {
  readonly day: string
  readonly full: string
  readonly smart: string
  readonly past: string
  readonly extra: string
  readonly held: string
}

const answered = ['exam', 'smartExam', 'past', 'extra']

/**
 * All that a student can have with the questions: a day of study on the date, a finished full and a finished smart exam, a
 * finished try at the past mock exam and an extra of it, and the mock exam to come, opened and not started.
 */
export async function addWorld(
  server: TestServer,
  {profileId}: Student,
  date: string,
  hasTry: boolean,
): Promise<World> {
  const {db} = server.database
  const id = (name: string) => `${profileId}-${date}-${name}`
  const at = new Date(server.now - 2 * hour)
  const add = async (name: string, kind: 'day' | 'exam' | 'mock' | 'smartExam', questions: readonly string[]) => {
    await db
      .insertInto('agenda')
      .values({id: id(name), kind, profile_id: profileId, calendar_date: date, has_smart_review: false, created_at: at})
      .execute()
    const part = kind === 'day' ? ('theoreticalStudy' as const) : ('exam' as const)
    const rows = questions.map((question_id, position) => ({
      agenda_id: id(name),
      question_id,
      part,
      position,
      lesson_id: null,
      reason: null,
      retrievability: null,
    }))
    await db.insertInto('agenda_question').values(rows).execute()
  }
  const base = {
    profile_id: profileId,
    calendar_date: date,
    created_at: at,
    updated_at: at,
    institution: 'USP',
    uf: 'SP',
    minutes: 60,
  }
  const finished = {
    started_at: at,
    finished_at: at,
    sealed_at: at,
    by_student: true,
    answered: 3,
    correct: 1,
    grade: 33,
  }
  const window = {
    opens_at: new Date(opensAt),
    last_start_at: new Date(opensAt + 23 * hour),
    closes_at: new Date(answersAt),
    answers_at: new Date(answersAt),
    ranking_at: new Date(answersAt),
  }
  const over = new Date(wednesdayNoon - 400 * hour)
  const past = {
    opens_at: over,
    last_start_at: over,
    closes_at: over,
    answers_at: over,
    ranking_at: over,
    deadline: over,
    seals_at: over,
  }
  await add('day', 'day', met)
  for (const [name, kind] of [
    ['exam', 'exam'],
    ['smartExam', 'smartExam'],
    ['past', 'mock'],
    ['extra', 'mock'],
  ] as const)
    await add(name, kind, met)
  await db
    .insertInto('exam_activity')
    .values([
      {...base, id: id('exam'), kind: 'exam', is_extra: false, exam_id: templates.full, ...finished},
      {...base, id: id('smartExam'), kind: 'smartExam', is_extra: false, ...finished},
      {
        ...base,
        id: id('extra'),
        kind: 'mock',
        is_extra: true,
        mock_exam_id: templates.past,
        ...finished,
        deadline: at,
        seals_at: at,
      },
    ])
    .execute()
  // One try at each mock exam is all that a student has.
  const trying = await db
    .selectFrom('exam_activity')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('mock_exam_id', '=', templates.past)
    .where('is_extra', '=', false)
    .executeTakeFirst()
  if (trying === undefined) {
    await db
      .insertInto('exam_activity')
      .values({
        ...base,
        id: id('past'),
        kind: 'mock',
        is_extra: false,
        mock_exam_id: templates.past,
        ...finished,
        ...past,
      })
      .execute()
    if (hasTry) {
      await add('held', 'mock', [...met, ...unmet])
      await db
        .insertInto('exam_activity')
        .values({...base, id: id('held'), kind: 'mock', is_extra: false, mock_exam_id: templates.held, ...window})
        .execute()
    }
  }
  for (const name of answered) {
    const common = {
      profile_id: profileId,
      agenda_id: id(name),
      essay: null,
      calendar_date: date,
      type: 'exams',
      theoretical_type: 'exam' as const,
      answered_at: at,
      created_at: at,
    }
    await db
      .insertInto('answer')
      .values(
        met.map((question_id, index) => ({
          ...common,
          id: id(`${name}-${index}`),
          question_id,
          choosen: question_id === 'alta-05' ? -1 : 0,
          outcome: index === 0 ? 1 : index === 1 ? 0 : -1,
          counted: false,
        })),
      )
      .execute()
  }
  const first = trying?.id ?? id('past')
  await db
    .insertInto('favorite')
    .values(
      [...met, ...unmet].map((document) => ({
        profile_id: profileId,
        type: 'question' as const,
        document,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return {
    day: id('day'),
    full: id('exam'),
    smart: id('smartExam'),
    past: first,
    extra: id('extra'),
    held: first.replace(/past$/, 'held'),
  }
}
