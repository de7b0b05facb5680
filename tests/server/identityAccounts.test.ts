import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {cleanUp} from '../../server/cleanupJob.ts'
import {backends, TestServer} from './support.ts'

const password = 'aurora-verde-7'
const minutes = 60_000

describe.each(backends)('accounts at the identity endpoints on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const call = async (operation: string, payload: object) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=local`
    const reply = await server.app.inject({method: 'POST', url, payload})
    const body: Record<string, unknown> & {error?: {message: string}} = reply.json()
    return {status: reply.statusCode, message: body.error?.message ?? 'ok', body}
  }

  async function signUp(email: string): Promise<{uid: string; idToken: string}> {
    const {body} = await call('signUp', {email, password, returnSecureToken: true})
    return {uid: String(body.localId), idToken: String(body.idToken)}
  }

  const openProfile = (token: string) => server.ask('{ profile { _id email } }', {}, {token})

  const mailsTo = (recipient: string) =>
    server.database.db
      .selectFrom('mail_outbox')
      .select(['kind', 'link', 'body'])
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .execute()

  const codeOf = (link: string) => new URL(link).searchParams.get('oobCode') ?? ''

  const countOf = async (table: 'profile' | 'identity_user', uid: string) =>
    (await server.database.db.selectFrom(table).select('uid').where('uid', '=', uid).execute()).length

  test('who has a profile cannot end the account past the days in which that is taken back', async () => {
    const {uid, idToken} = await signUp('com-perfil@exemplo.br')
    await openProfile(idToken)
    expect((await call('delete', {idToken})).message).toBe('OPERATION_NOT_ALLOWED : Ask for the deletion at /perfil')
    expect([await countOf('profile', uid), await countOf('identity_user', uid)]).toEqual([1, 1])
    expect((await openProfile(idToken)).codes).toEqual([])
  })

  test('an account without a profile ends with its mails and codes, and founds no profile afterwards', async () => {
    const {uid, idToken} = await signUp('sem-perfil@exemplo.br')
    await call('sendOobCode', {requestType: 'VERIFY_EMAIL', idToken})
    expect((await mailsTo('sem-perfil@exemplo.br')).length).toBe(1)
    expect((await call('delete', {idToken})).message).toBe('ok')
    expect(await mailsTo('sem-perfil@exemplo.br')).toEqual([])
    expect((await openProfile(idToken)).codes).toEqual(['UNAUTHENTICATED'])
    expect([await countOf('profile', uid), await countOf('identity_user', uid)]).toEqual([0, 0])
  })

  test('of an end and a first request at the same moment one wins, and no profile is left alone', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const {uid, idToken} = await signUp(`corrida-${turn}@exemplo.br`)
      const [ended] = await Promise.all([call('delete', {idToken}), openProfile(idToken)])
      const left = [await countOf('profile', uid), await countOf('identity_user', uid)]
      expect({ended: ended.message, left}).toEqual(
        ended.message === 'ok'
          ? {ended: 'ok', left: [0, 0]}
          : {ended: 'OPERATION_NOT_ALLOWED : Ask for the deletion at /perfil', left: [1, 1]},
      )
    }
  })

  test('a used code takes link and text out of its mail, and out of those before it', async () => {
    const email = 'usado@exemplo.br'
    await signUp(email)
    for (let turn = 0; turn < 2; turn += 1) await call('sendOobCode', {requestType: 'PASSWORD_RESET', email})
    const [, last] = await mailsTo(email)
    const reset = {oobCode: codeOf(last?.link ?? ''), newPassword: 'outra-aurora-8'}
    expect((await call('resetPassword', reset)).message).toBe('ok')
    const empty = {kind: 'PASSWORD_RESET', link: '', body: ''}
    expect(await mailsTo(email)).toEqual([empty, empty])
  })

  test('the cleanup job empties mails that were delivered or ended, and forgets them and their codes after thirty days', async () => {
    const email = 'velho@exemplo.br'
    const {uid, idToken} = await signUp(email)
    await call('sendOobCode', {requestType: 'VERIFY_EMAIL', idToken})
    await call('sendOobCode', {requestType: 'PASSWORD_RESET', email})
    const begin = server.now
    const after = (milliseconds: number) => cleanUp({database: server.database, clock: () => begin + milliseconds})
    const kept = async () => (await mailsTo(email)).filter(({link}) => link !== '').map((mail) => mail.kind)
    await after(60 * minutes - 1)
    expect((await kept()).toSorted()).toEqual(['PASSWORD_RESET', 'VERIFY_EMAIL'])
    await after(60 * minutes)
    expect(await kept()).toEqual(['VERIFY_EMAIL'])
    await server.database.db
      .updateTable('mail_outbox')
      .set({sent_at: new Date(begin)})
      .where('recipient', '=', email)
      .execute()
    await after(60 * minutes)
    expect(await kept()).toEqual([])
    expect((await mailsTo(email)).length).toBe(2)
    await after(34 * 86_400_000)
    expect(await mailsTo(email)).toEqual([])
    const codes = await server.database.db.selectFrom('identity_code').select('uid').where('uid', '=', uid).execute()
    expect(codes).toEqual([])
  })

  test('an old mail without an end of its own is emptied when no link of its time works any more', async () => {
    const recipient = 'antigo@exemplo.br'
    const created = server.now
    await server.database.db
      .insertInto('mail_outbox')
      .values({
        id: 'antigo',
        recipient,
        kind: 'VERIFY_EMAIL',
        subject: 's',
        body: 'b',
        link: 'http://a/?oobCode=x',
        created_at: new Date(created),
        sent_at: null,
        code_hash: null,
        expires_at: null,
      })
      .execute()
    const after = (milliseconds: number) => cleanUp({database: server.database, clock: () => created + milliseconds})
    await after(3 * 86_400_000 - 1)
    expect((await mailsTo(recipient))[0]?.body).toBe('b')
    await after(3 * 86_400_000)
    expect(await mailsTo(recipient)).toEqual([{kind: 'VERIFY_EMAIL', link: '', body: ''}])
  })

  test('a changed address is the profile’s too, the former one can take it back, and both end the sign-ins before', async () => {
    const {uid, idToken} = await signUp('antes@exemplo.br')
    await openProfile(idToken)
    const profileEmail = async () =>
      (await server.database.db.selectFrom('profile').select('email').where('uid', '=', uid).executeTakeFirst())?.email
    server.now += 2_000
    const moved = await call('update', {idToken, email: 'Depois@exemplo.br', returnSecureToken: true})
    expect([moved.message, moved.body.email, moved.body.emailVerified]).toEqual(['ok', 'depois@exemplo.br', false])
    expect(await profileEmail()).toBe('depois@exemplo.br')
    expect((await call('lookup', {idToken})).message).toBe('TOKEN_EXPIRED')
    expect((await call('lookup', {idToken: moved.body.idToken})).message).toBe('ok')
    const [mail] = (await mailsTo('antes@exemplo.br')).filter((one) => one.kind === 'RECOVER_EMAIL')
    server.now += 2_000
    expect((await call('update', {oobCode: codeOf(mail?.link ?? '')})).message).toBe('ok')
    expect(await profileEmail()).toBe('antes@exemplo.br')
    expect((await call('lookup', {idToken: moved.body.idToken})).message).toBe('TOKEN_EXPIRED')
    expect((await call('update', {oobCode: codeOf(mail?.link ?? '')})).message).toBe('INVALID_OOB_CODE')
  })

  test('the former address is not taken back once somebody else has it', async () => {
    const {idToken} = await signUp('livre@exemplo.br')
    server.now += 2_000
    await call('update', {idToken, email: 'livre-2@exemplo.br'})
    const [mail] = await mailsTo('livre@exemplo.br')
    await signUp('livre@exemplo.br')
    expect((await call('update', {oobCode: codeOf(mail?.link ?? '')})).message).toBe('EMAIL_EXISTS')
  })

  /** An account that a thief moved to two addresses, one after the other: the codes of the mails to the owner and to the first of them. */
  async function movedTwice(owner: string, thief: string) {
    let {idToken} = await signUp(owner)
    for (const email of [thief, `segundo-${thief}`]) {
      server.now += 2_000
      idToken = String((await call('update', {idToken, email, returnSecureToken: true})).body.idToken)
    }
    server.now += 2_000
    const codeTo = async (email: string) => codeOf((await mailsTo(email))[0]?.link ?? '')
    return {ofOwner: await codeTo(owner), ofThief: await codeTo(thief)}
  }

  test('who moves a stolen account on and on cannot take away the way back to its owner', async () => {
    const {ofOwner, ofThief} = await movedTwice('dona@exemplo.br', 'ladra@exemplo.br')
    expect((await call('update', {oobCode: ofThief})).body.email).toBe('ladra@exemplo.br')
    expect((await call('update', {oobCode: ofOwner})).body.email).toBe('dona@exemplo.br')
  })

  test('who moved a stolen account on and on has no way back to it once its owner took it back', async () => {
    const {ofOwner, ofThief} = await movedTwice('autora@exemplo.br', 'gatuno@exemplo.br')
    expect((await call('update', {oobCode: ofOwner})).body.email).toBe('autora@exemplo.br')
    expect((await call('update', {oobCode: ofThief})).message).toBe('INVALID_OOB_CODE')
  })

  test.each([
    ['a new password', (idToken: string) => call('update', {idToken, password: 'outra-aurora-8'})],
    ['a new address', (idToken: string) => call('update', {idToken, email: `outro-${kind}@exemplo.br`})],
  ])('%s ends a change of address that was asked for before, and empties its mail', async (name, change) => {
    const newEmail = `pedido-${name.length}@exemplo.br`
    const {idToken} = await signUp(`pendente-${name.length}@exemplo.br`)
    expect((await call('sendOobCode', {requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail})).message).toBe('ok')
    const [mail] = await mailsTo(newEmail)
    expect((await change(idToken)).message).toBe('ok')
    expect((await call('update', {oobCode: codeOf(mail?.link ?? '')})).message).toBe('INVALID_OOB_CODE')
    expect(await mailsTo(newEmail)).toEqual([{kind: 'VERIFY_AND_CHANGE_EMAIL', link: '', body: ''}])
  })
})
