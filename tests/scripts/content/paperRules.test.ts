import {describe, expect, test} from 'vitest'
import {packAreas} from '../../../content/tools/rules/counts.ts'
import {exams} from '../../../content/tools/rules/exams.ts'
import {mocks as mockRule} from '../../../content/tools/rules/mocks.ts'
import type {ChoiceSource, Sources} from '../../../content/tools/sourceTypes.ts'
import {small, told, lesson, choice, times, lessons, bank, questions} from './packSample.ts'

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
