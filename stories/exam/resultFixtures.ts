import type {MockExamResult} from '../../domain/exam/result.ts'

const themes = [
  {name: 'Icterícia neonatal', total: 4, right: 1},
  {name: 'Bronquiolite viral aguda', total: 6, right: 3},
  {name: 'Calendário vacinal', total: 10, right: 8},
]

const area = (code: MockExamResult['areas'][number]['area'], total: number, right: number) => ({
  area: code,
  total,
  right,
  wrong: total - right,
  average: (100 * right) / total,
  themes: code === 'none' ? [] : themes,
})

/** A result of a hundred questions with everything in it. */
export const wholeResult: MockExamResult = {
  total: 100,
  right: 68,
  cutOff: 60,
  percentile: 0.87,
  description:
    'Simulado no formato da primeira etapa do Revalida: 100 questões objetivas das cinco grandes áreas.\nQuestões anuladas contam como certas para todos.',
  banner: {
    imageUrl: null,
    href: 'https://example.com/revisao',
    title: 'Revisão comentada ao vivo',
    subtitle: 'Reveja as questões que mais derrubaram os participantes',
  },
  composition: [
    {area: 'PED', questions: 20},
    {area: 'CM', questions: 22},
    {area: 'GO', questions: 20},
    {area: 'SC', questions: 18},
    {area: 'CIR', questions: 17},
    {area: 'none', questions: 3},
  ],
  areas: [
    area('PED', 20, 12),
    area('CM', 22, 17),
    area('GO', 20, 9),
    area('SC', 18, 16),
    area('CIR', 17, 12),
    area('none', 3, 2),
  ],
}

/** Before keys are shown: what the exam consists of is known, what the student did is not told. */
export const resultWithoutKeys: MockExamResult = {
  ...wholeResult,
  right: null,
  percentile: null,
  areas: [],
  banner: null,
}
