import {describe, expect, test} from 'vitest'
import {areaFolders, areaNamed, evaluateRules} from '../../../content/tools/evaluateRules.ts'
import {annulments} from '../../../content/tools/rules/annulments.ts'
import {counts, fileCounts, packAreas} from '../../../content/tools/rules/counts.ts'
import {exams} from '../../../content/tools/rules/exams.ts'
import {lessonDepth} from '../../../content/tools/rules/lessonDepth.ts'
import {lessonForm} from '../../../content/tools/rules/lessonForm.ts'
import {links} from '../../../content/tools/rules/links.ts'
import {mocks as mockRule} from '../../../content/tools/rules/mocks.ts'
import {mediaFiles, packShape} from '../../../content/tools/rules/references.ts'
import type {Rule} from '../../../content/tools/rules/rule.ts'
import type {ChoiceSource, EssaySource, LessonSource, Sources} from '../../../content/tools/sourceTypes.ts'
import {lessonText, questionText, ruleContextOf} from './packs.ts'

const small = ruleContextOf(questionText(), {'lessons/cm/febre.md': lessonText()})
const told = (rule: Rule, changes: Partial<Sources>) =>
  rule
    .check({...small, sources: {...small.sources, ...changes}})
    .problems.map(({file, line, item, reason}) => `${file}:${line}: ${item}: ${reason}`)

function sample(): {lesson: LessonSource; choice: ChoiceSource} {
  const [lesson] = small.sources.lessons
  const [choice] = small.sources.questions
  if (lesson === undefined || choice?.kind !== 'choice') throw new Error('The sample is not sound.')
  return {lesson, choice}
}

const {lesson, choice} = sample()
const [card] = lesson.cards
const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({length: count}, (_, at) => make(at))

/** Twelve lessons and sixty questions of each area: 27 easy, 24 of medium difficulty, 9 hard. */
const lessons = packAreas.flatMap((area) =>
  times(12, (at): LessonSource => ({...lesson, id: `${area}-${at}`, area, cards: card ? times(5, () => card) : []})),
)
const figure = {
  ...lesson,
  name: 'f',
  alt: '',
  drawing: {kind: 'burn' as const, regions: [], whose: 'adult' as const},
  start: 0,
  end: 0,
}
const annulmentKinds = [
  'two answers',
  'no answer',
  'missing datum',
  'contradiction',
  'guidelines disagree',
  'two answers',
] as const
const bank = packAreas.flatMap((area, of) =>
  times(60, (at): ChoiceSource => {
    const paper = Math.floor((of * 60 + at) / 40)
    return {
      ...choice,
      file: `questions/${area}-${Math.floor(at / 20)}.md`,
      id: `${area}-${at}`,
      lesson: `${area}-${at % 12}`,
      difficulty: at < 27 ? 'easy' : at < 51 ? 'medium' : 'hard',
      annulled: of === 0 && at < 6 ? 'Um motivo.' : null,
      annulment: of === 0 ? (annulmentKinds[at] ?? null) : null,
      body: {...choice.body, figures: at < 6 ? [figure] : []},
      institution: `Hospital ${paper % 2}`,
      year: 2018 + paper,
    }
  }),
)
const essay: EssaySource = {...choice, kind: 'essay', id: 'cm-essay', answer: choice.body}
const questions = [...bank, ...times(25, () => essay)]

test('six annulled questions need five kinds of reasons, and those that share one are named', () => {
  expect(told(annulments, {questions})).toEqual([])
  const same = questions.map((one) =>
    one.kind === 'choice' && one.annulment === 'no answer' ? {...one, annulment: 'two answers' as const} : one,
  )
  expect(told(annulments, {questions: same})).toEqual([
    'course.yaml:1: reasons to annul: There are 4 kinds; 5 are asked for. two answers: CIR-0, CIR-1, CIR-5',
  ])
})

test('a question that is annulled says of which kind its reason is, and one with a key has none', () => {
  const problemsOf = (head: string) =>
    ruleContextOf(questionText({head})).sources.problems.flatMap(({item, reason}) => (item === 'file' ? [] : [reason]))
  const together = '"anulada" and "motivo da anulação" go together.'
  expect(problemsOf('anulada: Faltou o peso.\nmotivo da anulação: dado omitido na impressão')).toEqual([])
  expect(problemsOf('anulada: Faltou o peso.')).toEqual([together])
  expect(problemsOf('gabarito: C\nmotivo da anulação: dado omitido na impressão')).toEqual([together])
})

