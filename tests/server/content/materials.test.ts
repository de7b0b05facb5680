import {strToU8} from 'fflate'
import {sql} from 'kysely'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import type {ContentFile} from '../../../server/content/contentFile.ts'
import {importFiles, type ImportOptions} from '../../../server/content/import.ts'
import {reportLines} from '../../../server/content/importReport.ts'
import type {ContentTables} from '../../../server/content/tables.ts'
import type {Database} from '../../../server/kernel/database/database.ts'
import {backends, makeDatabase} from '../support.ts'
import {legacyPackage} from './ankiPackages.ts'
import {base64, packFile} from './packs.ts'

const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-04-20T12:00:00Z')

const video = {
  id: 'v/1',
  lesson: 'aula',
  title: 'Ritmos',
  category: 'Aulas',
  url: '/media/ritmos/lista.m3u8',
  durationSeconds: 90,
  captions: [{lang: 'pt-BR', label: 'Português', url: '/media/ritmos.vtt'}],
  liveChatLink: 'https://chat.example/sala',
  comment: {author: 'Ana', body: 'Veja **duas** vezes.'},
}
const document = {
  id: 'd/1',
  lesson: 'aula',
  title: 'Apostila',
  subtitle: 'Parte 1',
  description: 'Tudo.',
  url: '/media/a.pdf',
}
const picture = base64('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4"/></svg>')
const flashcard = {
  id: 'c/1',
  lesson: 'aula',
  prefix: 'FA',
  front: 'O que é **FA**? ![traçado](image:a.svg)',
  back: 'Ritmo irregular.',
  images: [{name: 'a.svg', alt: 'traçado', data: picture}],
}
const material = {videos: [video], texts: [document], mindmaps: [document], flashcards: [flashcard]}
const gift: ContentFile = {name: 'banco.gift', text: 'Qual? {=a ~b ~c ~d}'}
const hash = expect.stringMatching(/^[0-9a-f]{64}$/)

const spoiled: readonly [name: string, parts: object, lines: readonly string[]][] = [
  [
    'addresses that reach elsewhere or run something',
    {
      videos: [
        {...video, url: 'javascript:alert(1)'},
        {...video, id: 'v/2', liveChatLink: '//x.example/'},
      ],
      texts: [{...document, url: 'http://x.example/a.pdf'}],
    },
    ['v/1: At "url"', 'v/2: At "liveChatLink"', 'd/1: At "url"'],
  ],
  [
    'captions twice in a language',
    {videos: [{...video, captions: [...video.captions, ...video.captions]}]},
    ['v/1: It has more than one caption file in "pt-BR".'],
  ],
  ['a lesson that is not there', {mindmaps: [{...document, lesson: 'nada'}]}, ['d/1: The lesson "nada" is neither']],
  [
    'an area that is not that of the lesson',
    {flashcards: [{...flashcard, area: 'PED'}]},
    ['c/1: Its area is PED, but that of its lesson "aula" is CM.'],
  ],
  [
    'an image that is not carried',
    {flashcards: [{...flashcard, images: []}]},
    ['c/1: The text shows the image "a.svg", which the flashcard does not carry.'],
  ],
  ['the same id twice', {videos: [video, video]}, ['v/1: Another video of this import has the same id']],
]

