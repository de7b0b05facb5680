import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {giveConsent} from '../../server/mail/consent.ts'
import {deleteAccount, dueAccounts} from '../../server/profile/deleteAccount.ts'
import {addExtrasOf} from './extrasRequests.ts'
import {wednesday} from './fixture.ts'
import {studyMutations} from './studyRequests.ts'
import {addMaterial} from './studySupport.ts'
import {
  accountInput,
  agendaDocument,
  answerInput,
  backends,
  createAccountDocument,
  oneAnswerDocument,
  preChoiceDocument,
  requestDeletionDocument,
  type Student,
  TestServer,
  updateProfileDocument,
} from './support.ts'

const png = Buffer.from('89504e470d0a1a0a00', 'hex')
const days = 86_400_000

describe.each(backends)('a deleted account on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())

  const post = (url: string, payload: object) => server.app.inject({method: 'POST', url, payload})

  /** A registered student who has left traces everywhere. */
  async function busyStudent(email: string): Promise<Student & {readonly email: string}> {
    await server.ask(createAccountDocument, {input: accountInput(email), key: `conta ${email}`.replaceAll(' ', '-')})
    const signedIn = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
      email,
      password: 'segredo-1',
      returnSecureToken: true,
    })
    const {idToken: token, localId: uid}: {idToken: string; localId: string} = signedIn.json()
    const agenda = await server.agenda(token, wednesday)
    const {db} = server.database
    const {id: profileId} = await db.selectFrom('profile').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()
    await server.ask(
      oneAnswerDocument,
      {input: answerInput(agenda, 'alta-00', 1, server.now), key: 'resposta'},
      {token},
    )
    await addExtrasOf(server, {profileId, uid, token}, agenda)
    const choice = {question: 'alta-01', selected: 1, agenda: agenda._id, dateNow: new Date(server.now).toISOString()}
    await server.ask(preChoiceDocument, {input: choice, key: 'marca'}, {token})
    for (const [name, {document, variables}] of Object.entries(studyMutations)) {
      if (name === 'undoFlashcardAnswer') continue
      const reply = await server.ask(document, {...variables(agenda, server.now), key: name}, {token})
      expect({name, codes: reply.codes}).toEqual({name, codes: []})
    }
    await server.ask(updateProfileDocument, {input: {name: `Pessoa ${uid}`}, key: 'nome'}, {token})
    await post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local', {
      requestType: 'PASSWORD_RESET',
      email,
    })
    await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {email, password: 'errada'})
    await server.app.inject({
      method: 'POST',
      url: `/v0/b/aristo-local.appspot.com/o?name=${encodeURIComponent(`images/users/${profileId}`)}`,
      headers: {authorization: `Firebase ${token}`, 'content-type': 'multipart/related; boundary=corte'},
      payload: Buffer.concat([
        Buffer.from('--corte\r\ncontent-type: application/json\r\n\r\n{"contentType":"image/png"}\r\n'),
        Buffer.from('--corte\r\ncontent-type: image/png\r\n\r\n'),
        png,
        Buffer.from('\r\n--corte--'),
      ]),
    })
    const at = new Date(server.now)
    const node = {value: '"online"', updated_at: at}
    await db
      .insertInto('realtime_node')
      .values({...node, path: `/presence/${uid}/aba`})
      .execute()
    await db
      .insertInto('realtime_disconnect')
      .values({session_id: uid, path: `/presence/${uid}/aba`, process_id: 'p', position: 0, uid, value: 'null'})
      .execute()
    await db
      .insertInto('notification')
      .values([
        {id: `so-${uid}`, author_name: 'Equipe', message: `Olá, ${uid}`, created_at: at},
        {id: `todos-${email.length}`, author_name: 'Equipe', message: 'Olá, pessoal', created_at: at},
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const recipient = {profile_id: profileId, created_at: at}
    await db
      .insertInto('notification_recipient')
      .values([
        {...recipient, notification_id: `so-${uid}`},
        {...recipient, notification_id: `todos-${email.length}`},
      ])
      .execute()
    await db
      .insertInto('push_token')
      .values({kind: 'fcm', token: `t-${uid}`, profile_id: profileId, created_at: at})
      .execute()
    await giveConsent(
      db,
      {recipient: email, purpose: 'contact', textVersion: '2026-11', source: 'teste', brandName: 'Aristo'},
      server.now,
    )
    return {profileId, uid, token, email}
  }

  /** Every table with a row that contains one of the words. */
  async function tablesWith(words: readonly string[]): Promise<string[]> {
    const {db} = server.database
    const {rows} = await sql<{name: string}>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`.execute(
      db,
    )
    const found: string[] = []
    for (const {name} of rows) {
      const hits = await sql<{hits: number}>`
        select count(*)::integer as hits from ${sql.table(name)} t
        where exists (select from unnest(${sql.val(`{${words.join(',')}}`)}::text[]) word
          where strpos(to_jsonb(t)::text, word) > 0)`.execute(db)
      if ((hits.rows[0]?.hits ?? 0) > 0) found.push(name)
    }
    return found
  }

  const remove = (profileId: string) =>
    server.database.db.transaction().execute((tx) => deleteAccount(tx, profileId, server.now))

  test('leaves nothing with its name in any table, and everybody else as they were', async () => {
    const stays = await busyStudent('fica@exemplo.br')
    const leaves = await busyStudent('parte@exemplo.br')
    const wordsOf = ({uid, profileId, email}: typeof stays) => [uid, profileId, email]
    const before = await tablesWith(wordsOf(leaves))
    expect(before).toEqual(
      expect.arrayContaining([
        'agenda',
        'answer',
        'content_report',
        'deck_flashcard',
        'doubt_command',
        'extra_activity',
        'favorite',
        'flashcard_answer',
        'flashcard_card',
        'identity_code',
        'identity_refresh',
        'identity_user',
        'idempotency',
        'login_record',
        'mail_consent',
        'mail_outbox',
        'notification',
        'notification_recipient',
        'profile',
        'push_token',
        'question_card',
        'question_doubt',
        'question_marks',
        'question_preset',
        'rating',
        'realtime_disconnect',
        'realtime_node',
        'storage_object',
        'student_course',
        'study_preferences',
        'visitor_idempotency',
      ]),
    )
    const failures = () => server.database.db.selectFrom('identity_failure').select('subject').execute()
    const failuresBefore = await failures()
    expect(await remove(leaves.profileId)).toBe(true)
    expect(await tablesWith(wordsOf(leaves))).toEqual([])
    expect(await tablesWith(wordsOf(stays))).toEqual(before)
    // One failed sign-in and one mail were noted of the account.
    expect(failuresBefore.length - (await failures()).length).toBe(2)
    expect(await remove(leaves.profileId)).toBe(false)
  })

  test('opens nothing with a token that still runs, and comes back by registering again', async () => {
    const gone = await busyStudent('volta@exemplo.br')
    await remove(gone.profileId)
    const ask = () => server.ask(agendaDocument, {calendarDate: wednesday}, {token: gone.token})
    expect((await ask()).codes).toEqual(['UNAUTHENTICATED'])
    expect((await ask()).status).toBe(401)
    expect(await tablesWith([gone.uid])).toEqual([])
    const refreshed = await post('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local', {idToken: gone.token})
    expect(refreshed.json()).toMatchObject({error: {message: 'USER_NOT_FOUND'}})
    server.now += 1_000
    const again = await busyStudent('volta@exemplo.br')
    expect(again.uid).not.toBe(gone.uid)
  })

  test('is due when its time to be taken back is over, a day before it must be gone', async () => {
    const student = await server.student()
    await server.ask(requestDeletionDocument, {key: 'pedido'}, {token: student.token})
    const {db} = server.database
    const due = async (after: number) => (await dueAccounts(db, server.now + after)).map(({profileId}) => profileId)
    expect(await due(14 * days - 1)).not.toContain(student.profileId)
    expect(await due(14 * days)).toContain(student.profileId)
  })

  test('goes by the command of the operator, and only when it is due', async () => {
    const {db} = server.database
    const [due, early] = [await server.student(), await server.student()]
    const ask = async ({profileId}: Student, daysAgo: number) =>
      db
        .updateTable('profile')
        .set({deletion_requested_at: new Date(server.now - daysAgo * days)})
        .where('id', '=', profileId)
        .execute()
    await ask(due, 14)
    await ask(early, 13)
    const run = (...words: string[]) => operate(server.database, askedOf(words), {now: server.now, file: undefined})
    const requested = new Date(server.now - 14 * days).toISOString()
    expect(await run('delete-due-accounts', '--dry-run')).toEqual([
      `${due.profileId}\tasked on ${requested}`,
      '1 account due',
    ])
    expect(await run('delete-due-accounts')).toEqual([`${due.profileId}\tasked on ${requested}`, '1 account deleted'])
    expect(await run('delete-due-accounts')).toEqual(['0 accounts deleted'])
    expect(await tablesWith([due.uid])).toEqual([])
    const email = `${early.profileId}@secreto.example`
    expect(await run('account', 'delete', email)).toEqual([`${email}: deleted`])
    expect(await tablesWith([early.uid])).toEqual([])
    await expect(run('account', 'delete', email)).rejects.toThrow('No account has the e-mail')
  })
})
