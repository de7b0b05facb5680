import type {DiagnosticExam, DiagnosticQuestion, DiagnosticResult} from '../../machines/diagnostic/diagnostic.types.ts'

const paragraph = (words: string) => [{tag: 'p' as const, children: [words]}]

export const targets = [
  {uf: 'SP', institution: 'Hospital Universitário Fictício de Aurora'},
  {uf: 'RJ', institution: 'Instituto Fictício de Ensino Médico'},
]

export const units = targets.map(({uf, institution}) => ({uf, institutions: [{name: institution}]}))

export const question: DiagnosticQuestion = {
  _id: 'q1',
  scopedId: 'exam:q1',
  body: paragraph('Mulher de 34 anos com dor em fossa ilíaca direita há 24 horas. Qual é a conduta?'),
  choices: ['Observar', 'Operar', 'Pedir tomografia', 'Dar alta'],
  institution: 'Hospital Universitário Fictício de Aurora',
  uf: 'SP',
  year: 2026,
  classification: [],
}

export const exam: DiagnosticExam = {
  id: 'exam',
  isFinished: false,
  isPartial: false,
  questionIds: Array.from({length: 60}, (_, index) => `q${index + 1}`),
  choices: {q1: 1, q2: 0},
}

const stats = (hits: number, total: number) => ({hits, total})
const area = (name: string, atentionCount: number, hits: number) => ({
  area: name,
  atentionCount,
  totalPerformance: hits / 12,
  totalStats: stats(hits, 12),
  easyPerformance: 5 / 6,
  easyStats: stats(5, 6),
  mediumPerformance: 2 / 5,
  mediumStats: stats(2, 5),
  hardPerformance: null,
  hardStats: stats(0, 0),
})

export const result: DiagnosticResult = {
  areas: [
    area('Cirurgia', 3, 7),
    area('Clínica Médica', 5, 6),
    area('Epidemiologia', 2, 9),
    area('Ginecologia e Obstetrícia', 4, 7),
    area('Pediatria', 1, 10),
    {...area('Total', 15, 39), totalPerformance: 39 / 60, totalStats: stats(39, 60)},
  ],
  themes: Array.from({length: 12}, (_, index) => ({
    leaf: ['Cirurgia', 'Cirurgia geral', `Tema ${index + 1}`],
    priorityIndex: 3 - index / 4,
    isPriority: index < 8,
    stats: stats(1, 3),
    totalPerformance: 1 / 3,
    relevance: 0.02,
  })),
}

const theme = (name: string, numberOfQuestions: number, difficulty: number, constancy: number | null) => ({
  leaf: ['Cirurgia', name],
  numberOfQuestions,
  difficulty,
  constancy,
})

export const statistics = [
  {
    institution: 'Geral',
    difficulty: 0.47,
    themeStatistics: [
      theme('Trauma', 12, 0.31, 1),
      theme('Vias biliares', 9, 0.52, 0.8),
      theme('Hérnias', 6, 0.71, 0.6),
      theme('Queimaduras', 4, 0.6, 0.4),
      theme('Choque', 3, 0.5, null),
      theme('Pâncreas', 2, 0.5, 0.2),
    ],
  },
  {
    institution: 'Hospital Universitário Fictício de Aurora',
    difficulty: 0.62,
    themeStatistics: [theme('Trauma', 5, 0.4, 1)],
  },
  {institution: 'Instituto Fictício de Ensino Médico', difficulty: 0, themeStatistics: []},
]

export const cards = ['Tríade de Charcot', 'Critérios de Ranson'].map((front, index) => ({
  _id: `c${index}`,
  scopedId: `viewer:c${index}`,
  front: paragraph(front),
  back: paragraph('Dor, febre e icterícia.'),
  prefix: 'Cirurgia',
  classification: ['Vias biliares'],
  answer: -1,
}))
