import type {ExamRoute} from '../../../domain/exam/exam.types.ts'
import {brand} from '../shared/brand.ts'

export const historyNames: Readonly<Record<ExamRoute, string>> = {
  simulado: `Simulados ${brand.name}`,
  'simulado-inteligente': 'Simulados inteligentes',
  prova: 'Provas na íntegra',
}

export const examHistoryText = {
  title: 'Histórico de provas',
  kinds: 'Tipos de prova',
  loading: 'Carregando o histórico…',
  none: 'Nenhum dado encontrado',
  noneHint: {
    simulado: 'Os simulados aparecem aqui assim que a janela deles abre.',
    'simulado-inteligente': 'Os simulados inteligentes da sua agenda aparecem aqui.',
    prova: 'As provas na íntegra da sua agenda aparecem aqui.',
  } satisfies Record<ExamRoute, string>,
  failed: 'Não foi possível carregar o histórico.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'O histórico aparece assim que a conexão voltar.',
  fromDevice: 'Sem resposta do servidor: este é o histórico guardado neste aparelho.',
  tryAgain: 'Tentar de novo',
  done: 'Realizado',
  notDone: 'Não realizado',
  extra: 'Extra',
  grade: 'Nota',
  gradeLater: 'A nota aparece quando o gabarito for liberado.',
  receipt: 'Comprovante',
  addExtra: 'Adicionar como atividade extra',
  adding: 'Adicionando…',
  added: 'Atividade de simulado criada com sucesso!',
  addFailedTitle: 'Ocorreu um erro!.',
  addFailed: 'Não foi possível criar a atividade.',
  addLater: 'Um simulado pode ser adicionado depois que a janela dele fecha e o gabarito é liberado.',
} as const

/** `1042`, `3fa8…` -> the receipt in one line. */
export const receiptLine = (sequence: number, hash: string): string =>
  `${examHistoryText.receipt} nº ${sequence} · ${hash.slice(0, 8)}`

/** `78.25` -> `78,3%`. */
export const gradeText = (grade: number): string => `${String(Math.round(grade * 10) / 10).replace('.', ',')}%`
