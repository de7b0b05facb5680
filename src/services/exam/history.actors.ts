import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {ExamRoute} from '../../../domain/exam/exam.types.ts'
import type {HistoryEntry} from '../../../domain/exam/history.ts'
import type {CreatedExtra, ExtraWish, LoadedHistory} from '../../../machines/exam/history.types.ts'
import {
  CreateMockExamExtraActivityDocument,
  GetActivityExamsHistoryDocument,
  GetActivityMockExamsHistoryDocument,
  GetActivitySmartExamsHistoryDocument,
} from '../gen/exam/graphql.ts'
import {mutate} from '../profile/requests.ts'
import {type Read, readNow} from '../study/reads.ts'

const line = (parts: readonly (string | number | null)[], separator: string) =>
  parts.filter((part) => part !== null && part !== '').join(separator)

type Source = (client: Client, signal: AbortSignal) => Promise<Read<readonly HistoryEntry[]>>

const sources: Readonly<Record<ExamRoute, Source>> = {
  simulado: async (client, signal) => {
    const {data, isFromDevice} = await readNow(client, GetActivityMockExamsHistoryDocument, {}, signal)
    const entries = data.getActivityMockExamsHistory.map(
      ({_id, _t, mockExamTemplate, title, subtitle, calendarDate, grade, finished, receipt}) => ({
        id: _id,
        tag: _t,
        template: mockExamTemplate,
        title,
        institution: subtitle,
        calendarDate,
        grade,
        finished,
        receipt,
      }),
    )
    return {data: entries, isFromDevice}
  },
  'simulado-inteligente': async (client, signal) => {
    const {data, isFromDevice} = await readNow(client, GetActivitySmartExamsHistoryDocument, {}, signal)
    const entries = data.getActivitySmartExamsHistory.map(
      ({_id, _t, institution, uf, calendarDate, grade, finished, receipt}) => ({
        id: _id,
        tag: _t,
        template: null,
        title: institution,
        institution: uf,
        calendarDate,
        grade,
        finished,
        receipt,
      }),
    )
    return {data: entries, isFromDevice}
  },
  prova: async (client, signal) => {
    const {data, isFromDevice} = await readNow(client, GetActivityExamsHistoryDocument, {}, signal)
    const entries = data.getActivityExamsHistory.map(
      ({_id, _t, smartExamTemplate, institution, uf, year, calendarDate, grade, finished, receipt}) => ({
        id: _id,
        tag: _t,
        template: smartExamTemplate,
        title: line([institution, year], ' '),
        institution: uf,
        calendarDate,
        grade,
        finished,
        receipt,
      }),
    )
    return {data: entries, isFromDevice}
  },
}

/** The student's exams of one kind (spec 3§7). Rejects with a `RequestError` when neither server nor device knows them. */
export const loadHistoryWith = (client: Client) =>
  fromPromise<LoadedHistory, ExamRoute>(async ({input, signal}) => {
    const {data, isFromDevice} = await sources[input](client, signal)
    return {entries: data, isFromDevice}
  })

/** Makes a mock exam beside the agenda. Rejects with a `RequestError`; the same key never makes two. */
export const createExtraWith = (client: Client) =>
  fromPromise<CreatedExtra, ExtraWish>(async ({input: {template, key}, signal}) => {
    const variables = {mockExamTemplate: template, idempotencyKey: key}
    const {
      createMockExamExtraActivity: {_id, calendarDate},
    } = await mutate(client, CreateMockExamExtraActivityDocument, variables, signal)
    return {id: _id, calendarDate}
  })