describe.each(backends)('study material on %s', (kind) => {
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => ({database, drop} = await makeDatabase(kind)))
  afterAll(() => drop())
  beforeEach(async () => {
    await sql`truncate course, lesson, question, content_image, exam, content_import, video, study_text, mindmap, flashcard cascade`.execute(
      database.db,
    )
  })

  const run = (files: readonly ContentFile[], at = now, options: ImportOptions = {}) =>
    importFiles(database.db, files, at, options)
  const all = (table: keyof ContentTables) => database.db.selectFrom(table).selectAll().execute()
  const counts = async () =>
    Promise.all(
      (['lesson', 'question', 'video', 'study_text', 'mindmap', 'flashcard'] as const).map(
        async (table) => (await all(table)).length,
      ),
    )

  test('is stored with its lesson, its texts parsed and its pictures beside', async () => {
    const report = await run([packFile(material)])
    expect(reportLines(report).slice(4)).toEqual([
      'videos: 1 added, 0 changed, 0 unchanged',
      'texts: 1 added, 0 changed, 0 unchanged',
      'mindmaps: 1 added, 0 changed, 0 unchanged',
      'flashcards: 1 added, 0 changed, 0 unchanged',
      'Imported.',
    ])
    const shared = {lesson_id: 'aula', position: 0, content_hash: hash, retired: false}
    expect(await all('video')).toEqual([
      {
        ...shared,
        id: 'v/1',
        url: '/media/ritmos/lista.m3u8',
        title: 'Ritmos',
        subtitle: null,
        category: 'Aulas',
        duration_seconds: 90,
        captions: video.captions,
        live_chat_link: 'https://chat.example/sala',
        plus_category: null,
        plus_playlist: null,
        plus_order: null,
        plus_on: null,
        comment: {
          author: 'Ana',
          title: null,
          body: [{tag: 'p', children: ['Veja ', {tag: 'strong', children: ['duas']}, ' vezes.']}],
          updatedAt: now.toISOString(),
        },
      },
    ])
    const stored = {
      ...shared,
      id: 'd/1',
      url: '/media/a.pdf',
      title: 'Apostila',
      subtitle: 'Parte 1',
      description: 'Tudo.',
      comment: null,
    }
    expect([await all('study_text'), await all('mindmap')]).toEqual([[stored], [stored]])
    const [{front, ...card} = {front: null}] = await all('flashcard')
    expect(card).toEqual({
      ...shared,
      id: 'c/1',
      area: 'CM',
      classification: ['Cardiologia', 'Arritmias'],
      inherits_classification: true,
      is_community: false,
      front_bits: null,
      prefix: 'FA',
      back: [{tag: 'p', children: ['Ritmo irregular.']}],
      comment: null,
      created_at: now,
      updated_at: now,
    })
    const [image] = await all('content_image')
    expect(JSON.stringify(front)).toContain(`/content/images/${image !== undefined && 'mime' in image ? image.id : ''}`)
  })

  test('does not change the second time; a changed card keeps its birthday, retired stays retired', async () => {
    await run([packFile(material)])
    await database.db.updateTable('flashcard').set({retired: true}).execute()
    const again = await run([packFile(material)], later)
    expect(again.items.filter(({change}) => change !== 'unchanged')).toEqual([])
    const changed = await run([packFile({...material, flashcards: [{...flashcard, back: 'Outra.'}]})], later)
    expect(changed.items.filter(({change}) => change !== 'unchanged')).toEqual([
      {kind: 'flashcard', id: 'c/1', change: 'changed'},
    ])
    expect(await database.db.selectFrom('flashcard').select(['created_at', 'updated_at', 'retired']).execute()).toEqual(
      [{created_at: now, updated_at: later, retired: true}],
    )
  })

  test.each(spoiled)('refuses %s, naming each, and writes nothing', async (_name, parts, lines) => {
    const report = await run([packFile({...material, ...parts})])
    const told = report.problems.map(({item, reason}) => `${item}: ${reason}`)
    expect(told.map((line, index) => line.slice(0, lines[index]?.length))).toEqual(lines)
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('comes with GIFT and Anki in one import, all or nothing', async () => {
    const deck = async (fields: string[]): Promise<ContentFile> => ({
      name: 'baralho.apkg',
      bytes: await legacyPackage([{guid: 'g', type: 1, fields}]),
    })
    const place = {lesson: 'aula'}
    const bad = await run([packFile(material), gift, await deck(['x'.repeat(30_000), 'v'])], now, {place})
    expect(bad.problems.map(({file, reason}) => `${file}: ${reason}`)).toEqual([
      'baralho.apkg: At "front": Invalid length: Expected <=20000 but received 30000.',
    ])
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
    const files = [packFile(material), gift, await deck(['f', 'v'])]
    const dry = await run(files, now, {place, dryRun: true})
    expect([dry.ok, await counts()]).toEqual([true, [0, 0, 0, 0, 0, 0]])
    await run(files, now, {place})
    expect(await counts()).toEqual([1, 2, 1, 1, 1, 2])
    expect((await run(files, later, {place})).items.filter(({change}) => change !== 'unchanged')).toEqual([])
  })

  test('in files of the wrong kind is refused by the name of the file', async () => {
    const report = await run([
      {name: 'a.apkg', bytes: strToU8('{}')},
      {name: 'b.gift', text: 'aberta {=a'},
    ])
    expect(report.problems.map(({file, item}) => `${file}: ${item}`)).toEqual(['a.apkg: file', 'b.gift: line 1'])
  })
})
