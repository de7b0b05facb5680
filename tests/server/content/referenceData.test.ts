import {sql} from 'kysely'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import type {ContentFile} from '../../../server/content/contentFile.ts'
import {importFiles, type ImportOptions} from '../../../server/content/import.ts'
import {reportLines} from '../../../server/content/importReport.ts'
import type {ContentTables} from '../../../server/content/tables.ts'
import type {Database} from '../../../server/kernel/database/database.ts'
import {backends, makeDatabase} from '../support.ts'
import {base64, packFile} from './packs.ts'

const now = new Date('2026-03-10T12:00:00Z')

const mockExam = {
  id: 'simulado/1',
  course: 'curso',
  title: 'Simulado 1',
  questions: ['q/1'],
  minutes: 300,
  opensAfterDays: 20,
  lastStartAfterHours: 48,
  closesAfterHours: 53,
  answersAfterHours: 54,
  rankingAfterHours: 60,
}
const banner = {imageUrl: '/media/faixa.svg', link: 'https://aristo.example/aula', title: 'Aula ao vivo'}
const diagnostic = {id: 'diagnostico', title: 'Diagnóstico', questions: ['q/1'], estimatedMinutes: {min: 120, max: 180}}
const picture = base64('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4"/></svg>')
const article = {
  id: 'sono',
  title: 'Sono e estudo',
  summary: 'Dormir também é estudar.',
  author: 'Equipe',
  date: '2026-11-22',
  theme: 'Rotina',
  body: 'Durma **bem**.',
}
const terms = {id: 'termos', purpose: 'terms', title: 'Termos', date: '2026-11-22', body: '## Conta\n\nÉ pessoal.'}
const errata = {
  ...terms,
  id: 'errata',
  purpose: 'errata',
  course: 'curso',
  phase: 2,
  subtitle: 'Fase 2',
  url: '/media/errata.pdf',
}
const reasons = {
  id: 'report/flashcard',
  reasons: [
    {id: 'wrongAnswer', text: 'Resposta errada'},
    {id: 'other', text: 'Outro'},
  ],
}
const unit = {id: 'AC', name: 'Acre', medicalSchools: [{shortName: 'UFAC', name: 'Universidade Federal do Acre'}]}
const specialty = {id: 'acupuntura', name: 'Acupuntura'}
const raffle = {id: 'easy', items: ['q/1']}
const around = {
  mockExams: [mockExam],
  diagnostics: [diagnostic],
  articles: [article],
  documents: [terms, errata],
  reasonLists: [reasons],
  federationUnits: [unit],
  specialties: [specialty],
  raffles: [raffle],
}
const hash = expect.stringMatching(/^[0-9a-f]{64}$/)
const imported = {content_hash: hash, retired: false}

