import {randomUUID} from 'node:crypto'
import type {Comment, Forum, MonitorRequest} from '../../schema/rest/openapi.ts'
import type {Student, TestServer} from './support.ts'

export type RestReplied<T = unknown> = {readonly status: number; readonly body: T}

type Asked = {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly token?: string | undefined
  readonly payload?: object | undefined
  readonly key?: string | null
}

/** One REST request; writes get a key of their own unless one is given, and none with null. */
export async function askRest<T>(
  {app}: Pick<TestServer, 'app'>,
  url: string,
  {method = 'GET', token, payload, key = randomUUID()}: Asked = {},
): Promise<RestReplied<T>> {
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(token !== undefined && {authorization: `Bearer ${token}`}),
      ...(method !== 'GET' && key !== null && {'idempotency-key': key}),
    },
    ...(payload && {payload}),
  })
  return {status: response.statusCode, body: response.json()}
}

/** The forum of the first question of the small course. */
export const place = {courseId: 'curso', contentId: 'alta-00', contentType: 'question'} as const

type Written = {
  readonly body: string
  readonly parentId?: string | null
  readonly contentId?: string
  readonly contentType?: string
  readonly mentions?: readonly string[]
}

/** Everything that somebody does in forums. */
export function personIn(server: TestServer, {token}: Pick<Student, 'token'>) {
  const ask = <T>(url: string, asked: Asked = {}) => askRest<T>(server, url, {token, ...asked})
  const post = <T>(url: string, payload?: object, key?: string) =>
    ask<T>(url, {method: 'POST', payload, ...(key !== undefined && {key})})
  return {
    ask,
    post,
    open: (at: object = {}) =>
      post<Forum>('/v1/forum/get-or-create', {...place, commentListPage: 1, commentsPerPage: 20, ...at}),
    write: (written: Written, key?: string) => post<Comment>('/v1/comment/creation/', {...place, ...written}, key),
    read: async (...ids: string[]) => (await ask<Comment[]>(`/v1/comment/list-by-ids?ids=${ids.join(',')}`)).body,
    remove: (id: string, key?: string) =>
      ask(`/v1/comment/${id}/delete`, {method: 'DELETE', ...(key !== undefined && {key})}),
    show: (id: string, isPublic: boolean) => post<Comment>(`/v1/comment/${id}/visibility`, {isPublic}),
    wantMonitor: (id: string, key?: string) => post<Comment>(`/v1/comment/${id}/request-monitor`, undefined, key),
    report: (id: string, description: string) => post(`/v1/comment/${id}/report`, {reason: 'offTopic', description}),
    hide: (id: string, reason: string | null) => post<Comment>(`/v1/comment/${id}/hide`, {reason}),
    waiting: async () => (await ask<{items: MonitorRequest[]; total: number}>('/v1/monitor/list')).body,
    claim: (id: string) => post<MonitorRequest>(`/v1/monitor/${id}/claim`),
    release: (id: string) => post<MonitorRequest>(`/v1/monitor/${id}/release`),
    answer: (id: string, body: string, key?: string) => post<Comment>(`/v1/monitor/${id}/reply`, {body}, key),
  }
}

/** The notifications of a student, the newest first. */
export async function noticesOf({database}: TestServer, profileId: string) {
  return database.db
    .selectFrom('notification as n')
    .innerJoin('notification_recipient as r', 'r.notification_id', 'n.id')
    .select(['n.message', 'n.link'])
    .where('r.profile_id', '=', profileId)
    .orderBy('n.created_at', 'desc')
    .execute()
}
