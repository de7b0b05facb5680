import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {plural} from '../question/question.ts'

/** What the student is told about one write (D-03). */
export const syncStatusNames: Readonly<Record<SyncStatus, string>> = {
  device: 'neste aparelho',
  tab: 'só nesta aba',
  sending: 'enviando',
  saved: 'salvo',
  refused: 'não salvo',
}

/** An essay that is saved, or the end of an activity, is a change rather than an answer. */
export const itemsOf = (count: number, isOther: boolean) =>
  isOther ? plural(count, 'alteração', 'alterações') : plural(count, 'resposta', 'respostas')

export const outboxText = {
  title: 'Respostas a enviar',
  opening: 'Verificando respostas guardadas…',
  saved: 'Tudo salvo',
  waiting: (count: number, isOther = false, syncStatus: 'device' | 'tab' = 'device'): string =>
    `${itemsOf(count, isOther)} ${syncStatusNames[syncStatus]}`,
  sending: (count: number, isOther = false): string => `Enviando ${itemsOf(count, isOther)}`,
  offlineShort: 'Sem conexão',
} as const
