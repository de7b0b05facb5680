import {describe, expect, test} from 'vitest'
import {readReferenceData} from '../../../content/tools/referenceDataSources.ts'
import {compileReferenceData} from '../../../content/tools/compileReferenceData.ts'
import {plannerTables} from '../../../content/tools/planner.ts'
import {referenceData} from '../../../content/tools/rules/referenceData.ts'
import {readSources, sourceFiles} from '../../../content/tools/sources.ts'
import type {SourceProblem, Sources} from '../../../content/tools/sourceTypes.ts'

const article = `---
id: sono
título: Sono
resumo: Dormir é estudar.
autor: Equipe
data: 2026-11-22
tema: Rotina
---

Durma **bem**.
`
const states = '- uf: AC\n  nome: Acre\n  escolas:\n    - {sigla: UFAC, nome: Universidade Federal do Acre}\n'
const reason = '[{id: other, texto: Outro}]'
const reasons =
  `denúncia: {questão: ${reason}, flashcard: ${reason}, comentário: ${reason}}\n` +
  `pesquisa: {detratores: ${reason}, neutros: ${reason}, promotores: ${reason}}\n`
const sound = {
  'articles/sono.md': article,
  'documents/errata.md':
    '---\nid: errata\nfinalidade: errata\ntítulo: Errata\ndata: 2026-11-22\nfase: 2\n---\n\nNenhuma.\n',
  'lists/estados.yaml': states,
  'lists/especialidades.yaml': '- Acupuntura\n- Radioterapia\n',
  'lists/motivos.yaml': reasons,
}

function read(files: Readonly<Record<string, string>>) {
  const problems: SourceProblem[] = []
  const named = Object.entries({...sound, ...files}).map(([name, text]) => ({name, text}))
  const sources = readReferenceData(named, (file) => (line, item, reason) => problems.push({file, line, item, reason}))
  return {sources, problems: problems.map(({file, line, item, reason}) => `${file}:${line}: ${item}: ${reason}`)}
}

const place = {file: 'exams.yaml', line: 1}
const mock = {
  ...place,
  id: 'simulado-1',
  title: 'Simulado 1',
  subtitle: 'No fim',
  minutes: 300,
  opensAfterDays: 8,
  lastStartAfterHours: 23,
  closesAfterHours: 28,
  answersAfterHours: 28,
  rankingAfterHours: 32,
  cutOff: 60,
  printingBlocked: false,
  description: 'Cem questões.',
  questions: ['q-1'],
}

/** The sources of the pack itself, read once; what is around them is replaced by each test. */
const pack = readSources(sourceFiles())
const withReferenceData = (changes: Partial<Sources>): Sources => ({...pack, ...changes})
const told = (changes: Partial<Sources>) => {
  const world = {
    files: [],
    sources: withReferenceData(changes),
    others: new Map(),
    media: new Set<string>(),
    isWord: () => true,
  }
  return referenceData.check(world).problems.map(({file, item, reason}) => `${file}: ${item}: ${reason}`)
}

describe('reference data is read', () => {
  test('from heads and bodies and lists', () => {
    const {sources, problems} = read({})
    expect(problems).toEqual([])
    expect(sources).toEqual({
      articles: [
        {
          file: 'articles/sono.md',
          line: 1,
          id: 'sono',
          title: 'Sono',
          summary: 'Dormir é estudar.',
          author: 'Equipe',
          date: '2026-11-22',
          theme: 'Rotina',
          body: {file: 'articles/sono.md', line: 10, markdown: 'Durma **bem**.', figures: []},
        },
      ],
      documents: [
        {
          file: 'documents/errata.md',
          line: 1,
          id: 'errata',
          purpose: 'errata',
          title: 'Errata',
          subtitle: null,
          date: '2026-11-22',
          phase: 2,
          category: null,
          description: null,
          body: {file: 'documents/errata.md', line: 9, markdown: 'Nenhuma.', figures: []},
        },
      ],
      plusPlaylists: [],
      raffles: [],
      reasonLists: [
        'report/question',
        'report/flashcard',
        'report/comment',
        'survey/detractor',
        'survey/neutral',
        'survey/promoter',
      ].map((id) => ({
        file: 'lists/motivos.yaml',
        line: 1,
        id,
        reasons: [{id: 'other', text: 'Outro'}],
      })),
      states: [
        {
          file: 'lists/estados.yaml',
          line: 1,
          id: 'AC',
          name: 'Acre',
          medicalSchools: [{shortName: 'UFAC', name: 'Universidade Federal do Acre'}],
        },
      ],
      specialties: [
        {file: 'lists/especialidades.yaml', line: 1, name: 'Acupuntura'},
        {file: 'lists/especialidades.yaml', line: 2, name: 'Radioterapia'},
      ],
    })
  })

  test.each([
    [
      'a file without a head',
      {'articles/sono.md': 'Durma.'},
      ['articles/sono.md:1: file: It does not begin with a head between two lines "---".'],
    ],
    [
      'a head that lacks something',
      {'articles/sono.md': article.replace('tema: Rotina\n', '')},
      ['articles/sono.md:2: file: At "tema": Invalid key: Expected "tema" but received undefined.'],
    ],
    [
      'a head alone',
      {'articles/sono.md': article.replace('Durma **bem**.', '')},
      ['articles/sono.md:1: sono: Nothing stands below its head.'],
    ],
    [
      'a second title',
      {'articles/sono.md': `${article}\n# Outra\n`},
      ['articles/sono.md:12: sono: Its headings begin with "##": the title stands in the head.'],
    ],
    [
      'a state that is none',
      {'lists/estados.yaml': `${states}${states.replace('AC', 'XX')}`},
      [expect.stringMatching(/^lists\/estados\.yaml:5: file: At "1\.uf": /)],
    ],
    [
      'text that is not YAML',
      {'lists/motivos.yaml': 'denúncia: ['},
      [expect.stringMatching(/^lists\/motivos\.yaml:1: file: It is not YAML: /)],
    ],
  ])('and %s is told with its place', (_name, files, lines) => {
    expect(read(files).problems).toEqual(lines)
  })

  test('and a list that is missing is told', () => {
    const problems: string[] = []
    readReferenceData([], (file) => (line, _item, reason) => problems.push(`${file}:${line}: ${reason}`))
    expect(problems).toEqual(
      ['motivos', 'estados', 'especialidades'].map((name) => `lists/${name}.yaml:1: The file is missing.`),
    )
  })
})