describe('counts', () => {
  test('a pack with enough of everything is sound', () => {
    expect(counts.check({...small, sources: {...small.sources, lessons, questions}})).toEqual({
      figures: [
        ...packAreas.map((area) => [`choice questions of ${area}`, '60', '≥ 60']),
        ['essays', '25', '≥ 25'],
        ['annulled questions', '6', '≥ 6'],
        ['questions with a figure', '30', '≥ 30'],
        ['lessons', '60', '≥ 60'],
        ['flashcards', '300', '≥ 300'],
        ['easy questions', '45.0%', '45% ± 3'],
        ['medium questions', '40.0%', '40% ± 3'],
        ['hard questions', '15.0%', '15% ± 3'],
      ],
      problems: [],
    })
  })

  test('all that a pack has too little of is told', () => {
    expect(told(counts, {})).toEqual([
      'course.yaml:1: choice questions of CIR: There are 0; 60 are asked for.',
      'course.yaml:1: choice questions of CM: There are 1; 60 are asked for.',
      'course.yaml:1: choice questions of GO: There are 0; 60 are asked for.',
      'course.yaml:1: choice questions of PED: There are 0; 60 are asked for.',
      'course.yaml:1: choice questions of SC: There are 0; 60 are asked for.',
      'course.yaml:1: essays: There are 0; 25 are asked for.',
      'course.yaml:1: annulled questions: There are 0; 6 are asked for.',
      'course.yaml:1: questions with a figure: There are 0; 30 are asked for.',
      'course.yaml:1: lessons: There are 1; 60 are asked for.',
      'course.yaml:1: flashcards: There are 1; 300 are asked for.',
      'course.yaml:1: easy questions: Their share is 100.0%.',
      'course.yaml:1: medium questions: Their share is 0.0%.',
      'course.yaml:1: hard questions: Their share is 0.0%.',
    ])
  })

  test('a file of more than twenty questions is told, and a lesson of fewer than five cards', () => {
    expect(told(fileCounts, {lessons, questions: bank})).toEqual([])
    expect(told(fileCounts, {questions: times(21, () => choice)})).toEqual([
      'questions/cm-1.md:1: file: It has more than 20 questions.',
      'lessons/cm/febre.md:1: cm-febre: It has 1 flashcards; 5 are asked for.',
    ])
  })
})