const spoiled: readonly [name: string, parts: object, lines: readonly string[]][] = [
  [
    'a mock exam of another shape, by its id',
    {mockExams: [{...mockExam, minutes: 0, cutOff: 101}, 7]},
    [
      'simulado/1: At "minutes": Invalid value: Expected >=1 but received 0.',
      'simulado/1: At "cutOff": Invalid value: Expected <=100 but received 101.',
      'mockExams[1]: Invalid type: Expected Object but received 7.',
    ],
  ],
  [
    'a mock exam of nothing that is there',
    {mockExams: [{...mockExam, course: 'nada', questions: ['q/9', 'q/1', 'q/1']}]},
    [
      'simulado/1: The course "nada" is neither in this import nor stored.',
      'simulado/1: The question "q/9" is neither in this import nor stored.',
      'simulado/1: The question "q/1" stands more than once in it.',
    ],
  ],
  [
    'times that cannot be',
    {
      mockExams: [
        {...mockExam, lastStartAfterHours: 5, closesAfterHours: 4, answersAfterHours: 3, rankingAfterHours: 2},
      ],
      diagnostics: [{...diagnostic, estimatedMinutes: {min: 180, max: 120}}],
    },
    [
      'simulado/1: It may be started after it has closed.',
      'simulado/1: It closes before anybody could use all of its minutes.',
      'simulado/1: Its answers are shown before it closes.',
      'simulado/1: Its ranking is made before it closes.',
      'diagnostico: It is estimated to take at least 180 but at most 120 minutes.',
    ],
  ],
  [
    'a raffle of what is not there, or of a category that is none',
    {
      raffles: [
        {id: 'easy', items: ['q/9', 'q/9']},
        {id: 'flashcards', items: ['q/1']},
        {id: 'impossible', items: []},
      ],
    },
    [
      'easy: The question "q/9" is neither in this import nor stored.',
      'flashcards: The flashcard "q/1" is neither in this import nor stored.',
      'impossible: At "id": Invalid type: Expected ("easy" | "medium" | "hard" | "flashcards") but received "impossible".',
      'impossible: At "items": Invalid length: Expected >=1 but received 0.',
    ],
  ],
  [
    'days that are not in the calendar and images that are not carried',
    {articles: [{...article, date: '2026-02-30', body: '![x](image:a.svg)'}]},
    ['sono: There is no day 2026-02-30.', 'sono: The text shows the image "a.svg", which the article does not carry.'],
  ],
  [
    'documents that belong nowhere or to too much',
    {
      documents: [
        {...terms, course: 'curso'},
        {...errata, course: undefined},
        {...errata, id: 'errata/2', phase: 9},
        {...errata, id: 'errata/3', course: 'nada'},
        {...terms, id: 'faq', purpose: 'decksFaq', phase: 1},
        {...terms, id: 'folha', purpose: 'library'},
        {...terms, id: 'outra', category: 'Tabelas'},
      ],
    },
    [
      'termos: Only a planner and errata belong to a course.',
      'errata: It belongs to a course but names none.',
      'errata/2: The course "curso" has no phase 9.',
      'errata/3: The course "nada" is neither in this import nor stored.',
      'faq: It names a phase but no course.',
      'folha: It belongs to the library but names no category.',
      'folha: It belongs to the library but has no PDF ("url").',
      'outra: Only a document of the library has a category and a description.',
    ],
  ],
  [
    'the same thing twice, in a list or as a list',
    {
      reasonLists: [{...reasons, reasons: [...reasons.reasons, ...reasons.reasons]}],
      federationUnits: [{...unit, medicalSchools: [...unit.medicalSchools, ...unit.medicalSchools]}],
      specialties: [specialty, specialty],
    },
    [
      'acupuntura: Another specialty of this import has the same id, in pacote.json.',
      'report/flashcard: "wrongAnswer" stands more than once in it.',
      'report/flashcard: "other" stands more than once in it.',
      'AC: "UFAC" stands more than once in it.',
    ],
  ],
]

