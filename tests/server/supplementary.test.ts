import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {importFiles} from '../../server/content/import.ts'
import {pack} from './fixture.ts'
import {backends, type Student, TestServer} from './support.ts'
import {
  articleDocument,
  articlesDocument,
  categoriesDocument,
  pdfsDocument,
  plusVideosDocument,
} from './supplementaryRequests.ts'

type Place = {readonly category: string; readonly playlist: string; readonly date: string; readonly order: number}

const video = (id: string, plus?: Place, more: object = {}) => ({
  id,
  title: `Vídeo ${id}`,
  url: `/media/${id}.mp4`,
  captions: [],
  ...(plus && {plus}),
  ...more,
})
const captions = [{lang: 'pt-BR', label: 'Português', url: '/media/p1.vtt'}]
const document = (id: string, date: string) => ({
  id,
  purpose: 'library',
  title: `Folha ${id}`,
  subtitle: 'Uma página',
  description: 'Tudo em uma página.',
  category: 'Tabelas',
  date,
  url: `/pdfs/biblioteca/${id}.pdf`,
  body: 'Texto.',
  images: [],
})
const article = (id: string, date: string) => ({
  id,
  title: `Artigo ${id}`,
  summary: 'Em uma frase.',
  author: 'Equipe',
  date,
  theme: 'Rotina',
  body: 'Durma **bem**. <script>alert(1)</script>',
  images: [],
})
const library = {
  ...pack,
  videos: [
    video(
      'p1',
      {category: 'Emergência', playlist: 'Minutos', date: '2026-11-20', order: 1},
      {subtitle: 'Choque', durationSeconds: 60, captions},
    ),
    video('p2', {category: 'Emergência', playlist: 'Minutos', date: '2026-11-10', order: 0}),
    video('p3', {category: 'Emergência', playlist: 'Trauma', date: '2026-10-01', order: 0}, {lesson: 'alta'}),
    video('p4', {category: 'Contas', playlist: 'Minutos', date: '2026-09-01', order: 0}),
    video('p5', {category: 'Contas', playlist: 'Retirada', date: '2026-09-01', order: 0}),
    video('fora', undefined, {lesson: 'alta'}),
  ],
  documents: [
    document('d1', '2026-11-01'),
    document('d2', '2026-11-22'),
    document('d3', '2026-11-03'),
    {id: 'termos', purpose: 'terms', title: 'Termos', date: '2026-11-22', body: 'Texto.', images: []},
  ],
  articles: [article('a1', '2026-11-01'), article('a2', '2026-11-22'), article('a3', '2026-11-23')],
}

