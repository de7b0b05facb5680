import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {MovedStudy} from '../../../machines/agenda/movedStudy.types.ts'
import type {MoveWish} from '../../../machines/agenda/moveStudy.types.ts'
import {AgendaDocument} from '../gen/day/graphql.ts'
import {
  MovableStudyDaysDocument,
  MovedStudyDocument,
  MoveTheoreticalStudyDocument,
  UndoMoveTheoreticalStudyDocument,
} from '../gen/themes/graphql.ts'
import {ask, mutate} from '../profile/requests.ts'
import {named} from '../themes/refusals.ts'

/** The free days of this week. Rejects with a `RequestError`. */
export const loadDaysWith = (client: Client) =>
  fromPromise<readonly CalendarDate[]>(async ({signal}) => {
    const {movableStudyDays} = await ask(client, MovableStudyDaysDocument, {}, signal)
    return movableStudyDays
  })

/** Moves today's study. Rejects with a `NamedError`; the same key never moves twice. */
export const moveStudyWith = (client: Client) =>
  fromPromise<void, MoveWish | null>(async ({input, signal}) => {
    if (input === null) throw new Error('no day is chosen')
    const {lessonId, to, key} = input
    await named(mutate(client, MoveTheoreticalStudyDocument, {lesson: lessonId, to, idempotencyKey: key}, signal))
  })

/** The study that was moved from today. Rejects with a `RequestError`. */
export const loadMovedWith = (client: Client) =>
  fromPromise<MovedStudy | null>(async ({signal}) => {
    const {movedStudy} = await ask(client, MovedStudyDocument, {}, signal)
    return movedStudy ? {lessonTitle: movedStudy.lessonTitle, to: movedStudy.to} : null
  })

/** Takes the study back to today. Rejects with a `RequestError`. */
export const undoMoveWith = (client: Client) =>
  fromPromise<void, {key: string}>(async ({input: {key}, signal}) => {
    await mutate(client, UndoMoveTheoreticalStudyDocument, {idempotencyKey: key}, signal)
  })

/** Asks for the day anew; whoever watches it is told. */
export async function refreshDay(client: Client, calendarDate: CalendarDate): Promise<void> {
  await client.query(AgendaDocument, {calendarDate}, {requestPolicy: 'network-only'}).toPromise()
}
