import type {ReportBlock} from '../../../domain/performance/stars.ts'
import {monthOf} from '../shared/days.ts'
import {brand} from '../shared/brand.ts'

/** The seven blocks of the loader, in its order (spec 3§2.1). */
export const blockNames: Readonly<Record<ReportBlock, string>> = {
  trophies: 'Troféus',
  questions: 'Questões',
  flashcards: 'Flashcards',
  frequency: 'Frequência',
  themes: 'Desempenho por tema',
  difficulty: 'Desempenho por dificuldade',
  areas: 'Desempenho por grande área',
}

export const reportText = {
  title: 'Boletim mensal',
  month: 'Mês do boletim',
  before: 'Mês anterior',
  after: 'Mês seguinte',
  loading: 'Preparando o seu boletim…',
  pending: 'carregando',
  done: 'pronto',
  blockFailed: 'não carregado',
  /** To the letter (spec 3§8). */
  none: 'Nenhum dado encontrado.',
  failed: 'Não foi possível preparar o boletim.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'O boletim aparece assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  print: 'Imprimir ou salvar em PDF',
  starWon: 'Estrela arco-íris conquistada',
  starOpen: 'Estrela arco-íris ainda não conquistada',
  progress: (done: number): string => `${done} de 7 partes prontas`,
  weeks: (count: number): string => (count === 1 ? 'Conta 1 semana do mês.' : `Contam ${count} semanas do mês.`),
  allThemes: (share: string): string => `${share} de acertos em todos os temas`,
  answer: 'Resposta',
  share: 'Parte',
  block: 'Parte do boletim',
  item: 'Item',
  total: 'Total',
  amount: 'Quantidade',
  percent: 'Acertos (%)',
  shareOfBlock: 'Parte do todo (%)',
  changeInPoints: 'Mudança em pontos',
  starGoal: 'Meta da estrela (%)',
  status: 'Situação',
  weeksCounted: 'Semanas que contam',
  allAreas: 'Todas as áreas',
  everyTheme: 'Todos os temas',
  wrong: 'erros',
  flashcardsTitle: 'Flashcards acertados e errados',
  flashcardsSay: (hits: number, misses: number): string => `${hits} acertados e ${misses} errados.`,
  difficultyTitle: (exams: number): string =>
    `Acertos por dificuldade em ${exams === 1 ? '1 prova' : `${exams} provas`}`,
  difficultySays: (name: string, share: string, answers: number): string =>
    `${name}: ${share} de acertos em ${answers === 1 ? '1 resposta' : `${answers} respostas`}.`,
  areasTitle: 'Acertos por grande área em provas e simulados',
  areaSays: (name: string, share: string, correct: number, questions: number): string =>
    `${name}: ${share}, ${correct} de ${questions}.`,
  present: 'presente',
  absent: 'ausente',
  toCome: 'ainda não chegou',
  presence: 'Dias com presença',
  theme: 'Tema',
  right: 'Acertos',
  change: 'Mudança',
  red: 'urgente',
  yellow: 'atenção',
  fewThemes: 'Os temas aparecem a partir de 5 temas com respostas no mês.',
  difficulty: 'Dificuldade',
  area: 'Área',
  hits: 'Acertei',
  misses: 'Errei',
  flashcardsUnit: 'flashcards',
  read: 'Ler linha por linha',
  goalMark: 'O traço em cada barra é a meta da estrela.',
} as const

/** `202611` -> `novembro de 2026`. */
export const monthName = (month: string): string => monthOf(`${month}01`)

/** `20261101` -> `nov`. */
export const shortMonth = (date: string): string => monthOf(date).slice(0, 3)

export const reportName = (month: string): string => `Boletim de ${monthName(month)} · ${brand.name}`

export const difficultyLabels: Readonly<Record<string, string>> = {easy: 'Fácil', medium: 'Média', hard: 'Difícil'}

export const blockFailed = (name: string): string => `${name}: não foi possível carregar.`
export const retryBlock = (name: string): string => `Tentar de novo: ${name}`

/** What the rainbow star of a block takes (spec 3§9). */
export const starGoalTexts: Readonly<Record<ReportBlock, string>> = {
  trophies: 'Meta da estrela: troféu de ouro em todas as semanas.',
  questions: 'Meta da estrela: 1.500 questões no mês.',
  flashcards: 'Meta da estrela: 1.500 flashcards no mês.',
  frequency: 'Meta da estrela: presença em 100% dos dias.',
  themes: 'Meta da estrela: 1.200 acertos no mês.',
  difficulty: 'Meta da estrela: em provas, 95% das fáceis, 75% das médias e 20% das difíceis.',
  areas: 'Meta da estrela: 80% em cada uma das cinco grandes áreas.',
}

/** `8`, `up` -> `8 pontos a mais que no mês anterior`. */
export function changeWords(points: number | null): string {
  if (points === null) return 'sem comparação com o mês anterior'
  if (points === 0) return 'igual ao mês anterior'
  const amount = Math.abs(points)
  return `${amount} ${amount === 1 ? 'ponto' : 'pontos'} ${points > 0 ? 'a mais' : 'a menos'} que no mês anterior`
}

/** The same where there is little room: `▲ 8`. */
export const changeShort = (points: number | null): string => {
  if (points === null) return '–'
  if (points === 0) return '= 0'
  return `${points > 0 ? '▲' : '▼'} ${Math.abs(points)}`
}

type Presence = {readonly isPresent: boolean; readonly isFuture: boolean}

export const presenceState = ({isPresent, isFuture}: Presence): string =>
  isFuture ? reportText.toCome : isPresent ? reportText.present : reportText.absent

export const presenceWords = (present: number, days: number): string =>
  `${present} de ${days === 1 ? '1 dia' : `${days} dias`}`

export const starsWon = (count: number): string =>
  count === 1 ? '1 estrela arco-íris neste mês' : `${count} estrelas arco-íris neste mês`
