import {createHash} from 'node:crypto'
import * as v from 'valibot'
import {usualGraceMinutes} from '../../domain/exam/mockExam.ts'
import {calendarDateOf, type CalendarDate, defaultTimeZone, isCalendarDate} from '../../domain/shared/studyDay.ts'
import {daysBetween} from '../../domain/shared/weekday.ts'
import {templateReasons} from '../content/checkReferenceData.ts'
import {storeTemplates} from '../content/storeTemplates.ts'
import {mockExamSchema, type PackMockExam} from '../content/templates.schema.ts'
import {type Call, type Command, OperatorError} from './command.ts'
import {courseIdOf, quoted} from './find.ts'
import {putMockOnAgendas} from './mockOnAgendas.ts'

/** @throws OperatorError for an exam that was not imported */
async function examOf({db}: Call, id: string) {
  const exam = await db
    .selectFrom('exam')
    .select(['id', 'title', 'institution'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (exam === undefined) throw new OperatorError(`There is no exam ${quoted(id)}.`)
  const questions = await db
    .selectFrom('exam_question')
    .select('question_id')
    .where('exam_id', '=', id)
    .orderBy('position')
    .execute()
  return {...exam, questions: questions.map(({question_id}) => question_id)}
}

/** The date in the option, else today in Brasília. */
function openingDate(call: Call): CalendarDate {
  const given = call.text('date')
  if (given === undefined) return calendarDateOf(call.now, defaultTimeZone)
  const date = given.replaceAll('-', '')
  if (!isCalendarDate(date)) throw new OperatorError(`${quoted(given)} is no date. It is written as 2026-12-01.`)
  return date
}

function numberOf(call: Call, option: string, usual: number): number {
  const given = call.text(option)
  if (given === undefined) return usual
  if (!/^\d{1,5}$/.test(given)) throw new OperatorError(`--${option} wants a number, not ${quoted(given)}.`)
  return Number(given)
}

/** The mock exam under the same rules as one of a pack. */
function checkedMock(mock: unknown, questions: readonly string[]): PackMockExam {
  const result = v.safeParse(mockExamSchema, mock)
  if (!result.success) throw new OperatorError(result.issues.map(({message}) => message).join('\n'))
  const known = new Set(questions)
  const reasons = templateReasons(
    {kind: 'mockExam', ...result.output},
    {phasesOf: () => [], hasQuestion: (id) => known.has(id), hasFlashcard: () => false},
  )
  if (reasons.length > 0) throw new OperatorError(reasons.join('\n'))
  return result.output
}

const add: Command = {
  words: 'mock add',
  usage: 'EXAM COURSE',
  about:
    'Makes a mock exam of a course from an imported exam. Hours count from the opening, which is midnight of Brasília.',
  options: {
    date: {kind: 'text', about: 'the day it opens, as 2026-12-01; today when absent'},
    title: {kind: 'text', about: "the exam's title when absent"},
    minutes: {kind: 'text', about: 'time from the start; 300 when absent'},
    'start-until': {kind: 'text', about: 'last hour to start; 23 when absent'},
    closes: {kind: 'text', about: 'the hour it ends for everybody; 28 (four in the morning) when absent'},
    answers: {
      kind: 'text',
      about: 'the hour keys are shown; an hour after it closes when absent, so that the grace fits in',
    },
    ranking: {kind: 'text', about: 'the hour of the ranking; four hours after it closes when absent'},
    grace: {
      kind: 'text',
      about: `minutes after the end in which marks still count that the network held back; ${usualGraceMinutes} when absent`,
    },
    'cut-off': {kind: 'text', about: 'the score, 0 to 100, that passes; 60 when absent'},
    'no-printing': {kind: 'flag', about: 'it must not be printed'},
  },
  run: async (call) => {
    const [exam, course] = [await examOf(call, call.arg('EXAM')), await courseIdOf(call, call.arg('COURSE'))]
    const {started_at} = await call.db
      .selectFrom('course')
      .select('started_at')
      .where('id', '=', course)
      .executeTakeFirstOrThrow()
    const date = openingDate(call)
    const closes = numberOf(call, 'closes', 28)
    const mock = checkedMock(
      {
        id: `mock/${exam.id}/${course}/${date}`,
        course,
        title: call.text('title') ?? exam.title,
        institution: exam.institution,
        questions: exam.questions,
        minutes: numberOf(call, 'minutes', 300),
        opensAfterDays: daysBetween(calendarDateOf(started_at.getTime(), defaultTimeZone), date),
        lastStartAfterHours: numberOf(call, 'start-until', 23),
        closesAfterHours: closes,
        answersAfterHours: numberOf(call, 'answers', closes + 1),
        rankingAfterHours: numberOf(call, 'ranking', closes + 4),
        graceMinutes: numberOf(call, 'grace', usualGraceMinutes),
        cutOff: numberOf(call, 'cut-off', 60),
        printingBlocked: call.flag('no-printing'),
      },
      exam.questions,
    )
    const known = await call.db.selectFrom('mock_exam').select('id').where('id', '=', mock.id).executeTakeFirst()
    if (known !== undefined)
      throw new OperatorError(`${course} has this exam as a mock exam on that day already: ${mock.id}`)
    const hash = createHash('sha256').update(JSON.stringify(mock)).digest('hex')
    await storeTemplates(call.db, [{value: {kind: 'mockExam', ...mock}, hash}])
    const {placed, kept} = await putMockOnAgendas(call.db, mock.id, call.now)
    return [
      `${mock.id}: ${mock.questions.length} questions, opens on ${date}`,
      `Put on ${placed} agendas that were composed already; ${kept} keep an exam that was begun, or another mock exam.`,
    ]
  },
}

const retire: Command = {
  words: 'mock retire',
  usage: 'MOCK',
  about: 'Takes a mock exam out of the product; who has opened it keeps it.',
  run: async ({db, arg}) => {
    const retired = await db
      .updateTable('mock_exam')
      .set({retired: true})
      .where('id', '=', arg('MOCK'))
      .returning('id')
      .execute()
    if (retired.length === 0) throw new OperatorError(`There is no mock exam ${quoted(arg('MOCK'))}.`)
    return [`${arg('MOCK')} retired`]
  },
}

const list: Command = {
  words: 'mock list',
  usage: 'COURSE',
  about: 'Lists the mock exams of a course.',
  run: async (call) => {
    const course = await courseIdOf(call, call.arg('COURSE'))
    const rows = await call.db
      .selectFrom('mock_exam')
      .select(['id', 'title', 'opens_after_days', 'retired'])
      .where('course_id', '=', course)
      .orderBy('opens_after_days')
      .orderBy('id')
      .execute()
    return rows.map(({id, title, opens_after_days, retired}) =>
      [id, title, `day ${opens_after_days}`, ...(retired ? ['retired'] : [])].join('\t'),
    )
  },
}

/** Mock exams of a course, made of imported exams. */
export const examCommands: readonly Command[] = [list, add, retire]
