export const commentedText = {
  title: 'Questões comentadas',
  hint: 'Escolha o estado e a instituição para ler o gabarito comentado das provas.',
  uf: 'Estado',
  wholeCountry: 'Todo o Brasil',
  ufPlaceholder: 'Escolha o estado',
  institution: 'Instituição',
  institutionOption: (name: string, questions: number): string =>
    `${name} (${questions === 1 ? '1 questão' : `${questions} questões`})`,
  institutionPlaceholder: 'Escolha a instituição',
  institutionFirst: 'Escolha antes o estado',
  institutionsLoading: 'Carregando as instituições…',
  institutionsFailed: 'Não foi possível carregar a lista de instituições.',
  choose: 'Escolha o estado e a instituição',
  loading: 'Carregando as provas da instituição…',
  none: 'Nenhuma prova comentada desta instituição',
  noneHint: 'Escolha outra instituição ou volte mais tarde.',
  failed: 'Não foi possível carregar as provas.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'As provas aparecem assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  fromDevice: 'Sem resposta do servidor: mostrando o que está guardado neste aparelho.',
  exams: 'Provas da instituição',
  examUnknown: 'A prova deste endereço não está na lista da instituição. Escolha uma das provas abaixo.',
  back: 'Voltar às provas',
  keyLoading: 'Carregando o gabarito comentado…',
  keyFailed: 'Não foi possível carregar o gabarito.',
  sheet: 'Gabarito desta página',
  pages: 'Páginas da prova',
  morePages: 'Páginas da prova, depois das questões',
  previous: 'Página anterior',
  next: 'Próxima página',
  key: 'Gabarito',
  annulled: 'Anulada',
  annulledShort: 'Anul.',
  essay: 'Discursiva',
  essayShort: 'Disc.',
  withheldShort: 'Retido',
  officialKey: 'Gabarito oficial',
  comment: 'Comentário',
  noComment: 'Esta questão ainda não tem comentário.',
  withheldTitle: 'Gabarito retido até o fim da sua prova',
  withheld:
    'Esta questão faz parte de uma prova sua que ainda não terminou. O gabarito e o comentário aparecem depois dela.',
  noQuestions: 'Esta prova não tem questões nesta página.',
  print: 'Imprimir',
} as const

/** `100` -> the size of an exam. */
export const questionCount = (count: number): string => (count === 1 ? '1 questão' : `${count} questões`)

/** `21`, `40` -> the questions of a page. */
export const pageName = (first: number, last: number): string => (first === last ? `${first}` : `${first} a ${last}`)

/** The same for a screen reader. */
export const pageLabel = (first: number, last: number): string =>
  first === last ? `Questão ${first}` : `Questões ${first} a ${last}`

/** `C` -> the line below the question's heading. */
export const keyIs = (letter: string): string => `Gabarito: letra ${letter}`

/** What a link of the key sheet says: `Questão 12: letra C`. */
export const sheetLabel = (number: number, key: string): string => `Questão ${number}: ${key}`

/** `C` -> `letra C`, for the names of links. */
export const letterName = (letter: string): string => `letra ${letter}`
