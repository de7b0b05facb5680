import {type Exchange, getOperationName, makeResult, type Operation, type OperationResult} from '@urql/core'
import {
  empty,
  filter,
  fromPromise,
  fromValue,
  makeSubject,
  merge,
  mergeMap,
  pipe,
  share,
  type Source,
  takeUntil,
} from 'wonka'
import type {DayOpeningQuery} from '../gen/day/graphql.ts'
import type {Boot, BootReply} from './boot.ts'

/** So many milliseconds after the product began, the server is asked again. */
const freshFor = 10_000

/** What the page's script asked for, once: another account that signs in later finds nothing. */
export function takeBoot(): Boot | undefined {
  const {aristoBoot} = window
  window.aristoBoot = undefined
  return aristoBoot
}

type Needs = {
  readonly boot: Boot | undefined
  readonly uid: string
  readonly build: string | undefined
  readonly onServerTime: (server: number, askedAt: number, receivedAt: number) => void
}

type Data = Readonly<Record<string, unknown>>

/** The variables of the reads that a product opens with. */
type Asked = {
  readonly calendarDate?: string
  readonly activity?: string
  readonly ids?: readonly string[]
  readonly id?: string
  readonly examTemplate?: string
  readonly mockExamTemplate?: string
}

/** What the day answers of a read; null for what it was not asked. */
function partOf(name: string, variables: Asked, day: DayOpeningQuery): Data | null {
  const {agenda, questions, fullExam, mockExam, smartExam} = day.dayOpening
  const exam = fullExam ?? mockExam ?? smartExam
  if (name === 'Profile') return {profile: day.profile, findBurgerMenuItems: day.findBurgerMenuItems}
  if (name === 'Agenda') return variables.calendarDate === agenda.calendarDate ? {agenda} : null
  const {ids, activity, calendarDate} = variables
  const shown = exam ?? agenda
  if (ids) {
    const isShown = activity === shown._id && calendarDate === shown.calendarDate
    return isShown && String(ids) === String(questions.map(({_id}) => _id)) ? {questionMany: questions} : null
  }
  return exam && isNamedBy(exam, variables) ? {[`g${name.slice(1)}`]: exam} : null
}

type Exam = {
  readonly _id: string
  readonly calendarDate: string
  readonly examTemplate?: string | null
  readonly mockExamTemplate?: string | null
}

/** Whether it is the exam that is asked for by its id, or by its template. */
const isNamedBy = (exam: Exam, {id, examTemplate, mockExamTemplate, calendarDate}: Asked): boolean =>
  id
    ? id === exam._id
    : mockExamTemplate
      ? mockExamTemplate === exam.mockExamTemplate
      : examTemplate === exam.examTemplate && calendarDate === exam.calendarDate

/** The reads that a product opens with; those of exams are named as their fields are. */
const openingReads = /^(?:Profile|Agenda|QuestionMany|Get(?:OrCreate)?(?:Mock|Smart)?ExamActivity)$/

const isOfOpening = (operation: Operation) =>
  operation.kind === 'query' && openingReads.test(getOperationName(operation.query) ?? '')

/**
 * Answers the first reads of the product from the reply that the page itself asked for (docs/architecture.md, 'The boot'),
 * behind the cache, which takes it in as it takes the server's: within the call once the reply is there, so that the first
 * drawing has it. Profile, agenda and exam are answered once, because who asks again wants news, the questions to all who
 * ask in the first seconds; `end` is told of a write, which the reply does not know of. What the reply does not have goes
 * on to the server.
 */
export function bootReply({boot, uid, build, onServerTime}: Needs): {exchange: Exchange; end: () => void} {
  const reply = boot?.uid === uid && boot.build === build ? boot.reply : null
  /** Undefined while it is awaited, null where it counts no more. */
  let known = reply ? undefined : (null as BootReply | null | undefined)
  const end = () => {
    known = null
  }
  if (reply) setTimeout(end, freshFor)
  const arrived = reply?.then((arrival) => {
    if (arrival) onServerTime(...arrival.time)
    if (known === undefined) known = arrival
  })
  const given = new Set<string>()

  function answerOf({query, variables}: Operation): Data | null {
    const name = getOperationName(query) ?? ''
    const data = known && !given.has(name) ? partOf(name, variables ?? {}, known.day) : null
    if (data && name !== 'QuestionMany') given.add(name)
    return data
  }

  const exchange: Exchange =
    ({forward}) =>
    (operations) => {
      const shared = share(operations)
      const {source, next: passOn} = makeSubject<Operation>()
      const answer = (operation: Operation): Source<OperationResult> => {
        const data = isOfOpening(operation) ? answerOf(operation) : null
        if (data) return fromValue(makeResult(operation, {data}))
        passOn(operation)
        return empty
      }
      const answered = mergeMap((operation: Operation) => {
        if (known !== undefined || !arrived || !isOfOpening(operation)) return answer(operation)
        const isEnd = ({kind, key}: Operation) => kind === 'teardown' && key === operation.key
        return pipe(
          fromPromise(arrived),
          takeUntil(filter(isEnd)(shared)),
          mergeMap(() => answer(operation)),
        )
      })(shared)
      return merge([forward(source), answered])
    }
  return {end, exchange}
}
