type Message = {readonly title: string; readonly text: string}

/** Forgot password (spec 1§2). */
export const forgotPasswordText = {
  title: 'Redefinir senha',
  invitation: 'Informe o e-mail da sua conta. Enviaremos um link para criar uma nova senha.',
  email: 'E-mail',
  submit: 'Enviar',
  submitting: 'Enviando…',
  slow: 'O servidor está demorando a responder. Aguarde mais um pouco…',
  mailedTo: (email: string) => `Veja a caixa de entrada de ${email}, e também a de spam.`,
  register: 'Criar conta',
  back: 'Voltar',
} as const

/** The three outcomes of a request for a new password (spec 1§8). */
export const forgotPasswordMessages: Readonly<Record<'sent' | 'notFound' | 'failed', Message>> = {
  sent: {title: 'Sucesso!', text: 'Um código foi enviado para o seu e-mail.'},
  notFound: {title: 'E-mail nao encontrado', text: 'Verifique o e-mail ou cadastre-se.'},
  failed: {title: 'Algo deu errado... Tente novamente mais tarde.', text: 'O e-mail que você digitou continua aqui.'},
}

/** Toasts of the public screens stay this long (spec 1§9), in milliseconds. */
export const recoveryToastDuration = 6_000

/** The page of the confirmation mail's link (spec 1§7). */
export const confirmationText = {
  page: 'Confirmação do e-mail',
  applying: 'Confirmando seu e-mail…',
  confirmed: 'E-mail confirmado!',
  confirmedText: 'Sua conta está pronta. Bons estudos!',
  spent: 'Este link não vale mais',
  spentText:
    'Ele já foi usado ou expirou. Entre na sua conta: se o e-mail ainda não estiver confirmado, você pode pedir outro link.',
  failed: 'Não foi possível confirmar seu e-mail',
  failedText: 'O servidor não respondeu: confira sua conexão. O link continua valendo.',
  tryAgain: 'Tentar de novo',
  go: 'Continuar',
} as const

/** The reminder that the e-mail is not confirmed yet. */
export const verificationText = {
  title: 'Confirme seu e-mail',
  sent: (email: string) => `Enviamos um link para ${email}. Veja também a caixa de spam.`,
  failed: 'Não foi possível enviar o link de confirmação.',
  send: 'Enviar de novo',
  sending: 'Enviando…',
  dismiss: 'Lembrar depois',
  sentToast: 'E-mail de confirmação enviado',
  failedToast: 'Algo deu errado... Tente novamente mais tarde.',
} as const

/** Sign-in by a token of another product (spec 1§2). */
export const externalAuthText = {
  signingIn: 'Entrando…',
  leaving: 'Abrindo…',
  failed: 'Não foi possível entrar',
  failedText: 'O servidor não respondeu: confira sua conexão.',
  tryAgain: 'Tentar de novo',
  switchTitle: (email: string) => `Continuar como ${email}?`,
  switchText: (email: string) => `Neste aparelho, a conta aberta é ${email}. O link que você abriu entra em outra.`,
  otherAccount: 'outra conta',
  switch: 'Trocar de conta',
  stay: 'Ficar na conta atual',
} as const
