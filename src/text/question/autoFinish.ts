/** The end of an activity that ends by itself (spec 2§4). */
export const autoFinishText = {
  finishing: 'Todas as questões respondidas. Confirmando a conclusão…',
  partDone: 'Questões concluídas. A revisão termina quando os flashcards também forem respondidos.',
  unconfirmed: 'Todas as questões respondidas e salvas. A conclusão aparece assim que o servidor confirmar.',
  cardsFinishing: 'Todos os flashcards respondidos. Confirmando a conclusão…',
  cardsPartDone: 'Flashcards concluídos. A revisão termina quando as questões também forem respondidas.',
  cardsUnconfirmed: 'Todos os flashcards respondidos e salvos. A conclusão aparece assim que o servidor confirmar.',
  retry: 'Tentar de novo',
  finished: 'Revisão inteligente concluída.',
  ungradedTitle: (count: number): string =>
    count === 1 ? '1 questão dissertativa por avaliar' : `${count} questões dissertativas por avaliar`,
  ungradedText: 'Avalie ainda hoje: sem isso a atividade não conta como concluída.',
  question: (number: number): string => `Questão ${number}`,
} as const
