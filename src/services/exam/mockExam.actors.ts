import type {Client, RequestPolicy} from '@urql/core'
import {pipe, subscribe} from 'wonka'
import {fromCallback} from 'xstate'
import type {ExamSource} from '../../../domain/exam/exam.types.ts'
import type {MockActivity, MockExamEvent, MockMark, MockWrite} from '../../../machines/exam/mockExam.types.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {ExamChangedDocument} from '../gen/exam/graphql.ts'
import {serverClock} from '../platform/clock.ts'
import {onReconnect} from '../platform/onReconnect.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {type ExamReply, type MockParts, mockReplies} from './replies.ts'

const instantOf = (date: string | null | undefined): number | null => (date ? Date.parse(date) : null)

/** The activity as the chart knows it: instants instead of dates. */
const mockActivityOf = (parts: MockParts): MockActivity => ({
  id: parts._id,
  template: parts.mockExamTemplate,
  isExtra: parts._t.startsWith('Extra'),
  calendarDate: parts.calendarDate,
  title: parts.title,
  subtitle: parts.subtitle,
  description: parts.description,
  institution: parts.institution,
  questionIds: parts.questions,
  total: parts.totalQuestions,
  timeToDo: parts.timeToDo,
  extraMinutes: parts.extraTime,
  opensAt: instantOf(parts.startsAt),
  lastStartAt: instantOf(parts.limitDateToStart),
  closesAt: instantOf(parts.finishesAt),
  answersAt: instantOf(parts.answersAt),
  rankingAt: instantOf(parts.rankingAt),
  startedAt: instantOf(parts.startedAt),
  deadline: instantOf(parts.deadline),
  countsUntil: instantOf(parts.countsUntil),
  sealsAt: instantOf(parts.sealsAt),
  lateMarks: parts.lateMarks.map(({questionId, selected, essay, accepted}) => ({
    questionId,
    selected,
    essay: essay ?? null,
    isAccepted: accepted,
  })),
  isFinished: parts.finished,
  isPrintingBlocked: parts.printingIsBlocked,
  ranking: parts.ranking,
  receipt: parts.receipt,
})

type WireMark = {
  readonly questionId: string
  readonly selected: number
  readonly essay?: string | null
  readonly dateNow: string
}

/** A mark of the wire, with the instant at which it was made. */
export const mockMarkOf = ({questionId, selected, essay, dateNow}: WireMark): MockMark => ({
  questionId,
  selected,
  essay: essay ?? null,
  at: Date.parse(dateNow),
})

/** What the outbox still holds of an exam: marks, and its start or end; what was refused is not on its way. */
export function mockOnItsWay(
  entries: readonly OutboxEntry[],
  activityId: string,
): {marks: MockMark[]; write: MockWrite | null} {
  const marks: MockMark[] = []
  let write: MockWrite | null = null
  for (const entry of entries) {
    if (entry.lane !== activityId || entry.refusal !== null) continue
    if (entry.operation === 'startExam') write = {kind: 'start', key: entry.key}
    if (entry.operation === 'finishMockExam') write = {kind: 'finish', key: entry.key}
    if (entry.operation === 'createOrUpdateOnePreChoice') {
      marks.push(mockMarkOf({...entry.input, questionId: entry.input.question}))
    }
    if (entry.operation === 'createManyPreChoices') {
      const {preChoices, dateNow} = entry.input
      marks.push(
        ...preChoices.map(({question, selected, essay}) =>
          mockMarkOf({questionId: question, selected, essay: essay ?? null, dateNow}),
        ),
      )
    }
  }
  return {marks, write}
}

type Needs = {
  readonly client: () => Client
  readonly source: ExamSource
  /** What the outbox of this device holds, of all its tabs. */
  readonly entries: () => readonly OutboxEntry[]
  /** Calls back when that changes. Returns the stop. */
  readonly onEntries: (listener: () => void) => () => void
}

/** While the time runs the server is asked this often, in milliseconds, because a socket that broke loses its news. */
const askAgainEvery = 60_000

/** Tells what other tabs of this device put into the outbox, and when a start or an end has left it. */
function followDevice(
  {entries, onEntries}: Needs,
  id: () => string | null,
  onMarks: (marks: readonly MockMark[]) => void,
  onSettled: () => void,
): () => void {
  let known: readonly OutboxEntry[] = entries()
  return onEntries(() => {
    const [activityId, now] = [id(), entries()]
    if (activityId === null || now === known) return
    const [before, after] = [mockOnItsWay(known, activityId), mockOnItsWay(now, activityId)]
    known = now
    if (after.marks.length > 0) onMarks(after.marks)
    if (before.write !== null && before.write.key !== after.write?.key) onSettled()
  })
}

/**
 * Follows one mock exam: what the device knows first, then the server's word, then every change: of other tabs and
 * devices, and of the server's job that ends it. Asks again when the network is back, when the tab is seen again, and
 * now and then while the time runs.
 */
export const watchMockExamWith = (needs: Needs) =>
  fromCallback<{type: 'exam.reload'}, undefined>(({sendBack, receive}) => {
    const {client, source, entries} = needs
    const send = (event: MockExamEvent) => sendBack(event)
    let id: string | null = null
    let isOn = false
    const tell = ({exam: parts, error}: ExamReply<MockParts>) => {
      if (!parts) {
        if (error) send({type: 'activity.failed', code: codeOfError(error)})
        return
      }
      id = parts._id
      isOn = parts.startedAt !== null && !parts.finished
      const held = mockOnItsWay(entries(), parts._id)
      const marks = [...parts.preChoice.map(mockMarkOf), ...held.marks]
      send({type: 'activity.read', activity: mockActivityOf(parts), marks, write: held.write, now: serverClock.now()})
    }
    const follow = (policy: RequestPolicy) => pipe(mockReplies(client(), source, policy), subscribe(tell))
    let watch = follow('cache-and-network')
    const reload = () => {
      watch.unsubscribe()
      watch = follow('network-only')
    }
    receive(reload)
    const news = client()
      .subscription(ExamChangedDocument, {})
      .subscribe(({data}) => {
        if (data?.examChanged._id === id) reload()
      })
    const stopDevice = followDevice(
      needs,
      () => id,
      (marks) => send({type: 'marks.arrived', marks}),
      reload,
    )
    const timer = setInterval(() => {
      if (isOn) reload()
    }, askAgainEvery)
    const stopWatch = onReconnect(reload)
    return () => {
      watch.unsubscribe()
      news.unsubscribe()
      stopDevice()
      clearInterval(timer)
      stopWatch()
    }
  })