describe.each(backends)('what stands around questions and lessons on %s', (kind) => {
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => ({database, drop} = await makeDatabase(kind)))
  afterAll(() => drop())
  beforeEach(async () => {
    await sql`truncate course, question, content_image, exam, diagnostic_template, article, document, reason_list, federation_unit, specialty, raffle_list cascade`.execute(
      database.db,
    )
  })

  const run = (files: readonly ContentFile[], options: ImportOptions = {}) =>
    importFiles(database.db, files, now, options)
  const all = (table: keyof ContentTables) => database.db.selectFrom(table).selectAll().execute()
  const changes = async (file: ContentFile) => {
    const {items} = await run([file])
    return items.filter(({change}) => change !== 'unchanged').map((item) => `${item.kind} ${item.id} ${item.change}`)
  }

  test('is stored, each kind in its table and its texts parsed', async () => {
    const report = await run([packFile({...around, mockExams: [{...mockExam, banner}]})])
    expect(reportLines(report).slice(4)).toEqual([
      'mock exams: 1 added, 0 changed, 0 unchanged',
      'diagnostics: 1 added, 0 changed, 0 unchanged',
      'articles: 1 added, 0 changed, 0 unchanged',
      'documents: 2 added, 0 changed, 0 unchanged',
      'lists of reasons: 1 added, 0 changed, 0 unchanged',
      'federation units: 1 added, 0 changed, 0 unchanged',
      'specialties: 1 added, 0 changed, 0 unchanged',
      'lists of the raffle: 1 added, 0 changed, 0 unchanged',
      'Imported.',
    ])
    expect([await all('mock_exam'), await all('mock_exam_question')]).toEqual([
      [
        {
          ...imported,
          id: 'simulado/1',
          course_id: 'curso',
          title: 'Simulado 1',
          subtitle: null,
          institution: null,
          minutes: 300,
          grace_minutes: 15,
          opens_after_days: 20,
          last_start_after_hours: 48,
          closes_after_hours: 53,
          answers_after_hours: 54,
          ranking_after_hours: 60,
          cut_off: 60,
          printing_blocked: false,
          description: null,
          banner,
        },
      ],
      [{mock_exam_id: 'simulado/1', question_id: 'q/1', position: 0}],
    ])
    expect([await all('diagnostic_template'), await all('diagnostic_template_question')]).toEqual([
      [{...imported, id: 'diagnostico', title: 'Diagnóstico', least_minutes: 120, most_minutes: 180}],
      [{diagnostic_template_id: 'diagnostico', question_id: 'q/1', position: 0}],
    ])
  })

  test('keeps articles, documents and lists as their readers need them', async () => {
    await run([packFile(around)])
    expect(await all('article')).toEqual([
      {
        ...imported,
        id: 'sono',
        title: 'Sono e estudo',
        summary: 'Dormir também é estudar.',
        author: 'Equipe',
        theme: 'Rotina',
        written_on: '2026-11-22',
        body: [{tag: 'p', children: ['Durma ', {tag: 'strong', children: ['bem']}, '.']}],
      },
    ])
    const body = [
      {tag: 'h4', children: ['Conta']},
      {tag: 'p', children: ['É pessoal.']},
    ]
    const shared = {...imported, title: 'Termos', written_on: '2026-11-22', category: null, description: null, body}
    expect(await database.db.selectFrom('document').selectAll().orderBy('id').execute()).toEqual([
      {
        ...shared,
        id: 'errata',
        purpose: 'errata',
        subtitle: 'Fase 2',
        course_id: 'curso',
        phase: 2,
        url: '/media/errata.pdf',
      },
      {...shared, id: 'termos', purpose: 'terms', subtitle: null, course_id: null, phase: null, url: null},
    ])
    expect([await all('reason_list'), await all('federation_unit'), await all('specialty')]).toEqual([
      [{...imported, id: 'report/flashcard', reasons: reasons.reasons}],
      [{...imported, id: 'AC', name: 'Acre', medical_schools: unit.medicalSchools}],
      [{...imported, ...specialty}],
    ])
    expect(await all('raffle_list')).toEqual([{...imported, ...raffle}])
  })

  test('does not change the second time; what changes is written, what is retired stays retired', async () => {
    await run([packFile(around)])
    for (const table of ['mock_exam', 'article'] as const)
      await database.db.updateTable(table).set({retired: true}).execute()
    expect(await changes(packFile(around))).toEqual([])
    const corrected = {
      ...around,
      mockExams: [{...mockExam, cutOff: 55}],
      articles: [{...article, body: 'Durma.'}],
      reasonLists: [{...reasons, reasons: reasons.reasons.slice(1)}],
      raffles: [{...raffle, items: ['q/1', 'q/1']}],
    }
    expect(await changes(packFile(corrected))).toEqual([
      'mockExam simulado/1 changed',
      'article sono changed',
      'reasonList report/flashcard changed',
      'raffle easy changed',
    ])
    expect(await database.db.selectFrom('mock_exam').select(['cut_off', 'retired']).execute()).toEqual([
      {cut_off: 55, retired: true},
    ])
    expect(await database.db.selectFrom('article').select(['body', 'retired']).execute()).toEqual([
      {body: [{tag: 'p', children: ['Durma.']}], retired: true},
    ])
  })

  test('knows the course and the questions of earlier imports', async () => {
    await run([packFile()])
    expect(await changes(packFile({...around, courses: [], lessons: [], questions: [], exams: []}))).toEqual([
      'mockExam simulado/1 added',
      'diagnostic diagnostico added',
      'article sono added',
      'document termos added',
      'document errata added',
      'reasonList report/flashcard added',
      'federationUnit AC added',
      'specialty acupuntura added',
      'raffle easy added',
    ])
  })

  test('carries the pictures of an article', async () => {
    const images = [{name: 'a.svg', alt: 'traço', data: picture}]
    await run([packFile({...around, articles: [{...article, body: '![](image:a.svg)', images}]})])
    const [image] = await database.db.selectFrom('content_image').select('id').execute()
    const [stored] = await database.db.selectFrom('article').select('body').execute()
    expect(JSON.stringify(stored)).toContain(`/content/images/${image?.id}`)
  })

  test.each(spoiled)('refuses %s, naming each, and writes nothing', async (_name, parts, lines) => {
    const report = await run([packFile({...around, ...parts})])
    expect(report.problems.map(({item, reason}) => `${item}: ${reason}`).toSorted()).toEqual(lines.toSorted())
    const tables = [
      'course',
      'mock_exam',
      'diagnostic_template',
      'article',
      'document',
      'reason_list',
      'federation_unit',
      'specialty',
      'raffle_list',
    ] as const
    expect(await Promise.all(tables.map(all))).toEqual(tables.map(() => []))
  })

  test('is only told of in a dry run', async () => {
    const report = await run([packFile(around)], {dryRun: true})
    expect(reportLines(report)).toContain('would be added: list of reasons report/flashcard')
    expect(await all('mock_exam')).toEqual([])
  })
})
