import type {PerformancePage} from '../../../domain/performance/places.ts'

/** The tabs, to the letter (spec 3§2.1). */
export const pageNames: Readonly<Record<PerformancePage, string>> = {
  geral: 'Geral',
  boletim: 'Boletim',
  'metas-semanais': 'Metas',
  ranking: 'Ranking',
}

export const performanceText = {
  title: 'Desempenho',
  pages: 'Páginas de desempenho',
  /** To the letter (spec 3§8). */
  none: 'Nenhum dado encontrado',
  noneOfTable: 'Oops, dados não encontrados!',
  offline: 'Você está sem conexão.',
  offlineHint: 'Seus números aparecem aqui assim que a conexão voltar.',
  failed: 'Não foi possível carregar seus números.',
  failedHint: 'O servidor não respondeu. Nada do que você respondeu se perdeu: tente de novo em instantes.',
  tryAgain: 'Tentar de novo',
  fromDevice: 'Sem resposta do servidor: estes são os números guardados neste aparelho.',
  download: 'Baixar em CSV',
  showTable: 'Ver os números em uma tabela',
  showMore: 'Mostrar mais 5',
  showLess: 'Mostrar menos 5',
  noValue: 'sem respostas',
  /** Before the number of a printed page, and before that of all. */
  pageOf: {page: 'Página', of: 'de'},
} as const

function decimals(value: number, digits: number): string {
  return value.toLocaleString('pt-BR', {maximumFractionDigits: digits})
}

/** `1234.5` -> `1.234,5`. */
export const amount = (value: number): string => decimals(value, 1)

/** A value of 0 to 100; a dash without one. */
export const percentText = (value: number | null): string => (value === null ? '–' : `${decimals(value, 0)}%`)

/** A share of 0 to 1. */
export const shareText = (share: number | null): string => percentText(share === null ? null : 100 * share)

export const questionsText = (count: number): string => (count === 1 ? '1 questão' : `${amount(count)} questões`)
export const daysText = (count: number): string => (count === 1 ? '1 dia' : `${amount(count)} dias`)

/** `20261125` -> `25/11`. */
export const shortDate = (date: string): string => `${date.slice(6, 8)}/${date.slice(4, 6)}`

/** `20261125` -> `25/11/2026`. */
export const fullDate = (date: string): string => `${shortDate(date)}/${date.slice(0, 4)}`

/** `20261123-20261129` -> `23/11 a 29/11/2026`. */
export const spanText = (first: string, last: string): string => `${shortDate(first)} a ${fullDate(last)}`
