import type {PutBack, RaffleCategory} from '../../../domain/stage/raffle.ts'

export const stageText = {
  leave: 'Sair do palco',
  enterFull: 'Tela cheia',
  leaveFull: 'Sair da tela cheia',
  fullFailed: 'Este navegador não mostra a página em tela cheia.',
  keys: 'Teclas',
  fullKey: 'tela cheia',
} as const

export const raffleText = {
  title: 'Sorteio',
  categories: 'Categoria',
  draw: 'Sortear',
  drawing: 'Sorteando…',
  ready: 'Pronto para sortear',
  readyHint: 'Cada item sai uma vez e abre em outra aba.',
  exhausted: 'Sem mais itens dessa categoria!',
  exhaustedHint: 'Escolha outra categoria ou devolva os itens sorteados.',
  open: 'Abrir em outra aba',
  opening: 'Abrindo em outra aba…',
  blocked: 'O navegador não deixou abrir a aba. Abra o item pelo botão.',
  board: 'Números da categoria',
  wasDrawn: 'sorteado',
  isShown: 'no palco',
  putBackCategory: 'Devolver esta categoria',
  putBackAll: 'Devolver tudo',
  cancel: 'Cancelar',
  loading: 'Carregando as listas do sorteio…',
  empty: 'Nenhum item para sortear',
  emptyHint: 'As listas do sorteio vêm com o conteúdo do curso.',
  drawKey: 'sortear',
  openKey: 'abrir o item',
  categoryKey: 'categoria',
} as const

export const raffleFailures = {
  offline: 'Você está sem conexão.',
  offlineHint: 'As listas aparecem assim que a conexão voltar.',
  failed: 'Não foi possível carregar as listas do sorteio.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  tryAgain: 'Tentar de novo',
} as const

export const categoryNames: Readonly<Record<RaffleCategory, string>> = {
  easy: 'Fácil',
  medium: 'Médio',
  hard: 'Difícil',
  flashcards: 'Flashcards',
}

const kinds: Readonly<Record<RaffleCategory, string>> = {
  easy: 'Questão fácil',
  medium: 'Questão média',
  hard: 'Questão difícil',
  flashcards: 'Flashcard',
}

/** What stands on the stage: `Questão fácil nº 12`. */
export const itemName = (category: RaffleCategory, number: number): string => `${kinds[category]} nº ${number}`

/** What of a category is left: `21 de 33 para sortear`. */
export const leftOfAll = (left: number, all: number): string => `${left} de ${all} para sortear`

const counted = (amount: number) => (amount === 1 ? '1 item sorteado' : `${amount} itens sorteados`)

/** The question before what was drawn is put back. */
export const putBackQuestion = (what: PutBack, category: RaffleCategory, amount: number) => ({
  title: what === 'all' ? 'Devolver tudo ao sorteio?' : `Devolver ${categoryNames[category]} ao sorteio?`,
  description: `${counted(amount)} ${amount === 1 ? 'volta' : 'voltam'} a poder sair. Não dá para desfazer.`,
  confirm: 'Devolver',
})