describe('the planner', () => {
  const course =
    pack.course === null
      ? null
      : {
          ...pack.course,
          phases: [
            {phase: 1, startsAfterDays: 0},
            {phase: 2, startsAfterDays: 14},
          ],
        }
  const [first] = pack.lessons
  const lessons =
    first === undefined
      ? []
      : [
          {...first, title: 'Sífilis | HIV', area: 'GO' as const, phase: 1, releaseAfterDays: 9},
          {...first, title: 'Asma', area: 'PED' as const, phase: 1, releaseAfterDays: 0},
          {...first, title: 'Choque', area: 'CIR' as const, phase: 2, releaseAfterDays: 1},
        ]

  test('tells every lesson and mock exam in its week, days counted from one', () => {
    expect(plannerTables({course, lessons, mocks: [mock]})).toBe(`## Fase 1

### Semana 1

| Dia | Aula | Área |
| ---: | --- | --- |
| 1 | Asma | PED |

### Semana 2

| Dia | Aula | Área |
| ---: | --- | --- |
| 9 | Simulado 1 | Simulado |
| 10 | Sífilis \\| HIV | GO |

## Fase 2

### Semana 3

| Dia | Aula | Área |
| ---: | --- | --- |
| 16 | Choque | CIR |`)
  })
})

test('the pack has mock exams and the diagnostic under its ids, and documents of a course name it', () => {
  const {sources} = read({})
  const diagnostic = {
    ...place,
    id: 'diagnostico-1',
    title: 'Diagnóstico',
    questions: ['q-1'],
    estimatedMinutes: [120, 180] as const,
  }
  const compiled = compileReferenceData(withReferenceData({...sources, mocks: [mock], diagnostic}))
  const {file: _file, line: _line, ...facts} = mock
  expect(compiled.mockExams).toEqual([
    {...facts, id: 'aristo/simulado-1', course: 'residencia', questions: ['aristo/q-1']},
  ])
  expect(compiled.diagnostics).toEqual([
    {
      id: 'aristo/diagnostico-1',
      title: 'Diagnóstico',
      questions: ['aristo/q-1'],
      estimatedMinutes: {min: 120, max: 180},
    },
  ])
  expect(compiled.documents).toEqual([
    {
      id: 'aristo/errata',
      purpose: 'errata',
      title: 'Errata',
      date: '2026-11-22',
      course: 'residencia',
      phase: 2,
      url: '/pdfs/erratas/residencia_2.pdf',
      body: 'Nenhuma.',
      images: [],
    },
  ])
  expect(compiled.specialties).toEqual([
    {id: 'acupuntura', name: 'Acupuntura'},
    {id: 'radioterapia', name: 'Radioterapia'},
  ])
})

test('the raffle is read by its four lists, and the pack has it under its ids', () => {
  const {sources, problems} = read({
    'lists/sorteio.yaml':
      'fácil: [q-1]\nmédio: []\ndifícil: [q-2, q-3]\nflashcards:\n  - {aula: cir-choque, cartão: Classe III}\n',
  })
  expect(problems).toEqual([])
  expect(compileReferenceData(withReferenceData(sources)).raffles).toEqual([
    {id: 'easy', items: ['aristo/q-1']},
    {id: 'medium', items: []},
    {id: 'hard', items: ['aristo/q-2', 'aristo/q-3']},
    {id: 'flashcards', items: ['aristo/cir-choque/classe-iii']},
  ])
})

