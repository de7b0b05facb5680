import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {sessionLife} from '../../server/local-firebase/identity/sessions.ts'
import {endSessions, sessionsOf} from '../../server/local-firebase/identity/standingSessions.ts'
import {endedSessionLife, replacedTokenLife, cleanUpIdentity} from '../../server/local-firebase/identity/cleanup.ts'
import {localStudent, password, signIn, type Tokens} from './sessionSupport.ts'
import {backends, TestServer} from './support.ts'

const whoami = '{ profile { _id } }'

describe.each(backends)('the sessions of the local identity provider on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const asks = async ({idToken}: Tokens) => (await server.ask(whoami, {}, {token: idToken})).codes
  const update = (payload: object) =>
    server.app.inject({method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:update', payload})
  const renewal = async ({refreshToken}: Pick<Tokens, 'refreshToken'>) => {
    const payload = {grant_type: 'refresh_token', refresh_token: refreshToken}
    const response = await server.app.inject({method: 'POST', url: '/securetoken.googleapis.com/v1/token', payload})
    return response.json<{refresh_token: string; error?: {message: string}}>()
  }
  const refresh = async (tokens: Pick<Tokens, 'refreshToken'>) => (await renewal(tokens)).error?.message ?? 'ok'

  test('end with their identity tokens, which the product has taken before', async () => {
    const student = await localStudent(server)
    const [here, there] = [await signIn(server, student.email), await signIn(server, student.email)]
    expect([await asks(here), await asks(there)]).toEqual([[], []])
    const [newest] = await sessionsOf(server.database.db, student.uid, server.now)
    await endSessions(server.database.db, {uid: student.uid, except: newest?.id}, server.now)
    const codes = [await asks(here), await asks(there)].toSorted((a, b) => a.length - b.length)
    expect(codes).toEqual([[], ['UNAUTHENTICATED']])
  })

  test('end at once, identity tokens included, when the password changes; the one that changed it goes on', async () => {
    const student = await localStudent(server)
    const [here, there] = [await signIn(server, student.email), await signIn(server, student.email)]
    const changed = await update({idToken: here.idToken, password: 'outro-segredo', returnSecureToken: true})
    expect([await asks(here), await asks(there), await asks(changed.json<Tokens>())]).toEqual([
      ['UNAUTHENTICATED'],
      ['UNAUTHENTICATED'],
      [],
    ])
    expect([await refresh(here), await refresh(there), await refresh(changed.json<Tokens>())]).toEqual([
      'TOKEN_EXPIRED',
      'TOKEN_EXPIRED',
      'ok',
    ])
  })

  test('open nothing of the product while the account is disabled', async () => {
    const student = await localStudent(server)
    const tokens = await signIn(server, student.email)
    const disable = (disabled: boolean) =>
      server.database.db.updateTable('identity_user').set({disabled}).where('uid', '=', student.uid).execute()
    expect(await asks(tokens)).toEqual([])
    await disable(true)
    expect(await asks(tokens)).toEqual(['UNAUTHENTICATED'])
    await disable(false)
    expect(await asks(tokens)).toEqual([])
  })

  test('of many students are read together, and each is told of its own', async () => {
    const own = '{ profile { uid } }'
    const students = await Promise.all(Array.from({length: 6}, () => localStudent(server)))
    const tokens = await Promise.all(students.map(({email}) => signIn(server, email)))
    const ended = students[2]
    if (ended === undefined) throw new Error('six students')
    await endSessions(server.database.db, {uid: ended.uid, except: undefined}, server.now)
    const asked = tokens.flatMap((one) => [one, one]).map(({idToken}) => server.ask(own, {}, {token: idToken}))
    const seen = (await Promise.all(asked)).map(({data, codes}) => (codes.length > 0 ? codes : data?.['profile']))
    expect(seen).toEqual(
      students.flatMap((student) => {
        const told = student === ended ? ['UNAUTHENTICATED'] : {uid: student.uid}
        return [told, told]
      }),
    )
  })

  test('are not made by changing a name, nor does their cookie leave a page', async () => {
    const student = await localStudent(server)
    const {idToken} = await signIn(server, student.email)
    const renamed = await update({idToken, displayName: 'Ana', returnSecureToken: true})
    expect(renamed.json()).toMatchObject({displayName: 'Ana'})
    expect(renamed.json()).not.toHaveProperty('refreshToken')
    expect(renamed.json()).not.toHaveProperty('idToken')
    expect(renamed.headers['set-cookie']).toBeUndefined()
    const response = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      payload: {email: student.email, password},
    })
    expect(response.headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    )
  })

  test('are forgotten some time after their end, and replaced tokens after a week but for the one replaced last', async () => {
    const {db} = server.database
    await db.deleteFrom('identity_session').execute()
    const student = await localStudent(server)
    const [ended, used] = [await signIn(server, student.email), await signIn(server, student.email)]
    const at = server.now
    await refresh({refreshToken: (await renewal(used)).refresh_token})
    const rows = async () =>
      [
        await db.selectFrom('identity_session').select('id').execute(),
        await db.selectFrom('identity_refresh').select('generation').execute(),
      ].map(({length}) => length)
    expect(await asks(ended)).toEqual([])
    const [first] = await db.selectFrom('identity_refresh').select('family').where('generation', '=', 1).execute()
    await endSessions(db, {uid: student.uid, except: first?.family}, at)
    await cleanUpIdentity(db, at + endedSessionLife)
    expect(await rows()).toEqual([2, 4])
    await cleanUpIdentity(db, at + endedSessionLife + 1)
    expect(await rows()).toEqual([1, 3])
    await cleanUpIdentity(db, at + replacedTokenLife + 1)
    expect(await rows()).toEqual([1, 2])
    await cleanUpIdentity(db, at + sessionLife + endedSessionLife + 1)
    expect(await rows()).toEqual([0, 0])
  })
})
