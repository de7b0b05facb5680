import type {CardOrder} from '../../../domain/decks/cards.ts'
import type {DeckTab} from '../../../domain/decks/deckList.ts'

export const deckTabNames: Readonly<Record<DeckTab, string>> = {
  comunidade: 'Comunidade',
  'meus-baralhos': 'Meus baralhos',
}

export const deckText = {
  title: 'Baralhos',
  tabs: 'Listas de baralhos',
  search: 'Pesquisar tema',
  areas: 'Áreas',
  all: 'Todos',
  allHint: 'Flashcards de todos os temas',
  list: 'Baralhos de flashcards',
  /** To the letter (spec 2§2). */
  noneFound: 'Nenhum flashcard encontrado...',
  noneMine: 'Nada por aqui...',
  noneFoundHint: 'Nenhum baralho combina com a pesquisa e as áreas escolhidas.',
  noneWrittenHint: 'Ninguém criou flashcards para este curso ainda.',
  noneMineHint: 'Salve flashcards da comunidade ou crie os seus: eles aparecem aqui, reunidos por tema.',
  toCommunity: 'Ver a comunidade',
  clear: 'Mostrar todos os baralhos',
  create: 'Criar flashcard',
  createHint: 'Há temas sem baralho',
  help: 'Saiba mais',
  loading: 'Carregando os baralhos…',
  failed: 'Não foi possível carregar os baralhos.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'Os baralhos aparecem assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  fromDevice: 'Sem resposta do servidor: mostrando o que está guardado neste aparelho.',
} as const

/** Plural above 1 (spec 2§2). */
export const flashcardCount = (count: number): string => `${count} flashcard${count > 1 ? 's' : ''}`

export const deckCount = (count: number): string => `${count} ${count === 1 ? 'baralho' : 'baralhos'}`

export const cardListText = {
  community: 'Da comunidade',
  mine: 'Seu baralho',
  all: 'Todos',
  unknownLesson: 'Aula não encontrada',
  back: 'Voltar aos baralhos',
  search: 'Pesquisar por conteúdo...',
  searchButton: 'Pesquisar',
  clearSearch: 'Limpar a pesquisa',
  order: 'Ordenar por',
  list: 'Flashcards',
  noneFound: 'Nenhum flashcard encontrado...',
  noneFoundHint: 'Tente outras palavras, ou veja todos os flashcards.',
  noneAllHint: 'Ninguém criou flashcards para este curso ainda.',
  noneWritten: 'Nenhum flashcard criado ainda...',
  noneWrittenHint: 'O primeiro flashcard deste tema pode ser o seu.',
  createFirst: 'Criar o primeiro flashcard!',
  create: 'Criar flashcard',
  noneMine: 'Nada por aqui...',
  noneMineHint: 'Este baralho está vazio. Voltando aos seus baralhos…',
  sortFailed: 'Não foi possível ordenar os flashcards.',
  loading: 'Carregando os flashcards…',
  sorting: 'Ordenando os flashcards…',
  failed: 'Não foi possível carregar os flashcards.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'Os flashcards aparecem assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  added: 'Adicionado',
} as const

export const orderNames: Readonly<Record<CardOrder, string>> = {relevance: 'Relevância', date: 'Mais novos'}

export const openCard = (number: number, front: string): string => `Abrir o flashcard ${number}: ${front}`

/** How often a card stands in somebody's deck. */
export const timesAdded = (times: number): string =>
  times === 1 ? 'Adicionado 1 vez' : `Adicionado ${times.toLocaleString('pt-BR')} vezes`

export const pagingText = {
  label: 'Páginas de flashcards',
  previous: 'Anterior',
  next: 'Próximo',
  fetching: 'Buscando mais flashcards…',
  failed: 'Não foi possível buscar mais flashcards.',
  failedHint: 'Verifique sua conexão e tente novamente.',
} as const

/** `page / pages` (spec 2§2). */
export const pageLabel = (page: number, pages: number): string => `${page} / ${pages}`

export const viewerText = {
  title: (number: number): string => `Flashcard ${number}`,
  close: 'Fechar',
  question: 'Pergunta',
  answer: 'Resposta',
  previous: 'Flashcard anterior',
  next: 'Próximo flashcard',
  save: 'Salvar',
  remove: 'Remover dos salvos',
  delete: 'Excluir',
  added: 'Adicionado',
  table: 'Tabela',
  confirmTitle: 'Excluir flashcard',
  /** To the letter (spec 2§6). */
  confirm: 'Tem certeza que deseja excluir este flashcard para todos? Esta ação é irreversível!',
  cancel: 'Cancelar',
  addFailed: 'Não foi possível adicionar ao seu baralho.',
  removeFailed: 'Não foi possível remover do seu baralho.',
  deleteFailed: 'Não foi possível excluir o flashcard.',
  failedHint: 'Verifique sua conexão e tente novamente.',
} as const

export const creatorLine = (name: string): string => `Criador: ${name}`
export const createdLine = (when: string): string => `Criado ${when}`

export const creationText = {
  title: 'Criar flashcard',
  close: 'Fechar',
  lesson: 'Tema',
  choose: 'Selecione um tema',
  front: 'Frente',
  frontHint: 'Uma pergunta curta, com uma única resposta.',
  back: 'Verso',
  backHint: 'Aceita Markdown: **negrito**, listas, tabelas e fórmulas entre cifrões.',
  notice: 'Atenção: este flashcard poderá ser visto por todos.',
  create: 'Criar',
  cancel: 'Cancelar',
  failed: 'Não foi possível criar o flashcard.',
  offlineHint: 'Você está sem conexão. O que você escreveu continua aqui.',
  unreachableHint: 'O servidor não respondeu. O que você escreveu continua aqui; tente de novo em instantes.',
  refusedHint: 'O servidor não aceitou este flashcard. Confira o texto, ou tente de novo amanhã se criou muitos hoje.',
  unauthenticatedHint: 'Entre de novo na sua conta e tente novamente.',
  created: 'Flashcard criado.',
} as const

export const lettersLeft = (left: number): string =>
  left >= 0 ? `${left} caracteres restantes` : `${-left} caracteres a mais`
