import type {WizardKind} from '../../../domain/extras/creation.ts'
import type {FlashcardMode} from '../../../domain/extras/flashcardChoice.ts'
import type {PriorityDifficulty} from '../../../domain/extras/priority.ts'
import type {Range} from '../../../domain/extras/limits.ts'

export const wizardTitles: Readonly<Record<WizardKind, string>> = {
  question: 'Criar atividade de questão',
  study: 'Criar estudo teórico',
  flashcard: 'Criar atividade de flashcard',
  exam: 'Criar prova na íntegra',
  mock: 'Criar simulado',
  priority: 'Criar revisão prioritária',
}

export const wizardText = {
  close: 'Fechar',
  cancel: 'Cancelar',
  create: 'Criar atividade',
  creating: 'Criando…',
  slow: 'Está demorando mais que o normal. O que você escolheu continua aqui, e nada será criado duas vezes.',
  loading: 'Carregando as opções…',
  failed: 'Não foi possível carregar as opções.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'As opções aparecem assim que a conexão voltar. O que você já escolheu está guardado neste aparelho.',
  tryAgain: 'Tentar de novo',
  less: (label: string): string => `Diminuir: ${label}`,
  more: (label: string): string => `Aumentar: ${label}`,
  slider: (label: string): string => `${label}, no controle deslizante`,
  range: ({least, most}: Range): string => `Digite um número de ${least} a ${most}.`,
} as const

/** The cascading lists of themes, from the area down. */
export const levelNames = ['Área', 'Especialidade', 'Tema', 'Subtema'] as const

export const themeText = {
  whole: (name: string): string => `Tudo em ${name}`,
  choose: 'Selecione',
  withCount: (name: string, count: number): string => `${name} (${count.toLocaleString('pt-BR')})`,
} as const

export const theoryText = {
  hint: 'Escolha a área e a especialidade, até chegar a uma aula.',
  onlyReleased: 'Aparecem aqui apenas os temas das fases que já foram liberadas.',
  none: 'Nenhum tema disponível ainda',
  noneHint: 'Os temas aparecem aqui quando a primeira fase do seu curso for liberada.',
} as const

export const flashcardText = {
  source: 'De onde vêm os flashcards',
  modes: {aristo: 'Aristo', myDecks: 'Meus Baralhos'} satisfies Record<FlashcardMode, string>,
  aristoHint: 'Escolha a área e a especialidade.',
  decks: 'Baralhos',
  deckCount: (count: number): string => (count === 1 ? '1 flashcard' : `${count} flashcards`),
  random: 'Baralhos aleatórios',
  randomHint: 'Flashcards sorteados de todos os seus baralhos.',
  none: 'Nada por aqui...',
  noneHint: 'Você ainda não salvou flashcards. Use os do Aristo, ou salve alguns em Baralhos.',
  limit: 'Quantidade de flashcards',
  gone: (titles: readonly string[]): string =>
    titles.length === 1
      ? `O baralho ${titles.join()} não existe mais e foi retirado da escolha.`
      : `Estes baralhos não existem mais e foram retirados da escolha: ${titles.join(', ')}.`,
  checking: 'Conferindo os seus baralhos…',
} as const

export const examWizardText = {
  uf: 'Estado',
  ufPlaceholder: 'Escolha o estado',
  institution: 'Instituição',
  institutionPlaceholder: 'Escolha a instituição',
  institutionFirst: 'Escolha antes o estado',
  year: 'Ano',
  yearPlaceholder: 'Escolha o ano',
  yearFirst: 'Escolha antes a instituição',
  missing: 'Campo(s) não preenchido(s)!',
  fill: 'Preencha este campo.',
  outdated: 'Esta prova tem mais de 5 anos e pode estar desatualizada.',
  name: (year: number, complement: string | null, examType: string | null): string =>
    [year, complement, examType].filter((part) => part !== null && part !== '').join(' · '),
} as const

export const mockWizardText = {
  template: 'Simulado',
  none: 'Nenhum simulado disponível',
  noneHint: 'Os simulados aparecem aqui assim que a janela deles abre.',
} as const

export const priorityText = {
  hint: 'O Aristo escolhe os temas em que você mais ganha e as questões deles.',
  themes: 'Quantidade máxima de temas',
  questions: 'Quantidade máxima de questões',
  difficulty: 'Dificuldade',
  difficulties: {
    '': 'Todas',
    easy: 'Fácil',
    medium: 'Média',
    hard: 'Difícil',
  } satisfies Record<PriorityDifficulty | '', string>,
  confirm: 'Confirmar',
  tooManyThemes: 'Há mais temas do que questões: aumente as questões ou diminua os temas.',
} as const
