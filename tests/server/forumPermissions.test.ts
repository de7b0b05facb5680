import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {forumPermissions, type ForumOperation} from '../../server/forum/permissions.ts'
import {forumPerMinute} from '../../server/forum/answers.ts'
import {type CallerRole, callerRoles} from '../../server/kernel/roles.ts'
import {askRest, personIn, place} from './forumSupport.ts'
import {type Student, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

type Call = {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly payload?: object | undefined
}

/** What a request is about: comments of the caller and of somebody else. */
type Things = {readonly own: string; readonly foreign: string; readonly waiting: string}

const opening = {...place, commentListPage: 1, commentsPerPage: 20}

/** One request for each operation, right in everything but perhaps the caller. */
const calls: {readonly [O in ForumOperation]: (things: Things) => Call} = {
  getOrCreateForum: () => ({method: 'POST', url: '/v1/forum/get-or-create', payload: opening}),
  searchForum: () => ({url: '/v1/forum/search?contentType=question&contentId=alta-00&text=oi'}),
  listParticipants: () => ({url: '/v1/forum/participants?contentType=question&contentId=alta-00'}),
  getCredentials: () => ({url: '/v1/user/credentials'}),
  listCommentsByIds: ({own}) => ({url: `/v1/comment/list-by-ids?ids=${own}`}),
  createComment: () => ({method: 'POST', url: '/v1/comment/creation/', payload: {...place, body: 'Oi'}}),
  deleteComment: ({own}) => ({method: 'DELETE', url: `/v1/comment/${own}/delete`}),
  setCommentVisibility: ({foreign}) => ({
    method: 'POST',
    url: `/v1/comment/${foreign}/visibility`,
    payload: {isPublic: true},
  }),
  requestMonitor: ({own}) => ({method: 'POST', url: `/v1/comment/${own}/request-monitor`}),
  reportComment: ({foreign}) => ({
    method: 'POST',
    url: `/v1/comment/${foreign}/report`,
    payload: {reason: 'other', description: ''},
  }),
  hideComment: ({foreign}) => ({method: 'POST', url: `/v1/comment/${foreign}/hide`, payload: {reason: null}}),
  listReportedComments: () => ({url: '/v1/comment/reported'}),
  listMonitorRequests: () => ({url: '/v1/monitor/list'}),
  claimMonitorRequest: ({waiting}) => ({method: 'POST', url: `/v1/monitor/${waiting}/claim`}),
  releaseMonitorRequest: ({waiting}) => ({method: 'POST', url: `/v1/monitor/${waiting}/release`}),
  replyToMonitorRequest: ({waiting}) => ({
    method: 'POST',
    url: `/v1/monitor/${waiting}/reply`,
    payload: {body: 'É a **B**.'},
  }),
}

const isOperation = (name: string): name is ForumOperation => Object.hasOwn(forumPermissions, name)
const operations = Object.keys(forumPermissions).filter(isOperation)
const wireRole: Partial<Record<CallerRole, string>> = {
  moderator: 'moderator',
  specialist: 'specialist',
  superAdmin: 'super-admin',
  admin: 'admin',
  commentator: 'commentator',
  curator: 'curator',
}

describe('who may call what of the forum', () => {
  let server: TestServer
  let author: Student & ReturnType<typeof personIn>
  const callers = new Map<CallerRole, Student>()
  beforeAll(async () => {
    server = await TestServer.open('pglite')
    const student = await server.student()
    author = {...student, ...personIn(server, student)}
    for (const role of callerRoles) {
      const name = wireRole[role]
      callers.set(
        role,
        await server.student(
          {roles: JSON.stringify(name ? [name] : [])},
          role === 'blockedStudent' ? 'blocked_due_payment' : 'active',
        ),
      )
    }
  }, timeouts.process)
  afterAll(() => server.close())

  /** Comments of the caller, of somebody else, and one that the caller has claimed as far as they may. */
  async function thingsOf(role: CallerRole): Promise<Things> {
    const {database} = server
    const caller = callers.get(role)
    const own = (await author.write({body: 'De quem pergunta'})).body.id
    const foreign = (await author.write({body: 'De outra pessoa'})).body.id
    const waiting = (await author.write({body: 'Espera'})).body.id
    await author.wantMonitor(waiting)
    const {db} = database
    const profile_id = caller?.profileId ?? null
    await db.updateTable('forum_comment').set({profile_id, author_type: 'User'}).where('id', '=', own).execute()
    await db
      .updateTable('forum_monitor_request')
      .set({claimed_by: profile_id, claimed_at: new Date(server.now)})
      .where('comment_id', '=', waiting)
      .execute()
    await db
      .updateTable('forum_comment')
      .set({created_at: new Date(0)})
      .where('profile_id', '=', author.profileId)
      .execute()
    return {own, foreign, waiting}
  }

  const cells = callerRoles.flatMap((role) => operations.map((operation) => ({role, operation})))

  test.each(cells)('$role: $operation', async ({role, operation}) => {
    author = {...author, ...personIn(server, await server.student())}
    const {url, ...call} = calls[operation](await thingsOf(role))
    const isVisitor = role === 'visitor' || role === 'diagnosticVisitor'
    const {status, body} = await askRest<{error?: string}>(server, url, {
      ...call,
      token: isVisitor ? undefined : callers.get(role)?.token,
    })
    const cell = forumPermissions[operation][role]
    const wanted = {allowed: [200, undefined], UNAUTHENTICATED: [401, cell], FORBIDDEN: [403, cell]}[cell]
    expect([status, body.error]).toEqual(wanted)
  })

  const withIds = operations.filter((name) => forumPermissions[name].otherStudent === 'NOT_FOUND')

  test.each(withIds)(
    'otherStudent: %s answers for a private comment of somebody else exactly as for an unknown id',
    async (operation) => {
      const things = await thingsOf('student')
      const db = server.database.db
      await db
        .updateTable('forum_comment')
        .set({is_public: false, audience: 'outra'})
        .where('id', '=', things.foreign)
        .execute()
      const {token} = await server.student()
      const ask = (id: string) => {
        const {url, ...call} = calls[operation]({own: id, foreign: id, waiting: id})
        const payload = operation === 'createComment' ? {...place, body: 'Oi', parentId: id} : call.payload
        return askRest(server, url, {...call, payload, token})
      }
      const foreign = await ask(things.foreign)
      expect(foreign).toEqual({status: 404, body: {error: 'NOT_FOUND'}})
      expect(await ask(randomUUID())).toEqual(foreign)
    },
  )

  test.each(operations)('%s is asked so often within a minute, and a bad token opens nothing', async (operation) => {
    const {url, ...call} = calls[operation]({own: 'x', foreign: 'x', waiting: 'x'})
    const {token} = await server.student({roles: '["specialist"]'})
    const statuses = new Set<number>()
    for (let n = 0; n < forumPerMinute[operation]; n += 1)
      statuses.add((await askRest(server, url, {...call, token})).status)
    expect([...statuses]).not.toContain(429)
    expect(await askRest(server, url, {...call, token})).toEqual({status: 429, body: {error: 'RATE_LIMITED'}})
    expect((await askRest(server, url, {...call, token: 'a.b.c'})).status).toBe(401)
  })
})
