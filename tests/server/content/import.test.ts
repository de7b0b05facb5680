import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {sql} from 'kysely'
import type {ContentFile} from '../../../server/content/contentFile.ts'
import {importFiles} from '../../../server/content/import.ts'
import {reportLines} from '../../../server/content/importReport.ts'
import type {ContentTables} from '../../../server/content/tables.ts'
import type {Database} from '../../../server/kernel/database/database.ts'
import {backends, makeDatabase} from '../support.ts'
import {base64, course, exam, lesson, packFile, question} from './packs.ts'

const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-04-20T12:00:00Z')

const svg = (inner: string) => base64(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
const shown = (name: string, data: string) => ({
  questions: [{...question, body: `![x](image:${name})`, images: [{name, alt: 'x', data}]}],
})

const spoiled: readonly [name: string, file: ContentFile, lines: readonly string[]][] = [
  [
    'text that is not JSON',
    {name: 'x.json', text: 'olá'},
    ['x.json: file: It is not JSON: Unexpected token \'o\', "olá" is not valid JSON.'],
  ],
  [
    'another format',
    {name: 'x.json', text: '{"format": "outro"}'},
    [
      'x.json: file: At "format": Invalid type: Expected "aristo-pack/1" but received "outro".',
      'x.json: file: At "pack": Invalid key: Expected "pack" but received undefined.',
    ],
  ],
  ['a list without exams', {name: 'x.json', text: '[]'}, ['x.json: file: It holds no exam.']],
  [
    'items of the wrong shape, each by its id or place',
    packFile({
      lessons: [{...lesson, relevance: 2}],
      questions: [{...question, choices: ['a', 'b', 'c']}, 7],
      exams: [],
    }),
    [
      'pacote.json: aula: At "relevance": Invalid value: Expected <=1 but received 2.',
      'pacote.json: q/1: At "choices": Invalid length: Expected >=4 but received 3.',
      'pacote.json: questions[1]: Invalid type: Expected Object but received 7.',
    ],
  ],
  [
    'references to nothing',
    packFile({courses: [], exams: [{...exam, questions: ['q/1', 'q/9']}]}),
    [
      'pacote.json: aula: The course "curso" is neither in this import nor stored.',
      'pacote.json: prova/1: The question "q/9" is neither in this import nor stored.',
    ],
  ],
  [
    'a lesson that is not there',
    packFile({lessons: []}),
    ['pacote.json: q/1: The lesson "aula" is neither in this import nor stored.'],
  ],
  [
    'the same id twice',
    packFile({questions: [question, {...question, year: 2020}]}),
    ['pacote.json: q/1: Another question of this import has the same id, in pacote.json.'],
  ],
  [
    'a key outside the choices',
    packFile({questions: [{...question, correct: 4}]}),
    ['pacote.json: q/1: The key is choice 4, but there are only the choices 0 to 3.'],
  ],
  [
    'no key and no annulment',
    packFile({questions: [{...question, correct: null}]}),
    ['pacote.json: q/1: It has neither a key ("correct" is null) nor is it marked as annulled.'],
  ],
  [
    'an area that is not that of the lesson',
    packFile({questions: [{...question, area: 'PED'}]}),
    ['pacote.json: q/1: Its area is PED, but that of its lesson "aula" is CM.'],
  ],
  [
    'a phase the course lacks',
    packFile({lessons: [{...lesson, phase: 4}]}),
    ['pacote.json: aula: The course "curso" has no phase 4.'],
  ],
  [
    'a phase listed twice',
    packFile({courses: [{...course, phases: [...course.phases, {phase: 1, startsAfterDays: 3}]}]}),
    ['pacote.json: curso: It lists the same phase twice.'],
  ],
  [
    'a question twice in an exam',
    packFile({exams: [{...exam, questions: ['q/1', 'q/1']}]}),
    ['pacote.json: prova/1: The question "q/1" stands more than once in it.'],
  ],
  [
    'images that are not carried',
    packFile({questions: [{...question, body: '![x](image:no.svg) ![y](https://x.example/y.png)'}]}),
    [
      'pacote.json: q/1: The text shows the image "no.svg", which the question does not carry.',
      'pacote.json: q/1: The text shows an image from elsewhere ("https://x.example/y.png"); ' +
        'write image:NAME and carry the file.',
    ],
  ],
  [
    'an SVG with a script',
    packFile(shown('a.svg', svg('<script>alert(1)</script>'))),
    ['pacote.json: q/1: The image "a.svg" is refused: the element <script> is not allowed.'],
  ],
  [
    'a text that calls itself a PNG',
    packFile(shown('a.png', base64('nada'))),
    ['pacote.json: q/1: The image "a.png" is not a file of the kind its name says.'],
  ],
]

describe.each(backends)('an import on %s', (kind) => {
  let database: Database
  let drop: () => Promise<void>

  beforeAll(async () => {
    const made = await makeDatabase(kind)
    database = made.database
    drop = made.drop
  })
  afterAll(() => drop())
  beforeEach(async () => {
    const truncate = sql`truncate course, lesson, question, content_image, exam, content_import cascade`
    await truncate.execute(database.db)
  })

  const run = (files: readonly ContentFile[], at = now) => importFiles(database.db, files, at)
  const all = (table: keyof ContentTables) => database.db.selectFrom(table).selectAll().execute()
  const changesOf = async (file: ContentFile) => {
    const {items} = await run([file], later)
    return items.map(({id, change}) => `${id} ${change}`)
  }

  describe('a sound pack', () => {
    test('is stored with parsed texts, area and theme of its lesson and its start counted back', async () => {
      const report = await run([packFile()])
      expect(reportLines(report)).toEqual([
        'courses: 1 added, 0 changed, 0 unchanged',
        'lessons: 1 added, 0 changed, 0 unchanged',
        'questions: 1 added, 0 changed, 0 unchanged',
        'exams: 1 added, 0 changed, 0 unchanged',
        'Imported.',
      ])
      expect(await all('course')).toEqual([
        {
          id: 'curso',
          title: 'Curso',
          class_name: 'turma',
          home_page: '/agenda',
          started_at: new Date('2026-02-28T12:00:00Z'),
          week_goals: course.weekGoals,
          color_palette: null,
          logo: null,
          onboarding: 'full',
          premium: null,
          hides_institution_target: false,
          extra_activities: null,
          content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ])
      expect(await all('question')).toEqual([
        {
          id: 'q/1',
          key_held_until: null,
          lesson_id: 'aula',
          area: 'CM',
          classification: ['Cardiologia', 'Arritmias'],
          inherits_classification: true,
          kind: 'choice',
          body: [{tag: 'p', children: ['Qual é a conduta?']}],
          choices: ['um', 'dois', 'três', 'quatro'],
          correct: 2,
          answer: null,
          institution: 'Hospital Fictício',
          uf: null,
          year: null,
          exam_type: null,
          complement: null,
          exam_order: null,
          difficulty: null,
          calibrated_difficulty: null,
          comment: null,
          content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          created_at: now,
          updated_at: now,
          retired: false,
          is_reserved: false,
        },
      ])
      expect(await all('exam_question')).toEqual([{exam_id: 'prova/1', question_id: 'q/1', position: 0}])
    })

    test('changes nothing the second time, and says so', async () => {
      await run([packFile()])
      const before = [await all('course'), await all('lesson'), await all('question'), await all('exam')]
      expect(await changesOf(packFile())).toEqual([
        'curso unchanged',
        'aula unchanged',
        'q/1 unchanged',
        'prova/1 unchanged',
      ])
      expect([await all('course'), await all('lesson'), await all('question'), await all('exam')]).toEqual(before)
      const log = await database.db.selectFrom('content_import').selectAll().orderBy('id').execute()
      expect(log.map(({at, files, added, changed, unchanged}) => ({at, files, added, changed, unchanged}))).toEqual([
        {at: now, files: ['pacote.json'], added: 4, changed: 0, unchanged: 0},
        {at: later, files: ['pacote.json'], added: 0, changed: 0, unchanged: 4},
      ])
    })

    test('never moves the start of a course, even when the file says another', async () => {
      await run([packFile()])
      const renamed = {...course, title: 'Outro nome', startedDaysBeforeImport: 90}
      expect(await changesOf(packFile({courses: [renamed]}))).toContain('curso changed')
      expect(await database.db.selectFrom('course').select(['title', 'started_at']).execute()).toEqual([
        {title: 'Outro nome', started_at: new Date('2026-02-28T12:00:00Z')},
      ])
      const moved = {...renamed, startedDaysBeforeImport: 3}
      expect(await changesOf(packFile({courses: [moved]}))).toContain('curso unchanged')
    })

    test('updates a changed question in place and keeps when it was made and that it is retired', async () => {
      await run([packFile()])
      await database.db.updateTable('question').set({retired: true}).execute()
      expect(await changesOf(packFile({questions: [{...question, correct: 0}]}))).toEqual([
        'curso unchanged',
        'aula unchanged',
        'q/1 changed',
        'prova/1 unchanged',
      ])
      const columns = ['correct', 'created_at', 'updated_at', 'retired'] as const
      expect(await database.db.selectFrom('question').select(columns).execute()).toEqual([
        {correct: 0, created_at: now, updated_at: later, retired: true},
      ])
    })

    test('dates a comment by the import that last changed it', async () => {
      const comment = {author: 'Equipe', body: 'Porque **sim**.'}
      const stored = async () => (await database.db.selectFrom('question').select('comment').execute())[0]?.comment
      const first = {
        author: 'Equipe',
        title: null,
        body: [{tag: 'p', children: ['Porque ', {tag: 'strong', children: ['sim']}, '.']}],
        updatedAt: '2026-03-10T12:00:00.000Z',
      }
      await run([packFile({questions: [{...question, comment}]})])
      expect(await stored()).toEqual(first)
      await run([packFile({questions: [{...question, comment, year: 2025}]})], later)
      expect(await stored()).toEqual(first)
      await run([packFile({questions: [{...question, comment: {...comment, author: 'Outra'}}]})], later)
      expect(await stored()).toEqual({...first, author: 'Outra', updatedAt: '2026-04-20T12:00:00.000Z'})
    })

    test('keeps items that are gone from the file', async () => {
      await run([packFile()])
      await run([packFile({questions: [], exams: []})])
      expect([(await all('question')).length, (await all('exam')).length]).toEqual([1, 1])
    })

    test('carries a theme that changes on to the questions of the lesson, but for those with their own', async () => {
      const own = {...question, id: 'q/2', classification: ['Próprio']}
      await run([packFile({questions: [question, own]})])
      await run([packFile({lessons: [{...lesson, area: 'CIR', classification: ['Novo']}], questions: [], exams: []})])
      const columns = ['id', 'area', 'classification'] as const
      expect(await database.db.selectFrom('question').select(columns).orderBy('id').execute()).toEqual([
        {id: 'q/1', area: 'CIR', classification: ['Novo']},
        {id: 'q/2', area: 'CIR', classification: ['Próprio']},
      ])
    })

    test('moves its lessons to a new phase and drops the old one', async () => {
      await run([packFile()])
      const phases = [
        {phase: 1, startsAfterDays: 0},
        {phase: 3, startsAfterDays: 9},
      ]
      const report = await run([packFile({courses: [{...course, phases}], lessons: [{...lesson, phase: 3}]})])
      expect(report.problems).toEqual([])
      expect(await database.db.selectFrom('course_phase').selectAll().orderBy('phase').execute()).toEqual([
        {course_id: 'curso', phase: 1, starts_after_days: 0},
        {course_id: 'curso', phase: 3, starts_after_days: 9},
      ])
    })

    test('stores an annulled question with key -1 and an essay with its official key', async () => {
      const annulled = {...question, id: 'q/2', correct: null, annulled: true}
      const {choices: _choices, correct: _correct, ...rest} = question
      const essay = {...rest, id: 'q/3', kind: 'essay', answer: 'Chave *oficial*'}
      await run([packFile({questions: [question, annulled, essay]})])
      const columns = ['id', 'correct', 'choices', 'answer'] as const
      expect(await database.db.selectFrom('question').select(columns).orderBy('id').execute()).toEqual([
        {id: 'q/1', correct: 2, choices: question.choices, answer: null},
        {id: 'q/2', correct: -1, choices: question.choices, answer: null},
        {
          id: 'q/3',
          correct: null,
          choices: [],
          answer: [{tag: 'p', children: ['Chave ', {tag: 'em', children: ['oficial']}]}],
        },
      ])
    })

    test('stores an image once, by its digest, with the address in the text', async () => {
      const data = base64('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0L1 1"/></svg>')
      const images = [{name: 'ecg.svg', alt: 'Traçado', data}]
      await run([packFile({questions: [{...question, images, body: 'Veja ![](image:ecg.svg)'}]})])
      const [image] = await database.db.selectFrom('content_image').selectAll().execute()
      expect([image?.mime, Buffer.from(image?.bytes ?? []).toString('base64')]).toEqual(['image/svg+xml', data])
      const [row] = await database.db.selectFrom('question').select('body').execute()
      const attributes = {src: `/content/images/${image?.id}`, alt: 'Traçado', width: '20', height: '10'}
      expect(row?.body).toEqual([{tag: 'p', children: ['Veja ', {tag: 'img', attributes}]}])
    })

    test('only says what would change in a dry run', async () => {
      const report = await importFiles(database.db, [packFile()], now, {dryRun: true})
      expect(reportLines(report)).toEqual([
        'would be added: course curso',
        'would be added: lesson aula',
        'would be added: question q/1',
        'would be added: exam prova/1',
        'courses: 1 added, 0 changed, 0 unchanged',
        'lessons: 1 added, 0 changed, 0 unchanged',
        'questions: 1 added, 0 changed, 0 unchanged',
        'exams: 1 added, 0 changed, 0 unchanged',
        'Dry run: nothing was changed.',
      ])
      expect([await all('course'), await all('content_import')]).toEqual([[], []])
    })

    test('may refer to what another file of the import brings or an earlier import stored', async () => {
      const courseOnly = packFile({lessons: [], questions: [], exams: []}, 'a.json')
      const rest = packFile({courses: [], exams: []}, 'b.json')
      expect((await run([rest, courseOnly])).problems).toEqual([])
      expect((await run([packFile({courses: [], lessons: [], questions: []})])).problems).toEqual([])
    })
  })

  describe('a spoiled file is refused and changes nothing', () => {
    test.each(spoiled)('%s', async (_name, file, lines) => {
      const report = await run([file])
      expect(report.problems.map(({file: name, item, reason}) => `${name}: ${item}: ${reason}`)).toEqual(lines)
      expect(report.ok).toBe(false)
      expect(reportLines(report).at(-1)).toBe(
        `Nothing was changed: ${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}.`,
      )
      expect([await all('course'), await all('question'), await all('content_import')]).toEqual([[], [], []])
    })

    test('a sound file beside a spoiled one is not imported either, and all problems are told at once', async () => {
      const broken = {name: 'b.json', text: '{'}
      const report = await run([packFile(), broken, packFile({questions: [{...question, correct: 9}]}, 'c.json')])
      expect(report.problems.map(({file}) => file)).toEqual(['b.json', 'c.json', 'c.json', 'c.json', 'c.json'])
      expect(await all('course')).toEqual([])
    })

    test('a phase cannot go while a stored lesson stands in it', async () => {
      await run([packFile()])
      const shorter = {...course, phases: [{phase: 1, startsAfterDays: 0}]}
      const report = await run([packFile({courses: [shorter], lessons: []})])
      const reason = 'It has no phase 2 any more, but the stored lesson "aula" stands in it.'
      expect(report.problems).toEqual([{file: 'pacote.json', item: 'curso', reason}])
    })

    test('an image that is never shown is only a warning', async () => {
      const images = [{name: 'a.svg', alt: 'x', data: svg('<path d="M0 0"/>')}]
      const report = await run([packFile({questions: [{...question, images}]})])
      expect([report.ok, reportLines(report)[0]]).toEqual([
        true,
        'warning: pacote.json: q/1: The image "a.svg" is carried but never shown.',
      ])
    })
  })
})