describe.each(backends)('supplementary content and articles on %s', (kind) => {
  let server: TestServer
  let student: Student
  beforeAll(async () => {
    server = await TestServer.open(kind)
    const file = {name: 'mais.json', text: JSON.stringify(library)}
    const report = await importFiles(server.database.db, [file], new Date(server.now))
    expect(report.problems).toEqual([])
    const {db} = server.database
    await db.updateTable('video').set({retired: true}).where('id', '=', 'p5').execute()
    await db.updateTable('document').set({retired: true}).where('id', '=', 'd3').execute()
    await db.updateTable('article').set({retired: true}).where('id', '=', 'a3').execute()
    student = await server.student()
  })
  afterAll(() => server.close())

  const ask = (query: string, variables: Record<string, unknown> = {}) =>
    server.ask(query, variables, {token: student.token})
  const page = {limit: 1000, skip: 0}

  test('playlists stand below their categories with the number of their videos and the day of the newest', async () => {
    expect((await ask(categoriesDocument)).data).toEqual({
      videosJJPlusCategories: [
        {category: 'Contas', playlists: [{name: 'Minutos', amount: 1, createdAt: '2026-09-01T12:00:00.000Z'}]},
        {
          category: 'Emergência',
          playlists: [
            {name: 'Minutos', amount: 2, createdAt: '2026-11-20T12:00:00.000Z'},
            {name: 'Trauma', amount: 1, createdAt: '2026-10-01T12:00:00.000Z'},
          ],
        },
      ],
    })
  })

  test('the videos of a playlist come whole and in its order, those of other categories do not', async () => {
    const {data} = await ask(plusVideosDocument, {...page, category: 'Emergência', playlist: 'Minutos'})
    const jjPlus = {category: 'Emergência', playlist: 'Minutos'}
    expect(data).toEqual({
      videosJJPlusMany: [
        {
          _id: 'p2',
          url: '/media/p2.mp4',
          title: 'Vídeo p2',
          subtitle: null,
          jjPlus,
          durationSeconds: null,
          captions: [],
          createdAt: '2026-11-10T12:00:00.000Z',
        },
        {
          _id: 'p1',
          url: '/media/p1.mp4',
          title: 'Vídeo p1',
          subtitle: 'Choque',
          jjPlus,
          durationSeconds: 60,
          captions,
          createdAt: '2026-11-20T12:00:00.000Z',
        },
      ],
    })
  })

  test('without names all of them are listed, page by page, and an unknown playlist is empty', async () => {
    const idsOf = async (more: object) => {
      const {data} = await ask(
        `query ($limit: Int!, $skip: Int!, $category: String, $playlist: String) {
        videosJJPlusMany(limit: $limit, skip: $skip, category: $category, playlist: $playlist) { _id } }`,
        {...page, ...more},
      )
      return data
    }
    const of = (...ids: readonly string[]) => ({videosJJPlusMany: ids.map((_id) => ({_id}))})
    expect(await idsOf({})).toEqual(of('p4', 'p2', 'p1', 'p3'))
    expect(await idsOf({limit: 2, skip: 1})).toEqual(of('p2', 'p1'))
    expect(await idsOf({playlist: 'Minutos'})).toEqual(of('p4', 'p2', 'p1'))
    expect(await idsOf({category: "Emergência' or true --"})).toEqual(of())
  })

  test('the library has its documents alone, the newest first', async () => {
    const of = (id: string, createdAt: string) => ({
      _id: id,
      url: `/pdfs/biblioteca/${id}.pdf`,
      title: `Folha ${id}`,
      subtitle: 'Uma página',
      description: 'Tudo em uma página.',
      category: 'Tabelas',
      createdAt,
    })
    expect((await ask(pdfsDocument, page)).data).toEqual({
      pdfsPlusMany: [of('d2', '2026-11-22T12:00:00.000Z'), of('d1', '2026-11-01T12:00:00.000Z')],
    })
    expect((await ask(pdfsDocument, {limit: 1, skip: 1})).data).toEqual({
      pdfsPlusMany: [of('d1', '2026-11-01T12:00:00.000Z')],
    })
  })

  test('articles are listed without their bodies, the newest first', async () => {
    const of = (id: string, createdAt: string) => ({
      _id: id,
      title: `Artigo ${id}`,
      summary: 'Em uma frase.',
      author: 'Equipe',
      theme: 'Rotina',
      createdAt,
    })
    expect((await ask(articlesDocument)).data).toEqual({
      articles: [of('a2', '2026-11-22T12:00:00.000Z'), of('a1', '2026-11-01T12:00:00.000Z')],
    })
  })

  test('an article comes as a sanitised tree; an unknown and a retired one are null', async () => {
    const {data} = await ask(articleDocument, {id: 'a1'})
    expect(data).toMatchObject({article: {_id: 'a1', title: 'Artigo a1'}})
    const body = JSON.stringify(data)
    expect(body).toContain('{"tag":"strong","children":["bem"]}')
    expect(body).not.toContain('"tag":"script"')
    for (const id of ['nenhum', 'a3']) expect((await ask(articleDocument, {id})).data).toEqual({article: null})
  })

  test.each([
    ['no entries', plusVideosDocument, {limit: 0, skip: 0}],
    ['too many videos', plusVideosDocument, {limit: 1001, skip: 0}],
    ['a page before the first', plusVideosDocument, {limit: 10, skip: -1}],
    ['a page beyond all', pdfsDocument, {limit: 10, skip: 100_001}],
    ['too many documents', pdfsDocument, {limit: 1001, skip: 0}],
    ['a name without letters', plusVideosDocument, {...page, category: ''}],
    ['a name that no playlist has', plusVideosDocument, {...page, playlist: 'x'.repeat(121)}],
    ['a control character in a name', plusVideosDocument, {...page, playlist: 'a\u0000b'}],
    ['an id that is none', articleDocument, {id: 'x'.repeat(201)}],
  ])('%s is refused', async (_what, query, variables) => {
    expect((await ask(query, variables)).codes).toEqual(['BAD_INPUT'])
  })
})
