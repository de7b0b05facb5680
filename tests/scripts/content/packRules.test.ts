import {describe, expect, test} from 'vitest'
import {areaFolders, areaNamed, evaluateRules} from '../../../content/tools/evaluateRules.ts'
import {annulments} from '../../../content/tools/rules/annulments.ts'
import {counts, fileCounts, packAreas} from '../../../content/tools/rules/counts.ts'
import {links} from '../../../content/tools/rules/links.ts'
import {mediaFiles, packShape} from '../../../content/tools/rules/references.ts'
import {questionText, ruleContextOf} from './packs.ts'
import {small, told, choice, times, lessons, bank, questions} from './packSample.ts'

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
