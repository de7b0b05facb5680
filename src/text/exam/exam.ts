import type {ErrorCode} from '../../../domain/shared/errors.ts'

/** Minutes as people say them. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

const questions = (count: number): string => (count === 1 ? '1 questão' : `${count} questões`)

/** The mock exam (flow F-070; spec 2§4, 2§5, 2§8). */
export const mockText = {
  kind: 'Simulado',
  loading: 'Carregando o simulado',
  failedTitle: 'Não foi possível abrir o simulado',
  failedHint: 'Confira a sua conexão. Se o simulado já começou, o que você marcou está guardado.',
  tryAgain: 'Tentar de novo',
  none: 'Não há simulado disponível para esse dia',
  deadlinePassed: 'O prazo para participar desse simulado já encerrou',
  early: (opensAt: string): string => `Este simulado abre em ${opensAt}, horário de Brasília.`,
  earlyUnknown: 'Este simulado ainda não abriu.',
  notToday: 'Este simulado é da agenda de outro dia. Ele só pode ser iniciado no dia em que está na agenda.',

  facts: 'Sobre este simulado',
  institution: 'Instituição',
  questions: 'Questões',
  time: 'Tempo de prova',
  extraTime: (minutes: number): string => `${minutesText(minutes)} a mais, concedidos a você, já incluídos`,
  opens: 'Abertura',
  lastStart: 'Início até',
  closes: 'Fim da prova',
  closesHint: 'A prova termina neste horário, mesmo que ainda reste tempo.',
  keys: 'Gabarito e comentários',
  keysAtOnce: 'Assim que você encerrar',
  ranking: 'Ranking',
  brasilia: 'Horários de Brasília',

  rulesTitle: 'Antes de começar',
  rules: (time: string, isKept: boolean): string[] => [
    `O tempo começa quando o servidor confirmar o início: a partir daí são ${time}, sem pausa. Fechar a página ou ficar sem internet não para o relógio.`,
    'Você tem uma única tentativa. Enquanto houver tempo, qualquer resposta pode ser trocada.',
    isKept
      ? 'Cada marcação é guardada neste aparelho na hora e enviada em seguida. Sem internet, continue: tudo é enviado quando a conexão voltar.'
      : 'Este navegador não guarda dados: cada marcação é enviada na hora. Sem internet, continue, mas não feche nem recarregue esta aba até tudo ser enviado.',
    'O botão encerrar fica disponível quando todas as questões têm resposta. Quando o tempo acaba, o simulado se encerra sozinho.',
    'Questões sem resposta contam como erradas. Gabarito e comentários só aparecem depois do fim.',
  ],
  start: 'Iniciar simulado',

  startingTitle: 'Iniciando o simulado…',
  startingText: 'O tempo ainda não começou a contar.',
  startWaitingTitle: 'Sem conexão: o simulado não começou',
  startWaitingText:
    'O tempo não está contando. O início será pedido quando a internet voltar; se preferir, cancele e comece mais tarde.',
  cancelStart: 'Cancelar',
  startRefusedTitle: 'O simulado não foi iniciado',
  startRefusedHint: 'O tempo não começou a contar. Você pode tentar de novo.',
  tools: 'Guardar e imprimir',
  inProgress: 'Simulado em andamento',
  progress: (answered: number, total: number): string => `${answered} de ${total} respondidas`,
  finish: 'encerrar',
  finishHint: (missing: number): string =>
    `Para encerrar, ${missing === 1 ? 'falta 1 questão' : `faltam ${missing} questões`}.`,
  finishReady: 'Todas as questões têm resposta.',
  showMissing: 'Ver questões sem resposta',
  missingTitle: 'Questões sem resposta',
  missingText: (missing: number): string =>
    `${missing === 1 ? 'Falta 1 questão' : `Faltam ${missing} questões`}. Escolha por onde continuar:`,
  missingQuestion: (number: number): string => `Questão ${number}`,
  continue: 'Continuar respondendo',
  confirmTitle: 'Encerrar o simulado?',
  confirmText: (answered: number, total: number): string =>
    `Você respondeu ${answered} de ${total} questões. Deseja encerrar o simulado?`,
  confirmHint: 'Depois de encerrar, as respostas não podem mais mudar.',
  confirm: 'Encerrar simulado',
  refusedMarksTitle: 'Uma marcação não foi aceita pelo servidor',
  refusedMarksText: 'Confira as questões assinaladas com “!” e marque-as de novo.',
  stored: 'Todas as questões estão neste aparelho: você pode continuar mesmo sem internet.',
  storedInTab:
    'Todas as questões estão nesta aba: você pode continuar mesmo sem internet, desde que não feche nem recarregue a aba.',
  storingInTab: (stored: number, total: number): string => `Carregando as questões nesta aba: ${stored} de ${total}`,
  storing: (stored: number, total: number): string => `Guardando as questões neste aparelho: ${stored} de ${total}`,

  expiredTitle: 'O tempo acabou',
  expiredText: 'As respostas estão fechadas. O simulado está sendo encerrado; você não precisa fazer nada.',
  finishingTitle: 'Encerrando o simulado…',
  finishingText: 'Enviando as suas respostas.',
  offlineTitle: 'Sem conexão: nada foi perdido',
  offlineText: (answered: number, total: number): string =>
    `${answered} de ${total} respostas, marcadas antes do fim, estão guardadas neste aparelho e serão enviadas quando a internet voltar. Deixe esta página aberta, ou volte a ela mais tarde neste aparelho.`,
  tabTitle: 'Sem conexão: não feche esta aba',
  tabText: (answered: number, total: number): string =>
    `${answered} de ${total} respostas, marcadas antes do fim, estão só nesta aba, porque este navegador não guarda dados. Elas são enviadas quando a internet voltar: não feche nem recarregue a página.`,
  sendUntil: (at: string): string =>
    `Conta o que chegar ao servidor até ${at}, horário de Brasília. O que chegar depois fica guardado, mas não entra na nota.`,
  succeeded: 'Simulado finalizado com sucesso.',
  finishFailed: 'Houve um problema ao finalizar seu simulado.',
  finishFailedInTabText:
    'O que você marcou está nesta aba: não a feche. Tente de novo; se não der, o servidor encerra o simulado com o que recebeu.',
  finishFailedText:
    'O que você marcou está guardado. Tente de novo; se não der, o servidor encerra o simulado com o que recebeu.',

  finishedTitle: 'Simulado encerrado',
  answered: (answered: number, total: number): string => `Você respondeu ${answered} de ${questions(total)}.`,
  lateTitle: (count: number): string =>
    count === 1 ? '1 marcação chegou tarde demais' : `${count} marcações chegaram tarde demais`,
  lateText:
    'O que ficou sem internet, neste ou em outro aparelho, só chegou ao servidor depois do prazo. Está guardado e aparece aqui, mas não entra na nota nem no ranking. Se houve uma falha geral, a coordenação pode aceitar.',
  acceptedTitle: (count: number): string =>
    count === 1 ? '1 marcação tardia foi aceita' : `${count} marcações tardias foram aceitas`,
  acceptedText:
    'Chegou depois do prazo por causa de uma falha geral. A coordenação aceitou: entra na nota e no ranking.',
  lateMark: (number: number, selected: number, essay: string | null): string =>
    `Questão ${number}: ${essay !== null && essay.trim() !== '' ? 'texto' : selected < 0 ? 'sem resposta' : String.fromCodePoint(65 + selected)}`,
  waitingForKeys: (at: string): string => `Gabarito e comentários ficam disponíveis em ${at}, horário de Brasília.`,
  waitingForRanking: (at: string): string =>
    `Gabarito e comentários já estão abaixo. O ranking sai em ${at}, horário de Brasília.`,
  complete: 'Veja o seu resultado e reveja as questões com gabarito e comentários.',
  readOnly: 'Somente leitura: as respostas não podem mais mudar.',
  backToExam: 'Voltar ao simulado',
  bannerText: 'O tempo está correndo.',
  minutesLeft: (minutes: number): string =>
    minutes < 1 ? 'Resta menos de 1 minuto.' : minutes === 1 ? 'Resta 1 minuto.' : `Restam ${minutes} minutos.`,
} as const

const startRefusals: Partial<Record<ErrorCode, string>> = {
  EXAM_NOT_OPEN: 'Este simulado ainda não abriu. O tempo não começou a contar.',
  EXAM_START_CLOSED: mockText.deadlinePassed,
  EXAM_START_STALE:
    'O pedido de início demorou demais para chegar e foi descartado, para que o tempo não corresse sem você. Inicie de novo quando quiser.',
  NOT_FOUND: 'Este simulado não está mais disponível.',
  FORBIDDEN: 'A sua conta não tem acesso a este simulado.',
}

/** Why the server did not start the exam, as the student reads it. */
export const startRefusalText = (code: ErrorCode): string => startRefusals[code] ?? mockText.startRefusedHint

/** What a mock exam is called: one beside the agenda says so (spec 2§2). */
export const mockTitle = ({title, isExtra}: {readonly title: string; readonly isExtra: boolean}): string =>
  isExtra ? `${title} [Extra]` : title
