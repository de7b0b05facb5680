/** What the session tells in passing; what it asks is loaded with its dialogs (spec 1§4). */
export const sessionNotices = {
  switchedTitle: 'Você entrou com outra conta',
  switchedText: (email: string) =>
    `Agora você está estudando como ${email}. O que a conta anterior ainda não enviou fica guardado aqui.`,
  otherAccount: 'outra conta',
  signOutFailedTitle: 'Não foi possível sair',
  signOutFailedText: 'Confira sua conexão e tente de novo.',
} as const