describe('exams', () => {
  const list = {file: 'exams.yaml', line: 7}
  const ids = (chosen: readonly ChoiceSource[]) => chosen.map(({id}) => id)
  const papers = times(6, (at) => ({
    ...list,
    id: `prova-${at}`,
    title: 'Prova',
    institution: `Hospital ${at % 2}`,
    uf: 'SP',
    year: 2018 + at,
    questions: ids(bank.slice(at * 40, at * 40 + 40)),
  }))
  const clock = {
    minutes: 300,
    opensAfterDays: 0,
    lastStartAfterHours: 1,
    closesAfterHours: 2,
    answersAfterHours: 2,
    rankingAfterHours: 3,
  }
  const mocks = times(3, (at) => ({
    ...list,
    ...clock,
    id: `simulado-${at}`,
    title: 'Simulado',
    subtitle: '',
    cutOff: 60,
    printingBlocked: false,
    description: '',
    questions: packAreas.flatMap((area) => times(20, (of) => `${area}-${at * 20 + of}`)),
  }))
  const ofArea = (area: string, [easy, medium, hard]: readonly [number, number, number]) => [
    ...times(easy, (at) => `${area}-${at}`),
    ...times(medium, (at) => `${area}-${27 + at}`),
    ...times(hard, (at) => `${area}-${51 + at}`),
  ]
  const diagnostic = {
    ...list,
    id: 'diagnostico',
    title: 'Diagnóstico',
    estimatedMinutes: [60, 90] as const,
    questions: packAreas.flatMap((area) => ofArea(area, area === 'SC' ? [6, 4, 2] : [6, 5, 1])),
  }
  const sound = {lessons, questions, exams: papers, mocks, diagnostic}

  test('six exams, three mock exams and a diagnostic of the bank are sound', () => {
    expect(exams.check({...small, sources: {...small.sources, ...sound}})).toEqual({
      figures: [
        ['full exams', '6', '6'],
        ['their institutions', '2', '2'],
        ['mock exams', '3', '3'],
        ['questions of the diagnostic', '60', '60'],
      ],
      problems: [],
    })
  })

  test('too few of them are told', () => {
    expect(told(exams, {...sound, exams: papers.slice(0, 1), mocks: mocks.slice(0, 2), diagnostic: null})).toEqual([
      'exams.yaml:1: provas: There are 1 full exams; 6 are asked for.',
      'exams.yaml:1: provas: They are of 1 institutions.',
      'exams.yaml:1: simulados: There are 2 mock exams; 3 are asked for.',
      'exams.yaml:1: simulados: 2 mock exams have 100 questions; 3 are asked for.',
    ])
  })

  test('a mock exam may be short, but not very, and has three minutes for a question', () => {
    const [first] = mocks
    const short = (count: number, minutes: number) =>
      ({
        ...first,
        id: `curto-${count}`,
        minutes,
        questions: packAreas.flatMap((area) =>
          ids(bank)
            .filter((id) => id.startsWith(`${area}-`))
            .slice(0, count / 5),
        ),
      }) as (typeof mocks)[number]
    expect(told(exams, {...sound, mocks: [...mocks, short(40, 120)]})).toEqual([])
    expect(told(exams, {...sound, mocks: [...mocks, short(35, 120)]})).toEqual([
      'exams.yaml:7: curto-35: It has 35 questions; at least 40 are asked for.',
      'exams.yaml:7: curto-35: It has 120 minutes; 105 are asked for.',
    ])
  })

  test('a question that stands twice, is of another exam or is in no bank is told', () => {
    const asked = ['CIR-0', 'CIR-0', 'CIR-1', 'CIR-40', 'CIR-x', ...ids(bank.slice(4, 40))]
    const changed = papers.map((paper, at) => (at === 0 ? {...paper, questions: asked} : paper))
    expect(told(exams, {...sound, exams: changed})).toEqual([
      'exams.yaml:7: prova-0: It has 41 questions; 40 are asked for.',
      'exams.yaml:7: prova-0: The question "CIR-0" stands in it twice.',
      'exams.yaml:7: prova-0: The question "CIR-x" is not in the bank.',
      'exams.yaml:7: prova-0: The question "CIR-40" is said to be of Hospital 1 2019.',
    ])
  })

  test('areas and difficulties that are not as even as asked for are told', () => {
    const uneven = diagnostic.questions.map((id) => (id === 'SC-51' ? 'CM-20' : id))
    expect(told(exams, {...sound, diagnostic: {...diagnostic, questions: uneven}})).toEqual([
      'exams.yaml:7: diagnostico: 13 of its questions are of CM; 12 are asked for.',
      'exams.yaml:7: diagnostico: 11 of its questions are of SC; 12 are asked for.',
      'exams.yaml:7: diagnostico: 31 of its questions are easy; 30 are asked for.',
      'exams.yaml:7: diagnostico: 5 of its questions are hard; 6 are asked for.',
    ])
  })
})

