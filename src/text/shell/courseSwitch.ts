/** How many answers are on their way, in words. */
export const answers = (count: number): string => (count === 1 ? '1 resposta' : `${count} respostas`)

/** The change to another course (spec 1§2, 1§8); loaded with the first wish for one. */
export const courseSwitchText = {
  question: (title: string) => `Deseja trocar para o curso ${title}?`,
  explanation: 'A plataforma recarrega no início do outro curso. Seu histórico continua em cada um deles.',
  confirm: 'Trocar de curso',
  cancel: 'Cancelar',
  waitingTitle: 'Salvando antes de trocar',
  waiting: (count: number) => `Faltam ${answers(count)}. O curso é trocado assim que tudo estiver salvo.`,
  atRisk: 'Este aparelho não conseguiu guardar suas respostas: não feche nem recarregue esta aba até que sejam salvas.',
  anyway: 'Trocar agora e enviar depois',
  switching: 'Trocando de curso…',
  retry: 'Tentar de novo',
  elsewhereTitle: 'O curso foi trocado em outra aba.',
  elsewhere: (count: number) =>
    `Esta aba recarrega assim que ${answers(count)} ${count === 1 ? 'for salva' : 'forem salvas'}.`,
  reload: 'Recarregar agora',
  reloading: 'Abrindo o curso…',
} as const
