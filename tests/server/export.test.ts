import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {exportExtraSections} from '../../server/profile/exportExtraSections.ts'
import {exportSections} from '../../server/profile/exportSections.ts'
import {exportStudySections} from '../../server/profile/exportStudySections.ts'
import {addExtrasOf} from './extrasRequests.ts'
import {personIn} from './forumSupport.ts'
import {wednesday} from './fixture.ts'
import {studyMutations} from './studyRequests.ts'
import {addMaterial} from './studySupport.ts'
import {answerInput, backends, oneAnswerDocument, type Student, TestServer} from './support.ts'

/** Reads CSV with semicolons and quotes into rows of cells. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r"]*))(;|\r\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '') break
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

describe.each(backends)('the export on %s', (kind) => {
  let server: TestServer
  let student: Student
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    student = await server.student({
      name: '=HYPERLINK("http://mal.example";"clique")',
      birthday: '1990-02-28T03:00:00Z',
    })
    const agenda = await server.agenda(student.token, wednesday)
    for (const [number, key] of [
      ['00', 'um'],
      ['01', 'dois'],
    ] as const) {
      const input = answerInput(agenda, `alta-${number}`, 1, server.now)
      expect((await server.ask(oneAnswerDocument, {input, key}, {token: student.token})).codes).toEqual([])
      server.now += 1_000
    }
    await addExtrasOf(server, student, agenda)
    const forum = personIn(server, student)
    await forum.write({body: 'Minha dúvida'})
    const other = await personIn(server, await server.student()).write({body: 'Propaganda'})
    await forum.report(other.body.id, 'Vende curso')
    for (const [name, {document, variables}] of Object.entries(studyMutations)) {
      if (name === 'undoFlashcardAnswer') continue
      await server.ask(document, {...variables(agenda, server.now), key: name}, {token: student.token})
    }
  })
  afterAll(() => server.close())

  const get = (query: string, token?: string) =>
    server.app.inject({
      url: `/profile/export${query}`,
      headers: token === undefined ? {} : {authorization: `Bearer ${token}`},
    })

  test('is one JSON file with every section', async () => {
    const reply = await get('?format=json', student.token)
    expect({
      status: reply.statusCode,
      type: reply.headers['content-type'],
      name: reply.headers['content-disposition'],
      cache: reply.headers['cache-control'],
    }).toEqual({
      status: 200,
      type: 'application/json; charset=utf-8',
      name: 'attachment; filename="aristo-dados-20260715.json"',
      cache: 'no-store',
    })
    const body: Record<string, Record<string, unknown>[]> = reply.json()
    expect(Object.keys(body)).toEqual(['format', 'exportedAt', ...exportSections.map(({key}) => key)])
    expect(body.profile).toMatchObject([{uid: student.uid, birthday: '1990-02-28', isPremium: true}])
    expect(body.answers).toEqual([
      {
        answeredAt: new Date(server.now - 2_000).toISOString(),
        calendarDate: wednesday,
        type: 'question',
        theoreticalType: 'theoreticalStudy',
        question: 'alta-00',
        institution: 'Aristo',
        year: 2026,
        choosen: 1,
        choice: 'Segunda',
        essay: null,
        outcome: 0,
      },
      expect.objectContaining({question: 'alta-01', outcome: 1}),
    ])
    expect(body.questionCards).toHaveLength(2)
    expect(exportStudySections.map(({key}) => [key, body[key]?.length])).toEqual([
      ['agendaFlashcards', 13],
      ['flashcardAnswers', 1],
      ['flashcardCards', 1],
      ['questionMarks', 1],
      ['doubts', 1],
      ['studyPreferences', 1],
      ['favorites', 1],
      ['ratings', 1],
      ['reports', 1],
    ])
    expect(exportExtraSections.map(({key}) => [key, body[key]?.length])).toEqual([
      ['extraActivities', 3],
      ['questionPresets', 1],
      ['savedFlashcards', 1],
      ['createdFlashcards', 0],
      ['forumComments', 1],
      ['forumReports', 1],
    ])
    expect(body.agendaQuestions?.length).toBeGreaterThan(2)
    for (const {key, columns} of exportSections) {
      for (const row of body[key] ?? [])
        expect({key, columns: Object.keys(row)}).toEqual({key, columns: Object.keys(columns)})
    }
  })

  test('is one CSV file for a spreadsheet, and no cell of it is carried out', async () => {
    const reply = await get('?format=csv', student.token)
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="aristo-dados-20260715.csv"')
    expect(reply.body.startsWith('\uFEFF')).toBe(true)
    const rows = cellsOf(reply.body.slice(1))
    for (const {title, columns} of exportSections) {
      const at = rows.findIndex(([first, ...rest]) => first === title && rest.length === 0)
      expect({title, names: rows[at + 1]}).toEqual({title, names: Object.values(columns)})
    }
    const answers = rows.filter((row) => row[4] === 'alta-00' && row[8] === 'Segunda')
    expect(answers).toHaveLength(1)
    // A negative number is a value to every spreadsheet.
    expect(rows.flat().filter((cell) => /^(?:[=+@]|-(?!\d+$))/.test(cell))).toEqual([])
    expect(rows.flat()).toContain(`'=HYPERLINK("http://mal.example";"clique")`)
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '\u00a0=1', '＝1+1', 'a";"b', 'linha', 'ponto;vírgula'])(
    'writes the text %j as text',
    async (name) => {
      const other = await server.student({name})
      const rows = cellsOf((await get('?format=csv', other.token)).body.slice(1))
      expect(rows.flat()).toContain(/^[\s\u00a0]*[=+\-@＝]/.test(name) ? `'${name}` : name)
    },
  )

  test('has more answers than one page of the database holds', async () => {
    const {db} = server.database
    const many = await server.student()
    await db
      .insertInto('login_record')
      .values(
        Array.from({length: 1_203}, (_entry, day) => ({
          profile_id: many.profileId,
          study_day: String(20_000_000 + day),
          seen_at: new Date(server.now),
        })),
      )
      .execute()
    const body: {loginDays: {studyDay: string}[]} = (await get('', many.token)).json()
    expect(new Set(body.loginDays.map(({studyDay}) => studyDay)).size).toBe(1_203)
  })

  test('holds nothing of anybody else, no secret and no key of a question', async () => {
    const stranger = await server.student({name: 'Outra Pessoa'})
    await server.agenda(stranger.token, wednesday)
    const text = (await get('', student.token)).body + (await get('?format=csv', student.token)).body
    for (const word of [
      stranger.uid,
      stranger.profileId,
      'Outra Pessoa',
      'argon2',
      'oobCode',
      'comentário secreto',
      'correct',
    ]) {
      expect({word, isThere: text.includes(word)}).toEqual({word, isThere: false})
    }
  })

  test('is for blocked students too', async () => {
    const blocked = await server.student({access_blocked: true})
    expect((await get('', blocked.token)).statusCode).toBe(200)
  })

  test('is refused to visitors, to stale tokens, in unknown formats, and too often', async () => {
    const other = await server.student()
    expect((await get('')).statusCode).toBe(401)
    expect((await get('', 'nonsense')).statusCode).toBe(401)
    for (const query of ['?format=xml', '?format=', '?format=json&format=csv']) {
      expect({query, status: (await get(query, other.token)).statusCode}).toEqual({query, status: 400})
    }
    const statuses = []
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await get('', other.token)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })

  test('breaks off when the database fails half way, rather than look whole', async () => {
    const {db} = server.database
    await db.schema.alterTable('question_card').renameTo('question_card_away').execute()
    const other = await server.student()
    const outcome = await get('', other.token).then(
      ({body}) => body,
      (error: unknown) => String(error),
    )
    await db.schema.alterTable('question_card_away').renameTo('question_card').execute()
    expect(outcome.trimEnd().endsWith('}')).toBe(false)
  })
})
