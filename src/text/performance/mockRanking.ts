import {amount} from './performance.ts'

export const rankingText = {
  title: 'Ranking de simulados',
  choose: 'Simulado',
  placeholder: 'Escolha um simulado',
  chooseHint: 'Escolha um simulado para ver o ranking.',
  listing: 'Carregando os simulados…',
  loading: 'Carregando o ranking…',
  /** To the letter (spec 3§2.1, 3§8). */
  insufficient: 'Não houve dados suficientes para a criação do ranking.',
  none: 'Nenhum dado encontrado!',
  notDone: 'Não realizado',
  insufficientHint: 'O ranking aparece quando pelo menos três pessoas encerram o simulado.',
  noneHint: 'O ranking é feito depois que a janela do simulado fecha.',
  noMocks: 'Os simulados do seu curso aparecem aqui.',
  failed: 'Não foi possível carregar o ranking.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'O ranking aparece assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  fromDevice: 'Sem resposta do servidor: este é o ranking guardado neste aparelho.',
  podium: 'Pódio',
  table: 'As dez primeiras posições',
  place: 'Posição',
  name: 'Nome',
  grade: 'Nota',
  own: 'Sua posição',
  total: 'Participantes',
  above: 'Nota maior que a de (%)',
  you: 'você',
  initials: 'Na lista que todos veem, seu nome aparece como você escolheu no perfil.',
  initialsLink: 'Mudar no perfil',
} as const

export const placeText = (place: number): string => `${amount(place)}º`
export function gradeOf(grade: number | null): string {
  return grade === null ? '–' : `${grade.toLocaleString('pt-BR', {maximumFractionDigits: 1})}%`
}

export const ofTotal = (total: number): string => (total === 1 ? 'de 1 pessoa' : `de ${amount(total)} pessoas`)

export const percentileWords = (share: number): string =>
  `Sua nota é maior que a de ${Math.round(100 * share)}% de quem fez este simulado.`

export const initialsText = {
  title: 'Seu nome no ranking',
  label: 'Mostrar só as minhas iniciais',
  hint: 'Quem vê o ranking de um simulado vê seu nome curto, ou só as iniciais se você preferir.',
  loading: 'Carregando a sua escolha…',
  saving: 'Salvando…',
  /** To the letter (spec 1§8). */
  saved: 'Atualizado com sucesso!',
  failed: 'Erro ao atualizar!',
  failedHint: 'Sua escolha não foi salva. Tente de novo.',
} as const
