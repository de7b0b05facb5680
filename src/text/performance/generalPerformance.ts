import type {ChartSpan, PerformanceTag} from '../../../machines/performance/generalPerformance.types.ts'

export const tagNames: Readonly<Record<PerformanceTag, string>> = {
  all: 'Todas as questões',
  exam_and_mocks: 'Provas e simulados',
  easy_questions: 'Questões fáceis',
  medium_questions: 'Questões médias',
  hard_questions: 'Questões difíceis',
}

/** In the names of files. */
export const tagFiles: Readonly<Record<PerformanceTag, string>> = {
  all: 'todas',
  exam_and_mocks: 'provas-e-simulados',
  easy_questions: 'faceis',
  medium_questions: 'medias',
  hard_questions: 'dificeis',
}

export const spanNames: Readonly<Record<ChartSpan, string>> = {
  '12': '12 semanas',
  '26': '6 meses',
  '53': '1 ano',
}

export const generalText = {
  title: 'Desempenho geral',
  chart: 'Acertos por semana, comparados com os de todos',
  chartLoading: 'Carregando os acertos por semana…',
  chartSays: (weeks: number, last: string): string =>
    `Porcentagem de acertos em ${weeks} ${weeks === 1 ? 'semana' : 'semanas'}. Na última com respostas: ${last}.`,
  tag: 'Questões que contam',
  span: 'Período',
  own: 'Você',
  global: 'Média de todos',
  week: 'Semana',
  answers: 'Respostas',
  read: 'Ler semana por semana',
  noneHint: 'Responda questões deste tipo para ver sua evolução aqui.',
  subjects: 'Desempenho por assunto',
  subjectsLoading: 'Carregando os assuntos…',
  subjectsHint: 'Responda questões para ver seu desempenho em cada tema.',
  subject: 'Assunto',
  right: 'Acertos',
  relevance: 'Relevância',
  donut: 'Questões respondidas por área',
  donutLoading: 'Contando as questões…',
  donutSays: (areas: readonly {readonly name: string; readonly percent: number}[]): string =>
    areas.map(({name, percent}) => `${name}: ${percent}%`).join('; '),
  area: 'Área',
  questions: 'Questões',
  share: 'Parte',
  shareOfAll: 'Parte do todo (%)',
  relevanceIs: 'Relevância (0 a 1)',
  wrong: 'Erros',
  rightWrong: 'Acertos / erros',
  percent: 'Acertos (%)',
  readAreas: 'Ler área por área',
  from: 'De',
  to: 'Até',
  range: 'Período das questões',
  donutHint: 'Nenhuma questão foi respondida neste período.',
  questionsUnit: (count: number): string => (count === 1 ? 'questão' : 'questões'),
} as const

export const weekWords = (span: string, own: string, global: string): string =>
  `${span}: você ${own}, média de todos ${global}`
