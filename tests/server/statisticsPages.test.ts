import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {importFiles} from '../../server/content/import.ts'
import {
  findStatisticsPage,
  listStatisticsPaths,
  storeStatisticsPages,
} from '../../server/diagnostic/statisticsPages.repository.ts'
import {drawnPage, filledIn} from '../../server/diagnostic/statisticsPage.ts'
import {backends, TestServer} from './support.ts'

describe.each(backends)('the page of an institution on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    const exam = {edition: null, exam_type: 'R1', content_hash: ''} as const
    await server.database.db
      .insertInto('exam')
      .values([
        {...exam, id: 'usp-2026', title: 'USP', institution: 'USP <São Paulo>', uf: 'SP', year: 2026},
        {...exam, id: 'usp-2025', title: 'USP', institution: 'USP <São Paulo>', uf: 'SP', year: 2025},
        {...exam, id: 'outra-2026', title: 'Outra', institution: 'Outra', uf: 'SP', year: 2026},
        {...exam, id: 'antiga-2015', title: 'Antiga', institution: 'Antiga', uf: 'SP', year: 2015},
        {...exam, id: 'inep-2025', title: 'Revalida', institution: 'INEP Revalida', uf: null, year: 2025},
      ])
      .execute()
    await server.database.db
      .insertInto('exam_question')
      .values([
        {exam_id: 'usp-2026', question_id: 'alta-00', position: 0},
        {exam_id: 'usp-2026', question_id: 'longa-00', position: 1},
        {exam_id: 'inep-2025', question_id: 'media-00', position: 0},
      ])
      .execute()
  })
  afterAll(() => server.close())

  const open = (path: string) => server.app.inject(`/aristo-compass/estatisticas${path}`)

  test('is whole HTML with a heading, a table, an address and structured data, and without script that runs', async () => {
    const {statusCode, body, headers} = await open('/sp/usp-sao-paulo')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<h1>USP &lt;São Paulo&gt;</h1>')
    expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^"]*\/aristo-compass\/estatisticas\/sp\/usp-sao-paulo"/)
    expect(body.match(/<tbody[^>]*>[\s\S]*<\/tbody>/)?.[0].match(/<tr role="row">/g)?.length).toBeGreaterThan(0)
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
    const data: unknown = JSON.parse(/ld\+json">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '')
    expect(data).toMatchObject({'@type': 'Dataset', isAccessibleForFree: true})
    expect(body).not.toContain('noindex')
    expect(body).toContain('href="/aristo-compass/estatisticas/sp/outra"')
  })

  test('Revalida has one for the whole country', async () => {
    const {statusCode, body} = await open('/br/inep-revalida')
    expect(statusCode).toBe(200)
    expect(body).toContain('Revalida')
  })

  test('an institution without questions says so', async () => {
    expect((await open('/sp/outra')).body).toContain('Não há questões desta instituição')
  })

  test.each(['/sp/antiga', '/rj/outra', '/sp/nada', '/sp/%3Cscript%3E', `/sp/${'a'.repeat(2_000)}`])(
    '%s is unknown',
    async (path) => {
      const {statusCode, body} = await open(path)
      expect(statusCode).toBeGreaterThanOrEqual(404)
      expect(body).not.toContain('<script>')
    },
  )

  test('all of them stand in the sitemap', async () => {
    const {body} = await server.app.inject('/sitemap.xml')
    expect(body).toContain('/aristo-compass/estatisticas/sp/usp-sao-paulo</loc>')
    expect(body).toContain('/aristo-compass/estatisticas/br/inep-revalida</loc>')
    expect(body).not.toContain('antiga')
  })

  test('what is answered between imports shows after an hour, drawn behind the request that finds it old', async () => {
    const before = (await open('/sp/outra')).body
    await server.database.db
      .insertInto('exam_question')
      .values({exam_id: 'outra-2026', question_id: 'alta-00', position: 0})
      .execute()
    server.now += 3_600_000
    expect((await open('/sp/outra')).body).toBe(before)
    server.now += 60_001
    await expect.poll(async () => (await open('/sp/outra')).body).toContain('1 questão das provas de Outra')
    expect(before).not.toContain('<tbody')
  })

  test('pages of another version of the product are drawn anew before one is shown', async () => {
    await server.database.db.updateTable('statistics_page').set({html: 'old', version: 0}).execute()
    server.now += 60_001
    expect((await open('/sp/outra')).body).toContain('<h1>Outra</h1>')
  })

  test('a page carries the names of the deployment that serves it', async () => {
    const {body} = await open('/sp/outra')
    expect(body).not.toContain('{{')
    expect(body).toContain('href="/aristo-compass"')
  })
})

test('names of a deployment are written as they are, in words and in data', () => {
  const place = {uf: 'SP', institution: 'Outra', path: '/sp/outra'}
  const statistics = {institution: 'Outra', difficulty: 0, themeStatistics: []}
  const page = drawnPage({statistics, place, near: [], examType: 'R1'})
  const brandName = '$& "A" <B> \\'
  const filled = filledIn(page, {origin: 'https://x.example', brandName, brandSlug: 'x'})
  expect(filled).toContain('$&amp; &quot;A&quot; &lt;B&gt; \\</title>')
  const data: unknown = JSON.parse(/ld\+json">([\s\S]*?)<\/script>/.exec(filled)?.[1] ?? '')
  expect(data).toMatchObject({creator: {name: brandName, url: 'https://x.example'}})
  expect(filled).not.toContain('{{')
})

describe.each(backends)('an import on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const frame = {
    format: 'aristo-pack/1',
    pack: {id: 'provas', title: 'Provas', licence: 'CC-BY-4.0', authors: ['Equipe']},
  }
  const exam = (id: string, institution: string) => ({
    id,
    title: institution,
    institution,
    uf: 'MG',
    year: 2026,
    examType: 'R1',
    questions: ['alta-00'],
  })
  const importOf = (exams: readonly object[], dryRun = false) =>
    importFiles(
      server.database.db,
      [{name: 'exams.json', text: JSON.stringify({...frame, exams})}],
      new Date(server.now),
      {dryRun, followUp: (trx) => storeStatisticsPages(trx, server.now)},
    )
  const paths = () => listStatisticsPaths(server.database)

  test('draws the pages in its own transaction, none when it is a trial or has a problem', async () => {
    expect((await importOf([exam('mg-1', 'Primeira')], true)).ok).toBe(true)
    expect(await paths()).not.toContain('/mg/primeira')
    expect((await importOf([{...exam('mg-1', 'Primeira'), questions: ['unknown']}])).ok).toBe(false)
    expect(await paths()).not.toContain('/mg/primeira')
    expect(await importOf([exam('mg-1', 'Primeira')])).toMatchObject({ok: true})
    expect(await paths()).toContain('/mg/primeira')
    expect(await findStatisticsPage(server.database, '/mg/primeira')).toContain('<tbody')
  })

  test('a page that an import drew is served as it is', async () => {
    await server.database.db
      .updateTable('statistics_page')
      .set({html: 'stored'})
      .where('path', '=', '/mg/primeira')
      .execute()
    expect((await server.app.inject('/aristo-compass/estatisticas/mg/primeira')).body).toBe('stored')
  })
})