describe('form of lessons', () => {
  const at = 'lessons/cm/febre.md'
  const many = (count: number) => times(count, () => 'palavra').join(' ')
  const text = (words: number) => ({
    ...lesson.text,
    markdown: `${many(words)}\n\n## Referências\n\nMinistério da Saúde, 2024.`,
  })
  const sound: LessonSource = {
    ...lesson,
    text: text(1_000),
    mindmap: times(4, () => ({file: at, line: 20, title: 'Ramo', leaves: ['uma', 'duas']})),
    slides: times(6, () => ({file: at, line: 30, title: 'Quadro', lines: ['linha'], said: many(20)})),
  }

  test('a lesson that has room on its pages, map and slides is sound', () => {
    expect(lessonForm.check({...small, sources: {...small.sources, lessons: [sound]}})).toEqual({
      figures: [['handouts of two to four pages with references', '100.0%', '100%']],
      problems: [],
    })
  })

  test('a lesson with too little of all is told', () => {
    expect(told(lessonForm, {lessons: [{...lesson, text: {...lesson.text, markdown: 'Pouco.'}}]})).toEqual([
      `${at}:13: cm-febre: Its text has 1 words; 800 to 1400 are asked for.`,
      `${at}:13: cm-febre: Its text does not end with "## Referências" that name a year.`,
      `${at}:19: cm-febre: Its mind map has 1 branches; 4 to 7 are asked for.`,
      `${at}:19: cm-febre: "Ramo" has 1 leaves; 2 to 5 are asked for.`,
      `${at}:24: cm-febre: Its video has 1 slides; 6 to 9 are asked for.`,
      `${at}:24: cm-febre: In its video 4 words are said; 90 to 200 are asked for.`,
      `${at}:24: cm-febre: Its video lasts 5 seconds; 30 to 90 are asked for.`,
      `${at}:24: cm-febre: With the slide "Quadro" 4 words are said; 12 to 30 are asked for.`,
    ])
  })

  test('what has no room is told, and two cards of one name', () => {
    const [wide, wider] = ['t'.repeat(41), 'l'.repeat(61)]
    const [branch, ...branches] = sound.mindmap
    const [slide, ...slides] = sound.slides
    if (branch === undefined || slide === undefined || card === undefined) throw new Error('The sample is not sound.')
    const crowded = {
      ...sound,
      text: text(1_600),
      mindmap: [{...branch, title: wide, leaves: ['uma', wider]}, ...branches],
      slides: [{...slide, title: wide, lines: [wider, 'b', 'c', 'd', 'e'], said: many(31)}, ...slides],
      cards: [card, card],
    }
    expect(told(lessonForm, {lessons: [crowded]})).toEqual([
      `${at}:13: cm-febre: Its text has 1605 words; 800 to 1400 are asked for.`,
      `${at}:20: cm-febre: "${wide}" has 41 characters; 28 have room.`,
      `${at}:20: cm-febre: "${wider}" has 61 characters; 52 have room.`,
      `${at}:30: cm-febre: "${wide}" has 41 characters; 40 have room.`,
      `${at}:30: cm-febre: The slide "${wide}" has 5 lines; 1 to 4 are asked for.`,
      `${at}:30: cm-febre: With the slide "${wide}" 31 words are said; 12 to 30 are asked for.`,
      `${at}:30: cm-febre: "${wider}" has 61 characters; 60 have room.`,
      `${at}:32: cm-febre: Two of its flashcards are called "rótulo"; the name is their id.`,
    ])
  })
})

test('links lead to https or stay within, and pictures are carried', () => {
  const urls = ['https://a.br', 'mailto:a@b.br', '/planner', '#fim', 'http://a.br', 'javascript:x']
  const text = [...urls.map((url) => `[um](${url})`), '![um](image:um.svg)', '![um](https://a.br/um.png)'].join('\n\n')
  const at = {file: 'articles/um.md'}
  expect(
    links.check({
      ...small,
      files: [
        {name: 'articles/um.md', text},
        {name: 'exams.yaml', text},
      ],
    }),
  ).toEqual({
    figures: [['links', '8', '']],
    problems: [
      {...at, line: 9, item: 'link', reason: '"http://a.br" is neither https nor carried.'},
      {...at, line: 11, item: 'link', reason: '"javascript:x" is neither https nor carried.'},
      {...at, line: 15, item: 'image', reason: '"https://a.br/um.png" is neither https nor carried.'},
    ],
  })
})

test('a media file that a lesson names and that is not there is told', () => {
  const media = new Set(['pdf', 'svg', 'vtt'].map((ending) => `/media/aristo/cm-febre.${ending}`))
  expect(mediaFiles.check({...small, media})).toEqual({
    figures: [['media files', '3', '4']],
    problems: [
      {
        file: 'lessons/cm/febre.md',
        line: 1,
        item: 'cm-febre',
        reason: 'There is no file public/media/aristo/cm-febre.mp4.',
      },
    ],
  })
})

