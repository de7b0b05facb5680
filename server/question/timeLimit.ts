import {noChoice} from '../../domain/question/outcome.ts'
import {isHandedIn, isMadeInTime} from '../../domain/question/timeLimit.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {Operation} from '../kernel/operation.ts'
import {
  type Answering,
  type AnswerableRow,
  findAnswerable,
  type FinishByLastAnswer,
  storeAnswers,
} from './answer.repository.ts'

/**
 * Questions with a time limit are handed in together and in time, so that no key is told before the end. Grades of essays
 * come afterwards, as ever.
 *
 * @throws DomainError BAD_INPUT, EXAM_TIME_OVER
 */
export function assertHandedInWhole(rows: readonly AnswerableRow[], answeredAt: number, operation: Operation): void {
  const open = rows.find(({deadline, given}) => deadline !== null && given === null)
  if (!open?.deadline) return
  if (operation !== 'createManyAnswer' || rows.length !== open.total)
    throw new DomainError('BAD_INPUT', 'Questions with a time limit are handed in together.')
  if (!isMadeInTime(open.deadline.getTime(), answeredAt)) throw new DomainError('EXAM_TIME_OVER')
}

const markedOf = ({id, marked}: AnswerableRow): Answering['answers'][number] => ({
  questionId: id,
  choosen: marked ?? noChoice,
  essay: null,
  seconds: null,
})

/** The answers that count: those that were sent, or what was marked before when the server should have handed in by now. */
export function countedAnswers(
  sent: Answering['answers'],
  rows: readonly AnswerableRow[],
  now: number,
): Answering['answers'] {
  const isLate = rows.some(({deadline, given}) => given === null && deadline && isHandedIn(deadline.getTime(), now))
  return isLate ? rows.map(markedOf) : sent
}

/** An activity whose time is over. */
export type TimedActivity = {
  readonly id: string
  readonly profileId: string
  readonly calendarDate: string
  readonly deadline: Date
  readonly questionIds: readonly string[]
}

/** Hands in what was marked; what was not is answered without a choice. What has its answer keeps it. */
export async function handIn(
  database: Pick<Database, 'db'>,
  {id, profileId, calendarDate, deadline, questionIds}: TimedActivity,
  now: number,
  finishes: FinishByLastAnswer,
): Promise<void> {
  const answering: Answering = {
    profileId,
    agendaId: id,
    calendarDate,
    type: 'question',
    theoreticalType: 'smartReview',
    answeredAt: deadline.getTime(),
    answers: questionIds.map((questionId) => ({questionId, choosen: noChoice, essay: null, seconds: null})),
  }
  const rows = await findAnswerable(database, answering)
  await storeAnswers(database, {...answering, answers: rows.map(markedOf)}, rows, {mutation: null, now, finishes})
}