describe('the rule for reference data', () => {
  test('is content with the pack', () => {
    expect(told({})).toEqual([])
  })

  test('asks for eight articles of a length that is read in one sitting', () => {
    const [one, ...others] = pack.articles
    const short = one === undefined ? [] : [{...one, body: {...one.body, markdown: 'Durma bem.'}}]
    expect(told({articles: others.slice(0, 7)})).toEqual(['articles: file: There are 7 articles; 8 are asked for.'])
    expect(told({articles: [...short, ...others]})).toEqual([
      `${one?.file}: ${one?.id}: It has 2 words; 500 to 900 are asked for.`,
    ])
    expect(told({articles: [...pack.articles, ...pack.articles.slice(0, 1)]})).toEqual([
      `${one?.file}: ${one?.id}: "${one?.id}" is named twice.`,
    ])
  })

  test.each([
    ['48 horas úteis', 'uns dias', 'the forum and its 48 business hours'],
    ['até 15 dias', 'breve', 'rights over data and their 15 days'],
    ['0,5 por cento', 'certo valor', 'the intensive course and its incidence of 0.5 percent'],
    ['apostilas-guia', 'apostilas', 'guide booklets'],
    ['Canais de contato', 'Fim', 'channels of contact'],
  ])('misses "%s" in the terms of use', (words, others, item) => {
    const documents = pack.documents.map((document) => ({
      ...document,
      body: {...document.body, markdown: document.body.markdown.replaceAll(words, others)},
    }))
    expect(told({documents})).toEqual([`documents/termos-de-uso.md: termos-de-uso: It does not tell of ${item}.`])
  })

  test('asks for a document of each purpose', () => {
    expect(told({documents: pack.documents.filter(({purpose}) => purpose !== 'decksFaq')})).toEqual([
      'documents: file: There is no document of the purpose "decksFaq".',
    ])
  })

  test('asks for enough to draw, of the right difficulty, each once and none annulled', () => {
    const annulled = pack.questions.find((question) => question.kind === 'choice' && question.key === null)
    const spoil = (id: string, questions: readonly string[]) =>
      pack.raffles.map((list) => (list.id === id ? {...list, questions: [...list.questions, ...questions]} : list))
    const [first = ''] = pack.raffles.find(({id}) => id === 'easy')?.questions ?? []
    expect(told({raffles: []})).toEqual(['lists/sorteio.yaml: file: There is nothing to draw.'])
    expect(told({raffles: spoil('easy', [first])})).toEqual([`lists/sorteio.yaml: easy: "${first}" is named twice.`])
    expect(told({raffles: spoil('hard', [first, 'nenhuma'])})).toEqual([
      `lists/sorteio.yaml: hard: The question "${first}" is easy.`,
      'lists/sorteio.yaml: hard: There is no question "nenhuma".',
    ])
    const {id = '', difficulty = ''} = annulled ?? {}
    expect(told({raffles: spoil(difficulty, [id])})).toEqual([
      `lists/sorteio.yaml: ${difficulty}: The question "${id}" is annulled.`,
    ])
    const cards = [{lesson: 'cir-choque', label: 'Nenhum'}]
    expect(told({raffles: pack.raffles.map((list) => (list.id === 'flashcards' ? {...list, cards} : list))})).toEqual([
      'lists/sorteio.yaml: flashcards: It has 1 entries; 65 to 75 are asked for.',
      'lists/sorteio.yaml: flashcards: There is no card "cir-choque/Nenhum".',
    ])
  })

  test('counts reasons, federation units and specialties', () => {
    const reasonLists = pack.reasonLists.map((list) => ({
      ...list,
      reasons: list.reasons.slice(0, list.id.startsWith('survey/') ? 0 : 5),
    }))
    expect(
      told({
        reasonLists,
        states: pack.states.slice(1),
        specialties: [...pack.specialties, ...pack.specialties.slice(0, 1)],
      }),
    ).toEqual([
      'lists/motivos.yaml: report/question: It has 5 reasons; 6 are asked for.',
      'lists/motivos.yaml: report/comment: It has 5 reasons; 10 are asked for.',
      ...['detractor', 'neutral', 'promoter'].map(
        (group) => `lists/motivos.yaml: survey/${group}: It has 0 reasons; one or more are asked for.`,
      ),
      'lists/estados.yaml: file: There are 26 federation units; 27 are asked for.',
      'lists/especialidades.yaml: file: There are 34 specialties; 33 are asked for.',
      'lists/especialidades.yaml: Acupuntura: "Acupuntura" is named twice.',
    ])
    expect(
      told({
        reasonLists: [],
        states: pack.states.map((state) => (state.id === 'AP' ? {...state, medicalSchools: []} : state)),
      }),
    ).toEqual([
      'lists/motivos.yaml: file: There are no lists of reasons.',
      'lists/estados.yaml: AP: It has no school of medicine.',
    ])
  })
})