describe('the pack that sources make', () => {
  const course = {
    file: 'course.yaml',
    line: 1,
    id: 'residencia',
    title: 'Residência',
    className: 'Turma',
    homePage: '/',
    startedDaysBeforeImport: 0,
    phases: [{phase: 1, startsAfterDays: 0}],
    weekGoals: {theoreticalStudy: [1, 2], theoreticalReview: [1, 2], smartReview: [1, 2], exam: [1, 2]},
  } as const

  test('is one that an import takes', () => {
    expect(packShape.check({...small, sources: {...small.sources, course}})).toEqual({
      figures: [['problems an import would tell', '0', '0']],
      problems: [],
    })
  })

  test('is told with the place of the item that an import would refuse', () => {
    const markdown = 'Veja ![raio X](https://a.br/x.png).'
    expect(
      told(packShape, {course, questions: [{...choice, lesson: 'cm-nada', body: {...choice.body, markdown}}]}),
    ).toEqual([
      'questions/cm-1.md:1: aristo/cm-febre-1: The lesson "aristo-cm-nada" is neither in this import nor stored.',
      'questions/cm-1.md:1: aristo/cm-febre-1: The text shows an image from elsewhere ("https://a.br/x.png"); ' +
        'write image:NAME and carry the file.',
    ])
  })
})

describe('depth of lessons', () => {
  const markdown = [
    '## Mecanismo\n\nPorque sim.',
    '```figura cm-febre-roteiro\ntipo: fluxograma\n```',
    '## Caso comentado\n\n**Decisão 1: colher.** Assim.\n\n**Decisão 2: tratar.** Assim.',
    '**Leve para a prova:** uma frase.',
  ]
  const ofText = (blocks: readonly string[]) => ({...lesson.text, markdown: blocks.join('\n\n'), figures: []})
  const leaves = ['? Febre alta: tratar (→ Outro)', 'folha']
  const whole: LessonSource = {
    ...lesson,
    text: ofText(markdown),
    mindmap: [{file: 'a', line: 1, title: 'Ramo', leaves}],
  }

  test('a lesson with all parts is sound', () => {
    expect(told(lessonDepth, {lessons: [whole]})).toEqual([])
  })

  test.each([
    ['a heading "Mecanismo"', {text: ofText(markdown.slice(1))}],
    ['a drawn algorithm (`fluxograma`)', {text: ofText(markdown.filter((_, at) => at !== 1))}],
    [
      'a case with two decisions ("Caso comentado")',
      {text: ofText(markdown.map((one) => one.replace('**Decisão 2', '**E')))},
    ],
    ['the line to remember ("Leve para a prova")', {text: ofText(markdown.slice(0, -1))}],
    ['a decision in its map', {mindmap: [{file: 'a', line: 1, title: 'Ramo', leaves: ['Febre (→ Outro)']}]}],
    ['a link between branches of its map', {mindmap: [{file: 'a', line: 1, title: 'Ramo', leaves: ['? Febre']}]}],
  ])('a lesson without %s is told', (part, changes) => {
    expect(told(lessonDepth, {lessons: [{...whole, ...changes}]})).toEqual([
      expect.stringContaining(`It lacks ${part}.`),
    ])
  })
})

describe('an area', () => {
  test('is asked for in lower or upper case, and no other is known', () => {
    expect([areaFolders, ['cm', 'CM', 'ext', ''].map(areaNamed)]).toEqual([
      ['cir', 'cm', 'go', 'ped', 'sc'],
      ['cm', 'cm', undefined, undefined],
    ])
  })

  test('hears of its own files, and of no rule of the whole pack', () => {
    const {figures, problems} = evaluateRules([counts, fileCounts, mediaFiles], small, 'go')
    expect([figures, problems]).toEqual([[{rule: 'media', figure: ['media files', '0', '4'], problems: 4}], []])
    expect(evaluateRules([counts, fileCounts], small, 'cm').problems).toEqual([
      {file: 'lessons/cm/febre.md', line: 1, item: 'cm-febre', reason: 'It has 1 flashcards; 5 are asked for.'},
    ])
  })
})

