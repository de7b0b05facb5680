import type {DayExamKind} from '../../../machines/exam/dayExam.types.ts'

const essays = (count: number): string => (count === 1 ? '1 questão dissertativa' : `${count} questões dissertativas`)

/** A full or smart exam (spec 2§2, 2§4, 2§7). */
export const dayExamText = {
  kind: {exam: 'Prova na íntegra', smartExam: 'Simulado inteligente'} satisfies Record<DayExamKind, string>,
  none: {
    exam: 'Não há prova disponível para esse dia',
    smartExam: 'Não há simulado inteligente disponível para esse dia',
  } satisfies Record<DayExamKind, string>,
  noneHint: 'Volte à agenda para ver as atividades do dia.',
  backToAgenda: 'Voltar à agenda',
  loading: {exam: 'Carregando a prova…', smartExam: 'Carregando o simulado inteligente…'} satisfies Record<
    DayExamKind,
    string
  >,
  failedTitle: {
    exam: 'Não foi possível abrir a prova.',
    smartExam: 'Não foi possível abrir o simulado inteligente.',
  } satisfies Record<DayExamKind, string>,
  failedHint: 'Verifique sua conexão e tente novamente. O que você já respondeu está guardado.',
  tryAgain: 'Tentar de novo',
  fromDevice: 'Mostrando o que está guardado neste aparelho.',
  questions: (count: number): string => (count === 1 ? '1 questão' : `${count} questões`),
  ungradedTitle: (count: number): string => `${essays(count)} por avaliar`,
  ungradedText: 'Avalie até as 4h da madrugada: sem a sua avaliação a prova não conta como concluída.',
  pendingTitle: (count: number): string => `Só falta avaliar ${essays(count)}`,
  question: (number: number): string => `Questão ${number}`,
  finishing: 'Todas as questões respondidas. Confirmando a conclusão…',
  unconfirmed: 'Todas as questões respondidas e salvas. A conclusão aparece assim que o servidor confirmar.',
  finished: {
    exam: 'Prova concluída. Veja o resultado e os comentários.',
    smartExam: 'Simulado inteligente concluído. Veja o resultado e os comentários.',
  } satisfies Record<DayExamKind, string>,
  readOnlyTitle: {exam: 'Prova não concluída', smartExam: 'Simulado inteligente não concluído'} satisfies Record<
    DayExamKind,
    string
  >,
  readOnlyUntouched: 'O prazo terminou às 4h da madrugada e nenhuma questão foi respondida.',
  readOnlyText: (answered: number, total: number): string =>
    `O prazo terminou às 4h da madrugada, com ${answered} de ${total} questões respondidas. Você pode ver o que fez, mas nada muda mais.`,
  readOnlyEssays: (count: number): string => `${essays(count)} ${count === 1 ? 'ficou' : 'ficaram'} sem avaliação.`,
}
