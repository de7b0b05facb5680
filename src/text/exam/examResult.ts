import type {AreaCode} from '../../../domain/exam/areas.ts'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import {brasiliaTimeInWords} from '../shared/brasilia.ts'

/** The areas of a mock exam, to the letter (spec 2§9). */
export const areaNames: Readonly<Record<AreaCode, string>> = {
  PED: 'Pediatria',
  CM: 'Clínica médica',
  GO: 'Ginecologia e obstetrícia (GO)',
  SC: 'Saúde Coletiva/Epidemiologia',
  CIR: 'Cirurgia',
  none: 'Sem classificação',
}

/** A few letters for the rim of a chart. */
export const areaShorts: Readonly<Record<AreaCode, string>> = {
  PED: 'PED',
  CM: 'CM',
  GO: 'GO',
  SC: 'SC',
  CIR: 'CIR',
  none: 'S/ área',
}

function rounded(value: number, digits: number): string {
  return value.toLocaleString('pt-BR', {maximumFractionDigits: digits})
}
const integer = (value: number): string => rounded(value, 0)
const tenth = (value: number): string => rounded(value, 1)

/** 72.5 → '72,5%'. */
export const percent = (value: number): string => `${tenth(value)}%`

/** 72.5 → '73%', where there is little room. */
export const roundPercent = (value: number): string => `${integer(value)}%`

const questions = (count: number): string => (count === 1 ? '1 questão' : `${integer(count)} questões`)
const points = (count: number): string => `${tenth(count)} ${count < 2 ? 'ponto percentual' : 'pontos percentuais'}`

export const resultText = {
  title: 'Resultado do Simulado',
  close: 'Fechar',
  loading: 'Abrindo o resultado…',
  failed: 'Não foi possível abrir o resultado.',
  failedHint: 'Confira sua conexão. Nada do que você respondeu se perdeu.',
  tryAgain: 'Tentar de novo',
  keysFrom: (instant: Instant): string => `Gabarito a partir de ${brasiliaTimeInWords(instant)}.`,
  keysSoon: 'O gabarito ainda está sendo preparado.',
  keysHint: 'Sua nota e seu desempenho por área aparecem aqui assim que o gabarito for liberado.',
  score: 'Sua nota',
  scoreOf: (total: number): string => `de ${questions(total)}`,
  ofRight: 'de acertos',
  rightOnes: 'Acertos',
  cutOff: 'Nota de corte',
  reached: 'Nota de corte atingida',
  notReached: 'Nota de corte não atingida',
  above: (difference: number): string =>
    difference === 0 ? 'Você fez exatamente a nota de corte.' : `Você ficou ${points(difference)} acima.`,
  below: (difference: number): string => `Faltaram ${points(difference)}.`,
  composition: 'Composição da prova',
  compositionSays: (parts: readonly {name: string; percent: number}[]): string =>
    parts.map(({name, percent}) => `${name}: ${roundPercent(percent)}`).join('; '),
  compositionEmpty: 'As questões deste simulado ainda não têm área.',
  questionsUnit: (count: number): string => (count === 1 ? 'questão' : 'questões'),
  area: 'Área',
  questions: 'Questões',
  share: 'Parte',
  performance: 'Desempenho por área',
  performanceSays: (parts: readonly {name: string; value: number}[]): string =>
    `Acertos em uma escala de 0 a 100. ${parts.map(({name, value}) => `${name}: ${roundPercent(value)}`).join('; ')}`,
  performanceEmpty: 'Ainda não há desempenho para mostrar.',
  average: 'Acertos',
  showTable: 'Ver tabela',
  details: 'Detalhes por área',
  detailsHint: 'Abra uma área para ver os temas, do mais fraco para o mais forte.',
  rights: (count: number): string => (count === 1 ? '1 certa' : `${count} certas`),
  wrongs: (count: number): string => (count === 1 ? '1 errada' : `${count} erradas`),
  theme: 'Tema',
  rightOfTotal: 'Certas',
  rightOf: (right: number, total: number): string => `${right} de ${total}`,
  noThemes: 'Sem temas nesta área.',
  about: 'Sobre o simulado',
  newTab: 'abre em outra aba',
} as const

export const rankingText = {
  title: 'Ranking',
  position: (position: number): string => `${integer(position)}º`,
  ofTotal: (total: number): string => `de ${total === 1 ? '1 participante' : `${integer(total)} participantes`}`,
  percentileHint: (share: number): string =>
    `Sua nota foi maior que a de ${roundPercent(100 * share)} dos participantes.`,
  waiting: (instant: Instant): string => `Sai em ${brasiliaTimeInWords(instant)}.`,
  ranking: 'Calculando sua posição…',
  preparing: 'O ranking está sendo preparado. Sua posição aparece aqui em alguns minutos.',
  failed: 'Não foi possível buscar sua posição.',
  failedHint: 'Tentaremos de novo em alguns minutos.',
  tryAgain: 'Tentar de novo',
  unranked: 'O ranking já saiu, e esta tentativa não entrou nele.',
  never: 'Simulados extras não entram no ranking.',
} as const