describe('questions reserved for mock exams and the diagnostic', () => {
  const place = {file: 'exams.yaml', line: 7}
  const course = {
    phases: [
      {phase: 1, startsAfterDays: 0},
      {phase: 2, startsAfterDays: 14},
    ],
  } as unknown as Sources['course']
  const taught = [
    {...lesson, id: 'cedo', phase: 1},
    {...lesson, id: 'tarde', phase: 2},
  ]
  const one = {...choice, id: 'um', lesson: 'cedo', reservedFor: 'mocks' as const}
  const two = {...choice, id: 'dois', lesson: 'tarde', reservedFor: 'mocks' as const}
  const three = {...choice, id: 'três', lesson: 'cedo', reservedFor: 'mocks' as const}
  const first = {...choice, id: 'primeira', lesson: 'tarde', reservedFor: 'diagnostic' as const}
  const open = {...choice, id: 'aberta', lesson: 'cedo', reservedFor: null}
  const mock = (id: string, day: number, ...asked: string[]) =>
    ({...place, id, opensAfterDays: day, questions: asked}) as unknown as Sources['mocks'][number]
  const list = (...asked: string[]) =>
    ({...place, id: 'prova', questions: asked}) as unknown as Sources['exams'][number]
  const known = {course, lessons: taught, questions: [one, open], exams: [], diagnostic: null, raffles: []}
  const ofRule = (changes: Partial<Sources>) => told(mockRule, {...known, mocks: [], ...changes})

  test('they stand in one mock exam, which asks what was taught by then', () => {
    const questions = [one, two, three, open]
    const sound = {questions, mocks: [mock('m', 7, 'um', 'três'), mock('n', 20, 'dois')], exams: [list('aberta')]}
    expect(ofRule(sound)).toEqual([])
    expect(ofRule({questions: [one, two], mocks: [mock('m', 7, 'um', 'dois')]})).toEqual([
      'exams.yaml:7: m: The question "dois" is of a lesson after phase 1, in which it opens.',
    ])
  })

  test('the diagnostic asks what is reserved for it, of any phase', () => {
    const diagnostic = list('primeira') as unknown as Sources['diagnostic']
    expect(ofRule({questions: [first], diagnostic})).toEqual([])
  })

  test('what a mock exam or the diagnostic asks of the bank is told', () => {
    const diagnostic = list('aberta') as unknown as Sources['diagnostic']
    expect(ofRule({mocks: [mock('m', 7, 'um', 'aberta')], diagnostic})).toEqual([
      'exams.yaml:7: m: The question "aberta" is not reserved for mock exams.',
      'exams.yaml:7: prova: The question "aberta" is not reserved for the diagnostic.',
    ])
  })

  test('what is reserved and asked by nobody is told, and what is asked by the wrong paper', () => {
    expect(ofRule({questions: [one, first], mocks: [mock('m', 20, 'primeira')]})).toEqual([
      expect.stringContaining('um: It stands in 0 papers of mock exams; one is asked for.'),
      expect.stringContaining('primeira: It is reserved for the diagnostic and stands in mock exams.'),
      expect.stringContaining('primeira: It stands in 0 papers of the diagnostic; one is asked for.'),
    ])
  })

  test('what may be seen before, or is asked twice, is told', () => {
    const raffles = [{...place, id: 'easy', questions: ['um'], cards: []}] as unknown as Sources['raffles']
    const diagnostic = list('um') as unknown as Sources['diagnostic']
    const twice = [mock('m', 7, 'um'), mock('n', 7, 'um')]
    expect(ofRule({mocks: twice, exams: [list('um')], diagnostic, raffles})).toEqual([
      expect.stringContaining('um: It is reserved for mock exams and stands in the exam "prova".'),
      expect.stringContaining('um: It is reserved for mock exams and stands in the diagnostic.'),
      expect.stringContaining('um: It is reserved for mock exams and stands in the raffle.'),
      expect.stringContaining('um: It stands in 2 papers of mock exams; one is asked for.'),
    ])
  })

  test('one number of choices stands in a paper', () => {
    const five = {...three, choices: [...three.choices, 'Cinco.']}
    expect(ofRule({questions: [one, five], mocks: [mock('m', 7, 'um', 'três')]})).toEqual([
      'exams.yaml:7: m: Its questions have 4 and 5 choices; one number is asked for.',
    ])
  })

  test('a question that goes on with a case stands after the one that tells it', () => {
    const next = {...three, continues: 'um'}
    const inOrder = {questions: [one, next], mocks: [mock('m', 7, 'um', 'três')]}
    expect(ofRule(inOrder)).toEqual([])
    expect(ofRule({...inOrder, mocks: [mock('m', 7, 'três', 'um')]})).toEqual([
      'exams.yaml:7: m: The question "três" goes on with "um", which does not stand before it.',
    ])
    expect(ofRule({...inOrder, questions: [next, one]})).toEqual([
      expect.stringContaining('três: It goes on with "um", which does not stand before it in the same lesson.'),
    ])
  })
})
