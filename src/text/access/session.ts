/** What a session tells a student: an expired login, leaving, another account (spec 1§4). */
export const sessionText = {
  expiredTitle: 'Sua sessão expirou',
  expiredText: 'Digite sua senha para continuar de onde parou. Nada do que você respondeu se perdeu.',
  account: 'Conta',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  continue: 'Continuar',
  checking: 'Entrando…',
  renewed: 'Tudo certo. Continuando de onde você parou…',
  noPassword:
    'Esta conta não entra com senha. Saia e entre de novo: o que você respondeu será enviado no próximo login.',
  leave: 'Sair',
  leaveTitle: 'Sair agora?',
  leaveText: (waiting: number) =>
    waiting === 1
      ? '1 resposta ainda não chegou ao servidor. Ela fica guardada neste aparelho e será enviada quando você entrar de novo aqui.'
      : `${waiting} respostas ainda não chegaram ao servidor. Elas ficam guardadas neste aparelho e serão enviadas quando você entrar de novo aqui.`,
  leaveTabText: (waiting: number) =>
    `${waiting === 1 ? '1 resposta ainda não chegou' : `${waiting} respostas ainda não chegaram`} ao servidor, e este navegador não guarda dados. Só há envio se você entrar de novo nesta aba, sem fechar nem recarregar.`,
  stay: 'Continuar estudando',
} as const
