import {requestedDate} from '../../domain/agenda/date.ts'
import {firstQuestions, groupOf} from '../../domain/agenda/firstQuestions.ts'
import {examRouteAt} from '../../domain/agenda/routes.ts'
import type {ExamRoute, ExamSource} from '../../domain/exam/exam.types.ts'
import {examSourceOf} from '../../domain/exam/source.ts'
import {isOfDay} from '../../domain/shell/routes.ts'
import type {Agenda, DayOpening, QueryResolvers} from '../../schema/generated/resolvers.ts'
import {agendaQueries} from '../agenda/agenda.resolvers.ts'
import {examQueries} from './reads.resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {questionQueries} from '../question/question.resolvers.ts'

type Root = Record<PropertyKey, never>

type Exams = Pick<DayOpening, 'fullExam' | 'mockExam' | 'smartExam'>

/** What the address of a page says of what it shows. */
type Address = {
  readonly date: string | null
  /** False at addresses that show no questions of a day. */
  readonly isOfDay: boolean
  readonly exam: ExamRoute | null
  /** The activity of the exam; null where that of the day is meant. */
  readonly activity: string | null
  readonly question: string | null
}

/** UTF-16 units; the client's own are below 200. */
const longestAddress = 2_000

/** @throws DomainError BAD_INPUT for what is no path with a query */
function readAddress(address: string): Address {
  const url = address.startsWith('/') && address.length <= longestAddress ? URL.parse(address, 'http://page') : null
  if (url?.host !== 'page') throw new DomainError('BAD_INPUT', 'Not the address of a page.')
  const parameter = (name: string) => url.searchParams.get(name)
  return {
    date: parameter('date'),
    isOfDay: isOfDay(url.pathname),
    exam: examRouteAt(url.pathname),
    activity: parameter('a'),
    question: parameter('id'),
  }
}

const noAddress: Address = {date: null, isOfDay: true, exam: null, activity: null, question: null}

/** The exam of an address, as the reads of exams answer; none where the day has none of the kind. */
async function examOf(
  root: Root,
  route: ExamRoute,
  source: ExamSource | null,
  calendarDate: string,
  context: RequestContext,
): Promise<Exams> {
  if (source === null) return {}
  if (source.kind === 'activity') {
    const wanted = {_id: source.id}
    if (route === 'simulado') return {mockExam: await examQueries.getMockExamActivity(root, wanted, context)}
    if (route === 'prova') return {fullExam: await examQueries.getExamActivity(root, wanted, context)}
    return {smartExam: await examQueries.getSmartExamActivity(root, wanted, context)}
  }
  if (route === 'simulado') {
    const wanted = {mockExamTemplate: source.template}
    return {mockExam: await examQueries.getOrCreateMockExamActivity(root, wanted, context)}
  }
  const wanted = {examTemplate: source.template, calendarDate}
  return {fullExam: await examQueries.getOrCreateExamActivity(root, wanted, context)}
}

/** The questions of a day that are seen first; none elsewhere. */
function firstOfDay(agenda: Agenda, address: Address) {
  if (!address.isOfDay) return null
  return {ids: firstQuestions(agenda), calendarDate: agenda.calendarDate, activity: agenda._id}
}

/** Which questions of an exam are seen first; a mock exam shows none before it starts. */
function firstOfExam({fullExam, mockExam, smartExam}: Exams, question: string | null) {
  const exam = fullExam ?? smartExam ?? (mockExam?.startedAt ? mockExam : null)
  if (!exam) return null
  return {ids: groupOf(exam.questions, question ?? ''), calendarDate: exam.calendarDate, activity: exam._id}
}

/**
 * The day in one reply, for the script in the page that asks before the product is there. It answers with what `agenda`,
 * `questionMany` and the reads of exams answer: access, refusals and keys are theirs. The day is the server's where the
 * address names none, so a device whose clock is off is given the right one.
 */
export const dayOpeningQueries = {
  dayOpening: async (root, asked, context) => {
    const address = asked.address ? readAddress(asked.address) : noAddress
    const wantedDate = address.date ?? asked.calendarDate ?? null
    const calendarDate = requestedDate(wantedDate, context.services.clock(), context.timeZone)
    const agenda = await agendaQueries.agenda(root, {calendarDate}, context)
    const {exam: route, activity, question} = address
    const source = route && examSourceOf(agenda, route, activity)
    const exams = route ? await examOf(root, route, source, calendarDate, context) : {}
    const first = route ? firstOfExam(exams, question) : firstOfDay(agenda, address)
    const questions = first ? await questionQueries.questionMany(root, {...first, type: 'question'}, context) : []
    return {agenda, questions, ...exams}
  },
} satisfies Pick<QueryResolvers, 'dayOpening'>
